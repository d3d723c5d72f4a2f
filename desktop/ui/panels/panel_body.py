"""What an open panel shows, from whose turn it is down to the log, and which parts of it stay in sight."""

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from desktop.ui.panels.action_box import ActionBox
from desktop.ui.panels.head_height import MARGINS, SAID_MARGINS, buttons_height, head_height
from desktop.ui.panels.said_part import SaidPart
from desktop.ui.panels.settling import settle
from desktop.ui.panels.shown import set_shown
from desktop.ui.panels.turn_box import TurnBox
from desktop.ui.panels.upper_part import UpperPart, scrolled
from desktop.ui.theme.stylesheet import set_role

SCARCE = 380
"""Height at 100 % text below which not all of the head stays in sight."""

SCARCE_SHARE = 0.4
"""How much of so low a panel its buttons may always take before they scroll themselves."""

LINE = 2
"""Between what is read and the buttons below it, in pixels."""

READ_MARGINS = (8, 0, 12, 18)


class PanelBody(QWidget):
    """Head and buttons stay in sight, and what is read scrolls below them.

    Where room is scarce the head scrolls with what is read, and the buttons stay at the lower end.
    """

    def __init__(self, turn: TurnBox, actions: ActionBox, sections: list[QWidget]) -> None:
        super().__init__()
        self._turn, self._actions = turn, actions
        self._scarce = False
        self.upper = UpperPart(turn, actions, margins=MARGINS)
        self.said = SaidPart(self.upper, *actions.said, margins=SAID_MARGINS)
        self.read = scrolled(*sections, margins=READ_MARGINS)
        self.read.setMinimumHeight(1)  # what is said may take its room
        self._edge = QFrame()
        set_role(self._edge, "line")
        self._edge.hide()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._put(self._edge, self.upper, self.said, self.read)
        self.upper.needed = self._needed()

    def set_room(self, height: int, text_scale: float) -> None:
        """Tell how tall the whole panel is, for text of that size."""
        scarce = height < SCARCE * text_scale
        if scarce != self._scarce:
            self._scarce = scarce
            self._arrange()
            self.settle()
        self.upper.set_room(height)

    def set_shown(self, shown: bool) -> None:
        """Show or hide all of it; the keyboard goes to no neighbour then."""
        set_shown(self, shown)

    def settle(self) -> None:
        """Lay out all of it at once."""
        for part in (self.upper, self.said, self.read):
            settle(part)

    def settle_anew(self) -> None:
        """Lay out all of it in other words or another type."""
        self.settle()
        self.upper.hold_anew()

    def to_top(self) -> None:
        """Whatever is asked or has happened begins at the top."""
        self.upper.to_top(self._actions.rows.next)
        self.read.verticalScrollBar().setValue(0)

    def show_spoken(self) -> None:
        """Show the first words of what was said last; an answer lower down is one step of Tab away."""
        self.settle()
        self.said.verticalScrollBar().setValue(self._actions.spoken.y() if self.said.isVisible() else 0)

    def _arrange(self) -> None:
        scarce = self._scarce
        self._actions.rows.set_scarce(scarce)
        column_in(self.read if scarce else self.upper).insertWidget(0, self._turn)
        left, _top, right, below = READ_MARGINS
        column_in(self.read).setContentsMargins(left, MARGINS[1] if scarce else 0, right, below)
        self._turn.put_prompt_first(scarce)
        self._actions.end_panel(scarce)
        self._edge.setVisible(scarce)
        self.said.covers = not scarce
        if scarce:
            self._put(self.read, self.said, self._edge, self.upper)
        else:
            self._put(self._edge, self.upper, self.said, self.read)
        self.upper.share = self._scarce_share if scarce else None
        self.upper.needed = self._needed()

    def _scarce_share(self, width: int) -> float:
        """What is asked stays whole; of the room below it, buttons that need it take all."""
        asked = MARGINS[1] + self._turn.height_of_asked(width - MARGINS[0] - MARGINS[2])
        around = self.read.height() - self.read.contentsRect().height() + LINE
        return max(SCARCE_SHARE, 1 - (asked + around) / max(1, self.height()))

    def _put(self, *parts: QWidget) -> None:
        """Have these below each other, in this order."""
        for part in parts:
            self._column.addWidget(part)

    def _needed(self) -> Callable[[int], Sequence[int]]:
        return buttons_height(self._actions) if self._scarce else head_height(self._turn, self._actions)


def column_in(area: QScrollArea) -> QVBoxLayout:
    """The column of parts on a scrolled page."""
    page = area.widget()
    column = page.layout() if page is not None else None
    assert isinstance(column, QVBoxLayout)
    return column
