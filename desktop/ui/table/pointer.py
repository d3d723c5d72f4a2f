"""Mouse and touch events become one pointer in logical units; everything else is left out."""

from collections.abc import Callable
from typing import Final, Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QEventPoint, QMouseEvent, QTouchEvent, QWheelEvent

from desktop.ui.table.drag import Hand
from desktop.ui.table.mapping import OnTable


@runtime_checkable
class OtherHand(Protocol):
    """A hand for which a second finger is a second hand."""

    def second_press(self, at: QPointF) -> bool:
        """A second finger goes down; whether it may do something of its own."""
        ...

    def second_move(self, at: QPointF) -> None:
        """The second finger moves."""
        ...

    def second_release(self, at: QPointF) -> None:
        """The second finger comes up."""
        ...


class Pointer(QObject):
    """The first finger, or the left button while no finger is down; a second finger where it is a hand.

    Positions come from events, never from the cursor, which some systems do not tell.
    """

    TOUCHES: Final = (
        QEvent.Type.TouchBegin,
        QEvent.Type.TouchUpdate,
        QEvent.Type.TouchEnd,
        QEvent.Type.TouchCancel,
    )

    hovered = Signal(QPointF)
    """The mouse is over this point of the table, nothing pressed."""
    left = Signal()
    """The mouse left the table."""
    pressed = Signal(QPointF)
    given_back = Signal()
    """The right button: give back what is held."""

    def __init__(self, hand: Hand, on_table: OnTable, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._hand = hand
        self._on_table = on_table
        self._finger: int | None = None
        self._second: int | None = None
        self._other_hand = hand if isinstance(hand, OtherHand) else None
        self.turned: Callable[[QPointF, float], bool] | None = None
        """Asked what a turn of the wheel means (notches, away from the hand positive); True: it was used."""

    def wheel(self, event: QWheelEvent) -> None:
        """The wheel is turned: the whole table is always in view, so it scrolls nothing by itself."""
        turned = event.angleDelta().y() or event.angleDelta().x()
        used = self.turned is not None and self.turned(self._on_table(event.position()), turned / 120.0)
        event.setAccepted(used)

    def mouse_press(self, event: QMouseEvent) -> None:
        """The left button goes down, also as the second press of a double click."""
        event.accept()
        if self._finger is not None:
            return
        at = self._on_table(event.position())
        if event.button() == Qt.MouseButton.LeftButton:
            self.pressed.emit(at)
            self._hand.press(at, event.timestamp())
        elif event.button() == Qt.MouseButton.RightButton:
            self.given_back.emit()
            self._hand.cancel()

    def mouse_move(self, event: QMouseEvent) -> None:
        """The mouse moves, with or without a button."""
        event.accept()
        if self._finger is not None:
            return
        at = self._on_table(event.position())
        if self._hand.pressed and not event.buttons() & Qt.MouseButton.LeftButton:
            self.lose()  # the release went to somebody else, e.g. to another window
        self._hand.move(at)
        self.hovered.emit(at)

    def mouse_release(self, event: QMouseEvent) -> None:
        """The left button comes up, wherever the mouse is."""
        event.accept()
        if event.button() == Qt.MouseButton.LeftButton and self._finger is None:
            self._hand.release(self._on_table(event.position()))

    def leave(self) -> None:
        """The mouse left the viewport; a drag goes on until the release."""
        if not self._hand.dragging:
            self.left.emit()

    def lose(self) -> None:
        """No release will come any more."""
        self._finger = self._second = None
        self._hand.lose_pointer()

    def touch(self, event: QTouchEvent) -> bool:
        """Follow the first finger and the second; further ones are accepted, so that nothing else reacts."""
        event.accept()
        if event.type() == QEvent.Type.TouchCancel:
            self.lose()
            return True
        if event.type() == QEvent.Type.TouchBegin and self._finger is not None:
            self.lose()  # the end of the last touch never came
        for point in event.points():
            self._follow(point, event.timestamp())
        if event.type() == QEvent.Type.TouchEnd:
            self._finger = self._second = None
        return True

    def _follow(self, point: QEventPoint, when_ms: int) -> None:
        at = self._on_table(point.position())
        state = point.state()
        if state == QEventPoint.State.Pressed and self._finger is None and not self._hand.pressed:
            self._finger = point.id()
            self.pressed.emit(at)
            self._hand.press(at, when_ms, touch=True)
        elif point.id() != self._finger:
            self._follow_second(point, at)
        elif state == QEventPoint.State.Updated:
            self._hand.move(at)
        elif state == QEventPoint.State.Released:
            self._finger = None
            self._hand.release(at)

    def _follow_second(self, point: QEventPoint, at: QPointF) -> None:
        state, hand = point.state(), self._other_hand
        if hand is None:
            return
        if state == QEventPoint.State.Pressed and self._second is None:
            self._second = point.id() if hand.second_press(at) else None
        elif point.id() != self._second:
            return
        elif state == QEventPoint.State.Updated:
            hand.second_move(at)
        elif state == QEventPoint.State.Released:
            self._second = None
            hand.second_release(at)
