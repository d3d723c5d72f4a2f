"""What Enter and a screen reader press: a stop that is known by name, not by a point of the screen."""

from PySide6.QtCore import QObject, Qt

from desktop.ui.table.access import AccessLayer
from desktop.ui.table.drag import Hand
from desktop.ui.table.handling import Handling
from desktop.ui.table.stage import Stage
from desktop.ui.table.stops import Subject


class Presses(QObject):
    """Clicks what was pressed, or leads the keyboard into what is only a ground for pieces."""

    def __init__(
        self, stage: Stage, handling: Handling, hand: Hand, access: AccessLayer, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._stage = stage
        self._handling = handling
        self._hand = hand
        self._access = access

    def press(self, subject: Subject) -> None:
        """What a press on this stop does."""
        if subject.kind == "piece":
            self._hand.click_piece(subject.id)
        elif (first := self._stage.entry(subject.id)) is not None and self._handling.held is None:
            self._access.focus(first, Qt.FocusReason.OtherFocusReason)
        else:
            self._hand.click_zone(subject.id)

    def lead_to(self, zone: str) -> None:
        """Bring the keyboard to a zone, where the next press is likely meant."""
        self._access.focus(Subject("zone", zone), Qt.FocusReason.OtherFocusReason)
