"""Between what is pressed and what is read: the answer to a press, and a question asked back."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.ui.margin_bar import MarginBar
from desktop.ui.panels.columns import column_of, height_of
from desktop.ui.panels.upper_part import UpperPart

SHARE = 0.5
"""How much of the panel's height it may always have; from what is read below it takes all it needs."""

_SHOWN = (QEvent.Type.ShowToParent, QEvent.Type.HideToParent)


class SaidPart(MarginBar):
    """Opens below all buttons, so that nothing above it moves, and takes its room from what is below.

    Where that is not enough it covers the lowest part of what is above, which stays where it is.
    Where the buttons stay at the lower end it opens above them, and covers nothing.
    """

    def __init__(self, upper: UpperPart, *parts: QWidget, margins: tuple[int, int, int, int]) -> None:
        super().__init__(margins[2])
        self.covers = True
        """Whether it may cover the lowest buttons: not where it opens above them."""
        self._upper = upper
        self._parts = parts
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._inside = column_of(*parts, margins=margins, spacing=8)
        self.setWidget(self._inside)
        for part in parts:
            part.installEventFilter(self)
        upper.below = self._take

    def _take(self, room: int, above: int, width: int) -> int:
        """Be as tall as is right in a panel of height ``room`` below what is ``above``, and say how tall."""
        said = not all(part.isHidden() for part in self._parts)
        wanted = height_of(self._inside, width) + self.height() - self.contentsRect().height() if said else 0
        least = round(room * SHARE) if self.covers else 1
        height = min(wanted, max(room - above, least))
        # a bar would make the lines narrower, and so more of them, which then need the bar
        bars = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(
            bars.ScrollBarAlwaysOff if height == wanted else bars.ScrollBarAsNeeded
        )
        self.setFixedHeight(height)
        self.setVisible(said)
        return height

    def eventFilter(self, watched: QObject, event: QEvent, /) -> bool:
        done = super().eventFilter(watched, event)
        shown = watched in self._parts and event.type() in _SHOWN
        if shown or (watched is self._inside and event.type() == QEvent.Type.LayoutRequest):
            self._upper.fit()
        return done
