"""The one-colour marks, 24 x 24: each is told by its outline alone, down to ten pixels."""

from __future__ import annotations

from math import cos, radians, sin

MARK_SIZE = 24.0


def _hexagon(radius: float, turn: float = 30.0) -> str:
    points = [
        (12 + radius * cos(radians(turn + 60 * at)), 12 + radius * sin(radians(turn + 60 * at)))
        for at in range(6)
    ]
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points) + "Z"


def _ring(radius: float) -> str:
    half = f"A{radius} {radius} 0 1 0"
    return f"M{12 - radius} 12{half} {12 + radius} 12{half} {12 - radius} 12Z"


def _gear() -> str:
    parts: list[str] = []
    for tooth in range(8):
        for share, radius in ((-11, 8.2), (-8, 11), (8, 11), (11, 8.2)):
            a = radians(tooth * 45 + share)
            parts.append(f"{12 + radius * cos(a):.2f} {12 + radius * sin(a):.2f}")
    return "M" + "L".join(parts) + "Z"


MARKS: dict[str, tuple[str, ...]] = {
    # an anvil: wide and low
    "foundry": (
        (
            "M1 5.5H6V4H23V8.2C18.8 8.6 16.4 10 15.8 12.6L16.6 15.6H19.4V20.5H5.6V15.6H8.6"
            "L9.4 12.8C4.6 12.4 1.6 9.6 1 5.5Z"
        ),
    ),
    # an open book
    "archive": (
        (
            "M11.2 6.2C8.6 4 5 3.2 1 3.4V18.6C5 18.4 8.6 19.2 11.2 21.2Z"
            "M3.2 7.2C5.4 7.2 7.4 7.7 9.2 8.8V10.6C7.4 9.5 5.4 9 3.2 9Z"
            "M3.2 11.6C5.4 11.6 7.4 12.1 9.2 13.2V15C7.4 13.9 5.4 13.4 3.2 13.4Z"
        ),
        (
            "M12.8 6.2C15.4 4 19 3.2 23 3.4V18.6C19 18.4 15.4 19.2 12.8 21.2Z"
            "M20.8 7.2C18.6 7.2 16.6 7.7 14.8 8.8V10.6C16.6 9.5 18.6 9 20.8 9Z"
            "M20.8 11.6C18.6 11.6 16.6 12.1 14.8 13.2V15C16.6 13.9 18.6 13.4 20.8 13.4Z"
        ),
    ),
    # a six-sided cell with its core
    "reactor": (_hexagon(11.4) + _hexagon(7.9), _ring(4.0)),
    # a lighthouse with two beams
    "beacon": (
        "M9.9 9.4H14.1L16.4 20.2H18.4V23H5.6V20.2H7.6Z",
        "M9 4.6L12 1 15 4.6V7.9H9Z",
        "M7.4 5L1 2.2V5.4L7.4 6.2ZM7.4 7L1 8.2V11.4L7.4 8.2Z",
        "M16.6 5L23 2.2V5.4L16.6 6.2ZM16.6 7L23 8.2V11.4L16.6 8.2Z",
    ),
    # a needle's four points: a place that was surveyed
    "locus": ("M12 .8L14.6 9.4 23.2 12 14.6 14.6 12 23.2 9.4 14.6 .8 12 9.4 9.4Z" + _ring(2.0),),
    # a gate and its image in the water
    "gate": (
        "M3 11V8.6A9 7.6 0 0 1 21 8.6V11H16.6V9A4.6 4.2 0 0 0 7.4 9V11Z",
        "M3 13V15.4A9 7.6 0 0 0 21 15.4V13H19V15.2A7 5.8 0 0 1 5 15.2V13Z",
        "M7.4 13V15A4.6 4.2 0 0 0 16.6 15V13H14.8V14.8A2.8 2.6 0 0 1 9.2 14.8V13Z",
    ),
    # towers on a wheel
    "city": (_gear() + "M12 5.2L14 8V10.4H16.4V15.4H7.6V12H9.8V8Z",),
    # the sun on the horizon: the start of a turn
    "prime": (
        "M5 17A7 7 0 0 1 19 17Z",
        "M.8 18.6H23.2V21H.8Z",
        (
            "M11 2.2H13V7.2H11ZM2.9 6.9L4.3 5.5 7.6 8.8 6.2 10.2ZM21.1 6.9L19.7 5.5 16.4 8.8 17.8 10.2Z"
            "M.6 13.2H4V15.2H.6ZM20 13.2H23.4V15.2H20Z"
        ),
    ),
    # a bolt: set off by an action
    "trigger": ("M14.6 .8L3.6 13.6H10.4L8.6 23.2 20.4 9.8H13.2Z",),
    # the slider that only goes down
    "lose": ("M8.4 2.2H15.6V10.4H21L12 21.8 3 10.4H8.4Z",),
    # a card that comes
    "draw": (
        "M7.5 1.5H20.5V18H7.5ZM9.7 3.7V15.8H18.3V3.7Z",
        "M3.5 6H5.7V20.3H16V22.5H3.5Z",
        "M13 6.2H15V8.8H17.4V10.8H15V13.4H13V10.8H10.6V8.8H13Z",
    ),
    # a card that goes
    "discard": (
        "M3.5 1.5H16.5V12H14.3V3.7H5.7V15.8H10V18H3.5Z",
        "M15.4 22.8L9.8 16.2H13.4V13H17.4V16.2H21Z",
    ),
    "swap": (
        "M16.4 2L23 7.2 16.4 12.4V9H4V5.4H16.4Z",
        "M7.6 11.8V15.2H20V18.8H7.6V22.2L1 17Z",
    ),
    # the top card goes below
    "under": (
        "M2 3.5H15V6H4.5V8H2Z",
        "M2 9.6H15V12H2ZM2 13.6H15V16H2ZM2 17.8H15V21H2Z",
        (
            "M17 4.6H20.6C22.4 4.6 23 5.6 23 7V17.6"
            "C23 19 22.4 20.4 20.6 20.4H19.8V22.6L16.2 19.4 19.8 16.2V18.2"
            "H20.4C20.7 18.2 20.8 18 20.8 17.6V7C20.8 6.8 20.7 6.8 20.4 6.8H17Z"
        ),
    ),
    # a card taken from the row
    "take": (
        "M1.5 3H7.5V11H1.5ZM9 3H15V11H9ZM16.5 3H22.5V11H16.5Z",
        "M12 12.4L17.2 18H13.6V22.6H10.4V18H6.8Z",
    ),
    # the row of the middle
    "row": ("M1.5 6H7.5V18H1.5ZM9 6H15V18H9ZM16.5 6H22.5V18H16.5Z",),
    "hand": (
        "M2.2 9L7.6 6.6 11.4 19.6 6.8 21.4Z",
        "M8.8 4.2H15.2V19H12.8Z",
        "M16.6 6.6L21.8 9 17.2 21.4 13.6 20.4 16.6 17Z",
    ),
    "points": ("M2 20H22V22.4H2ZM3.4 14H7.4V18.4H3.4ZM10 8.6H14V18.4H10ZM16.6 2.6H20.6V18.4H16.6Z",),
    # a hand that turns a leaf by itself: words of the card's author
    "by-hand": (
        "M3 2H16.4L21 6.6V22H3ZM5.4 4.4V19.6H18.6V7.8H15.2V4.4Z",
        "M7.4 10H16.6V11.8H7.4ZM7.4 13.2H16.6V15H7.4ZM7.4 16.4H13V18H7.4Z",
    ),
    # the flag at the finish: this turn is the last
    "last": ("M4 2H6.6V22.4H4Z", "M7.8 3H21.4L17.6 7.8 21.4 12.6H7.8Z"),
    # the turn goes round
    "pass": (
        (
            "M12 2A10 10 0 0 1 21.4 8.6"
            "L23.8 7.4 22.6 14.6 16.2 11.2 18.8 9.9A7.2 7.2 0 0 0 5.2 9.8L2.6 8.6A10 10 0 0 1 12 2Z"
        ),
        (
            "M12 22A10 10 0 0 1 2.6 15.4"
            "L.2 16.6 1.4 9.4 7.8 12.8 5.2 14.1A7.2 7.2 0 0 0 18.8 14.2L21.4 15.4A10 10 0 0 1 12 22Z"
        ),
    ),
    # cards that come back into the row
    "refill": (
        "M1.5 13H7.5V21H1.5ZM9 13H15V21H9ZM16.5 13H22.5V21H16.5Z",
        "M10.4 1.4H13.6V6H17.2L12 11.6 6.8 6H10.4Z",
    ),
    "plus": ("M9.8 3H14.2V9.8H21V14.2H14.2V21H9.8V14.2H3V9.8H9.8Z",),
    "arrow": ("M2 9.6H13.4V4.4L22.4 12 13.4 19.6V14.4H2Z",),
    "question": (
        "M12 1A11 11 0 1 1 12 23A11 11 0 1 1 12 1ZM12 3.4A8.6 8.6 0 1 0 12 20.6A8.6 8.6 0 1 0 12 3.4Z",
        (
            "M8 9.4"
            "C8 6.9 9.7 5.5 12.1 5.5 14.6 5.5 16.2 6.9 16.2 9 16.2 11.7 13.2 12 13.2 14.4H10.8C10.8 11.4"
            " 13.7 11.1 13.7 9.1 13.7 8.2 13 7.7 12.1 7.7 11.1 7.7 10.5 8.3 10.5 9.4Z"
            "M10.7 15.8H13.4V18.4H10.7Z"
        ),
    ),
}
"""Outlines by name; a path within a path is a hole (even-odd)."""


def mark_path(name: str, left: float, top: float, size: float, colour: str, *, mirror: bool = False) -> str:
    """A mark as an element of a larger picture."""
    scale = size / MARK_SIZE
    across, start = (-scale, left + size) if mirror else (scale, left)
    turn = f"translate({start:.2f} {top:.2f}) scale({across:.4f} {scale:.4f})"
    paths = "".join(f'<path fill="{colour}" fill-rule="evenodd" d="{data}"/>' for data in MARKS[name])
    return f'<g transform="{turn}">{paths}</g>'
