"""The command ``replay``: a match file played again from its first move, by the rules of today."""

from typing import Any

from desktop.app.console import facts_value, fault_value
from desktop.app.judging import outcome_value, say_verdict
from desktop.app.task import BAD_INPUT, FINE, REFUSED, Task, seat_fact
from desktop.engine.bad_input import BadInputError
from desktop.engine.message import Message
from desktop.engine.verdict import RefusedError
from desktop.session.matchfile import Script, read_match
from desktop.session.positionfile import position_value
from desktop.session.resume import Replay, checked_script, replay_log


def replay(task: Task) -> int:
    """Play the log of a match again and say whether every move still holds."""
    script = read_match(task.file("MATCH"))
    rules = task.rules(script.header.game)
    script = checked_script(script, task.manifest(script.header.game))
    played = replay_log(rules, script, strict=True)
    answer: dict[str, Any] = {
        "game": script.header.game,
        "moves": len(script.moves),
        "played": len(played.course.entries),
        "fine": played.refusal is None and script.damage is None,
    }
    if played.refusal is not None:
        return _refused(task, answer, script, played)
    states = [played.start, *played.course.states]
    state = states[script.cursor - script.base]
    outcome = rules.outcome(state)
    answer |= {
        "to_act": seat_fact(rules.turn_of(state)),
        "outcome": None if outcome is None else outcome_value(outcome),
    }
    if "position" in task.arguments.flags:
        answer["position"] = position_value(rules, state)
    if script.damage is not None:
        fault = {"reason": script.damage.id, "facts": facts_value(script.damage.facts)}
        task.console.answer({**answer, "damage": fault})
        task.console.say(script.damage)
        return BAD_INPUT
    task.console.answer(answer)
    task.console.say(Message("app.cli.replay.fine", {"n": len(script.moves)}))
    return FINE


def _refused(task: Task, answer: dict[str, Any], script: Script, played: Replay[Any]) -> int:
    number = script.base + len(played.course.entries) + 1
    refusal = played.refusal
    if isinstance(refusal, RefusedError):
        why = {"rule": refusal.verdict.rule, "facts": facts_value(refusal.verdict.facts)}
        said = Message("app.cli.replay.refused", {"move": number, "rule": refusal.verdict.rule})
    else:
        assert isinstance(refusal, BadInputError)
        why = fault_value(refusal)
        said = refusal.message
    task.console.answer({**answer, "refused": {"move": number, **why}})
    task.console.say(said)
    if isinstance(refusal, RefusedError):
        say_verdict(task, refusal.verdict)
    return REFUSED
