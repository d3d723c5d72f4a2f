"""How files of older versions become files of this one, one version at a time.

A step takes the JSON values of a file's lines (or the one value of a whole file) at version n and
gives those of version n + 1. Each step has a stored sample in ``tests/session/samples``.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from desktop.engine.bad_input import BadInputError

Values = Sequence[dict[str, Any]]
Step = Callable[[Values], Values]

MATCH_STEPS: Mapping[int, Step] = {}
"""From match file version n to n + 1; version 1 is the first there is."""

POSITION_STEPS: Mapping[int, Step] = {}
"""From position file version n to n + 1."""

DECK_STEPS: Mapping[int, Step] = {}
"""From deck file version n to n + 1."""


def brought_up(values: Values, found: object, current: int, steps: Mapping[int, Step]) -> Values:
    """The values of a file as the current version writes them.

    Raises:
        BadInputError: made by a newer program, of a version that never was, or unfit for its step.
    """
    if type(found) is not int or found < 1:
        raise BadInputError("wrong-version", {"version": str(found)[:40]})
    if found > current:
        raise BadInputError("newer-file", {"version": found, "known": current})
    for version in range(found, current):
        try:
            values = steps[version](values)
        except (KeyError, TypeError, ValueError, AttributeError) as fault:
            raise BadInputError(
                "wrong-shape", {"where": f"version {version}", "detail": repr(fault)[:200]}
            ) from fault
    return values
