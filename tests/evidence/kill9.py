"""Kills the program in mid-play, again and again: at most the move in hand may be lost.

    PYTHONPATH=tests python -m evidence.kill9 --rounds 1000 --out kill9.jsonl

Each round a child takes a match off the shelf (or begins one), says so, and plays random decisions as
fast as it can, undone and redone ones among them; it tells each one that was made by one byte count
through a pipe. After some of them it is killed with SIGKILL, at any moment. The match is then opened as
the next start would: it must stand at the last decision that was told, or one further. With every other
seed the file is written anew at each decision, so that the blow falls while it is saved whole.

``--whole`` kills while settings and decks are saved: the old or the new ones must be there, undamaged.
"""

import argparse
import hashlib
import os
import random
import signal
import tempfile
import time
from functools import cache
from pathlib import Path
from typing import Any, NoReturn

from evidence.ledger import Result, report, search
from games.conformance.setups import games

from desktop.engine.message import Message
from desktop.session import autosave
from desktop.session.dealer import SeededDealer
from desktop.session.deck_shelf import DeckShelf
from desktop.session.header import SeatInfo, new_header
from desktop.session.match import Match
from desktop.session.shelf import OpenMatch, Shelf
from desktop.ui.settings.preferences import Preferences, load_preferences, save_preferences

NAME = "kill-9"
ROUNDS = 10
"""Rounds to a seed: one match is killed again and again, a new one begun when it ends."""
MOST_DONE = 12
"""So many decisions or savings at most are waited for before the blow."""
LONGEST_S = 0.02


def look(seed: int) -> Result:
    """The rounds of a seed: how many decisions were told, and the first fault if there is one."""
    dice = random.Random(seed)
    told = ahead = 0
    with tempfile.TemporaryDirectory() as folder:
        shelf = Shelf(Path(folder), _ignore)
        for number in range(ROUNDS):
            states = _killed_round(shelf, seed * ROUNDS + number, dice)
            if states is None:
                continue
            told += len(states)
            fault, late = _opened_as_told(shelf, states)
            ahead += late
            if fault:
                return {"rounds": number + 1, "told": told, "fault": f"seed {seed} round {number}: {fault}"}
    return {"rounds": ROUNDS, "told": told, "ahead": ahead}


def _ignore(message: Message) -> None:
    del message


def _killed_later(child: int, reading: int, dice: random.Random) -> bytes:
    """Kill after some decisions and a moment more, however slow the machine is; all that was told."""
    heard, wanted = b"", dice.randrange(MOST_DONE)
    while wanted > 0 and (more := os.read(reading, 4096)):
        heard += more
        wanted -= more.count(b"\n")
    time.sleep(dice.uniform(0.0, LONGEST_S))
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    with os.fdopen(reading, "rb") as pipe:
        return heard + pipe.read()


def _killed_round(shelf: Shelf, seed: int, dice: random.Random) -> list[str] | None:
    """Play in a child until it is killed; what it told: a digest of the table after each decision."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        _play_until_killed(shelf, seed, writing)
    os.close(writing)
    begun = os.read(reading, 1)
    heard = _killed_later(child, reading, dice)
    lines = heard.decode().split("\n")
    # what follows the last end of line was cut in the telling
    return lines[:-1] if begun else None


def _play_until_killed(shelf: Shelf, seed: int, writing: int) -> NoReturn:
    """Never returns into the parent's code, whatever happens; a fault is told like a decision."""
    try:
        if seed // ROUNDS % 2:
            autosave.COMPACT_BYTES = 0
        dice = random.Random(seed)
        match = _taken(shelf, seed).match
        os.write(writing, b"+")
        os.write(writing, f"{digest(match)}\n".encode())
        while match.turn_of is not None:
            draw = dice.random()
            if draw < 0.1:
                match.undo()
            elif draw < 0.15:
                match.redo()
            else:
                match.propose(dice.choice(list(match.rules.legal_moves(match.state))))
            os.write(writing, f"{digest(match)}\n".encode())
        time.sleep(10)
    except BaseException as fault:
        os.write(writing, f"! {fault!r}\n".encode())
    finally:
        os._exit(1)


def _taken(shelf: Shelf, seed: int) -> OpenMatch[Any]:
    game = games()[seed // ROUNDS % len(games())]
    for summary in shelf.summaries():
        if summary.outcome is None and summary.fault is None:
            return shelf.open(summary.id, game.manifest, game.rules)
    seats = [SeatInfo()] * game.manifest.players[1]
    header = new_header(game.manifest, game.rules, seats, game.deck, created="now")
    return shelf.begin(game.rules, header, SeededDealer(seed))


def digest(match: Match[Any]) -> str:
    """A short name for what is on the table: how many entries are in effect, and the state."""
    position = match.rules.to_position(match.state).model_dump_json()
    return f"{match.header.id} {match.cursor} {len(match.log)} {hash_of(position)}"


def hash_of(text: str) -> str:
    """The same in every process."""
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def _opened_as_told(shelf: Shelf, told: list[str]) -> tuple[str, bool]:
    """What is wrong with the match on the shelf, and whether it stands one decision further than told."""
    if told and told[-1].startswith("!"):
        return f"the program failed: {told[-1]}", False
    match_id = told[-1].split(" ")[0] if told else None
    summaries = {summary.id: summary for summary in shelf.summaries()}
    if match_id is None:
        return "", False
    if match_id not in summaries:
        return "the match is gone", False
    summary = summaries[match_id]
    if summary.fault is not None:
        return f"it cannot be read: {summary.fault}", False
    game = next(game for game in games() if game.manifest.id == summary.game)
    opened = shelf.open(match_id, game.manifest, game.rules)
    try:
        now, cut = digest(opened.match), bool(opened.repairs)
        if now == told[-1]:
            return "", False
        # One decision more may have reached the file before it was told, never one less.
        if _one_further(opened.match, told[-1]):
            return "", True
        return f"told {told[-1]}, found {now} (cut: {cut})", False
    finally:
        opened.close()


def _same_table(one: str, other: str) -> bool:
    """Whether two digests are of the same state at the same place of the log; the tail may differ."""
    return (one.split(" ")[1], one.split(" ")[3]) == (other.split(" ")[1], other.split(" ")[3])


def _one_further(match: Match[Any], told: str) -> bool:
    """Whether undoing or redoing one decision leads to the table that was told."""
    for there, back in ((match.undo, match.redo), (match.redo, match.undo)):
        if there() is not None:
            same = _same_table(digest(match), told)
            back()
            if same:
                return True
    return False


# settings and decks


def look_whole(seed: int) -> Result:
    """The rounds of a seed over one settings file and one deck; how many savings, and the first fault."""
    dice = random.Random(seed)
    told = 0
    with tempfile.TemporaryDirectory() as folder:
        for number in range(ROUNDS):
            count = _killed_saving(Path(folder), dice)
            told += count
            fault = _saved_as_told(Path(folder), count)
            if fault:
                return {"rounds": number + 1, "told": told, "fault": f"seed {seed} round {number}: {fault}"}
    return {"rounds": ROUNDS, "told": told}


def _killed_saving(folder: Path, dice: random.Random) -> int:
    """Save in a child until it is killed; how often settings and deck were saved, as it told."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        _save_until_killed(folder, writing)
    os.close(writing)
    os.read(reading, 1)
    return _killed_later(child, reading, dice).count(b"\n")


def _save_until_killed(folder: Path, writing: int) -> NoReturn:
    try:
        os.write(writing, b"+")
        held, deck = DeckShelf(folder / "decks", {}).hold("own"), _deck()
        for number in range(1_000_000):
            save_preferences(folder / "settings.json", Preferences(names=(str(number + 1),) * 200))
            held.save({**deck, "name": f"deck {number + 1}"}, finished=True)
            os.write(writing, b"\n")
    finally:
        os._exit(1)


@cache
def _deck() -> dict[str, Any]:
    return games()[0].deck.model_dump(mode="json", by_alias=True)


def _saved_as_told(folder: Path, count: int) -> str:
    """What is wrong with what lies there after so many savings; one more may have been done than told."""
    loaded = load_preferences(folder / "settings.json")
    if loaded.notice is not None:
        return f"settings: {loaded.notice}"
    entries = DeckShelf(folder / "decks", {}).entries()
    faults = [entry.fault for entry in entries if entry.fault is not None]
    if faults:
        return f"deck: {faults}"
    if count and (not loaded.preferences.names or int(loaded.preferences.names[0]) not in (count, count + 1)):
        return f"settings of {loaded.preferences.names[:1]}, saved {count} times"
    if count and [entry.name for entry in entries] not in ([f"deck {count}"], [f"deck {count + 1}"]):
        return f"decks {[entry.name for entry in entries]}, saved {count} times"
    return ""


def main() -> int:
    """Kill so many times."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=1_000)
    parser.add_argument("--whole", action="store_true", help="while settings and decks are saved")
    parser.add_argument("--out", type=Path, default=None)
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    parser.add_argument("--keep", action="store_true", help="add what was found to tests/evidence/results")
    given = parser.parse_args()
    seeds = range(given.seed, given.seed + -(-given.rounds // ROUNDS))
    name = f"{NAME}-whole-files" if given.whole else NAME
    path = given.out or Path(f"build/evidence/{name}.jsonl")
    done = search(name, path, seeds, look_whole if given.whole else look)
    faults = [result for result in done.values() if "fault" in result]
    code = report(name, faults, sum(result["rounds"] for result in done.values()), "kills", kept=given.keep)
    print(f"decisions or savings told: {sum(result['told'] for result in done.values())}")
    return code


if __name__ == "__main__":
    raise SystemExit(main())
