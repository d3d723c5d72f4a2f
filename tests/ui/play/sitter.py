"""People who sit long: match after match in one window, through its bridge, with all that one looks at.

What they lay down is a legal move at random, in the tower what its own hand builds.
"""

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog
from support.tower_games import choice
from ui.play.bout import NAMES, close_window, open_window

from desktop.engine.game import GameRules
from desktop.engine.move import Move
from desktop.games.shinra_tower.rules.moves import PlacePiece
from desktop.games.shinra_tower.table.living_tower import LivingTower
from desktop.session.header import SeatInfo, TableOptions
from desktop.ui.main_window import MainWindow
from desktop.ui.table.stops import Subject
from desktop.ui.table_page import TablePage

STEP_S = 0.05
MOST_STEPS = 2_000
"""A tower that does not come to rest in a hundred seconds of its own time is a fault."""
LANGUAGES, THEMES, TEXTS, MOTIONS = ("ja", "ru", "en"), ("dark", "light"), (150, 100), ("calm", "off")


class Sitter:
    """Plays a game's matches in turn; ``turns`` and ``matches`` count, ``pause`` is between two asides."""

    def __init__(self, app: QApplication, seed: int, game: str, pause: int = 8) -> None:
        self.window: MainWindow = open_window(app, motion="off", undo="free")
        self.turns = self.matches = self.languages = 0
        self._app = app
        self._game = game
        self._dice = random.Random(seed)
        self._pause = pause
        self._number = 0
        self._asides = _in_turn(
            *(self._undo, self._tip, self._rules, self._tip, self._settings, self._language),
            *(self._tip, self._undo, self._theme, self._glossary, self._text, self._motion),
        )

    def leave(self) -> None:
        """Close the window for good."""
        close_window(self.window)

    def begin(self) -> TablePage:
        """Take the set-up and start, or have it once more from the end of the match before."""
        page = self.window.table_page
        if page is not None:
            page.end_moment.again_wanted.emit()
        else:
            self.window.set_up(self._game)
            setup = self.window.setup
            assert setup is not None
            self._let_happen()
            least, most = setup.manifest.players
            names = NAMES[: self._dice.randint(least, most)]
            options = {
                spec.id: self._dice.choice(spec.values) if self._dice.random() < 0.4 else spec.default
                for spec in setup.manifest.options
            }
            table = TableOptions(undo="free", explicit_end=self._dice.random() < 0.5)
            seats = tuple(SeatInfo(name=name, colour="") for name in names)
            setup.started.emit(replace(setup.choice(), seats=seats, first=0, options=options, table=table))
        page = self.window.table_page
        assert page is not None
        self._let_happen()
        return page

    def play(self, most: int) -> None:
        """Play the match on the table to its end, or until so many turns were played in all."""
        page = self.window.table_page
        assert page is not None
        match, bridge = page.match, page.bridge
        while match.turn_of is not None and self.turns < most:
            turn, seat = match.turn, bridge.hotseat.must_hand_over
            if seat is not None:
                bridge.raise_curtain()
                self._let_happen()
                bridge.lift(seat)
            self._move(page)
            self._let_happen()
            if match.turn != turn or match.turn_of is None:
                self.turns += 1
                if self.turns % self._pause == 0:
                    next(self._asides)()
        self.matches += 1

    def go_home(self) -> None:
        """Leave the table, and clear the shelf: that every match has its card there is no leak."""
        self.window.go_home()
        self._let_happen()
        for summary in self.window.desk.shelf.summaries():
            self.window.desk.shelf.remove(summary.id)
        self.window.go_home()
        self._let_happen()

    def _let_happen(self) -> None:
        for _ in range(3):
            self._app.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def _move(self, page: TablePage) -> None:
        match, living = page.match, page.table.living
        if not isinstance(living, LivingTower):
            verdict = page.bridge.propose(self._any(match.rules, match.state))
            assert verdict.allowed, verdict
            return
        move = choice(match.state) if self._dice.random() < 0.9 else self._any(match.rules, match.state)
        assert move is not None
        number = match.number
        self._have_built(living, page, move)
        assert match.number != number, f"the tower does not take {move}"

    def _have_built(self, living: LivingTower, page: TablePage, move: Move) -> None:
        """The tower takes its time, which passes here as fast as it can be reckoned."""
        number = page.match.number
        if isinstance(move, PlacePiece):
            living.act("auto")
        elif not living.takes(move):
            assert page.bridge.propose(move).allowed
        for _ in range(MOST_STEPS):
            if page.match.number != number:
                return
            living.advance(STEP_S)

    def _any(self, rules: GameRules[Any, Any], state: Any) -> Move:
        return self._dice.choice(list(rules.legal_moves(state)))

    # what one does besides

    @property
    def _page(self) -> TablePage:
        page = self.window.table_page
        assert page is not None
        return page

    def _undo(self) -> None:
        if self._page.bridge.undo() and self._dice.random() < 0.5:
            self._page.bridge.redo()
        self._let_happen()

    def _tip(self) -> None:
        board = self._page.table.stage.board
        told = (
            [Subject("piece", piece) for piece in board.pieces],
            [Subject("zone", zone) for zone in board.zones],
        )
        for subjects in filter(None, told):
            self._page.table.attention.inform(self._dice.choice(subjects))
            self._let_happen()
        self._page.table.cancel()

    def _rules(self) -> None:
        self._look_into(self.window.header.rules_wanted.emit)

    def _glossary(self) -> None:
        self._look_into(self.window.header.glossary_wanted.emit)

    def _settings(self) -> None:
        self._look_into(self.window.header.settings_wanted.emit)

    def _look_into(self, open_it: Callable[[], object]) -> None:
        open_it()
        self._let_happen()
        dialogs = [dialog for dialog in self.window.findChildren(QDialog) if dialog.isVisible()]
        assert dialogs
        for dialog in dialogs:
            QTest.keyClick(dialog, Qt.Key.Key_Down)
            self._let_happen()
            dialog.close()
        self._let_happen()

    def _language(self) -> None:
        self.languages += 1
        self._change(language=LANGUAGES)

    def _theme(self) -> None:
        self._change(theme=THEMES)

    def _text(self) -> None:
        self._change(text_percent=TEXTS)

    def _motion(self) -> None:
        self._change(motion=MOTIONS)

    def _change(self, **values: tuple[Any, ...]) -> None:
        now = self.window.room.preferences
        for name, (first, *rest) in values.items():
            ring = (first, *rest)
            here = getattr(now, name)
            after = ring[(ring.index(here) + 1) % len(ring)] if here in ring else first
            self.window.room.change(**{name: after})
        self._let_happen()


def _in_turn(*doings: Callable[[], None]) -> Iterator[Callable[[], None]]:
    while True:
        yield from doings
