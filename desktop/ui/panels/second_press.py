"""A button that has only just come under a hand is not what that hand meant to press."""

from collections.abc import Callable
from time import monotonic
from typing import cast
from weakref import WeakKeyDictionary

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QWidget
from shiboken6 import isValid

from desktop.ui.patience import QUIET_S

_CLICKS = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
_CHANGES = (QEvent.Type.Show, QEvent.Type.Move)
_PRESS_KEYS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Select)

Meaning = tuple[str, str]
Place = QPoint | QObject | None
"""A point of the screen, the button that had the keyboard, or None for a shortcut."""


class SecondPress(QObject):
    """Swallows a press on a button that came, moved or got another meaning a moment ago, right where the
    hand last pressed another one: that hand has not seen it yet.

    Every swallowed press begins the moment anew, as an impatient hand goes on. For a key the place is the
    button on which the keyboard stayed, or to which it was brought; a shortcut is a place by itself.
    """

    def __init__(
        self, quiet_s: float = QUIET_S, clock: Callable[[], float] = monotonic, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._quiet_s = quiet_s
        self._clock = clock
        self._since: WeakKeyDictionary[QObject, float] = WeakKeyDictionary()
        self._places: WeakKeyDictionary[QObject, None] = WeakKeyDictionary()
        self._place: Place = None
        """Where was pressed last."""
        self._meaning: Meaning | None = None
        """What was pressed last."""

    def watch(self, button: QAbstractButton) -> None:
        """Guard a button from now on; it counts as new."""
        self._since[button] = self._clock()
        button.installEventFilter(self)

    def watch_place(self, place: QWidget) -> None:
        """Where that moves, so do the guarded buttons in it."""
        self._places[place] = None
        place.installEventFilter(self)

    def renew(self, button: QAbstractButton) -> None:
        """The button means something else from now on."""
        self._since[button] = self._clock()

    def lead_to(self, button: QAbstractButton) -> None:
        """The keyboard is brought to the button, from a press elsewhere that may be one of several."""
        self._meaning, self._place = ("", ""), button
        self.renew(button)

    def lets_shortcut(self, button: QAbstractButton) -> bool:
        """Whether a shortcut that presses the button counts now."""
        return self._lets(button, None)

    def eventFilter(self, watched: QObject, event: QEvent, /) -> bool:
        if watched in self._places:
            if event.type() == QEvent.Type.Move:
                self._moved(cast("QWidget", watched))
        elif event.type() in _CHANGES:
            self._since[watched] = self._clock()
        elif event.type() in _CLICKS:
            spot = cast("QMouseEvent", event).globalPosition().toPoint()
            return not self._lets(cast("QAbstractButton", watched), spot)
        elif event.type() == QEvent.Type.KeyPress:
            key = cast("QKeyEvent", event)
            if key.key() in _PRESS_KEYS and not key.isAutoRepeat():
                return not self._lets(cast("QAbstractButton", watched), watched)
        return False

    def _moved(self, place: QWidget) -> None:
        now = self._clock()
        for button in list(self._since):
            # one that Qt has deleted may still be known to Python for a while
            if isValid(button) and place.isAncestorOf(cast("QWidget", button)):
                self._since[button] = now

    def _lets(self, button: QAbstractButton, place: Place) -> bool:
        meaning = (button.objectName(), button.accessibleName())
        another = self._meaning is not None and self._meaning != meaning
        if another and self._is_here(button, place) and self._is_new(button):
            self.renew(button)
            return False
        self._meaning, self._place = meaning, place
        return True

    def _is_here(self, button: QAbstractButton, place: Place) -> bool:
        if isinstance(place, QPoint) and isinstance(self._place, QPoint):
            return button.rect().contains(button.mapFromGlobal(self._place))
        return not isinstance(place, QPoint) and place is self._place

    def _is_new(self, button: QAbstractButton) -> bool:
        return self._clock() - self._since.get(button, float("-inf")) < self._quiet_s
