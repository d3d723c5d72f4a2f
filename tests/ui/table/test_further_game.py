"""A further game is only new files: Cairn is found, loaded and played on the kit as it stands."""

from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from support.matches import begin
from support.peg_setting import look_of
from support.table_probe import Probe
from support.toy import toy

from desktop.app.games import load_table
from desktop.ui.bridge import Bridge
from desktop.ui.table.contract import Gesture
from desktop.ui.table.table import TableWidget
from desktop.wording.language import Words

ROOT = Path(__file__).parents[3]


def seated(qtbot: QtBot) -> tuple[Bridge, TableWidget, Probe]:
    bridge = Bridge(begin(seed=5), hidden_hands=True)
    game: Any = load_table(toy().manifest)
    table = TableWidget(bridge, game, Words(ROOT / "i18n", "en"), look_of())
    qtbot.addWidget(table)
    table.resize(800, 500)
    with qtbot.waitExposed(table):
        table.show()
    table.activateWindow()
    qtbot.waitUntil(table.isActiveWindow)
    return bridge, table, Probe(table)


def test_nothing_is_on_the_table_before_the_curtain_is_lifted(qtbot: QtBot) -> None:
    bridge, table, probe = seated(qtbot)
    before: Any = bridge.view
    assert before is None
    assert table.scene.pieces == {}
    assert table.access.subjects == []
    bridge.lift(1)
    table.settle()
    assert probe.faults() == []
    assert [piece for piece in table.scene.pieces if piece.startswith("stone-")] == list(bridge.view.hand)


def test_it_is_played_by_clicks_drags_and_buttons_with_handing_over(qtbot: QtBot) -> None:
    bridge, table, probe = seated(qtbot)
    bridge.lift(1)
    lowest = min(bridge.view.hand, key=lambda stone: int(stone.removeprefix("stone-")))
    probe.click(lowest)
    if bridge.match.state.cairn == ():
        probe.click(next(stone for stone in bridge.view.hand if stone != lowest))
    assert bridge.match.state.cairn == (lowest,)
    table.settle()
    assert probe.faults() == []
    hand = set(bridge.view.hand)
    assert table.handling.gesture(Gesture("act", action="end_turn")).accepted
    bridge.raise_curtain()
    assert table.scene.pieces == {}
    bridge.lift(2)
    table.settle()
    assert probe.faults() == []
    assert not hand & set(table.scene.pieces)


def test_a_piece_that_no_draft_holds_is_let_go_at_once(qtbot: QtBot) -> None:
    """In Cairn taking a stone lays it: the pointer carries nothing on, and nothing is stuck to it."""
    bridge, table, probe = seated(qtbot)
    bridge.lift(1)
    stone = bridge.view.hand[0]
    probe.drag(stone, "deck")
    assert not table.hand.dragging
    assert not table.hand.pressed
    table.hand.cancel()
    table.settle()
    assert probe.faults() == []
    probe.focus(bridge.view.hand[-1])
    probe.key(Qt.Key.Key_Space)
    assert probe.faults() == []
