"""A scrolled page whose bar stands in the page's own margin."""

from PySide6.QtCore import QEvent, QObject, Qt
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

    def setWidget(self, widget: QWidget, /) -> None:
        super().setWidget(widget)
        self.verticalScrollBar().installEventFilter(self)

    @property
    def page_layout(self) -> QLayout | None:
        """How the parts of the page stand."""
        page: QWidget | None = self.widget()
        return page.layout() if page is not None else None

    @property
    def lacking(self) -> int:
        """What the margin lacks for the bar."""
        return max(0, self._bar_width - self._beside)

    def eventFilter(self, watched: QObject, event: QEvent, /) -> bool:
        done = super().eventFilter(watched, event)
        if watched is self.verticalScrollBar() and event.type() in (QEvent.Type.Show, QEvent.Type.Hide):
            self._make_way(event.type() == QEvent.Type.Show)
        return done

    @property
    def _bar_width(self) -> int:
        return self.verticalScrollBar().sizeHint().width()

    def _make_way(self, barred: bool) -> None:
        layout = self.page_layout
        if layout is not None:
            margins = layout.contentsMargins()
            room = max(self._beside, self._bar_width)
            margins.setRight(room - self._bar_width if barred else room)
            layout.setContentsMargins(margins)
