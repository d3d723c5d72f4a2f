"""The look that everything painted takes: one value, replaced as a whole when it changes."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Colours:
    """Named colours as ``#rrggbb``; each text colour holds 4.5:1 on the ground it is named for."""

    ground: str
    """Window background."""
    surface: str
    """Panels, cards of the set-up screen, tooltips."""
    raised: str
    """Buttons and fields on a surface."""
    line: str
    """Borders that carry meaning (3:1 on surface)."""
    text: str
    """Text on ground, surface and raised."""
    text_soft: str
    """Secondary text; still 4.5:1 on ground, surface and raised."""
    accent: str
    """The one colour of action: primary button, current step, focus."""
    on_accent: str
    """Text on accent."""
    allowed: str
    """Glow of legal places (always with a shape)."""
    refused: str
    """Refusals (always with a sign)."""
    paper: str
    """Plates of cards on which numbers stand."""
    ink: str
    """Numbers and marks on paper."""
    shadow: str
    """Colour of soft shadows, used with opacity."""
    seats: tuple[str, str, str, str, str]
    """Ground of each seat's colour; white or ink text stands on it by contrast."""


@dataclass(frozen=True, slots=True)
class Look:
    """Theme, type and motion as chosen by the player or the system."""

    colours: Colours
    dark: bool
    text_scale: float
    """1.0 to 2.0; multiplies every text size."""
    motion_ms: int
    """Length of a move of a piece in milliseconds; 0 shows the end picture at once."""
    language: str
    """``en``, ``ja`` or ``ru``: chooses which font comes first."""
