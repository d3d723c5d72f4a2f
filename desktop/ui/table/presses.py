"""What Enter and a screen reader press: a stop that is known by name, not by a point of the screen."""

from PySide6.QtCore import QObject, Qt

from desktop.ui.table.access import AccessLayer
from desktop.ui.table.drag import Hand
from desktop.ui.table.handling import Handling
from desktop.ui.table.keyboard import Keyboard
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
        self._lifted: Subject | None = None

    def follow(self, keyboard: Keyboard) -> None:
        """Take the presses of a keyboard and of the access layer, and tell the keyboard where to go."""
        self._access.pressed.connect(self.press)
        keyboard.pressed.connect(self.press)
        keyboard.cancelled.connect(self._on_cancelled)
        keyboard.legal_places, keyboard.leads_on = self.legal_places, self._stage.leads_on

    def press(self, subject: Subject) -> None:
        """What a press on this stop does; whoever lifted something comes to where it may go."""
        before = self._handling.held
        inside = self._stage.entries(subject.id) if subject.kind == "zone" and before is None else []
        if inside:
            self._access.focus(inside[0], Qt.FocusReason.OtherFocusReason)
            if len(inside) > 1 or not self._stage.leads_on(inside[0]):
                return  # there is something to choose, or only to read
            subject = inside[0]  # a pile is pressed for what lies on it
        if subject.kind == "piece":
            self._hand.click_piece(subject.id)
        else:
            self._hand.click_zone(subject.id)
        if before is None and self._handling.held is not None:
            self._lifted = subject
            self._lead(self._stage.legal())
        elif before is not None and self._handling.held is None and self._handling.draft is not None:
            self._lead([each for each in self._stage.legal() if each.kind == "piece"])

    def legal_places(self) -> list[Subject]:
        """Where arrows walk: to what takes the held piece, or among the rows that pieces are asked of."""
        if self._handling.held is not None:
            return self._stage.legal()
        if self._handling.draft is None:
            return []
        rows = {self._group(each) for each in self._stage.legal() if each.kind == "piece"}
        return [each for each in self._access.subjects if each.kind == "piece" and self._group(each) in rows]

    def _group(self, subject: Subject) -> str:
        button = self._access.button(subject)
        return button.stop.group if button is not None else ""

    def _lead(self, there: list[Subject]) -> None:
        if there:
            self._access.focus(there[0], Qt.FocusReason.OtherFocusReason)

    def lead_to(self, zone: str) -> None:
        """Bring the keyboard to a zone, where the next press is likely meant."""
        self._access.focus(Subject("zone", zone), Qt.FocusReason.OtherFocusReason)

    def _on_cancelled(self) -> None:
        """What was lifted by a press has been given back: the keyboard goes where it came from."""
        lifted, self._lifted = self._lifted, None
        if lifted is not None and self._handling.draft is None:
            self._access.focus(lifted, Qt.FocusReason.OtherFocusReason)
