"""Whose turn it is, the path of the turn, and what the hand should do next."""

from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.engine.ids import seat_id
from desktop.ui.panels.plain import PlainLabel
from desktop.ui.panels.presentation import Presentation
from desktop.ui.panels.prompt import Prompt
from desktop.ui.panels.seat_badge import SeatBadge
from desktop.ui.panels.situation import TurnNow
from desktop.ui.panels.step_path import StepPath
from desktop.ui.theme.fonts import BASE_POINTS, font_for
from desktop.ui.theme.stylesheet import TITLE, set_role

HEAD_GAP = 12
"""Pixels between a seat's mark and its name."""


class TurnBox(QWidget):
    """The head of the panel."""

    def __init__(self, means: Presentation, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._means = means
        self._badge = SeatBadge(means, 34)
        self._name = PlainLabel("title")
        self._name.setObjectName("turn-seat")
        self._span: object = None
        self._number = PlainLabel("small")
        self._number.setObjectName("turn-number")
        self._path = StepPath(means)
        self._prompt = Prompt()
        names = QVBoxLayout()
        names.setSpacing(0)
        head = QHBoxLayout()
        head.setSpacing(HEAD_GAP)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addLayout(head)
        head.addWidget(self._badge)
        head.addLayout(names, 1)
        names.addWidget(self._name)
        names.addWidget(self._number)
        column.addWidget(self._path)
        column.addWidget(self._prompt)

    def put_prompt_first(self, first: bool) -> None:
        """Have what is asked stand above the path of the turn: where room is scarce it must be seen.

        The buttons are elsewhere then, and it keeps no room for longer words.
        """
        self._prompt.keep_room(not first)
        self._column.addWidget(self._path if first else self._prompt)

    def height_of_asked(self, width: int) -> int:
        """How tall it is at a width, down to the end of what is asked, where that stands first."""
        path = self._path.heightForWidth(width) + self._column.spacing() if not self._path.isHidden() else 0
        return self._column.totalHeightForWidth(width) - path

    def show_turn(self, now: TurnNow) -> None:
        """Show whose turn it is and how far it is."""
        words = self._means.words
        self._badge.show_seat(now.seat)
        self._badge.setVisible(now.seat is not None)
        if now.seat is None:
            self._name.setText(words.tr("app.panel.over"))
        else:
            self._name.setText(words.tr("app.panel.turn-of", seat=seat_id(now.seat)))
        number = words.tr("app.panel.turn", turn=now.number)
        self._number.setText(number if now.number else words.tr("app.panel.set-up"))
        self._fit_name()
        self._show_steps(now)
        self._show_prompt(now)

    def resizeEvent(self, event: QResizeEvent, /) -> None:
        super().resizeEvent(event)
        self._fit_name()

    def _fit_name(self) -> None:
        """A name that has no line to itself as a title is smaller, rather than that a word is broken."""
        look, name = self._means.look, self._name.text()
        title = font_for(look.language, BASE_POINTS * look.text_scale * TITLE, bold=True)
        beside = self._badge.sizeHint().width() + HEAD_GAP if not self._badge.isHidden() else 0
        fits = QFontMetrics(title).horizontalAdvance(name) <= self.width() - beside
        set_role(self._name, "title" if fits else "strong")
        # as tall as the tallest of the match: a name moves nothing below it
        room, span = self.width() - beside, (self.width(), look)
        own = self._name.heightForWidth(room) if not fits and room > 0 else 0
        least = self._name.minimumHeight() if span == self._span else 0
        self._span = span
        self._name.setMinimumHeight(max(least, own, QFontMetrics(title).height()))

    def _show_prompt(self, now: TurnNow) -> None:
        look = (self._means.words.language, self._means.look.text_scale)
        # the longest of the whole match: what is pressed below it has one place
        text = self._means.words.say(now.prompt) if now.prompt else ""
        self._prompt.say(text, look)
        self._prompt.setVisible(now.seat is not None or bool(text))

    def _show_steps(self, now: TurnNow) -> None:
        self._path.show_steps([self._means.words.tr(step) for step in now.steps], now.current)
        self._path.setVisible(bool(now.steps) and now.seat is not None)
