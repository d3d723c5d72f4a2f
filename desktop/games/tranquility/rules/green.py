"""The Green Path: which places lie on a path from the base, and how high it goes."""

from desktop.games.tranquility.rules.cards import card_of
from desktop.games.tranquility.rules.geometry import HOLDERS, ROW_OF, SLOPE, TOP_ROW
from desktop.games.tranquility.rules.state import Mountain


def is_green(mountain: Mountain, place: int) -> bool:
    """Whether a green Ascent card or the green Campfire lies there; Bridges have no colour."""
    card = mountain[place]
    return card is not None and card_of(card).colour == "green"


def green_paths(mountain: Mountain) -> tuple[int, ...]:
    """The places of all paths that begin in row 1, in reading order (tranq.green.goal)."""
    on_path: set[int] = set()
    for place in range(SLOPE):
        holders = HOLDERS[place]
        if is_green(mountain, place) and (not holders or not on_path.isdisjoint(holders)):
            on_path.add(place)
    return tuple(sorted(on_path))


def green_row(mountain: Mountain) -> int:
    """The highest row that a green path has reached; 0 when none has begun."""
    return max((ROW_OF[place] for place in green_paths(mountain)), default=0)


def green_done(mountain: Mountain) -> bool:
    """Whether a green path goes from the base to row 8."""
    return green_row(mountain) == TOP_ROW
