"""What lies in the middle, counted: shown before any card is touched."""

from desktop.games.the_west.rules.holding import type_of
from desktop.games.the_west.rules.view import View
from desktop.games.the_west.rules.vocabulary import FacilityType


def count_in_middle(view: View, kind: FacilityType) -> int:
    """How many Facilities of a type lie in the middle."""
    return sum(type_of(card) == kind for card in view.middle)
