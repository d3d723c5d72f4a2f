"""Loads what will be needed while nobody waits for it: one module in a turn of the window's loop.

Loaded only when it is needed, a game with its physics keeps the window from answering for half a second.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

if TYPE_CHECKING:
    from desktop.engine.manifest import Manifest
    from desktop.session.shelf import Summary
    from desktop.ui.game_desk import GameDesk

PAUSE_MS = 20
"""Between two modules of a game the window does what came meanwhile."""

HOME = (
    "pydantic_core",
    "pydantic.types",
    "pydantic.main",
    "desktop.ui.settings.preferences",
    "desktop.session.match",
    "desktop.session.shelf",
    "desktop.ui.home.continue_card",
)
"""What home needs after its first picture, to show settings and matches."""

TABLE = (
    "desktop.ui.table.view",
    "desktop.ui.table.table",
    "desktop.ui.panels.side_panel",
    "desktop.ui.table_page",
)
"""What every match is shown by."""


class ReadingAhead(QObject):
    """Reads for home first, then for one game at a time: the one that is most likely played next."""

    def __init__(self, desk: GameDesk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._home: list[str] = []
        self._game: list[str] = []
        self._of = ""
        self._set_aside: set[str] = set()
        self._then: Callable[[], object] | None = None
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._on_pause)

    def for_home(self, then: Callable[[], object]) -> None:
        """Read what home needs, from now on, and then do this; asked again meanwhile, go on."""
        if self._then is None:
            self._home, self._then = [*HOME], then
            self._pause.start(0)

    def begin(self, manifest: Manifest) -> None:
        """Read what a match of a game needs, from now on."""
        self._of = manifest.id
        named = (name.partition(":")[0] for name in (manifest.rules, manifest.table))
        self._game = [*TABLE, *manifest.ahead, *named, f"art:{manifest.id}"]
        self._pause.start(PAUSE_MS)

    def follow(self, summaries: Iterable[Summary]) -> None:
        """Read for the newest match that can be gone on with."""
        games = (self._desk.games.get(one.game) for one in summaries if one.fault is None)
        newest = next((game for game in games if game is not None), None)
        if newest is not None:
            self.begin(newest)

    def stop(self) -> None:
        """Read for no game any more: whoever needs something now loads it."""
        self._game.clear()

    def _on_pause(self) -> None:
        if self._read_one(self._home):
            self._pause.start(0)
        elif self._then is not None:
            then, self._then = self._then, None
            self._pause.start(PAUSE_MS)
            then()
        elif self._read_one(self._game):
            self._pause.start(PAUSE_MS)
        elif self._of not in self._set_aside:
            # What was read stays: Python need not look through it in the midst of a match. Once for a game:
            # pages that were left since would be set aside with it each time, and never be found again.
            self._set_aside.add(self._of)
            gc.freeze()

    def _read_one(self, names: list[str]) -> bool:
        """Load the next one that is not there yet; False when there is none left."""
        return any(self._desk.read_module(names.pop(0)) for _ in range(len(names)))
