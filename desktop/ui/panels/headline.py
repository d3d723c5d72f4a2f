"""What is asked, in words above the table, while the panel is folded."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from desktop.engine.ids import seat_id
from desktop.ui.panels.presentation import Presentation
from desktop.ui.panels.prompt import Prompt
from desktop.ui.panels.seat_badge import SeatBadge
from desktop.ui.panels.situation import TurnNow
from desktop.ui.theme.stylesheet import set_role

BADGE = 22
"""Edge of the seat's mark at 100 % text."""


class Headline(QWidget):
    """A line, or more on a narrow page. Where nothing is asked it says who is to act: its height stays."""

    def __init__(self, means: Presentation, parent: QWidget) -> None:
        super().__init__(parent)
        self._means = means
        self.setObjectName("headline")
        set_role(self, "panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._badge = SeatBadge(means, BADGE)
        self._prompt = Prompt(lines=1)
        self._prompt.setObjectName("headline-prompt")
        self._prompt.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 5, 12, 5)
        row.setSpacing(10)
        row.addWidget(self._badge)
        row.addWidget(self._prompt, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.hide()  # until the panel is folded

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)  # what is said makes no window grow

    def show_turn(self, now: TurnNow) -> None:
        """Say what is asked now."""
        words = self._means.words
        who = (
            words.tr("app.panel.turn-of", seat=seat_id(now.seat)) if now.seat else words.tr("app.panel.over")
        )
        self._badge.show_seat(now.seat)
        self._badge.setVisible(now.seat is not None)
        look = (words.language, self._means.look.text_scale)
        self._prompt.say(words.say(now.prompt) if now.prompt else who, (*look, now.seat, now.number))
