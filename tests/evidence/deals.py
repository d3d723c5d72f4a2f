"""Deals a table anew behind the window's back: nothing that a seat sees, reads or hears may change by it.

    PYTHONPATH=tests python -m evidence.deals --game the_west --deals 1000

A deal is a position out of a random match. It is opened in the real window, and so is the same position with
all that the seat in turn cannot know dealt otherwise: curtain and table must be the same to the pixel, with
the same words, names, descriptions, ids and tips. Behind the curtain the seat's own hand is dealt anew as
well. Neither may the program's diary name a hidden card. Stopped and started again it goes on.
"""

import argparse
import faulthandler
import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from evidence.ledger import Result, commit, report, search
from evidence.own_process import LONGEST_S, look_alone
from evidence.random_moves import setup_of
from games.conformance.hidden import hidden_from, told
from games.conformance.setups import Setup, games, run
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from ui.play.bout import close_window, open_window
from ui.play.eye import held_ids, read_and_heard

from desktop.app import paths, wiring
from desktop.app.games import find_games
from desktop.engine.ids import NATURE, Seat
from desktop.session.dealer import SeededDealer
from desktop.session.positionfile import position_value
from desktop.ui.main_window import MainWindow
from desktop.ui.table_page import TablePage

NAME = "deals"
DEALS = 5
"""To a seed."""
FURTHEST = 60
"""A position comes out of so many first moves."""
PATIENCE_MS = (0, 200, 1000)
"""What is different is looked at again: how far a tower may be tilted is reckoned beside and comes later."""
LOOKS = (("en", "light"), ("ja", "dark"), ("ru", "light"))


@dataclass
class Impression:
    """All that one can have of a page."""

    picture: QImage
    words: list[str]
    ids: list[str]
    step: int
    """Where in the turn the page stands; all see it, and also that a step without a choice is over."""

    def told_apart(self, other: "Impression") -> Iterator[str]:
        """What is not the same in both."""
        if self.words != other.words:
            yield f"words: {sorted(set(self.words) ^ set(other.words))[:6]}"
        if self.ids != other.ids:
            yield f"ids: {sorted(set(self.ids) ^ set(other.ids))[:6]}"
        if self.picture != other.picture:
            yield "the picture"


def look(seed: int, game: str) -> Result:
    """Look at the deals of a seed in a process of its own."""
    return {"deals": 0} | look_alone("evidence.deals", seed, game)


class Onlooker:
    """Opens positions in one window and keeps what is to be seen of them."""

    def __init__(self, app: QApplication, seed: int, game: str) -> None:
        self._app = app
        self.patience_ms = 0
        self._game = next(one for one in games() if one.manifest.id == game)
        language, theme = LOOKS[seed % len(LOOKS)]
        self.window: MainWindow = open_window(app, language, theme=theme, motion="off")

    def faults(self, number: int) -> Iterator[str]:
        """What a deal gives away."""
        setup, state, seat = self.position(number)
        rules = setup.game.rules
        other = rules.redeal(state, seat, SeededDealer(number + 1))
        curtain, table = self.impressions(state, seat)
        other_curtain, other_table = self.impressions(other, seat)
        for fault in (*curtain.told_apart(other_curtain), *table.told_apart(other_table)):
            yield f"{setup!r} {number} seat {seat}: {fault}"
        if setup.game.manifest.hidden_hands and setup.seats > 1:
            for behind in range(1, setup.seats + 1):
                dealt = rules.redeal(state, behind, SeededDealer(number + 2))
                veiled = self.impressions(dealt, None)[0]
                for fault in curtain.told_apart(veiled) if curtain.step == veiled.step else ():
                    yield f"{setup!r} {number} behind the curtain: {fault}"
        yield from self._in_the_diary(hidden_from(rules, state, seat))

    def position(self, number: int) -> tuple[Setup, Any, Seat]:
        """A state of a random match in which a seat must act."""
        setup = setup_of(self._game, number)
        wanted = SeededDealer(number).below(FURTHEST)
        found: tuple[Any, Seat] | None = None
        for moves, (state, seat, _move, _after) in enumerate(run(setup, number)):
            if seat != NATURE:
                found = state, seat
            if found is not None and moves >= wanted:
                break
        assert found is not None
        return setup, *found

    def impressions(self, state: Any, eyes: Seat | None) -> tuple[Impression, Impression]:
        """The page as it opens, behind its curtain if it has one, and then before the eyes of a seat."""
        value = position_value(self._game.rules, state)
        file = paths.cache() / "dealt.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(value), "utf-8")
        self.window.open_file(file)
        page = self.window.table_page
        assert page is not None, "the position was not opened"
        first = self._impression(page)
        if eyes is not None and page.bridge.eyes is None:
            page.bridge.lift(eyes)
        second = self._impression(page)
        self.window.go_home()
        return first, second

    def _impression(self, page: TablePage) -> Impression:
        for _ in range(6):
            self._app.processEvents()
        QTest.qWait(self.patience_ms)
        focused = QApplication.focusWidget()
        if focused is not None:
            focused.clearFocus()  # the curtain's button takes it only after a while
        picture = self.window.grab().toImage()
        step = page.match.rules.steps(page.match.state).current
        return Impression(picture, list(read_and_heard(page)), list(held_ids(page)), step)

    def _in_the_diary(self, hidden: set[str]) -> Iterator[str]:
        for file in paths.log_file().parent.glob("*.log*"):
            named = told(file.read_text("utf-8"), hidden)
            if named:
                yield f"the diary names {sorted(named)}"


def looked_at(seed: int, game: str) -> Result:
    """Look at the deals of a seed here."""
    onlooker = Onlooker(wiring.make_app(), seed, game)
    try:
        for number in range(seed * DEALS, (seed + 1) * DEALS):
            fault = ""
            for onlooker.patience_ms in PATIENCE_MS:
                fault = next(onlooker.faults(number), "")
                if not fault:
                    break
            if fault:
                return {"deals": number - seed * DEALS, "fault": fault[:1500]}
    finally:
        close_window(onlooker.window)
    return {"deals": DEALS}


def main() -> int:
    """Look on until so many deals were looked at."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--game", default="tranquility", choices=sorted(find_games()))
    parser.add_argument("--out", type=Path, default=None)
    parser.add_argument("--one", type=int, help="look at this seed alone, here")
    parser.add_argument("--keep", action="store_true", help="add what was found to tests/evidence/results")
    given = parser.parse_args()
    if given.one is not None:
        faulthandler.dump_traceback_later(LONGEST_S - 10, exit=True)
        print(json.dumps(looked_at(given.one, given.game)))
        return 0
    name, at = f"{NAME}-{given.game}", commit()
    path = given.out or Path(f"build/evidence/{name}.jsonl")
    seeds = range(-(-given.deals // DEALS))
    done = search(name, path, seeds, partial(look, game=given.game), at=at)
    faults = [result for result in done.values() if "fault" in result]
    return report(
        name, faults, sum(result["deals"] for result in done.values()), "deals", at, kept=given.keep
    )


if __name__ == "__main__":
    raise SystemExit(main())
