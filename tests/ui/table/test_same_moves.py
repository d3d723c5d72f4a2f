"""Dragging, click-click and keyboard accept exactly what the rules allow, and the same."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from support.peg_setting import MakePegs, Pegs
from support.pegs import SLOTS, PegDraft


def by_drag(pegs: Pegs, piece: str, zone: str) -> None:
    pegs.probe.drag(piece, zone)


def by_clicks(pegs: Pegs, piece: str, zone: str) -> None:
    pegs.probe.click(piece)
    QTest.qWait(1)
    pegs.probe.click(zone, (0.6, 0.5))


def by_keys(pegs: Pegs, piece: str, zone: str) -> None:
    for thing in (piece, zone):
        pegs.probe.focus(thing)
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, Qt.Key.Key_Space)


@pytest.mark.parametrize("way", [by_drag, by_clicks, by_keys])
def test_each_way_reaches_what_the_rules_allow(make_pegs: MakePegs, way: object) -> None:
    pegs = make_pegs()
    pegs.probe.drag("tile-2", "slot-2")
    match = pegs.bridge.match
    for piece in ("tile-1", "tile-2", "tile-3", "tile-4", "tile-6"):
        for zone in (*SLOTS, "heap"):
            if pegs.table.stage.board.pieces[piece].zone == zone:
                continue
            allowed = match.consider(PegDraft(tile=piece, slot=zone)).verdict.allowed
            before = match.cursor
            way(pegs, piece, zone)  # type: ignore[operator]
            draft = pegs.table.handling.draft
            taken = match.cursor > before or (isinstance(draft, PegDraft) and draft.slot == zone)
            assert taken == allowed, (piece, zone)
            pegs.table.hand.cancel()
            if match.cursor > before:
                pegs.bridge.undo()
            assert pegs.probe.faults() == [], (piece, zone)
