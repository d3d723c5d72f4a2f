"""Opens damaged matches, positions, decks and settings: told in a message; no traceback, no wrong table.

    PYTHONPATH=tests python -m evidence.damaged --files 1000 --out damaged.jsonl

``--files`` is the number of each kind. What opens without any message must be the very table that was
saved, or, where the damage was made to look right, one that keeps the rules.
"""

import argparse
import math
import random
import tempfile
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from evidence.damaged_decks import deck_file
from evidence.ledger import Result, report, search
from evidence.mutants import mutant
from games.conformance.setups import Game, Setup, games, run
from support import tower

from desktop.engine.bad_input import BadInputError
from desktop.engine.ids import NATURE
from desktop.engine.message import Message
from desktop.games.shinra_tower.physics.answers import scene_of
from desktop.games.shinra_tower.physics.live import LiveTower
from desktop.games.shinra_tower.rules.game import RULES
from desktop.games.shinra_tower.rules.state import State as Tower
from desktop.session.dealer import SeededDealer
from desktop.session.match import Match
from desktop.session.matchfile import write_match
from desktop.session.positionfile import read_position, state_of_position, write_position
from desktop.session.shelf import Shelf
from desktop.ui.settings.preferences import Preferences, load_preferences

NAME = "damaged-files"
BATCH = 20
"""Files of each kind to a seed."""
WORLD_TICKS = 24


def look(seed: int) -> Result:
    """Open the damaged files of a seed; how many, and the first fault if there is one."""
    refused = 0
    for number in range(seed * BATCH, (seed + 1) * BATCH):
        for kind, opened in KINDS.items():
            try:
                refused += opened(number)
            except Exception as fault:
                return {"files": 0, "fault": f"{kind} {number}: {fault!r}"[:500]}
    return {"files": BATCH * len(KINDS), "refused": refused}


@cache
def _setup(game: Game) -> Setup:
    modules = {spec.id: spec.values[-1] for spec in game.manifest.options if spec.group == "module"}
    plain = {spec.id: spec.default for spec in game.manifest.options}
    return Setup(game, game.manifest.players[1], plain | modules)


@cache
def _saved(game: Game, sample: int) -> tuple[bytes, Match[Any], frozenset[Any]]:
    """A match file, its match, and every state that it has passed."""
    dice = random.Random(sample)
    setup = _setup(game)
    match = Match.begin(game.rules, setup.header(), SeededDealer(sample))
    for _ in range(dice.randrange(5, 60)):
        if match.turn_of is None:
            break
        draw = dice.random()
        if draw < 0.1:
            match.undo()
        else:
            match.propose(dice.choice(list(game.rules.legal_moves(match.state))))
    header = match.header.model_copy(update={"id": f"{sample:032x}"})
    match.header = header
    log = match.log
    states = {game.rules.to_position(match.state).model_dump_json()}
    while match.undo():
        states.add(game.rules.to_position(match.state).model_dump_json())
    while match.redo():
        states.add(game.rules.to_position(match.state).model_dump_json())
    assert match.log == log
    return write_match(header, match.lines())[0], match, frozenset(states)


def _game(number: int) -> Game:
    return games()[number % len(games())]


def match_file(number: int) -> bool:
    """Open one damaged match from a shelf; whether it was refused or mended with a message."""
    game = _game(number)
    data, match, states = _saved(game, number % 7)
    wrong = mutant(data, number)
    told: list[Message] = []
    with tempfile.TemporaryDirectory() as folder:
        shelf = Shelf(Path(folder), told.append)
        path = shelf.path_of(match.header.id)
        path.write_bytes(wrong)
        shelf.summaries()
        try:
            opened = shelf.open(match.header.id, game.manifest, game.rules, SeededDealer(1))
        except BadInputError:
            assert path.read_bytes() == wrong, "a refused file was changed"
            return True
        try:
            _check_table(game, opened.match, len(opened.match.header.seats))
            now = game.rules.to_position(opened.match.state).model_dump_json()
            mended = bool(opened.repairs)
            # a file that ends early at the end of a line is the very file of that earlier time
            if number % 2 and not mended and not data.startswith(wrong):
                assert opened.match.state == match.state, "another table, and nobody was told"
            if number % 2:
                # what Nature answered may be cut off with the tail; then she answers anew
                played = opened.match.played
                anew = bool(played) and played[-1].seat == NATURE
                assert now in states or anew or len(played) <= 1, "a table that never was"
            if mended:
                assert any(wrong == aside.read_bytes() for aside in path.parent.glob("*-1")), "nothing kept"
        finally:
            opened.close()
        again = shelf.open(match.header.id, game.manifest, game.rules, SeededDealer(1))
        again.close()
        assert again.match.state == opened.match.state, "mended, but not for good"
        assert not again.repairs
    return mended


def _check_table(game: Game, match: Match[Any], seats: int) -> None:
    """A table that keeps the rules: all pieces, a seat that can move, and a view for each seat."""
    rules, state = game.rules, match.state
    whole = set(rules.pieces(rules.opening(_table_of(game, match))))
    assert set(rules.pieces(state)) == whole, "pieces are missing"
    assert (rules.turn_of(state) is None) == (rules.outcome(state) is not None)
    if rules.turn_of(state) is not None:
        assert next(rules.legal_moves(state), None) is not None
    for seat in range(1, seats + 1):
        rules.view(state, seat)
    _check_world(state)


def _check_world(state: Any) -> None:
    """A tower that can be built and shown, with all its pieces, and that time can pass for."""
    if not isinstance(state, Tower):
        return
    live = LiveTower(tower.shapes(), scene_of(state))
    shown = live.poses()
    for piece, zone in RULES.pieces(state).items():
        assert not zone.startswith(("floor-", "ground")) or piece in shown, f"{piece} is nowhere"
    lanes = range(tower.shapes().sizes.lanes)
    assert all(pose.lane in lanes for pose in shown.values()), "a lane that cannot be shown"
    live.wake()
    live.settle()
    for _ in range(WORLD_TICKS):
        live.tick()
    assert all(math.isfinite(pose.x + pose.y) for pose in live.poses().values()), "out of the world"


def _table_of(game: Game, match: Match[Any]) -> Any:
    from desktop.session.header import table_of

    return table_of(game.rules, match.header)


@cache
def _position(game: Game, sample: int) -> bytes:
    setup = _setup(game)
    states = [after for _before, _seat, _move, after in run(setup, sample)]
    return write_position(game.rules, states[len(states) // 2])


def position_file(number: int) -> bool:
    """Read one damaged position; whether it was refused."""
    game = _game(number)
    data = mutant(_position(game, number % 7), number)
    try:
        state = state_of_position(game.rules, read_position(data), SeededDealer(number))
    except BadInputError:
        return True
    rules = game.rules
    assert (rules.turn_of(state) is None) == (rules.outcome(state) is not None)
    pieces = rules.pieces(state)
    assert len(pieces) >= 12
    if rules.turn_of(state):
        assert next(rules.legal_moves(state), None) is not None, "stuck"
    _check_world(state)
    again = read_position(write_position(rules, state))
    assert state_of_position(rules, again, SeededDealer(0)) == state, "written and read, another table"
    return False


def settings_file(number: int) -> bool:
    """Load damaged settings; whether a message was told."""
    good = Preferences(language="ja", names=("Мария", "Ёж"), window=(1, 2, 800, 600))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "settings.json"
        data = mutant(good.model_dump_json().encode(), number)
        path.write_bytes(data)
        loaded = load_preferences(path)
        if loaded.notice is None:
            return False
        assert loaded.preferences == Preferences()
        assert any(kept.read_bytes() == data for kept in path.parent.iterdir()), "nothing kept"
    return True


KINDS: Mapping[str, Callable[[int], bool]] = {
    "match": match_file,
    "position": position_file,
    "deck": deck_file,
    "settings": settings_file,
}


def main() -> int:
    """Open so many files of each kind."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--files", type=int, default=1_000, help="of each kind")
    parser.add_argument("--out", type=Path, default=Path("build/evidence/damaged.jsonl"))
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    parser.add_argument("--keep", action="store_true", help="add what was found to tests/evidence/results")
    given = parser.parse_args()
    seeds = range(given.seed, given.seed + -(-given.files // BATCH))
    done = search(NAME, given.out, seeds, look)
    faults = [result for result in done.values() if "fault" in result]
    return report(NAME, faults, sum(result["files"] for result in done.values()), "files", kept=given.keep)


if __name__ == "__main__":
    raise SystemExit(main())
