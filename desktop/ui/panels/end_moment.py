"""How a match ended: what decided it, how far it came, and where to go from here."""

from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.engine.game import Outcome
from desktop.engine.ids import seat_id
from desktop.engine.message import Message
from desktop.ui.bridge import Bridge
from desktop.ui.panels.columns import column_of, height_of
from desktop.ui.panels.end_place import (
    LOW_SHARE,
    MARGIN,
    Side,
    paint_veil,
    sheet_place,
    sheet_width,
    stands_beside,
)
from desktop.ui.panels.flow import FlowLayout
from desktop.ui.panels.overlay import Overlay
from desktop.ui.panels.plain import PlainLabel, WrapButton
from desktop.ui.panels.presentation import Presentation
from desktop.ui.panels.score_box import ScoreBox
from desktop.ui.panels.section import Section
from desktop.ui.panels.sunrise import Sunrise
from desktop.ui.panels.undo_question import UndoQuestion
from desktop.ui.steady_area import SteadyArea
from desktop.ui.table.contract import GameTable, Score
from desktop.ui.theme.icons import Icons
from desktop.ui.theme.look import Look
from desktop.ui.theme.surface import SHADOW, Surface
from desktop.wording.language import Words

WIDTH = 440
"""Width of the sheet at 100 % text."""

PAUSE_MS = 2500
STILL_PAUSE_MS = 1500
"""So long the finished table stands alone before the sheet comes: with motion, and without."""


class EndMoment(Overlay):
    """Covers its parent when the match ends, until the table is looked at or the end is taken back."""

    again_wanted = Signal()
    """The same game with the same people."""
    home_wanted = Signal()
    looked = Signal()
    """The sheet was put aside to look at the table."""
    rule_asked = Signal(str)

    def __init__(
        self,
        bridge: Bridge,
        table: GameTable[Any],
        words: Words,
        look: Look,
        icons: Icons,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._table = table
        self._means = Presentation(words, look, icons)
        self._put_aside = 0
        self._side: Side = "right"
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self.follow)
        self._build()
        bridge.changed.connect(self._on_changed)
        self.follow()

    def leave(self) -> None:
        """Stop following the match."""
        self._bridge.changed.disconnect(self._on_changed)
        self._pause.stop()
        self._sunrise.stop()
        self.hide()

    def follow(self) -> None:
        """Come when the match has ended, go when the end was taken back."""
        self._pause.stop()
        outcome = self._bridge.match.outcome
        if outcome is None:
            self._put_aside = 0
            self._sunrise.stop()
            self.hide()
        elif not self.isVisible() and self._put_aside != self._bridge.match.number:
            self.show_again()

    def show_again(self) -> None:
        """Show the end once more after the table was looked at; without effect while it goes on."""
        outcome = self._bridge.match.outcome
        if outcome is None:
            return
        self._pause.stop()
        self._put_aside = 0
        self.retranslate()
        self.cover(self._headline.text())
        self._sunrise.begin(outcome.kind)
        self.take_focus()

    def take_focus(self) -> None:
        """Bring the keyboard to the first way on."""
        self._again.setFocus()

    def set_look(self, look: Look) -> None:
        """Show the end in another look."""
        self._means.look = look
        self._sheet.set_look(look)
        self.retranslate()

    def set_side(self, side: Side) -> None:
        """Say on which side of the table the panel stands: the sheet comes there."""
        self._side = side
        self._fit()
        self.update()

    def retranslate(self) -> None:
        """Say everything in the words of now."""
        outcome = self._bridge.match.outcome
        if outcome is None:
            return
        words = self._means.words
        self._headline.setText(self._told(outcome))
        self._why.say(words.tr("app.end.why"))
        self._reason.setText(words.say(self._decided_by(outcome)))
        self._rule.say(words.tr(outcome.rule), "rules", words.tr("app.panel.read"))
        self._figures.say(words.tr("app.end.figures"))
        self._scores.show_scores(self._key_figures())
        solo = len(self._bridge.match.header.seats) == 1
        self._again.say(words.tr("app.end.again.solo") if solo else words.tr("app.end.again"), "new")
        self._look_button.say(words.tr("app.end.look"), "eye")
        self._home.say(words.tr("app.end.home"), "home")
        undo = self._bridge.match.may_undo(self._bridge.eyes)
        self._undo.setVisible(undo.kind in ("free", "ask"))
        self._undo.say(words.tr("app.end.undo"), "undo", words.tr(undo.reason) if undo.reason else "")
        self._question.hide()
        self._fit()
        self.update()

    def paintEvent(self, event: QPaintEvent, /) -> None:
        ground, sheet = self._means.look.colours.ground, self._sheet.geometry()
        with QPainter(self) as painter:
            paint_veil(painter, self.rect(), sheet, self._side, ground)

    def keyPressEvent(self, event: QKeyEvent, /) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._on_escape()
        super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent, /) -> bool:
        done = super().eventFilter(watched, event)
        if watched is self._page and event.type() == QEvent.Type.Resize:
            self._fit()
        return done

    def _build(self) -> None:
        means = self._means
        self._sunrise = Sunrise(means, self._table)
        self._headline = PlainLabel("display")
        self._headline.setObjectName("headline")
        self._headline.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._reason = PlainLabel()
        self._reason.setObjectName("reason")
        self._rule = _button(means, "rule", "chip")
        chips = QWidget()
        FlowLayout(chips).addWidget(self._rule)
        self._why = Section(means, column_of(self._reason, chips, margins=(0, 0, 0, 0), spacing=6))
        self._scores = ScoreBox(means)
        self._figures = Section(means, self._scores)
        self._content = column_of(
            self._sunrise, self._headline, self._why, self._figures, margins=(20, 18, 20, 20), spacing=14
        )
        self._foot = self._build_foot()
        self._scroll = SteadyArea()
        self._scroll.setWidget(self._content)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._sheet = Surface(means.look, self)
        sheet = QVBoxLayout(self._sheet)
        sheet.setContentsMargins(SHADOW + 2, SHADOW + 2, SHADOW + 2, SHADOW + 2)
        sheet.setSpacing(0)
        sheet.addWidget(self._scroll, 1)
        sheet.addWidget(self._foot)
        self._rule.clicked.connect(self._on_rule)

    def _build_foot(self) -> QWidget:
        """The ways on: they stay in sight while the rest scrolls."""
        means = self._means
        self._again = _button(means, "again", "primary")
        self._look_button = _button(means, "look")
        self._undo = _button(means, "undo")
        self._home = _button(means, "home")
        self._question = UndoQuestion(means)
        others = QWidget()
        flow = FlowLayout(others, spacing=8, stretch=True)
        for button in (self._look_button, self._undo, self._home):
            flow.addWidget(button)
        self._again.clicked.connect(self.again_wanted)
        self._home.clicked.connect(self.home_wanted)
        self._look_button.clicked.connect(self._on_look)
        self._undo.clicked.connect(self._on_undo)
        self._question.agreed.connect(self._on_agreed)
        return column_of(self._again, others, self._question, margins=(20, 4, 20, 16), spacing=10)

    def _fit(self) -> None:
        """The sheet beside the table or at its foot, as tall as it needs and as the page allows."""
        room = self._page.rect().adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        width = sheet_width(room, round(WIDTH * (0.5 + self._means.look.text_scale / 2)))
        beside = stands_beside(room, width)
        inner = width - 2 * SHADOW - 8
        foot, around = height_of(self._foot, inner), 2 * SHADOW + 10
        told = foot + self._headline.heightForWidth(inner - 40) + 40
        # without room for both the headline goes first; above a low sheet the table's own sun is in sight
        picture = self._sunrise.sizeHint().height()
        self._sunrise.setVisible(beside and told + picture + around <= room.height())
        most = room.height() if beside else max(told + around, round(room.height() * LOW_SHARE))
        height = min(height_of(self._content, inner) + foot + around, most, room.height())
        self._sheet.setGeometry(sheet_place(room, width, height, self._side))

    def _told(self, outcome: Outcome) -> str:
        words = self._means.words
        match outcome.kind:
            case "loss":
                return words.tr("app.end.loss")
            case "draw":
                return words.tr("app.end.draw")
            case "win":
                pass
        if len(outcome.winners) == len(self._bridge.match.header.seats):
            return words.tr("app.end.win")
        return words.tr("app.end.win.some", winners=tuple(seat_id(seat) for seat in outcome.winners))

    def _decided_by(self, outcome: Outcome) -> Message:
        """What told of the end when it came, or else the rule behind it."""
        eyes = self._bridge.eyes or 0
        for entry in reversed(self._bridge.match.played):
            for event in reversed(entry.events):
                seen = event.seen_by(eyes)
                if seen.rule == outcome.rule and seen.id:
                    return seen.message
        return Message(f"{outcome.rule}.text", outcome.facts)

    def _key_figures(self) -> tuple[Score, ...]:
        view = self._bridge.view
        scores = tuple(self._table.scores(view)) if view is not None else ()
        return (*scores, Score(Message("app.end.turns"), self._bridge.match.turn))

    def _on_changed(self, _transition: object) -> None:
        if self._bridge.match.outcome is None or self.isVisible():
            self.follow()
        else:
            self._pause.start(PAUSE_MS if self._means.look.motion_ms else STILL_PAUSE_MS)

    def _on_look(self) -> None:
        self._put_aside = self._bridge.match.number
        self._sunrise.stop()
        self.hide()
        self.looked.emit()

    def _on_escape(self) -> None:
        """What is asked is withdrawn first, then the sheet is put aside."""
        if self._question.isHidden():
            self._look_button.click()
        else:
            self._question.hide()
            self._undo.setFocus()
            self._fit()

    def _on_undo(self) -> None:
        undo = self._bridge.match.may_undo(self._bridge.eyes)
        if undo.kind == "free":
            self._bridge.undo()
        elif undo.kind == "ask":
            solo = len(self._bridge.match.header.seats) == 1
            self._question.ask(self._means.words.tr(undo.reason), self._bridge.match.number, solo=solo)
            self._fit()

    def _on_agreed(self, number: int) -> None:
        if number == self._bridge.match.number:
            self._bridge.undo()

    def _on_rule(self) -> None:
        outcome = self._bridge.match.outcome
        if outcome is not None:
            self.rule_asked.emit(outcome.rule)


def _button(means: Presentation, name: str, role: str = "") -> WrapButton:
    button = WrapButton(means, role)
    button.setObjectName(name)
    return button
