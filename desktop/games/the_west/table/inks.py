"""The colours of the four types and of signs, on paper and on metal."""

from dataclasses import dataclass
from typing import Final

from desktop.games.the_west.rules.vocabulary import FacilityType

TYPE_INKS: Final[dict[FacilityType, str]] = {
    "foundry": "#A23A1A",
    "archive": "#1E4C88",
    "reactor": "#0F6A55",
    "beacon": "#71307C",
}
"""Vermilion, Prussian blue, verdigris and violet; each type's mark says the same by its shape."""

_METAL_INKS: Final[dict[FacilityType, str]] = {
    "foundry": "#FFB39A",
    "archive": "#A9CBFF",
    "reactor": "#93E0C6",
    "beacon": "#E6B6F2",
}

PAPER: Final = "#F7EEDA"
SEPIA: Final = "#3B2A1B"
BRASS: Final = "#C79A45"
BRASS_DEEP: Final = "#4D3412"
BRASS_LIGHT: Final = "#F1D58E"
RED: Final = "#9C2A16"


@dataclass(frozen=True, slots=True)
class Inks:
    """What signs are drawn in: plain ones, points that are lost, the marks of types."""

    plain: str
    loss: str
    types: dict[FacilityType, str]

    def of(self, mark: str) -> str:
        """The colour of a mark."""
        for kind, ink in self.types.items():
            if kind == mark:
                return ink
        return self.loss if mark == "lose" else self.plain


ON_PAPER: Final = Inks(SEPIA, RED, TYPE_INKS)
ON_METAL: Final = Inks("#F6E7C4", "#FFB39A", _METAL_INKS)
