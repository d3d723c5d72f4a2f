"""A seat at the table of Tranquility: gestures go in, drafts and moves come out, as in the window."""

from pathlib import Path
from typing import Any

import pytest
from support.luck import SeededLuck

from desktop.engine.draft import Draft, Prospect
from desktop.engine.move import Move
from desktop.engine.record import read_json
from desktop.engine.verdict import Verdict
from desktop.games.tranquility.rules.game import RULES
from desktop.games.tranquility.rules.state import State
from desktop.games.tranquility.rules.view import View
from desktop.games.tranquility.table.table import TranquilityTable
from desktop.ui.table.contract import Action, Gesture, Piece, Zone

RESOURCES = Path(__file__).parents[3] / "resources"


class Sitting:
    """One seat over one state. It does with a gesture what the window does, without a window."""

    def __init__(self, table: TranquilityTable, state: State) -> None:
        self.table = table
        self.state = state
        self.draft: Draft | None = None
        self.moves: list[Move] = []

    @property
    def view(self) -> View:
        return RULES.view(self.state, self.state.turn)

    @property
    def prospect(self) -> Prospect:
        assert self.draft is not None
        return RULES.consider(self.state, self.draft)

    @property
    def held(self) -> str | None:
        return None if self.draft is None else self.table.held(self.draft)

    @property
    def zones(self) -> dict[str, Zone]:
        return {zone.id: zone for zone in self.table.zones(self.view)}

    @property
    def pieces(self) -> dict[str, Piece]:
        return {piece.id: piece for piece in self.table.pieces(self.view, self.draft)}

    @property
    def actions(self) -> dict[str, Action]:
        return {action.id: action for action in self.table.actions(self.view, self.draft, self.ask)}

    @property
    def legal(self) -> list[str]:
        """The zones that the draft could name next."""
        return sorted(zone for zone, verdict in self.prospect.zones.items() if verdict.allowed)

    def ask(self, intent: Draft | Move) -> Verdict:
        if isinstance(intent, Move):
            return RULES.explain(self.state, intent)
        return RULES.consider(self.state, intent).verdict

    def grab(self, piece: str) -> Verdict | None:
        return self._do(Gesture("grab", piece=piece))

    def tap(self, piece: str | None = None, zone: str | None = None) -> Verdict | None:
        return self._do(Gesture("tap", piece=piece, zone=zone))

    def drop(self, zone: str) -> Verdict | None:
        return self._do(Gesture("drop", piece=self.held, zone=zone))

    def act(self, action: str) -> Verdict | None:
        return self._do(Gesture("act", action=action))

    def _do(self, gesture: Gesture) -> Verdict | None:
        intent = self.table.draft_from(self.view, self.draft, gesture)
        if intent is None:
            return None
        if isinstance(intent, Move):
            return self._propose(intent)
        prospect = RULES.consider(self.state, intent)
        if not prospect.verdict.allowed:
            return prospect.verdict
        if prospect.move is not None:
            return self._propose(prospect.move)
        self.draft = intent
        return prospect.verdict

    def _propose(self, move: Move) -> Verdict:
        verdict = RULES.explain(self.state, move)
        if verdict.allowed:
            self.state = RULES.apply(self.state, move).state
            self.moves.append(move)
            self.draft = None
        return verdict


class Chair:
    """Sets a position up by hand, as in a position file."""

    def __init__(self, table: TranquilityTable) -> None:
        self.table = table

    def __call__(self, position: str, seed: int = 0) -> Sitting:
        return Sitting(self.table, self.state(position, seed))

    def state(self, position: str, seed: int = 0) -> State:
        read: Any = read_json(position, RULES.positions)
        return RULES.from_position(read, SeededLuck(seed))


@pytest.fixture(scope="session")
def table() -> TranquilityTable:
    return TranquilityTable(RESOURCES / "tranquility")


@pytest.fixture
def sit(table: TranquilityTable) -> Chair:
    return Chair(table)
