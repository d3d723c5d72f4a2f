"""What stays of a folded panel: who is asked what, and the buttons, beside the table and above it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QToolButton, QVBoxLayout, QWidget

from desktop.ui.panels.action_strip import ActionStrip
from desktop.ui.panels.edge_tips import EdgeTips
from desktop.ui.panels.headline import Headline
from desktop.ui.panels.plain import WrapButton
from desktop.ui.panels.presentation import Presentation
from desktop.ui.panels.rail_sign import RailSign
from desktop.ui.panels.second_press import SecondPress
from desktop.ui.panels.situation import TurnNow

LARGEST = 1.25
"""Text scale up to which there is room for words above the table; more would make the table smaller than
beside the open panel. The sign's tip says them at any size."""


class Rail(QWidget):
    """The strip of icons. ``headline`` is shown once the page has put it above its table."""

    pressed = Signal(str)
    """The object name of the button that was meant."""
    unfold_asked = Signal()

    def __init__(self, means: Presentation, second_press: SecondPress, tips: EdgeTips) -> None:
        super().__init__()
        self._means = means
        self.headline = Headline(means, self)
        self._sign = RailSign(means)
        self._sign.clicked.connect(self.unfold_asked)
        tips.watch(self._sign)
        self._strip = ActionStrip(means, second_press, tips)
        self._strip.pressed.connect(self.pressed)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self._strip, 1)
        self.hide()  # until the panel is folded

    def set_folded(self, folded: bool) -> None:
        """Show it, or all but nothing of it."""
        self.setVisible(folded)
        self._place_headline(folded=folded)

    def _place_headline(self, *, folded: bool) -> None:
        placed = self.headline.parentWidget() is not self
        self.headline.setVisible(folded and placed and self._means.look.text_scale <= LARGEST)

    def show_turn(self, now: TurnNow) -> None:
        """Show who is to act, and what is asked."""
        self._sign.show_turn(now)
        self.headline.show_turn(now)
        self._place_headline(folded=not self.isHidden())

    def mirror(self, buttons: list[WrapButton]) -> None:
        """Stand for these buttons from now on."""
        self._strip.mirror(buttons)

    def standing_for(self, button: WrapButton) -> QToolButton | None:
        """What stands for a button of the open panel now."""
        return self._strip.standing_for(button)
