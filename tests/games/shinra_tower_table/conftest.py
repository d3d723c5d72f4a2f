"""The tower's table on the screen, played as a person does; time passes when the test says so."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

import pytest
from PySide6.QtCore import QPoint, QPointF
from pytestqt.qtbot import QtBot
from support.luck import SeededLuck
from support.peg_setting import look_of
from support.table_probe import Probe

from desktop.app.games import find_games, load_deck, load_rules, load_table
from desktop.engine.move import Move
from desktop.engine.verdict import Verdict
from desktop.games.shinra_tower.rules.state import State
from desktop.games.shinra_tower.table.living_tower import LivingTower
from desktop.session.header import SeatInfo, new_header
from desktop.session.match import Match
from desktop.ui.bridge import Bridge
from desktop.ui.table.table import TableWidget
from desktop.wording.language import Words

ROOT = Path(__file__).parents[3]
GAME = "shinra_tower"
FRAME_S = 1 / 60
WALL_Y = 3.0 + 22.5 + 0.6
TILE_Y = 3.0 + 45.0 + 1.5 + 0.6


class Site:
    """A table with a tower on it."""

    def __init__(self, match: Match[Any], table: TableWidget, bridge: Bridge) -> None:
        self.match = match
        self.table = table
        self.bridge = bridge
        self.probe = Probe(table)
        self.refusals: list[Verdict] = []
        self.said: list[str] = []
        table.hand.refused.connect(self._on_refused)
        table.announced.connect(self.said.append)

    def _on_refused(self, verdict: Verdict) -> None:
        self.refusals.append(verdict)

    @property
    def state(self) -> State:
        state = self.match.state
        assert isinstance(state, State)
        return state

    @property
    def tower(self) -> LivingTower:
        living = self.table.living
        assert isinstance(living, LivingTower)
        return living

    @property
    def moves(self) -> list[str]:
        """The kinds of all logged moves, Nature's too."""
        return [move.kind for move in self.played]

    @property
    def played(self) -> Sequence[Any]:
        return [entry.move for entry in self.match.played]

    def pixel(self, x_mm: float, y_mm: float) -> QPoint:
        """Where a point of the tower's plane is in the viewport."""
        return self.probe.at(self.tower.camera.on_table(x_mm, y_mm))

    def wait(self, seconds: float) -> None:
        """Let so much time pass, frame by frame."""
        for _ in range(round(seconds / FRAME_S)):
            self.tower.advance(FRAME_S)

    def settle(self, most_s: float = 20.0) -> None:
        """Let time pass until nothing is let down and the tower is no longer waited for."""
        for _ in range(round(most_s / FRAME_S)):
            if not self.tower.busy and self.tower.hand.lowering is None:
                return
            self.tower.advance(FRAME_S)
        raise AssertionError("no verdict")

    def choose(self, card: str, option: int | None = None) -> None:
        """Click a face-up card, or one half of it."""
        self.probe.click(card if option is None else f"{card}/{option}", (0.5, 0.5))

    def carry(self, piece: str, x_mm: float, y_mm: float, above_mm: float = 90.0) -> None:
        """Press on a piece and drag it over its place, then down to it; the button stays down."""
        start = self.probe.at(piece)
        self.probe.press(start)
        for goal in (self.pixel(x_mm, y_mm + above_mm), self.pixel(x_mm, y_mm)):
            steps = 12
            for step in range(1, steps + 1):
                share = step / steps
                self.probe.move(QPointF(start * (1 - share) + goal * share).toPoint())
                self.wait(3 * FRAME_S)
            start = goal
        self.wait(0.6)

    def drag(self, piece: str, x_mm: float, y_mm: float) -> None:
        """Drag a piece to a point of the plane, let go, and wait for the verdict."""
        self.carry(piece, x_mm, y_mm)
        self.probe.release(self.pixel(x_mm, y_mm))
        self.settle()

    def wanted(self) -> str:
        """The piece to be placed now that lies on top of its kind."""
        view = self.bridge.view
        board = self.table.stage.board
        return next(piece for piece in reversed(view.wanted) if piece in board.pieces)

    def build_by_mouse(self) -> None:
        """Two walls, a tile, and who comes."""
        self.drag(self.wanted(), -32, WALL_Y)
        self.drag(self.wanted(), 32, WALL_Y)
        self.drag(self.wanted(), 0, TILE_Y)
        self.drag(self.wanted(), 0, TILE_Y + 1.5 + 16.5)


class Build(Protocol):
    def __call__(
        self, moves: Sequence[Move] = (), *, options: dict[str, Any] | None = None, motion_ms: int = 0
    ) -> Site: ...


def new_match(options: dict[str, Any] | None = None, seed: int = 1) -> Match[Any]:
    """A match of two that has been dealt."""
    manifest = find_games()[GAME]
    rules = load_rules(manifest)
    header = new_header(
        manifest,
        rules,
        [SeatInfo(name="Ada", colour="0"), SeatInfo(name="Bo", colour="1")],
        load_deck(manifest, rules),
        created="2026-01-01T00:00:00Z",
        first=1,
        options={"steadiness": "steady", **(options or {})},
    )
    header = header.model_copy(update={"id": "0" * 32})
    return Match.begin(rules, header, SeededLuck(seed))


def site_of(qtbot: QtBot, match: Match[Any], motion_ms: int = 0) -> Site:
    """The table of a match in a window."""
    words = Words(ROOT / "i18n", "en")
    words.set_naming(match.rules.name_of)
    bridge = Bridge(match, hidden_hands=False)
    table = TableWidget(bridge, load_table(find_games()[GAME]), words, look_of(motion_ms=motion_ms))
    qtbot.addWidget(table)
    table.resize(1280, 800)
    with qtbot.waitExposed(table):
        table.show()
    table.activateWindow()
    qtbot.waitUntil(table.isActiveWindow)
    table.settle()
    return Site(match, table, bridge)


def at(qtbot: QtBot, state: State, **options: Any) -> Site:
    """The table of a match in some position."""
    match = new_match(options)
    return site_of(qtbot, Match(match.rules, match.header, state, SeededLuck(0)))


@pytest.fixture
def build(qtbot: QtBot) -> Build:
    """A table after some moves; Nature answers them as a perfect hand would have it."""

    def make(
        moves: Sequence[Move] = (), *, options: dict[str, Any] | None = None, motion_ms: int = 0
    ) -> Site:
        match = new_match(options)
        for move in moves:
            match.propose(move)
        return site_of(qtbot, match, motion_ms)

    return make
