"""The commands ``check`` and ``try``: what a position allows, and what a move would do."""

from pathlib import Path
from typing import Any

from desktop.app.console import facts_value, fault_value, read_standard_input
from desktop.app.task import BAD_INPUT, FINE, REFUSED, Task, seat_fact
from desktop.engine.bad_input import BadInputError
from desktop.engine.event import Event
from desktop.engine.game import GameRules, Outcome
from desktop.engine.message import Message
from desktop.engine.move import Move
from desktop.engine.record import read_json
from desktop.engine.verdict import Verdict
from desktop.session.course import Course
from desktop.session.dealer import SeededDealer
from desktop.session.matchfile import is_match
from desktop.session.positionfile import position_value, read_position, state_of_position
from desktop.session.wholefile import read_whole


def check(task: Task) -> int:
    """Say whether a position is sound, whose turn it is and what may be done."""
    try:
        rules, state = _position(task)
    except BadInputError as fault:
        task.console.answer({"valid": False, **fault_value(fault)})
        task.console.say(fault.message)
        return BAD_INPUT
    moves = [move_value(move) for move in rules.legal_moves(state)]
    outcome = rules.outcome(state)
    task.console.answer(
        {
            "valid": True,
            "game": rules.game_id,
            "to_act": seat_fact(rules.turn_of(state)),
            "outcome": None if outcome is None else outcome_value(outcome),
            "moves": moves,
            "markers": [move_value(move) for move in rules.marker_moves(state)],
        }
    )
    if outcome is None:
        task.console.say(Message("app.cli.check.fine", {"n": len(moves)}))
    else:
        task.console.say(Message("app.cli.check.over", {"rule": outcome.rule}))
    return FINE


def try_move(task: Task) -> int:
    """Say whether a move is allowed on a position and by which rule, and what becomes of it."""
    rules, state = _position(task)
    move: Move = read_json(_move_text(task), rules.moves)
    verdict = rules.explain(state, move)
    answer: dict[str, Any] = {
        "allowed": verdict.allowed,
        "rule": verdict.rule,
        "facts": facts_value(verdict.facts),
    }
    say_verdict(task, verdict)
    if not verdict.allowed:
        task.console.answer(answer)
        return REFUSED
    course = Course(rules, state, ())
    course.take(move)
    course.settle(SeededDealer(_seed(task)), explicit_end=True)
    outcome = rules.outcome(course.state)
    task.console.answer(
        {
            **answer,
            "events": [event_value(event) for entry in course.entries for event in entry.events],
            "outcome": None if outcome is None else outcome_value(outcome),
            "position": position_value(rules, course.state),
        }
    )
    return FINE


def move_value(move: Move) -> dict[str, Any]:
    """A move as JSON, in the form in which it can be tried."""
    return move.model_dump(mode="json", by_alias=True)


def event_value(event: Event) -> dict[str, Any]:
    """An event as JSON, with all that its own seat may know."""
    return {
        "id": event.id,
        "rule": event.rule,
        "facts": facts_value(event.facts),
        "shifts": [
            {"piece": shift.piece, "origin": shift.origin, "target": shift.target} for shift in event.shifts
        ],
    }


def outcome_value(outcome: Outcome) -> dict[str, Any]:
    """An outcome as JSON."""
    return {
        "kind": outcome.kind,
        "winners": [seat_fact(seat) for seat in outcome.winners],
        "rule": outcome.rule,
        "facts": facts_value(outcome.facts),
    }


def _seed(task: Task) -> int:
    return task.arguments.number("seed", 0)


def _position(task: Task) -> tuple[GameRules[Any, Any], Any]:
    luck = SeededDealer(_seed(task))
    data = task.file("POSITION")
    if is_match(data):
        raise BadInputError("match-not-position")
    position = read_position(data)
    rules = task.rules(position.game)
    return rules, state_of_position(rules, position, luck)


def _move_text(task: Task) -> bytes | str:
    given = task.arguments.positions["MOVE"]
    if given.lstrip().startswith("{"):
        return given
    return read_standard_input() if given == "-" else read_whole(Path(given), streams=True)


def say_verdict(task: Task, verdict: Verdict) -> None:
    """Say why a move is allowed or not, in the words of the rule that decided."""
    words = task.console.words
    told = f"{verdict.rule}.{'allowed' if verdict.allowed else 'refused'}"
    if words.known(told):
        task.console.tell(words.tr(told, **verdict.facts))
    elif verdict.allowed:
        task.console.say(Message("app.cli.try.allowed", {"rule": verdict.rule}))
    else:
        task.console.say(Message("app.cli.try.refused", {"rule": verdict.rule}))
