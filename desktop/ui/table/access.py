"""The layer of buttons over the table: what the keyboard reaches and a screen reader reads.

A screen reader sees nothing of a graphics scene, so every stop has a real button above it. The
buttons let the mouse through and show only the focus ring.
"""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from desktop.ui.tab_order import put_behind
from desktop.ui.table.keymap import WITH_MODIFIER
from desktop.ui.table.mapping import OnScreen
from desktop.ui.table.stops import Stop, Subject
from desktop.ui.theme.look import Look

RING_PX = 3


class AccessButton(QAbstractButton):
    """One stop. Pressing it, by key or by a screen reader, is a click on what lies under it."""

    focused = Signal(object, object)
    """Subject and focus reason."""
    key_pressed = Signal(object)

    def __init__(self, stop: Stop, parent: "AccessLayer", look: Look) -> None:
        super().__init__(parent)
        self._layer = parent
        self.stop = stop
        self.look = look
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, False)

    @property
    def ring_shown(self) -> bool:
        """Whether the focus is shown: only to those who play by keys at the moment."""
        return self.hasFocus() and self._layer.by_keys

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit(self.stop.subject, event.reason())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Not the base: it would walk through all buttons by arrow keys and press on Space's release.
        if not event.modifiers() & WITH_MODIFIER:
            self._layer.show_focus(True)
        self.key_pressed.emit(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.ring_shown:
            return
        colours = self.look.colours
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setClipPath(self._unspared())
            ring = QRectF(self.rect()).adjusted(RING_PX, RING_PX, -RING_PX, -RING_PX)
            for colour, width in ((colours.surface, RING_PX + 3), (colours.accent, RING_PX)):
                painter.setPen(QPen(QColor(colour), width))
                painter.drawRoundedRect(ring, 8, 8)

    def _unspared(self) -> QPainterPath:
        """All of the button but the costs that are written there: the ring passes behind them."""
        whole, plates = QPainterPath(), QPainterPath()
        whole.addRect(QRectF(self.rect()))
        for plate in self._layer.spared():
            rect = QRectF(plate.translated(-self.pos()))
            plates.addRoundedRect(rect, rect.height() / 2, rect.height() / 2)
        return whole - plates


class AccessLayer(QWidget):
    """Keeps one button for each stop, in reading order and in place at once (nothing glides here)."""

    focused = Signal(object, object)
    pressed = Signal(object)
    """A Subject was pressed by a screen reader or a key."""
    key_pressed = Signal(object)

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._buttons: dict[Subject, AccessButton] = {}
        self._by_keys = False
        self.spared: Callable[[], list[QRect]] = list
        """Tells what the focus ring may not be drawn over, in pixels of the layer."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    @property
    def subjects(self) -> list[Subject]:
        """All stops in reading order."""
        return list(self._buttons)

    def button(self, subject: Subject) -> AccessButton | None:
        """The button of a stop."""
        return self._buttons.get(subject)

    def places(self) -> dict[Subject, QRect]:
        """Where the stops are on the screen, in reading order."""
        return {subject: button.geometry() for subject, button in self._buttons.items()}

    @property
    def by_keys(self) -> bool:
        """Whether the table is played by keys at the moment, so that the focus must be seen."""
        return self._by_keys

    def show_focus(self, by_keys: bool) -> None:
        """Show where the keyboard is from now on, or hide it for a hand on the mouse."""
        self._by_keys = by_keys
        here = self._buttons.get(self.current) if self.current else None
        if here is not None:
            here.update()

    @property
    def current(self) -> Subject | None:
        """The stop that has the keyboard."""
        for subject, button in self._buttons.items():
            if button.hasFocus():
                return subject
        return None

    def bring(self, stops: Sequence[Stop], on_screen: OnScreen) -> None:
        """Have exactly these stops, at their places. The focus stays, or goes to the nearest stop."""
        wanted = {stop.subject: stop for stop in stops}
        lost = self.current if self.current not in wanted else None
        lost_place = self._buttons[lost].geometry() if lost else QRect()
        by_keys = lost is not None and self._buttons[lost].ring_shown
        gone = [self._buttons.pop(subject) for subject in list(self._buttons) if subject not in wanted]
        known = self._buttons
        self._buttons = {}
        for subject, stop in wanted.items():
            button = known.get(subject) or self._new(stop, next(reversed(self._buttons.values()), self))
            button.stop = stop
            place = on_screen(stop.rect).adjusted(-RING_PX, -RING_PX, RING_PX, RING_PX)
            if button.geometry() != place:
                button.setGeometry(place)
            self._buttons[subject] = button
        self._order()
        if lost:
            self._refocus(lost_place, by_keys=by_keys)
        for button in gone:
            button.hide()
            button.deleteLater()

    def describe(self, subject: Subject, name: str, description: str) -> None:
        """Give a stop its words."""
        button = self._buttons.get(subject)
        if button is None:
            return
        if button.accessibleName() != name:
            button.setAccessibleName(name)
        if button.accessibleDescription() != description:
            button.setAccessibleDescription(description)

    def focus(self, subject: Subject, reason: Qt.FocusReason) -> bool:
        """Bring the keyboard to a stop; whether there is one."""
        button = self._buttons.get(subject)
        if button is None:
            return False
        button.setFocus(reason)
        return True

    def set_look(self, look: Look) -> None:
        """Take another look."""
        self._look = look
        for button in self._buttons.values():
            button.look = look
            button.update()

    def _new(self, stop: Stop, before: QWidget) -> AccessButton:
        button = AccessButton(stop, self, self._look)
        put_behind(before, button)
        button.focused.connect(self.focused)
        button.key_pressed.connect(self.key_pressed)
        button.clicked.connect(self._on_clicked)
        button.show()
        return button

    def _order(self) -> None:
        """Screen readers read children in the order of their stacking; keep it the reading order."""
        children = [child for child in self.children() if isinstance(child, AccessButton)]
        wanted = list(self._buttons.values())
        if [child for child in children if child in self._buttons.values()] != wanted:
            for button in wanted:
                button.raise_()

    def _refocus(self, place: QRect, *, by_keys: bool) -> None:
        """The keyboard goes to the nearest stop; brought here by the mouse, it shows no ring there either."""

        def distance(button: AccessButton) -> int:
            return (button.geometry().center() - place.center()).manhattanLength()

        nearest = min(self._buttons.values(), key=distance, default=None)
        if nearest is not None:
            reason = Qt.FocusReason.OtherFocusReason if by_keys else Qt.FocusReason.MouseFocusReason
            nearest.setFocus(reason)

    def _on_clicked(self) -> None:
        button = self.sender()
        if isinstance(button, AccessButton):
            self.pressed.emit(button.stop.subject)
