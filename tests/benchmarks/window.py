"""What the window's own thread works at while a match is opened, handed over and seen in another way.

    PYTHONPATH=tests python -m benchmarks.window [--seed 3]

Processor time of that thread, so that a busy machine does not spoil it. Of each thing two figures: all of the
work until the picture stands, and the longest stretch of it in which the window answered nothing. A match
of each game is opened from home after another one, so that nothing has to be loaded any more; a curtain is
taken away, a turn is played and it falls again; then the look is changed with the match on the table.
"""

import os
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial

from benchmarks.figure import Figure, off_screen, reader, tell
from PySide6.QtCore import QAbstractEventDispatcher
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from ui.play.bout import Bout
from ui.shell.pages import CURTAIN_QUIET_MS, lift_curtain

from desktop.app import wiring
from desktop.ui.main_window import QUIET_MS
from desktop.ui.table_page import TablePage

FOLDERS = ("DATA", "CONFIG", "STATE", "CACHE")
REST_MS = 400
"""By then what is drawn anew a little later (a sharper picture after a change of size) has been."""
STRETCH_GOAL_MS = 100.0


class Stretches:
    """How long the thread worked each time before its loop looked for something new."""

    def __init__(self) -> None:
        self._since = time.thread_time()
        self.lengths_ms: list[float] = []
        loop = QAbstractEventDispatcher.instance()
        assert loop is not None
        loop.awake.connect(self._on_look)
        loop.aboutToBlock.connect(self._on_look)

    def of(self, work: Callable[[], object]) -> list[float]:
        """The stretches of some work and of what follows from it."""
        self.lengths_ms = []
        self._since = time.thread_time()
        work()
        QTest.qWait(REST_MS)
        self._on_look()
        return self.lengths_ms

    def _on_look(self) -> None:
        now = time.thread_time()
        self.lengths_ms.append((now - self._since) * 1000)
        self._since = now


def figures(seed: int) -> Iterator[Figure]:
    """Each game in a window of its own, with settings and matches in a folder of their own."""
    off_screen()
    app = wiring.make_app()
    stretches = Stretches()
    for game in ("tranquility", "the_west", "shinra_tower"):
        with tempfile.TemporaryDirectory() as home:
            os.environ.update({f"XDG_{name}_HOME": f"{home}/{name.lower()}" for name in FOLDERS})
            bout = Bout(app, seed, game)
            for named, work in _works(bout):
                lengths = stretches.of(work)
                yield Figure(f"{game}: {named}, ms", sum(lengths))
                yield Figure(f"{game}: {named}, the longest stretch, ms", max(lengths), STRETCH_GOAL_MS)
            bout.leave()


def _works(bout: Bout) -> Iterator[tuple[str, Callable[[], object]]]:
    """What is done in turn, and what it is called."""
    window = bout.window
    first, second, *_ = (one.id for one in window.desk.shelf.summaries())
    window.go_on(first)
    lift_curtain(_page(bout))
    QTest.qWait(REST_MS)
    window.go_home()
    QTest.qWait(QUIET_MS + REST_MS)  # a hand at home is not quicker
    yield "a match is opened", partial(window.go_on, second)
    page = _page(bout)
    if page.curtain.isVisible():
        yield "the curtain is taken away", _taking_away(page)
        _play_to_the_end_of_a_turn(page)
        yield "the curtain falls", page.bridge.raise_curtain
        yield "the curtain is taken away again", _taking_away(page)
    yield "text of 150 %", partial(window.room.change, text_percent=150)
    yield "the dark theme", partial(window.room.change, theme="dark")
    yield "another language", partial(window.room.change, language="ja")


def _page(bout: Bout) -> TablePage:
    page = bout.window.table_page
    assert page is not None
    return page


def _play_to_the_end_of_a_turn(page: TablePage) -> None:
    """Whatever is allowed first, until the screen is to be handed over."""
    match = page.match
    while page.bridge.hotseat.must_hand_over is None:
        assert page.bridge.propose(next(iter(match.rules.legal_moves(match.state)))).allowed
    QTest.qWait(REST_MS)


def _taking_away(page: TablePage) -> Callable[[], object]:
    """The press on the curtain's button, once the curtain takes presses."""
    QTest.qWait(CURTAIN_QUIET_MS)
    ready = page.curtain.findChild(QAbstractButton, "ready")
    assert isinstance(ready, QAbstractButton)
    return ready.click


def main() -> int:
    """Print the figures."""
    given = reader(__doc__)
    given.add_argument("--seed", type=int, default=3)
    wanted = given.parse_args()
    return tell(figures(wanted.seed), as_json=wanted.json)


if __name__ == "__main__":
    raise SystemExit(main())
