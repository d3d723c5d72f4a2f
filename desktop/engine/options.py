"""Options of a game as data: modules, house rules and what values they may take."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from desktop.engine.bad_input import BadInputError

OptionValue = bool | int | str
Options = Mapping[str, OptionValue]


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """One thing that can be chosen before a match.

    ``values`` lists every value it may take, the default among them, in the order shown.
    ``players`` are the least and most seats for which it has a meaning.
    ``needs`` names another option (and value) without which it has no effect.
    """

    id: str
    group: Literal["module", "house-rule"]
    default: OptionValue
    values: tuple[OptionValue, ...]
    players: tuple[int, int] = (1, 99)
    needs: tuple[str, OptionValue] | None = None


def complete_options(specs: tuple[OptionSpec, ...], given: Options) -> dict[str, OptionValue]:
    """All options with their values, defaults where none is given.

    Raises:
        BadInputError: an unknown option, or a value that the option cannot take.
    """
    by_id = {spec.id: spec for spec in specs}
    for name, value in given.items():
        if name not in by_id:
            raise BadInputError("unknown-option", {"option": name[:80]})
        # bool is an int in Python: compare types too, or True would pass for 1
        if not any(value == allowed and type(value) is type(allowed) for allowed in by_id[name].values):
            raise BadInputError("wrong-option", {"option": name, "value": str(value)[:80]})
    return {spec.id: given.get(spec.id, spec.default) for spec in specs}
