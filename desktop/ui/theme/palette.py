"""The two sets of colours: warm dawn paper by day, deep blue by night.

Every text colour holds 4.5:1 on the grounds it is meant for (measured by a test).
"""

from desktop.ui.theme.look import Colours

INK = "#241d18"
"""Dark text for grounds that are light in either theme."""

WHITE = "#ffffff"

TEXT_CONTRAST = 4.5
"""The least contrast of text on its ground."""

SIGN_CONTRAST = 3.0
"""The least contrast of borders and signs that carry meaning."""


def light_colours() -> Colours:
    """Paper in the first light of the day; the accent is the rising sun."""
    return Colours(
        ground="#f3e9da",
        surface="#fffaf1",
        raised="#f8eedf",
        line="#94826f",
        text="#2e2621",
        text_soft="#66584c",
        accent="#a9480a",
        on_accent="#ffffff",
        allowed="#0b7263",
        refused="#b1261f",
        paper="#fbf4e6",
        ink=INK,
        shadow="#5a3c1e",
        seats=("#dc9a33", "#14706f", "#7a3f86", "#bd3b56", "#3f5e9e"),
    )


def dark_colours() -> Colours:
    """The sky before dawn; the accent is a lamp in a window."""
    return Colours(
        ground="#0e1525",
        surface="#182239",
        raised="#23304c",
        line="#7f8cab",
        text="#f3ecdf",
        text_soft="#bcb9c0",
        accent="#f5b35c",
        on_accent="#2a1602",
        allowed="#63d3b4",
        refused="#ff9482",
        paper="#efe6d4",
        ink=INK,
        shadow="#000000",
        seats=("#dba146", "#43a59b", "#b585c8", "#e07c8d", "#80a1e2"),
    )


def luminance(colour: str) -> float:
    """Relative luminance of ``#rrggbb`` from 0 (black) to 1 (white), as WCAG defines it."""
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: str, second: str) -> float:
    """Contrast ratio of two ``#rrggbb`` colours, 1 to 21."""
    light, dark = sorted((luminance(first), luminance(second)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def text_on(ground: str) -> str:
    """White or ink, whichever reads better on a coloured ground."""
    return max((WHITE, INK), key=lambda colour: contrast(colour, ground))


def blend(first: str, second: str, share: float) -> str:
    """A colour between two: ``share`` 0 gives the first, 1 the second."""
    pairs = ((int(first[at : at + 2], 16), int(second[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)
