"""What a hurried hand does at a table: drags, clicks, pays, hands over, and is disturbed at all of it."""

from typing import Any

from PySide6.QtCore import QObject, QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget
from ui.play.hand import RIGHT, Doing, Hand

from desktop.ui.main_window import MainWindow
from desktop.ui.table_page import TablePage

CURTAIN_MS = 330
PATIENCE_MS = 430
"""A moment longer than the window swallows hurried presses."""


class TableHand(Hand):
    """Plays the table too, as well as it can without thinking."""

    def __init__(self, window: MainWindow, seed: int, game: str) -> None:
        super().__init__(window, seed, game)
        self._screen = QTest.createTouchDevice()
        self._fingers: dict[int, QPoint] = {}

    def rest(self) -> None:
        """Take every finger off as well."""
        if self._fingers:
            self._lift_fingers()
        super().rest()

    def _doings(self, top: QWidget) -> list[Doing]:
        doings, page = super()._doings(top), self.window.table_page
        if page is None or top is not self.window:
            return doings
        doings += [
            (14, self._drag),
            (14, self._click_through),
            (20, self._pay),
            (10, self._panel_button),
            (5, self._two_fingers),
            (3, self._undo_or_redo),
            (3, self._many_clicks),
            (2, self._lose_focus),
        ]
        if page.curtain.isVisible():
            doings.append((40, self._lift))
        elif page.match.turn_of != page.bridge.eyes:
            doings.append((30, self._panel_button))
        return doings

    @property
    def _page(self) -> TablePage:
        page = self.window.table_page
        assert page is not None
        return page

    def _spot(self, thing: Any) -> QPoint:
        rect = thing.rect
        x = rect.left() + rect.width() * self.dice.uniform(0.05, 0.95)
        y = rect.top() + rect.height() * self.dice.uniform(0.05, 0.95)
        return self._page.table.view.mapFromScene(QPointF(x, y))

    def _piece_spot(self) -> QPoint | None:
        table = self._page.table
        pieces = [piece for piece in table.stage.board.pieces.values() if piece.movable]
        if not pieces or self.dice.random() < 0.1:
            pieces = list(table.stage.board.pieces.values())
        return self._spot(self.dice.choice(pieces)) if pieces else None

    def _goal_spot(self) -> QPoint | None:
        table = self._page.table
        zones = list(table.stage.board.zones.values())
        verdicts = table.handling.zone_verdicts()
        good = [zone for zone in zones if zone.id in verdicts and verdicts[zone.id].allowed]
        if good and self.dice.random() < 0.7:
            zones = good
        return self._spot(self.dice.choice(zones)) if zones else None

    def _drag(self) -> None:
        viewport = self._page.table.view.viewport()
        start = self._piece_spot()
        if start is None or self._covered() or self._down is not None:
            return
        self._press(viewport, start)
        self._move(viewport, start + QPoint(3, -25))
        for _ in range(self.dice.choice((0, 1, 4))):
            self._move(viewport, QPoint(self.dice.randrange(-200, 1500), self.dice.randrange(-200, 1100)))
        self._disturb()
        goal = self._goal_spot() if self.window.table_page is not None else None
        if goal is None or self._down is not viewport or self.dice.random() < 0.05:
            return  # the button stays down, to see what comes of it
        self._move(viewport, goal)
        if self._down is viewport:
            self._release(viewport, goal)

    def _covered(self) -> bool:
        return self._page.curtain.isVisible() or self._page.end_moment.isVisible()

    def _disturb(self, chance: float = 0.2) -> None:
        """Something unforeseen in mid-drag or in mid-payment."""
        if self.dice.random() < chance:
            self.dice.choice(
                (
                    self._preference,
                    self._resize,
                    self._lose_focus,
                    self._wheel,
                    lambda: self._key(Qt.Key.Key_Escape),
                    lambda: self._click(self._page.table.view.viewport(), QPoint(5, 5), RIGHT),
                    self._any_key,
                    self._two_fingers,
                )
            )()

    def _click_through(self) -> None:
        """A piece, then a place that takes it, each clicked once or more."""
        start = self._piece_spot()
        if start is None or self._covered():
            return
        viewport = self._page.table.view.viewport()
        self._click(viewport, start)
        self._disturb()
        if self.window.table_page is None:
            return
        goal = self._goal_spot()
        if goal is not None and not self._covered():
            self._click(viewport, goal)
        self._pay()

    def _pay(self) -> None:
        """Choose the pieces that the draft asks for, until it is a move; or stop half-way."""
        for _ in range(self.dice.choice((1, 6, 6))):
            page = self.window.table_page
            if page is None or self._covered():
                return
            table = page.table
            wanted = [name for name, verdict in table.handling.piece_verdicts().items() if verdict.allowed]
            known = [table.stage.board.pieces[name] for name in wanted if name in table.stage.board.pieces]
            known = [piece for piece in known if not piece.chosen or self.dice.random() < 0.1]
            if not known:
                self._goal_click()
                return
            self._click(table.view.viewport(), self._spot(self.dice.choice(known)))
            self._disturb(0.06)

    def _goal_click(self) -> None:
        verdicts = self._page.table.handling.zone_verdicts()
        goal = self._goal_spot()
        if goal is not None and any(verdict.allowed for verdict in verdicts.values()):
            self._click(self._page.table.view.viewport(), goal)

    def _many_clicks(self) -> None:
        spot = self._piece_spot()
        if spot is None or self._covered():
            return
        for _ in range(self.dice.choice((2, 3, 4))):
            self._click(self._page.table.view.viewport(), spot)

    def _two_fingers(self) -> None:
        start = self._piece_spot()
        if start is None or self._covered() or self._fingers:
            return
        viewport = self._page.table.view.viewport()
        self._touch(1, "press", start)
        self._touch(1, "move", start + QPoint(10, -40))
        if self.dice.random() < 0.6:
            self._touch(2, "press", start + QPoint(60, 0))
        goal = self._goal_spot()
        if goal is not None:
            self._touch(1, "move", goal)
        if self.dice.random() < 0.3:
            self._press(viewport, start)
            self._release(viewport, start)
        self._lift_fingers()

    def _touch(self, finger: int, kind: str, at: QPoint) -> None:
        page = self.window.table_page
        if page is None:
            return
        viewport = page.table.view.viewport()
        event = QTest.touchEvent(viewport, self._screen, False)
        for other in self._fingers:
            if other != finger:
                event.stationary(other)
        getattr(event, kind)(finger, at, viewport)
        event.commit()
        self._fingers[finger] = at
        if kind == "release":
            del self._fingers[finger]
        self._sent()

    def _lift_fingers(self) -> None:
        fingers = list(self._fingers)
        self.dice.shuffle(fingers)
        for finger in fingers:
            self._touch(finger, "release", self._fingers[finger])
        self._fingers.clear()

    def _panel_button(self) -> None:
        offered = self._page.panel._actions.offered()
        if offered and not self._covered():
            button = self.dice.choice(offered)
            QTest.qWait(self.dice.choice((0, PATIENCE_MS)))
            for _ in range(self.dice.choice((1, 1, 1, 3, 20))):
                if self._alive(button) and button.isVisible():
                    self._click(button)

    def _undo_or_redo(self) -> None:
        QTest.qWait(self.dice.choice((0, PATIENCE_MS)))
        self._key(self.dice.choice((Qt.Key.Key_Z, Qt.Key.Key_Y)), Qt.KeyboardModifier.ControlModifier)

    def _lift(self) -> None:
        QTest.qWait(self.dice.choice((0, CURTAIN_MS, CURTAIN_MS, CURTAIN_MS)))
        ready = self._page.curtain.findChild(QObject, "ready")
        assert isinstance(ready, QAbstractButton)
        for _ in range(self.dice.choice((1, 1, 3))):
            if self.window.table_page is not None and ready.isVisible():
                if self.dice.random() < 0.5:
                    self._click(ready)
                else:
                    self._key(self.dice.choice((Qt.Key.Key_Return, Qt.Key.Key_Space)))
