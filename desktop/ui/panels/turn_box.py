"""Whose turn it is, the path of the turn, and what the hand should do next."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.engine.ids import seat_id
from desktop.ui.panels.flow import FlowLayout
from desktop.ui.panels.plain import PlainLabel
from desktop.ui.panels.presentation import Presentation
from desktop.ui.panels.seat_badge import SeatBadge
from desktop.ui.panels.situation import TurnNow
from desktop.ui.panels.steps import CLOSEST, FOLDED, StepMark

LINES = 2
"""So many lines the path of a turn may take."""


class TurnBox(QWidget):
    """The head of the panel."""

    def __init__(self, means: Presentation, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._means = means
        self._badge = SeatBadge(means, 34)
        self._name = PlainLabel("title")
        self._name.setObjectName("turn-seat")
        self._number = PlainLabel("small")
        self._number.setObjectName("turn-number")
        self._path = QWidget()
        self._steps = FlowLayout(self._path, spacing=4)
        self._prompt = PlainLabel("accent")
        self._prompt.setObjectName("prompt")
        self._prompt.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._measure: tuple[object, ...] = ()
        self._room = 0
        """So tall the prompt once was, as long as it is measured alike."""
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(self._name)
        names.addWidget(self._number)
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self._badge)
        head.addLayout(names, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addLayout(head)
        column.addWidget(self._path)
        column.addWidget(self._prompt)

    def show_turn(self, now: TurnNow) -> None:
        """Show whose turn it is and how far it is."""
        words = self._means.words
        self._badge.show_seat(now.seat)
        self._badge.setVisible(now.seat is not None)
        if now.seat is None:
            self._name.setText(words.tr("app.panel.over"))
        else:
            self._name.setText(words.tr("app.panel.turn-of", seat=seat_id(now.seat)))
        self._number.setText(words.tr("app.panel.turn", turn=now.number))
        self._show_steps(now)
        self._show_prompt(now)

    def resizeEvent(self, event: QResizeEvent, /) -> None:
        super().resizeEvent(event)
        self._tighten()

    def _tighten(self) -> None:
        """The path of a turn is one line: where it would wrap, its steps move closer together.

        Where even so it would take more than two lines, one step keeps its words: the path must not push
        away what is to be pressed.
        """
        marks = [mark for mark in self._path.findChildren(StepMark) if mark.isVisibleTo(self._path)]
        for how in range(CLOSEST + 1):
            for mark in marks:
                mark.stand_close(how)
            wide = sum(mark.sizeHint().width() for mark in marks) + self._steps.spacing() * (len(marks) - 1)
            if wide <= self.width():
                return
        if marks and self._path.heightForWidth(self.width()) > LINES * marks[0].sizeHint().height() + 8:
            for mark in marks:
                mark.stand_close(FOLDED)

    def _show_prompt(self, now: TurnNow) -> None:
        """The prompt keeps the room that it once had in a turn: buttons below it stay where they are."""
        look = (self.width(), self._means.words.language, self._means.look.text_scale)
        measure = (*look, now.seat, now.number)
        if measure != self._measure:
            self._measure, self._room = measure, 0
        elif self._prompt.isVisibleTo(self):
            self._room = max(self._room, self._prompt.height())
        self._prompt.setText(self._means.words.say(now.prompt) if now.prompt else "")
        self._prompt.setMinimumHeight(self._room)
        self._prompt.setVisible(now.prompt is not None)

    def _show_steps(self, now: TurnNow) -> None:
        while (item := self._steps.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        over = now.seat is None
        for index, step in enumerate(now.steps):
            state = "now" if index == now.current and not over else "done" if index < now.current else "later"
            mark = StepMark(self._means, self._means.words.tr(step), state, last=index + 1 == len(now.steps))
            self._steps.addWidget(mark)
            mark.show()
        self._tighten()
        self._path.setVisible(bool(now.steps) and not over)
        self._path.updateGeometry()
