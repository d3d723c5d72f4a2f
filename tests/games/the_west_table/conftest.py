"""The West's table on the screen over a position, played as a person does: by dragging, clicks and keys."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from support.luck import SeededLuck
from support.peg_setting import look_of
from support.table_probe import Probe
from support.west import DECK, position
from ui.play.bout import close_window, open_window
from ui.shell.pages import lift_curtain

from desktop.engine.game import naming
from desktop.engine.move import Move
from desktop.engine.verdict import Verdict
from desktop.games.the_west.rules.game import RULES
from desktop.games.the_west.rules.state import State
from desktop.games.the_west.table.table import WestTable
from desktop.session.header import Header, SeatInfo
from desktop.session.match import Match
from desktop.ui.bridge import Bridge
from desktop.ui.main_window import MainWindow
from desktop.ui.table.contract import Action, Piece, Zone
from desktop.ui.table.table import TableWidget
from desktop.ui.table_page import TablePage
from desktop.wording.language import Words

ROOT = Path(__file__).parents[3]
RESOURCES = ROOT / "resources" / "the_west"
WAYS = ("drag", "click", "keys")
"""The three ways in which everything can be done."""


def locus_decks(*tops: str, elsewhere: tuple[str, ...] = ()) -> tuple[tuple[str, ...], ...]:
    """Three Locus decks with these on top; what lies nowhere else is shared below them."""
    rest = [locus.id for locus in DECK.loci if locus.id not in (*tops, *elsewhere)]
    return tuple((top, *rest[at::3]) for at, top in enumerate(tops))


def match_of(state: State) -> Match[State]:
    """A match of two that goes on from a state."""
    header = Header(
        id="0" * 32,
        game="the_west",
        rules_version=RULES.rules_version,
        seats=(SeatInfo(name="Ada", colour="0"), SeatInfo(name="Bo", colour="1")),
        first=state.first,
        options={},
        deck=DECK.model_dump(mode="json", by_alias=True),
        created="2026-01-01T00:00:00Z",
    )
    return Match(RULES, header, state, SeededLuck(1))


class Sitting:
    """One open table: what is seen, and hands of three kinds."""

    def __init__(self, match: Match[State], table: TableWidget, bridge: Bridge, words: Words) -> None:
        self.match = match
        self.table = table
        self.bridge = bridge
        self.words = words
        self.probe = Probe(table)
        self.refusals: list[Verdict] = []
        table.hand.refused.connect(self._on_refused)

    def _on_refused(self, verdict: Verdict) -> None:
        self.refusals.append(verdict)

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def moves(self) -> list[Move]:
        """What was decided, the last last."""
        return [entry.move for entry in self.match.played if entry.is_decision]

    @property
    def pieces(self) -> dict[str, Piece]:
        return dict(self.table.stage.board.pieces)

    @property
    def zones(self) -> dict[str, Zone]:
        return dict(self.table.stage.board.zones)

    @property
    def lit(self) -> dict[str, str]:
        """The zones that glow, with what is written on them."""
        return {zone: each.badge for zone, each in self.table.highlights.lit.items()}

    @property
    def actions(self) -> dict[str, Action]:
        return {action.id: action for action in self.table.handling.actions()}

    @property
    def prompt(self) -> str:
        message = self.table.handling.prompt()
        return message.id if message is not None else ""

    def bring(self, way: str, piece: str, zone: str) -> None:
        """Bring a piece to a zone in one of the three ways."""
        if way == "drag":
            self.probe.drag(piece, zone)
        elif way == "click":
            self.probe.click(piece)
            self.probe.click(zone, (0.5, 0.94))
        else:
            for thing in (piece, zone):
                self.press(thing)

    def press(self, thing: str) -> None:
        """Press a piece or zone by the keyboard."""
        self.probe.focus(thing)
        self.probe.key(Qt.Key.Key_Space)

    def name(self, way: str, piece: str) -> None:
        """Name a card for what has been begun."""
        if way == "keys":
            self.press(piece)
        else:
            self.probe.click(piece)

    def look(self, seat: int) -> None:
        """Hand the screen over to a seat."""
        self.bridge.hotseat.raise_curtain()
        self.bridge.lift(seat)
        self.table.settle()


SitDown = Callable[..., Sitting]


@pytest.fixture
def sit(qtbot: QtBot) -> SitDown:
    """Opens a table over a position as a file would say it."""

    def open_at(*, language: str = "en", size: tuple[int, int] = (1280, 800), **fields: Any) -> Sitting:
        match = match_of(position(1, **fields))
        words = Words(ROOT / "i18n", language)
        words.set_naming(naming(RULES, match.state.book.deck))
        bridge = Bridge(match, hidden_hands=True)
        table = TableWidget(bridge, WestTable(RESOURCES), words, look_of(language=language))
        qtbot.addWidget(table)
        table.resize(*size)
        with qtbot.waitExposed(table):
            table.show()
        table.activateWindow()
        qtbot.waitUntil(table.isActiveWindow)
        if bridge.eyes is None and match.turn_of is not None:
            bridge.lift(match.turn_of)
        table.settle()
        return Sitting(match, table, bridge, words)

    return open_at


@pytest.fixture(scope="session")
def table() -> WestTable:
    return WestTable(RESOURCES)


OpenPage = Callable[..., TablePage]


@pytest.fixture
def open_page(qapp: QApplication) -> Iterator[OpenPage]:
    """Opens the whole window over a position, with table and panel, and lifts the curtain."""
    windows: list[MainWindow] = []

    def opened(
        *, language: str = "en", text_percent: int = 100, size: tuple[int, int] = (1280, 800), **fields: Any
    ) -> TablePage:
        window = open_window(qapp, language, motion="off", text_percent=text_percent)
        window.resize(*size)
        windows.append(window)
        match = match_of(position(1, **fields))
        window._open(window.desk.games["the_west"], lambda: window.desk.shelf.add(match))
        page = window.table_page
        assert page is not None
        lift_curtain(page)
        return page

    yield opened
    for window in windows:
        close_window(window)
