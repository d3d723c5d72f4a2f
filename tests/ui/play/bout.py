"""One bout of random play over the real window: where it begins, how it is watched, how it ends."""

import random
import time
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from PySide6.QtCore import QEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from ui.play.eye import faults_of
from ui.play.table_hand import TableHand
from ui.shell.pages import lift_curtain, start_match

from desktop.app import paths, wiring
from desktop.session.dealer import SeededDealer
from desktop.session.header import SeatInfo, TableOptions, new_header
from desktop.session.match import Match
from desktop.ui.home.tile import GameTile
from desktop.ui.main_window import MainWindow
from desktop.ui.table_page import TablePage
from desktop.ui.theme.fonts import load_fonts
from desktop.wording.language import Words

NAMES = ("Ann", "<b>Bo</b>", "Вера", "", "月")


class Bout:
    """Opens the window over some matches, and plays it by a seed."""

    def __init__(self, app: QApplication, seed: int, game: str = "tranquility") -> None:
        self._game = game
        self._dice = random.Random(seed)
        self._seed = seed
        self.window = open_window(app, motion="calm")
        for number in range(3):
            self._put_on_shelf(number)
        self.window.go_home()
        self.hand = TableHand(self.window, seed, game)
        self.hand.after = self._on_event
        self._seen: tuple[Any, int] = (None, 0)
        self.decisions = self.ends = 0
        self.slowest = (0, "")
        self._faults: list[str] = []

    def play(self, events: int, burst: int, wrong: Sequence[str]) -> dict[str, Any]:
        """Send so many events and look after every burst; ``wrong`` fills up with what Qt and Python say."""
        while self.hand.events < events:
            end = self.hand.events + burst
            done: list[str] = []
            while self.hand.events < end:
                before = self.hand.events
                self._act()
                if self.hand.events > before:
                    done.append(self.hand.last)
                if wrong or self._faults:
                    break
            self.hand.rest()
            faults = [*wrong, *self._faults, *faults_of(self.window)]
            if faults:
                told = "\n".join(faults)[:1500]
                return self._result() | {"fault": f"after {self.hand.events} events, {done}: {told}"}
        return self._result()

    def _act(self) -> None:
        """One act, and how much of the processor it took of this thread for each event."""
        events, started = self.hand.events, time.thread_time()
        self.hand.act()
        spent = (time.thread_time() - started) * 1000 / max(1, self.hand.events - events)
        if spent > self.slowest[0]:
            self.slowest = (round(spent), self.hand.last)

    def leave(self) -> None:
        """Close the window for good."""
        close_window(self.window)

    def _result(self) -> dict[str, Any]:
        slowest_ms, slowest = self.slowest
        counted = {"events": self.hand.events, "decisions": self.decisions, "ends": self.ends}
        return counted | {"slowest_ms": slowest_ms, "slowest": slowest}

    def _on_event(self) -> None:
        """No single event may change a match twice."""
        page = self.window.table_page
        if page is None:
            self._seen = (None, 0)
            return
        match, number = page.match, page.match.number
        if self._seen[0] is match and number != self._seen[1]:
            self.decisions += 1
            # what a living part has begun is a move before it is taken back, at once where that is free
            most = 2 if match.header.table.undo == "free" else 1
            if number > self._seen[1] + most:
                self._faults.append(f"{self.hand.last}: one event, {number - self._seen[1]} changes")
            if match.outcome is not None:
                self.ends += 1
        self._seen = (match, number)

    def _put_on_shelf(self, number: int) -> None:
        """A match after some random moves; every third stands right before its end."""
        desk = self.window.desk
        manifest = desk.games[self._game]
        rules = desk.load_rules(manifest)
        seats = self._dice.randint(*manifest.players)
        header = new_header(
            manifest,
            rules,
            [SeatInfo(name=name, colour="") for name in NAMES[:seats]],
            desk.load_deck(manifest, rules),
            created=datetime.now(UTC).isoformat(timespec="seconds"),
            options={
                spec.id: self._dice.choice(spec.values) if self._dice.random() < 0.4 else spec.default
                for spec in manifest.options
            },
            table=TableOptions(
                undo=self._dice.choice(("ask", "never", "free")), explicit_end=self._dice.random() < 0.7
            ),
        )
        opened = desk.shelf.begin(rules, header, SeededDealer(self._seed * 10 + number))
        self._play_into(opened.match, whole=number == 2)
        opened.close()

    def _play_into(self, match: Match[Any], *, whole: bool) -> None:
        for _ in range(2_000 if whole else self._dice.randrange(60)):
            if match.turn_of is None:
                break
            moves = list(match.rules.legal_moves(match.state))
            match.propose(self._dice.choice(moves))
        if whole:
            for _ in range(self._dice.choice((1, 1, 2, 4))):
                match.undo()


def open_window(app: QApplication, language: str = "en", **preferences: object) -> MainWindow:
    """The program's window as a start of the program opens it."""
    load_fonts(paths.resources() / "app" / "fonts")
    window = wiring.make_window(app, Words(paths.catalogues(), language), (), language)
    window.wake()
    window.room.change(**preferences)
    window.resize(1280, 800)
    window.show()
    window.activateWindow()
    QTest.qWaitForWindowActive(window, 2_000)
    return window


def tile_of(window: MainWindow, game: str = "tranquility") -> GameTile:
    """The tile of a game; other tests may have brought further games along."""
    return next(tile for tile in window.home.tiles if tile.manifest.id == game)


def begin(window: MainWindow, game: str = "tranquility") -> TablePage:
    """Home, tile, Start, and the curtain lifted."""
    page = start_match(window, game)
    if page.bridge.eyes is None:
        lift_curtain(page)
    return page


def close_window(window: MainWindow) -> None:
    """Close a window and let go of all of it."""
    window.close_now()  # nobody answers a question here
    window.room.deleteLater()
    window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
