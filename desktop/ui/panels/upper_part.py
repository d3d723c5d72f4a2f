"""The part of the panel that stays in sight: as tall as it needs, and no taller than its share."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.ui.margin_bar import MarginBar
from desktop.ui.panels.columns import column_of

SHARE = 2 / 3
"""How much of the panel's height it may take before it scrolls itself."""

MOST = 0.85
"""Its share at most, where that shows what must be in sight."""

MARGIN = 4
HEAD_GAP = 10
"""Pixels between what is asked, which has some room left below it, and what is to be pressed."""
PART_GAP = 18
"""Pixels between the parts of what is read."""


def scrolled(*parts: QWidget, margins: tuple[int, int, int, int]) -> MarginBar:
    """Parts below each other on a page that scrolls when they need more room."""
    area = MarginBar(margins[2])
    area.setWidget(column_of(*parts, margins=margins, spacing=PART_GAP, fills=True))
    return area


class UpperPart(MarginBar):
    """Follows the height of what is in it."""

    def __init__(self, *parts: QWidget, margins: tuple[int, int, int, int]) -> None:
        super().__init__(margins[2])
        self._room = 0
        self._least = 0
        self.share: Callable[[int], float] | None = None
        """By width, how much of the panel it may take at most, where that is to be other than usual."""
        self.needed: Callable[[int], Sequence[int]] = lambda width: ()
        """At a width, the heights which should be in sight without scrolling: the least, and better ones."""
        self.below: Callable[[int, int, int], int] = lambda room, above, width: 0
        """By the panel's height, this height and the width: how much of the room goes to what is below."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setWidget(column_of(*parts, margins=margins, spacing=HEAD_GAP, fills=True))

    def set_room(self, height: int) -> None:
        """Tell how tall the whole panel is."""
        self._room = height
        self.fit()

    def to_top(self, down_to: QWidget | None) -> None:
        """Show the top; where the room is too low for both, what is to be pressed goes first."""
        self.verticalScrollBar().setValue(0)
        if down_to is not None:
            self.ensureWidgetVisible(down_to, 0, MARGIN)

    def hold(self) -> None:
        """From now on grow only: what comes and goes with the hand moves nothing below."""
        self._least = self._least or self.height()

    def hold_anew(self) -> None:
        """The words or their type are others: what was held of them before is none of the hand's."""
        if self._least:
            self.loosen()
            self.hold()

    def loosen(self) -> None:
        """Be as tall as it needs again."""
        self._least = 0
        self.fit()

    def eventFilter(self, watched: QObject, event: QEvent, /) -> bool:
        done = super().eventFilter(watched, event)
        if watched is self.widget() and event.type() == QEvent.Type.LayoutRequest:
            self.fit()
        return done

    def resizeEvent(self, event: QResizeEvent, /) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.fit()

    def fit(self) -> None:
        """Be as tall as it should be now."""
        layout = self.page_layout
        if layout is None:
            return
        inside = self.contentsRect()
        page = inside.width() - self.lacking
        wanted = layout.totalHeightForWidth(page + layout.contentsMargins().right() - self._beside)
        wanted = max(0, wanted) + self.height() - inside.height()  # Qt says -1 of a page with nothing on it
        if self._least:
            wanted = self._least = max(wanted, self._least)
        if self._room:
            most, share = (MOST, SHARE) if self.share is None else (self.share(page),) * 2
            fitting = [height for height in self.needed(page) if height <= self._room * most]
            wanted = min(wanted, max(round(self._room * share), *fitting, 0))
            wanted = min(wanted, self._room - self.below(self._room, wanted, inside.width()))
        height = wanted
        if height == self.height() == self.minimumHeight():
            return
        self.setFixedHeight(height)
        panel = self.parentWidget()
        around = panel.layout() if panel is not None else None
        if around is not None:
            around.activate()  # at once: what is below must not be painted where this is now
