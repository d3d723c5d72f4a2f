"""From a match file's script back to a match: the log replayed, or gone on from a snapshot."""

from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from desktop.engine.bad_input import BadInputError
from desktop.engine.game import GameRules
from desktop.engine.ids import NATURE
from desktop.engine.luck import Luck
from desktop.engine.manifest import Manifest
from desktop.engine.message import Message
from desktop.engine.move import Move
from desktop.engine.record import read_json
from desktop.engine.verdict import RefusedError
from desktop.session.course import Course
from desktop.session.dealer import SeededDealer
from desktop.session.header import checked_header, json_text, table_of
from desktop.session.journal import MoveLine, SnapshotLine
from desktop.session.match import Base, Match
from desktop.session.matchfile import Script

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Resumed(Generic[S]):
    """A match that goes on. ``faithful`` is False when the file no longer says what is on the table,
    and must be written anew; ``repair`` is what the players are to be told then.
    """

    match: Match[S]
    faithful: bool
    repair: Message | None


@dataclass(frozen=True, slots=True)
class Replay(Generic[S]):
    """A log played again: how far it went, and what stopped it (None: nothing)."""

    start: S
    base: Base
    course: Course[S]
    refusal: BadInputError | RefusedError | None


def resume(rules: GameRules[S, Any], script: Script, luck: Luck) -> Resumed[S]:
    """The match of a file. Where the rules refuse a logged move, it goes on from the latest snapshot.

    Raises:
        BadInputError: the deck or every position to begin from is unusable.
    """
    replay = replay_log(rules, script)
    if replay.refusal is None:
        match = _match_of(rules, script, replay, script.cursor - script.base, luck)
        return Resumed(match, faithful=True, repair=None)
    reached = script.base + len(replay.course.entries)
    replay = _past_refusal(rules, script, replay, reached)
    cursor = min(script.cursor - replay.base.moves, _whole_steps(script, replay))
    if cursor == 0 and not _begins_late(script, replay):
        # Not even the deal is left: a fresh one would be another match under the old name.
        raise BadInputError("rules-changed", {"game": f"{script.header.game}.name"})
    match = _match_of(rules, script, replay, cursor, luck)
    match.header = match.header.model_copy(update={"rules_version": rules.rules_version})
    lost = max(script.cursor - replay.base.moves - cursor, 0)
    told = Message("app.match.rules-changed", {"move": reached + 1, "turn": match.turn, "lost": lost})
    return Resumed(match, faithful=False, repair=told)


def _past_refusal(rules: GameRules[S, Any], script: Script, replay: Replay[S], reached: int) -> Replay[S]:
    """The replay from the latest readable snapshot after the refused move, else what was reached."""
    for snapshot in reversed(script.snapshots):
        if reached < snapshot.at <= script.cursor:
            try:
                return _from_snapshot(rules, script, snapshot)
            except BadInputError:
                continue
    return replay


def checked_script(script: Script, manifest: Manifest) -> Script:
    """The script with all options of the game, also those that its header is too old to name.

    Raises:
        BadInputError: another game, a number of seats, options or values that the game does not have.
    """
    return replace(script, header=checked_header(script.header, manifest))


def replay_log(rules: GameRules[S, Any], script: Script, *, strict: bool = False) -> Replay[S]:
    """Play the whole log again from where it begins, undone moves at its end included.

    Snapshots are compared when the rules have changed, with ``strict`` always.

    Raises:
        BadInputError: the deck, or the position it begins from, is unusable.
    """
    if script.snapshots and script.snapshots[0].start:
        return _from_snapshot(rules, script, script.snapshots[0], strict=strict)
    opening = rules.opening(table_of(rules, script.header))
    return _replayed(rules, script, opening, Base(), strict=strict)


def _from_snapshot(
    rules: GameRules[S, Any], script: Script, snapshot: SnapshotLine, *, strict: bool = False
) -> Replay[S]:
    state = state_of(rules, snapshot)
    return _replayed(rules, script, state, Base(snapshot.at, snapshot.mark.turn), strict=strict)


def state_of(rules: GameRules[S, Any], snapshot: SnapshotLine) -> S:
    """The state of a snapshot, which is complete, so that no luck is drawn.

    Raises:
        BadInputError: these rules cannot read the position.
    """
    return rules.from_position(read_json(json_text(snapshot.position), rules.positions), SeededDealer(0))


def _replayed(rules: GameRules[S, Any], script: Script, state: S, base: Base, *, strict: bool) -> Replay[S]:
    course = Course(rules, state, ())
    snapshots = {snapshot.at: snapshot for snapshot in script.snapshots}
    compare = strict or script.header.rules_version != rules.rules_version
    for line in script.moves[base.moves - script.base :]:
        try:
            course.take(_move_of(rules, course.state, line), auto=line.auto)
            if compare and line.n in snapshots:
                _check_same(rules, course, snapshots[line.n])
        except (BadInputError, RefusedError) as fault:
            return Replay(state, base, course, fault)
    return Replay(state, base, course, None)


def _move_of(rules: GameRules[S, Any], state: S, line: MoveLine) -> Move:
    move: Move = read_json(json_text(line.move), rules.moves)
    if rules.turn_of(state) != line.seat or move.by_nature != (line.seat == NATURE):
        raise BadInputError("wrong-seat", {"seat": f"seat:{line.seat}", "number": line.n})
    return move


def _check_same(rules: GameRules[S, Any], course: Course[S], snapshot: SnapshotLine) -> None:
    """Newer rules may allow every move and still make another table of them; that counts as a refusal."""
    then = read_json(json_text(snapshot.position), rules.positions)
    if then != rules.to_position(course.state):
        course.drop_last()
        raise BadInputError("other-position", {"number": snapshot.at})


def _whole_steps(script: Script, replay: Replay[Any]) -> int:
    """How many replayed entries are left when a step that was cut in its middle is dropped."""
    count = len(replay.course.entries)
    first = replay.base.moves - script.base
    rest = script.moves[first + count :]
    if rest and not rest[0].is_decision:
        while count and not replay.course.entries[count - 1].is_decision:
            count -= 1
        count = max(count - 1, 0)
    return count


def _match_of(
    rules: GameRules[S, Any], script: Script, replay: Replay[S], cursor: int, luck: Luck
) -> Match[S]:
    whole = _whole_steps(script, replay)
    del replay.course.entries[whole:], replay.course.states[whole:]
    base = replay.base if _begins_late(script, replay) else None
    match = Match(rules, script.header, replay.start, luck, base=base)
    match.restore(replay.course, cursor)
    if not match.may_redo:
        match.carry_on()
    return match


def _begins_late(script: Script, replay: Replay[Any]) -> bool:
    return replay.base != Base() or bool(script.snapshots and script.snapshots[0].start)
