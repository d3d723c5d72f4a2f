"""One machine for every game: a match is played, undone, redone, parked and taken up again at will."""

from typing import Any, ClassVar

import pytest
from games.conformance.setups import Game, Setup, any_setup, games
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from desktop.engine.ids import NATURE
from desktop.engine.verdict import Verdict
from desktop.session.dealer import SeededDealer
from desktop.session.header import TableOptions
from desktop.session.match import Match
from desktop.session.matchfile import Chain, read_match, write_match
from desktop.session.resume import resume
from desktop.session.transition import Transition


class AnyMatch(RuleBasedStateMachine):
    """Holds a match beside a plain list of the states that its decisions led to."""

    game: ClassVar[Game]

    @initialize(data=st.data(), seed=st.integers(0, 2**32), explicit=st.booleans())
    def begin(self, data: st.DataObject, seed: int, explicit: bool) -> None:
        self.setup: Setup = data.draw(any_setup(self.game))
        table = TableOptions(explicit_end=explicit)
        self.match: Match[Any] = Match.begin(self.game.rules, self.setup.header(table), SeededDealer(seed))
        self.states = [self.match.state]
        self.at = 0
        self.old: list[Any] = []
        head, self.chain = write_match(self.match.header, self.match.lines())
        self.file = head
        self.match.scribes.append(self._write)

    def _write(self, lines: Any) -> None:
        self.file += b"".join(self.chain.line(line) for line in lines)

    @precondition(lambda self: self.match.turn_of is not None)
    @rule(data=st.data())
    def play(self, data: st.DataObject) -> None:
        moves = list(self.game.rules.legal_moves(self.match.state))
        self.old += moves[:3]
        self._made(self.match.propose(moves[data.draw(st.integers(0, len(moves) - 1))]))

    @precondition(lambda self: self.match.turn_of is not None)
    @rule(count=st.integers(2, 30), seed=st.integers(0, 2**32))
    def play_on(self, count: int, seed: int) -> None:
        dice = SeededDealer(seed)
        for _ in range(count):
            if moves := list(self.game.rules.legal_moves(self.match.state)):
                self._made(self.match.propose(moves[dice.below(len(moves))]))
                self.the_table_is_where_it_should_be()

    @precondition(lambda self: self.match.turn_of is not None)
    @rule()
    def mark(self) -> None:
        for marker in list(self.game.rules.marker_moves(self.match.state))[:1]:
            self._made(self.match.propose(marker))

    def _made(self, transition: Transition[Any] | Verdict) -> None:
        assert isinstance(transition, Transition)
        assert transition.before == self.states[self.at]
        redone = self.at + 1 < len(self.states) and self.states[self.at + 1] == transition.after
        if not redone:
            del self.states[self.at + 1 :]
            self.states.append(transition.after)
        self.at += 1

    @precondition(lambda self: bool(self.old))
    @rule(data=st.data())
    def try_an_old_move(self, data: st.DataObject) -> None:
        move = self.old[data.draw(st.integers(0, len(self.old) - 1))]
        verdict = self.game.rules.explain(self.match.state, move)
        before = (self.match.state, self.match.log, self.match.number)
        if not verdict.allowed:
            assert verdict.rule in self.game.rules.rulebook
            assert self.match.propose(move) == verdict
            assert (self.match.state, self.match.log, self.match.number) == before

    @rule()
    def undo(self) -> None:
        seat = self.match.turn_of
        kind = self.match.may_undo(seat).kind
        transition = self.match.undo()
        assert (transition is None) == (kind == "nothing") == (self.at == 0)
        if transition is not None:
            assert transition.direction == "back"
            self.at -= 1

    @rule()
    def redo(self) -> None:
        transition = self.match.redo()
        assert (transition is None) == (self.at + 1 == len(self.states))
        if transition is not None:
            self.at += 1

    @precondition(lambda self: self.at > 0)
    @rule()
    def undo_and_redo_is_nothing(self) -> None:
        before = (self.match.state, self.match.log, self.match.cursor, self.match.turn)
        self.match.undo()
        self.match.redo()
        assert (self.match.state, self.match.log, self.match.cursor, self.match.turn) == before

    @rule(whole=st.booleans())
    def park_and_take_up_again(self, whole: bool) -> None:
        data = write_match(self.match.header, self.match.lines())[0] if whole else self.file
        script = read_match(data)
        assert script.damage is None
        resumed = resume(self.game.rules, script, SeededDealer(5))
        match = resumed.match
        assert resumed.faithful
        assert match.state == self.match.state
        assert match.log == self.match.log
        assert (match.cursor, match.turn) == (self.match.cursor, self.match.turn)
        assert match.header == self.match.header
        self.match = match
        self.file, self.chain = data, Chain(script.sum)
        match.scribes.append(self._write)

    @rule(name=st.text(st.characters(codec="utf-8"), max_size=60))
    def rename(self, name: str) -> None:
        self.match.rename_seat(1, name)

    @invariant()
    def the_table_is_where_it_should_be(self) -> None:
        assert self.match.state == self.states[self.at]
        turn = self.match.turn_of
        assert turn != NATURE
        assert (turn is None) == (self.match.outcome is not None)
        if turn is not None:
            assert next(self.game.rules.legal_moves(self.match.state), None) is not None


@pytest.mark.parametrize("game", games(), ids=repr)
def test_every_game_keeps_the_laws_of_a_match(game: Game) -> None:
    machine = type(f"{game}Match", (AnyMatch,), {"game": game})
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=100,
            stateful_step_count=30,
            suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
        ),
    )
