"""A hurried hand over the whole window: mouse, keys and wheel at random, seldom waiting."""

import random
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QLineEdit,
    QMenu,
    QMessageBox,
    QPushButton,
    QWidget,
)
from support.table_probe import moves

from desktop.ui.main_window import MainWindow

KEYS = [
    *(Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
    *(Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape, Qt.Key.Key_Home),
    *(Qt.Key.Key_End, Qt.Key.Key_PageDown, Qt.Key.Key_PageUp, Qt.Key.Key_I, Qt.Key.Key_F1, Qt.Key.Key_F2),
    *(Qt.Key.Key_Delete, Qt.Key.Key_Backspace, Qt.Key.Key_A, Qt.Key.Key_Menu, Qt.Key.Key_F10),
]
LETTERS = {Qt.Key.Key_Z, Qt.Key.Key_Y, Qt.Key.Key_Comma}
PREFERENCES: dict[str, tuple[Any, ...]] = {
    "theme": ("light", "dark", "system"),
    "text_percent": (100, 150, 200),
    "motion": ("calm", "brisk", "calm", "off"),
    "panel_side": ("left", "right"),
    "panel_open": (True, True, False),
    "panel_width": (250, 330, 560),
    "input": ("both", "both", "click"),
    "confirm": (False, False, True),
    "turn_view": (False, True),
    "explicit_end": (True, False),
    "undo": ("ask", "never", "free"),
}
Doing = tuple[int, Callable[[], None]]
"""How often, and what."""
LEFT, RIGHT, NO_KEYS = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier


class Hand:
    """Does one thing after another; ``events`` counts what was sent, ``last`` says what was done last."""

    def __init__(self, window: MainWindow, seed: int, game: str) -> None:
        self.window = window
        self.game = game
        """The game whose tile is pressed."""
        self.dice = random.Random(seed)
        self.events = 0
        self.last = ""
        self.after: Callable[[], None] = lambda: None
        """Called after every event that was sent."""
        self._down: QWidget | None = None
        # message boxes and the file dialog run a loop of their own, which has to be left from inside
        self._closer = QTimer(window)
        self._closer.timeout.connect(self._on_closer)
        self._closer.start(15)

    def act(self) -> None:
        """One random act of one or several events."""
        weights, acts = zip(*self._doings(self.top()), strict=True)
        act = self.dice.choices(acts, weights)[0]
        self.last = act.__name__
        act()

    def _doings(self, top: QWidget) -> list[Doing]:
        """What can be done while input goes to ``top``, and how often each is."""
        doings: list[Doing] = [
            (3, self._any_button),
            (4, self._any_key),
            (2, self._wheel),
            (2, self._any_point),
            (1, self._preference),
            (1, self._resize),
            (1, self._type_text),
        ]
        if top is not self.window:
            doings.append((8, self._close_top))
        elif self.window.table_page is None:
            doings.append((12, self._go_in))
        return doings

    def rest(self) -> None:
        """Take every finger and button off, and wait until nothing moves."""
        if self._down is not None and self._alive(self._down):
            self._release(self._down, QPoint(3, 3))
        self._down = None
        while isinstance(top := self.top(), QMenu | QMessageBox | QFileDialog):
            top.close()
        page = self.window.table_page
        for _ in range(1_000):
            QTest.qWait(10)
            if page is None or not moves(page.table):
                break
        QTest.qWait(20)

    def top(self) -> QWidget:
        """The widget that input goes to: a popup, a dialog that blocks, a book, or the window."""
        popup = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if popup is not None:
            return popup
        books = [book for book in self.window.findChildren(QDialog) if book.isVisible()]
        if books and self.dice.random() < 0.7:
            return books[-1]
        return self.window

    # sending

    def _sent(self) -> None:
        self.events += 1
        if self.dice.random() < 0.6:
            QApplication.processEvents()
        if self.dice.random() < 0.08:
            QTest.qWait(self.dice.choice((1, 5, 17, 60)))
        self.after()

    def _press(self, widget: QWidget, at: QPoint, button: Qt.MouseButton = LEFT) -> None:
        if button == LEFT:
            if self._down is not None and self._alive(self._down):
                self._release(self._down, QPoint(3, 3))  # there is one mouse only
            self._down = widget
        QTest.mousePress(widget, button, NO_KEYS, at)
        self._sent()

    def _release(self, widget: QWidget, at: QPoint, button: Qt.MouseButton = LEFT) -> None:
        if button == LEFT:
            self._down = None
        QTest.mouseRelease(widget, button, NO_KEYS, at)
        self._sent()

    def _move(self, widget: QWidget, at: QPoint) -> None:
        buttons = LEFT if self._down is not None else Qt.MouseButton.NoButton
        event = QMouseEvent(
            QEvent.Type.MouseMove,
            QPointF(at),
            QPointF(widget.mapToGlobal(at)),
            Qt.MouseButton.NoButton,
            buttons,
            NO_KEYS,
        )
        QApplication.sendEvent(widget, event)
        self._sent()

    def _click(self, widget: QWidget, at: QPoint | None = None, button: Qt.MouseButton = LEFT) -> None:
        if self._blocked(widget):
            return
        at = at or widget.rect().center()
        self._press(widget, at, button)
        if self._alive(widget) and (button != LEFT or self._down is widget):
            self._release(widget, at, button)

    def _key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = NO_KEYS) -> None:
        target = QApplication.activePopupWidget() or QApplication.focusWidget() or self.top()
        if not self._blocked(target):
            QTest.keyClick(target, key, modifier)
            self._sent()

    def _blocked(self, widget: QWidget) -> bool:
        """Whether a popup or a dialog keeps input from it, as the system would."""
        top = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        inside = top is None or widget is top or top.isAncestorOf(widget)
        return not (self._alive(widget) and inside and widget.isVisible())

    @staticmethod
    def _alive(widget: QWidget) -> bool:
        from shiboken6 import isValid

        return isValid(widget)

    # everywhere

    def _any_button(self) -> None:
        top = self.top()
        kinds = (QAbstractButton, QComboBox, QLineEdit, QAbstractSpinBox)
        found = [
            widget
            for widget in top.findChildren(QWidget)
            if isinstance(widget, kinds)
            and widget.isVisible()
            and widget.isEnabled()
            and not widget.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        ]
        found = [each for each in found if self._on_top(top, each)]
        if not found:
            return
        widget = self.dice.choice(found)
        button = RIGHT if self.dice.random() < 0.12 else LEFT
        for _ in range(self.dice.choice((1, 1, 1, 1, 2, 3))):
            if self._alive(widget) and widget.isVisible():
                self._click(widget, button=button)

    def _on_top(self, top: QWidget, widget: QWidget) -> bool:
        """Whether a mouse would meet the widget there: not covered and not scrolled away."""
        met = top.childAt(widget.mapTo(top, widget.rect().center()))
        return met is widget or (met is not None and widget.isAncestorOf(met))

    def _any_point(self) -> None:
        top = self.top()
        at = QPoint(self.dice.randrange(max(1, top.width())), self.dice.randrange(max(1, top.height())))
        child = top.childAt(at) or top
        self._click(child, child.mapFrom(top, at), self.dice.choice((LEFT, LEFT, RIGHT)))

    def _any_key(self) -> None:
        if self.dice.random() < 0.15:
            extra = self.dice.choice((NO_KEYS, Qt.KeyboardModifier.ShiftModifier))
            key = self.dice.choice(sorted(LETTERS, key=int))
            self._key(key, Qt.KeyboardModifier.ControlModifier | extra)
            return
        for _ in range(self.dice.choice((1, 1, 2, 5))):
            self._key(self.dice.choice(KEYS))

    def _type_text(self) -> None:
        field = QApplication.focusWidget()
        if isinstance(field, QLineEdit):
            for letter in self.dice.choice(("Анна", "<b>", "{0}", "a" * 50, "&x", "月")):
                for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                    QApplication.sendEvent(field, QKeyEvent(kind, 0, NO_KEYS, letter))
            self._sent()

    def _wheel(self) -> None:
        top = self.top()
        at = QPoint(self.dice.randrange(max(1, top.width())), self.dice.randrange(max(1, top.height())))
        child = top.childAt(at) or top
        here = QPointF(child.mapFrom(top, at))
        step = QPoint(0, self.dice.choice((-120, 120, -960)))
        phase = Qt.ScrollPhase.NoScrollPhase
        event = QWheelEvent(
            here, QPointF(top.mapToGlobal(at)), QPoint(), step, self._held(), NO_KEYS, phase, False
        )
        QApplication.sendEvent(child, event)
        self._sent()

    def _held(self) -> Qt.MouseButton:
        return LEFT if self._down is not None else Qt.MouseButton.NoButton

    def _preference(self) -> None:
        if self.dice.random() < 0.4:
            self.window.room.change(language=self.dice.choice(("en", "ja", "ru", "en")))
        else:
            name = self.dice.choice(sorted(PREFERENCES))
            self.window.room.change(**{name: self.dice.choice(PREFERENCES[name])})
        self._sent()

    def _resize(self) -> None:
        self.window.resize(
            *self.dice.choice(((1280, 800), (1024, 600), (800, 480), (1600, 1000), (700, 900)))
        )
        self._sent()

    def _lose_focus(self) -> None:
        other = QWidget()
        other.show()
        other.activateWindow()
        QTest.qWait(5)
        other.close()
        other.deleteLater()
        self.window.activateWindow()
        QTest.qWait(5)
        self._sent()

    def _close_top(self) -> None:
        self._key(Qt.Key.Key_Escape)

    def _on_closer(self) -> None:
        popup, box = QApplication.activePopupWidget(), QApplication.activeModalWidget()
        if popup is not None:
            # a menu of a button keeps the press inside until it is closed
            QTest.keyClick(popup, self.dice.choice((Qt.Key.Key_Escape, Qt.Key.Key_Down, Qt.Key.Key_Return)))
        elif isinstance(box, QFileDialog):
            box.reject()
        elif isinstance(box, QMessageBox):
            self.dice.choice([each for each in box.buttons() if isinstance(each, QPushButton)]).click()

    # on the way in

    def _go_in(self) -> None:
        window = self.window
        if window.setup is not None:
            self._click(window.setup.start)
        elif window.home.cards and self.dice.random() < 0.75:
            card = self.dice.choice(list(window.home.cards))
            card.wanted.emit(card.summary.id)
            self._sent()
        else:
            self._click(next(tile for tile in window.home.tiles if tile.manifest.id == self.game))
