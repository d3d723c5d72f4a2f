"""What the window's own thread works at while a match is opened and a preference is changed.

    PYTHONPATH=tests python -m benchmarks.window [--seed 3]

Processor time of that thread until the picture stands, so that a busy machine does not spoil it. A match of
each game is opened from home after another one, so that nothing has to be loaded any more; then the look is
changed with the match on the table.
"""

import os
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial

from benchmarks.figure import Figure, off_screen, reader, tell
from PySide6.QtTest import QTest
from ui.play.bout import Bout
from ui.shell.pages import lift_curtain

from desktop.app import wiring

FOLDERS = ("DATA", "CONFIG", "STATE", "CACHE")
REST_MS = 400
"""By then what is drawn anew a little later (a sharper picture after a change of size) has been."""


def figures(seed: int) -> Iterator[Figure]:
    """Each game in a window of its own, with settings and matches in a folder of their own."""
    off_screen()
    app = wiring.make_app()
    for game in ("tranquility", "the_west", "shinra_tower"):
        with tempfile.TemporaryDirectory() as home:
            os.environ.update({f"XDG_{name}_HOME": f"{home}/{name.lower()}" for name in FOLDERS})
            bout = Bout(app, seed, game)
            yield from _of_a_game(bout, game)
            bout.leave()


def _of_a_game(bout: Bout, game: str) -> Iterator[Figure]:
    window = bout.window
    first, second, *_ = (one.id for one in window.desk.shelf.summaries())
    _spent_ms(partial(window.go_on, first))
    _lift(bout)
    _spent_ms(window.go_home)
    yield Figure(f"{game}: a match is opened, ms", _spent_ms(partial(window.go_on, second)))
    _lift(bout)
    for named, change in (
        ("text of 150 %", partial(window.room.change, text_percent=150)),
        ("the dark theme", partial(window.room.change, theme="dark")),
        ("another language", partial(window.room.change, language="ja")),
    ):
        yield Figure(f"{game}: {named}, ms", _spent_ms(change))


def _lift(bout: Bout) -> None:
    page = bout.window.table_page
    assert page is not None
    lift_curtain(page)
    QTest.qWait(REST_MS)


def _spent_ms(work: Callable[[], object]) -> float:
    since = time.thread_time()
    work()
    QTest.qWait(REST_MS)
    return (time.thread_time() - since) * 1000


def main() -> int:
    """Print the figures."""
    given = reader(__doc__)
    given.add_argument("--seed", type=int, default=3)
    wanted = given.parse_args()
    return tell(figures(wanted.seed), as_json=wanted.json)


if __name__ == "__main__":
    raise SystemExit(main())
