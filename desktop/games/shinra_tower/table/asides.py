"""What is looked at and asked beside the building: the camera, the discard pile spread out, giving up."""

from PySide6.QtCore import QObject, Signal

from desktop.games.shinra_tower.table import layout
from desktop.games.shinra_tower.table.keys import Deed
from desktop.games.shinra_tower.table.looking import Looking

WHOLE_TOWER = "whole-tower"
SPREAD_DISCARD = "spread-discard"
BY_KEY = {Deed.WHOLE: WHOLE_TOWER, Deed.DISCARD: SPREAD_DISCARD}


class Asides(QObject):
    """Changes nothing in the match, and nothing on the tower."""

    changed = Signal()
    leads_to = Signal(str)

    def __init__(self, looking: Looking, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.looking = looking
        self.giving_up = False
        """Whether it was asked for once, and must be confirmed."""
        self.spread = False
        """Whether the discard pile is spread out to be read."""

    def act(self, action: str, *, holds: bool) -> bool:
        """What a button or key asks; whether it was one of these. A hand that holds looks nowhere else."""
        match action:
            case "ask-give-up" | "keep-on":
                self.giving_up = action == "ask-give-up"
            case "whole-tower" if not holds:
                self.looking.turn_over()
            case "spread-discard" if not holds:
                self.spread = not self.spread
            case _:
                return False
        self.changed.emit()
        if self.spread:
            self.leads_to.emit(layout.SPREAD)
        return True

    def tap(self, subject: str) -> bool:
        """A click: on the discard pile it is spread, anywhere but on its cards it closes."""
        if self.spread and not subject.startswith(layout.SPREAD):
            return self.close()
        return subject == "discard" and self.act(SPREAD_DISCARD, holds=False)

    def close(self) -> bool:
        """Put the discard pile together again; whether it was spread."""
        was, self.spread = self.spread, False
        if was:
            self.changed.emit()
        return was

    def make_way(self) -> None:
        """A piece comes: the tower is seen as large as one can place on it."""
        if self.spread or self.looking.whole:
            self.spread = False
            self.looking.at_top(at_once=True)
