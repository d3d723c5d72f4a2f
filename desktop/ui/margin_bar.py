"""A scrolled page whose bar stands in the page's own margin."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLayout, QWidget

from desktop.ui.steady_area import SteadyArea


class MarginBar(SteadyArea):
    """Lines are as wide with the bar and without, and end where those of the pages above and below do.

    Lines that a bar made narrower would be more, and so need the bar. ``beside`` is the page's right margin.
    """

    def __init__(self, beside: int) -> None:
        super().__init__()
        self._beside = beside
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidgetResizable(True)

    def set_beside(self, beside: int) -> None:
        """Another right margin, without or with the bar in it."""
        self._beside = beside
        self._make_way()

    @property
    def page_layout(self) -> QLayout | None:
        """How the parts of the page stand."""
        page: QWidget | None = self.widget()
        return page.layout() if page is not None else None

    @property
    def lacking(self) -> int:
        """What the margin lacks for the bar."""
        return max(0, self._bar_width - self._beside)

    def resizeEvent(self, event: QResizeEvent, /) -> None:
        self._make_way()  # the bar came or went
        super().resizeEvent(event)

    @property
    def _bar_width(self) -> int:
        return self.verticalScrollBar().sizeHint().width()

    def _make_way(self) -> None:
        barred = self.viewport().width() < self.maximumViewportSize().width()
        layout = self.page_layout
        if layout is not None:
            margins = layout.contentsMargins()
            room = max(self._beside, self._bar_width)
            margins.setRight(room - self._bar_width if barred else room)
            if margins != layout.contentsMargins():
                layout.setContentsMargins(margins)
                layout.activate()  # or it would be seen between bar and edge for a moment
