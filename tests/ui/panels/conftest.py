"""An open match of two to five, with panels as the window has them."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QFont, QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from support.luck import SeededLuck

from desktop.app.games import load_deck, load_rules
from desktop.engine.ids import Seat, seat_of
from desktop.engine.message import Message, Naming
from desktop.games.tranquility.manifest import MANIFEST
from desktop.games.tranquility.rules.moves import DiscardTwo, EndTurn, Play
from desktop.games.tranquility.table.table import TranquilityTable
from desktop.session.header import SeatInfo, TableOptions, new_header
from desktop.session.match import Match
from desktop.ui.bridge import Bridge
from desktop.ui.panels.side_panel import SidePanel
from desktop.ui.table.handling import Handling
from desktop.ui.theme.icons import Icons
from desktop.ui.theme.look import Look
from desktop.ui.theme.palette import dark_colours, light_colours
from desktop.ui.theme.stylesheet import dress
from desktop.wording.language import Words

ROOT = Path(__file__).parents[3]
RESOURCES = ROOT / "resources"


@dataclass
class Desk:
    """Everything a panel is made of."""

    match: Match[Any]
    bridge: Bridge
    handling: Handling
    table: TranquilityTable
    words: Words
    look: Look
    icons: Icons

    @property
    def seat(self) -> Seat:
        """The seat in turn."""
        seat = self.match.turn_of
        assert seat is not None
        return seat

    def discard_two(self) -> None:
        """The seat in turn discards its first two cards."""
        hand = self.match.state.hands[self.seat - 1]
        assert self.bridge.propose(DiscardTwo(cards=tuple(hand[:2]))).allowed

    def lay(self, cost: int) -> None:
        """The seat in turn lays a card that costs so much."""
        moves = self.match.rules.legal_moves(self.match.state)
        laying = (move for move in moves if isinstance(move, Play) and len(move.pay) == cost)
        assert self.bridge.propose(next(laying)).allowed

    def end_turn(self) -> None:
        """The seat in turn draws and passes the turn."""
        assert self.bridge.propose(EndTurn()).allowed

    def whole_turn(self) -> None:
        """Discard two, end the turn, hand over and lift the curtain."""
        self.discard_two()
        self.end_turn()
        self.bridge.raise_curtain()
        self.bridge.lift(self.seat)

    def panel(self) -> SidePanel:
        """A panel as the page of a match makes it."""
        return SidePanel(
            self.bridge,
            self.handling,
            self.match.rules,
            self.table,
            self.words,
            self.look,
            self.icons,
        )


@pytest.fixture
def undressed_afterwards(qapp: QApplication) -> Iterator[None]:
    font = QFont(qapp.font())
    yield
    qapp.setStyleSheet("")
    qapp.setFont(font)
    qapp.setPalette(QPalette())


def begun(names: tuple[str, ...], options: dict[str, Any], table: TableOptions) -> Match[Any]:
    """A match dealt from a fixed seed; seat 1 begins."""
    rules = load_rules(MANIFEST)
    header = new_header(
        MANIFEST,
        rules,
        [SeatInfo(name=name, colour="") for name in names],
        load_deck(MANIFEST, rules),
        created="2026-01-01T00:00:00Z",
        first=1,
        options=options,
        table=table,
    )
    return Match.begin(rules, header, SeededLuck(3))


def naming_of(match: Match[Any]) -> Naming:
    """Names as the page of a match gives them to the words."""

    def naming(identifier: str) -> Message | str | None:
        seat = seat_of(identifier)
        if seat:
            return match.header.seats[seat - 1].name or None
        return match.rules.name_of(identifier)

    return naming


@pytest.fixture
def show(qtbot: QtBot) -> Callable[[Desk], SidePanel]:
    """Opens the side panel of a desk."""

    def shown(desk: Desk) -> SidePanel:
        panel = desk.panel()
        qtbot.addWidget(panel)
        panel.resize(panel.width(), 900)
        panel.show()
        qtbot.waitExposed(panel)
        return panel

    return shown


@pytest.fixture
def open_desk(qtbot: QtBot, qapp: QApplication, undressed_afterwards: None) -> Callable[..., Desk]:
    """Opens a match: ``open_desk("Ann", "<b>Bo</b>", language="ja", dark=True, scale=2.0)``."""

    def opened(
        *names: str,
        language: str = "en",
        dark: bool = False,
        scale: float = 1.0,
        motion_ms: int = 0,
        options: dict[str, Any] | None = None,
        **table: Any,
    ) -> Desk:
        match = begun(names or ("Ann", "Bo"), options or {}, TableOptions(**table))
        words = Words(ROOT / "i18n", language)

        words.set_naming(naming_of(match))
        look = Look(dark_colours() if dark else light_colours(), dark, scale, motion_ms, language)
        dress(qapp, look)
        bridge = Bridge(match, hidden_hands=MANIFEST.hidden_hands)
        table_side = TranquilityTable(RESOURCES / "tranquility")
        handling = Handling(bridge, table_side)
        return Desk(match, bridge, handling, table_side, words, look, Icons(RESOURCES / "app/icons"))

    return opened
