"""The options of a match as rules ask for them, checked once."""

from dataclasses import dataclass, fields
from typing import Literal, cast

from desktop.engine.options import Options, OptionValue, complete_options
from desktop.games.the_west.manifest import OPTIONS


@dataclass(frozen=True, slots=True)
class House:
    """House rules of one match; field names are the option ids."""

    reaction: Literal["card", "none"] = "card"
    matching: Literal["card", "as-shown"] = "card"
    ending: Literal["card", "at-once", "last-turn"] = "card"

    def options(self) -> dict[str, OptionValue]:
        """The same as option values by id."""
        return {entry.name: cast("OptionValue", getattr(self, entry.name)) for entry in fields(self)}


def house_from(options: Options) -> House:
    """The house rules of chosen options; defaults where none is chosen.

    Raises:
        BadInputError: an unknown option, or a value that the option cannot take.
    """
    # complete_options has compared every value and its type with what the option may take
    return House(**complete_options(OPTIONS, options))  # pyright: ignore[reportArgumentType] -- checked above
