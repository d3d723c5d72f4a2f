"""Tranquility on the kit: in positions of random play each way of handling does what the rules allow."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from support.luck import SeededLuck
from support.peg_setting import look_of
from support.table_probe import Probe

from desktop.app.games import find_games, load_deck, load_rules, load_table
from desktop.session.header import SeatInfo, new_header
from desktop.session.match import Match
from desktop.ui.bridge import Bridge
from desktop.ui.table.board import area
from desktop.ui.table.contract import Gesture
from desktop.ui.table.table import TableWidget
from desktop.wording.language import Words

ROOT = Path(__file__).parents[3]
POSITIONS = 6
ALL_MODULES = {"green_path": True, "panorama": True, "goats": True}

Play = tuple[Match[Any], Bridge, Probe]
Way = Callable[[Probe, str, str], None]


@pytest.fixture
def play(qtbot: QtBot) -> Callable[[int, int], Play]:

    def open_at(seed: int, moves: int) -> Play:
        match = played(seed, moves)
        words = Words(ROOT / "i18n", "en")
        words.set_naming(match.rules.name_of)
        bridge = Bridge(match, hidden_hands=True)
        table = TableWidget(bridge, load_table(find_games()["tranquility"]), words, look_of())
        qtbot.addWidget(table)
        table.resize(1280, 800)
        with qtbot.waitExposed(table):
            table.show()
        table.activateWindow()
        qtbot.waitUntil(table.isActiveWindow)
        if bridge.eyes is None and match.turn_of is not None:
            bridge.lift(match.turn_of)
        table.settle()
        return match, bridge, Probe(table)

    return open_at


def played(seed: int, moves: int) -> Match[Any]:
    """A match of two after so many random moves, most of them building, with a turn to begin."""
    manifest = find_games()["tranquility"]
    rules = load_rules(manifest)
    header = new_header(
        manifest,
        rules,
        [SeatInfo(name="Ada", colour="0"), SeatInfo(name="Bo", colour="1")],
        load_deck(manifest, rules),
        created="2026-01-01T00:00:00Z",
        first=1,
        options=ALL_MODULES if seed % 2 else {},
    )
    match = Match[Any].begin(rules, header, SeededLuck(seed))
    chance = random.Random(seed)
    for _ in range(moves):
        if match.turn_of is None:
            break
        legal = list(rules.legal_moves(match.state))
        building = [move for move in legal if getattr(move, "kind", "") != "discard_two"]
        match.propose(chance.choice(building or legal))
    while any(getattr(move, "kind", "") == "end_turn" for move in rules.legal_moves(match.state)):
        match.propose(next(iter(rules.legal_moves(match.state))))
    return match


def by_drag(probe: Probe, piece: str, zone: str) -> None:
    probe.drag(piece, zone)


def by_clicks(probe: Probe, piece: str, zone: str) -> None:
    probe.click(piece)
    probe.click(zone, (0.5, 0.6))


def by_keys(probe: Probe, piece: str, zone: str) -> None:
    for thing in (piece, zone):
        probe.focus(thing)
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, Qt.Key.Key_Space)


@pytest.mark.parametrize("way", [by_drag, by_clicks, by_keys])
@pytest.mark.parametrize("seed", range(POSITIONS))
def test_each_way_takes_what_the_rules_allow(play: Callable[[int, int], Play], way: Way, seed: int) -> None:
    match, bridge, probe = play(seed, 12 + 9 * seed)
    table = probe.table
    chance = random.Random(seed)
    for piece in [each.id for each in table.stage.board.pieces.values() if each.movable]:
        for zone, allowed in sample(table, piece, chance):
            table.settle()
            before = match.cursor
            grabbed = grab(table, piece)
            table.handling.drop_draft()
            way(probe, piece, zone)
            draft = table.handling.draft
            taken = match.cursor > before or draft not in (None, grabbed)
            assert taken == allowed, (piece, zone)
            table.hand.cancel()
            if match.cursor > before:
                bridge.undo()
                if bridge.eyes is None and match.turn_of is not None:
                    bridge.lift(match.turn_of)
            assert probe.faults() == [], (piece, zone)


def test_a_card_let_go_beside_the_table_is_told_where_it_goes(play: Callable[[int, int], Play]) -> None:
    match, _, probe = play(1, 12)
    table, before = probe.table, match.cursor
    movable = [each.id for each in table.stage.board.pieces.values() if each.movable]
    taken = [
        piece for piece in movable if any(allowed for _, allowed in sample(table, piece, random.Random(1)))
    ]
    assert taken
    for piece in taken:
        probe.drag(piece, QPointF(table.stage.size.width() + 120, 300))
        assert table.tip.isVisible()
        assert table.tip.content.refused
        assert table.rect().contains(table.tip.geometry())
        assert table.handling.held is None
    assert match.cursor == before


def grab(table: TableWidget, piece: str) -> Any:
    """The draft that holds just this piece."""
    known = table.stage.board.pieces[piece]
    table.handling.gesture(Gesture("grab", piece=piece, zone=known.zone))
    return table.handling.draft


def sample(table: TableWidget, piece: str, chance: random.Random) -> list[tuple[str, bool]]:
    """Some zones for a piece, up to three that are legal and three that are not."""
    grab(table, piece)
    home = table.stage.board.pieces[piece].zone
    found = {
        zone: verdict.allowed
        for zone, verdict in table.handling.zone_verdicts().items()
        if zone in table.stage.board.zones and zone != home
    }
    table.handling.drop_draft()
    legal = [zone for zone in found if found[zone]]
    refused = [zone for zone in found if not found[zone]]
    chosen = chance.sample(legal, min(3, len(legal))) + chance.sample(refused, min(3, len(refused)))
    return [(zone, found[zone]) for zone in chosen]


def test_every_stop_of_a_real_table_is_reached_by_keys(play: Callable[[int, int], Play]) -> None:
    _match, _bridge, probe = play(3, 40)
    subjects = [subject.id for subject in probe.table.access.subjects]
    probe.focus(subjects[0])
    reached, edge = {subjects[0]}, [subjects[0]]
    while edge:
        here = edge.pop()
        for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageDown):
            probe.focus(here)
            probe.key(key)
            there = probe.focused
            if there is not None and there not in reached:
                reached.add(there)
                edge.append(there)
    assert reached == set(subjects)
    probe.table.stage.describing.finish()
    for subject in probe.table.access.subjects:
        button = probe.table.access.button(subject)
        assert button is not None
        assert button.accessibleName()
        assert "." not in button.accessibleName().split(" ")[0].rstrip(".")


def fresh(table: TableWidget) -> set[str]:
    """The pieces that are shown as just moved."""
    return {name for name, item in table.scene.pieces.items() if item.is_fresh}


@pytest.mark.parametrize("seed", [1, 2, 4])
def test_what_the_other_has_just_laid_is_marked_until_one_acts(
    play: Callable[[int, int], Play], seed: int
) -> None:
    match, bridge, probe = play(seed, 14)
    table = probe.table
    mine = bridge.eyes
    theirs = {
        shift.piece
        for entry in match.played[-6:]
        for event in entry.events
        for shift in event.shifts
        if entry.seat != mine
        and event.only is None
        and shift.target == match.rules.pieces(match.state)[shift.piece]
    }
    last_own = max((at for at, entry in enumerate(match.played) if entry.seat == mine), default=-1)
    since = {
        shift.piece
        for entry in match.played[last_own + 1 :]
        for event in entry.events
        for shift in event.shifts
    }
    laid = {piece for piece in theirs & since if piece in table.stage.board.pieces}
    assert laid
    assert fresh(table) == laid
    for piece in laid:
        known = table.stage.board.pieces[piece]
        content = table.stage.content(probe.subject(known.zone))
        assert content is not None
        assert "New since your last turn." in content.lines
    discard = next(
        move for move in match.rules.legal_moves(match.state) if getattr(move, "kind", "") == "discard_two"
    )
    bridge.propose(discard)
    table.settle()
    assert fresh(table) == set()


def test_no_cost_hides_a_card(play: Callable[[int, int], Play]) -> None:
    """Also where a place of the mountain rests on the cards below it."""
    written, over_cards = 0, 0
    for seed in range(POSITIONS):
        _, bridge, probe = play(seed, 24)
        if not bridge.may_act:
            continue
        board = probe.table.stage.board
        for card in [piece.id for piece in board.pieces.values() if piece.zone == f"hand-{bridge.eyes}"]:
            probe.table.hand.click_piece(card)
            lit = probe.table.highlights.lit
            others = [each for each in probe.table.stage.board.pieces.values() if each.id != card]
            lying = [
                each.rect for each in others if each.zone not in lit
            ]  # what is taken by it is told on it
            for plate in probe.table.highlights.plates():
                written += 1
                over_cards += any(area(plate.intersected(rect)) > 0.1 * area(plate) for rect in lying)
            probe.table.cancel()
    assert written > 5
    assert over_cards == 0
