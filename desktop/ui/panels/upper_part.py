"""The part of the panel that stays in sight: as tall as it needs, and no taller than its share."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLayout, QScrollArea, QSizePolicy, QWidget

from desktop.ui.panels.columns import column_of
from desktop.ui.steady_area import SteadyArea

SHARE = 2 / 3
"""How much of the panel's height it may take before it scrolls itself."""

MOST = 0.85
"""Its share at most, where that shows what must be in sight."""

MARGIN = 4
PART_GAP = 18
"""Pixels between the parts of a page."""


def scrolled(*parts: QWidget, margins: tuple[int, int, int, int]) -> QScrollArea:
    """Parts below each other on a page that scrolls when they need more room."""
    return _filled(SteadyArea(), parts, margins)


class UpperPart(SteadyArea):
    """Follows the height of what is in it."""

    def __init__(self, *parts: QWidget, margins: tuple[int, int, int, int]) -> None:
        super().__init__()
        self._room = 0
        self._least = 0
        self._beside = margins[2]
        self.share: float | None = None
        """How much of the panel it may take at most, where that is to be less than usual."""
        self.needed: Callable[[int], tuple[int, int]] = lambda width: (0, 0)
        """At a width, the height which must be in sight without scrolling, and one that is better still."""
        self.below: Callable[[int, int, int], int] = lambda room, above, width: 0
        """By the panel's height, this height and the width: how much of the room goes to what is below."""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        _filled(self, parts, margins)
        self.verticalScrollBar().installEventFilter(self)

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

    def loosen(self) -> None:
        """Be as tall as it needs again."""
        self._least = 0
        self.fit()

    def eventFilter(self, watched: QObject, event: QEvent, /) -> bool:
        done = super().eventFilter(watched, event)
        if watched is self.widget() and event.type() == QEvent.Type.LayoutRequest:
            self.fit()
        elif watched is self.verticalScrollBar() and event.type() in (QEvent.Type.Show, QEvent.Type.Hide):
            self._make_way(event.type() == QEvent.Type.Show)
        return done

    def resizeEvent(self, event: QResizeEvent, /) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.fit()

    @property
    def _bar_width(self) -> int:
        return self.verticalScrollBar().sizeHint().width()

    def _make_way(self, barred: bool) -> None:
        """The bar stands in the margin: lines that it made narrower would be more, and so need the bar."""
        layout = self._layout()
        if layout is not None:
            margins = layout.contentsMargins()
            room = max(self._beside, self._bar_width)
            margins.setRight(room - self._bar_width if barred else room)
            layout.setContentsMargins(margins)

    def _layout(self) -> QLayout | None:
        page = self.widget()
        return page.layout() if page is not None else None

    def fit(self) -> None:
        """Be as tall as it should be now."""
        layout = self._layout()
        if layout is None:
            return
        inside = self.contentsRect()
        margins = layout.contentsMargins()
        page = inside.width() - max(0, self._bar_width - self._beside)
        wanted = layout.totalHeightForWidth(page + margins.right() - self._beside)
        wanted += self.height() - inside.height()
        if self._least:
            wanted = self._least = max(wanted, self._least)
        if self._room:
            must, better = self.needed(page)
            most, share = (MOST, SHARE) if self.share is None else (self.share, self.share)
            fitting = [height for height in (must, better) if height <= self._room * most]
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


def _filled(area: QScrollArea, parts: tuple[QWidget, ...], margins: tuple[int, int, int, int]) -> QScrollArea:
    area.setWidget(column_of(*parts, margins=margins, spacing=PART_GAP, fills=True))
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return area
