"""Everything a test of the table kit works with: Pegs on a screen."""

from collections.abc import Callable
from typing import Any

from support.table_probe import Probe
from support.toy_table import PegTable

from desktop.ui.bridge import Bridge
from desktop.ui.table.table import TableWidget
from desktop.ui.theme.look import Look
from desktop.ui.theme.palette import dark_colours, light_colours


def look_of(*, motion_ms: int = 0, dark: bool = False, text_scale: float = 1.0, language: str = "en") -> Look:
    colours = dark_colours() if dark else light_colours()
    return Look(colours, dark, text_scale, motion_ms, language)


class Pegs:
    """Everything a test of the kit works with."""

    def __init__(self, bridge: Bridge, game: PegTable, table: TableWidget, words: Any) -> None:
        self.bridge = bridge
        self.game = game
        self.table = table
        self.words = words
        self.probe = Probe(table)
        self.clock_ms = 1_000_000_000
        """When the next hand-made event happens: long after those that QTest has made."""

    @property
    def state(self) -> Any:
        return self.bridge.match.state

    @property
    def moves(self) -> list[Any]:
        """What was logged, without the beginning."""
        return [entry.move for entry in self.bridge.match.played if entry.is_decision]


MakePegs = Callable[..., Pegs]
