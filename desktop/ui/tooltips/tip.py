"""The teaching tooltip: plain text that wraps, can be pinned, and opens the rule it speaks of."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFontMetrics, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop.ui.steady_area import SteadyArea
from desktop.ui.theme.fonts import BASE_POINTS, font_for
from desktop.ui.theme.look import Look
from desktop.ui.tooltips.content import TipContent
from desktop.ui.tooltips.dress import tip_stylesheet
from desktop.ui.tooltips.label import plain_label
from desktop.ui.tooltips.placing import best_placed, placed
from desktop.ui.tooltips.signs import Sign, SignButton
from desktop.ui.typography import breakable
from desktop.wording.language import Words

COLUMN_CHARACTERS = 60
"""Lines of this length are read most easily; Japanese gets half as many of its wide characters."""

NARROWER = (0.8, 0.65, 0.5)
PADDING_PX = 12
HEAD_GAP_PX = 8
FRAME_PX = 3
"""Border and margin on each side of the scrolled column."""


class Tip(QFrame):
    """One tip inside its host. It is a child, not a window: it can never leave the host.

    A press on its text never reaches what it hides: nobody has seen that. It closes the tip, unless pinned.
    """

    rule_wanted = Signal(str)
    """The rule on the chip is to be opened."""
    entered = Signal()
    exited = Signal()
    closed = Signal()
    """It was closed by hand."""
    pressed_away = Signal()
    """Its text was pressed: whoever pressed wants to see what lies below."""

    def __init__(self, host: QWidget, look: Look, words: Words) -> None:
        super().__init__(host)
        self._host = host
        self._words = words
        self._look = look
        self._subject = QRect()
        self._free: tuple[Sequence[QRect], Sequence[QRect]] = ((), ())
        self._passive = False
        self.content = TipContent("")
        self._pinned = False
        self.setObjectName("tip")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._build()
        self.set_look(look)
        self.hide()

    def _build(self) -> None:
        self._sign = Sign(self)
        self._title = plain_label(self, "title")
        self._pin = SignButton("pin", self)
        self._pin.clicked.connect(self._on_pin)
        self._close = SignButton("close", self)
        self._close.clicked.connect(self._on_close)
        self._chip = QPushButton(self)
        self._chip.setObjectName("rule")
        self._chip.clicked.connect(self._on_chip)
        head = QHBoxLayout()
        head.setSpacing(HEAD_GAP_PX)
        self._body = QWidget()
        self._body.setObjectName("body")
        self._column = QVBoxLayout(self._body)
        self._column.setContentsMargins(PADDING_PX, PADDING_PX - 2, PADDING_PX, PADDING_PX)
        self._column.setSpacing(6)
        self._column.addLayout(head)
        head.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self._title, 1)
        for button in (self._pin, self._close):
            head.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        self._lines: list[QLabel] = []
        self._column.addWidget(self._chip, 0, Qt.AlignmentFlag.AlignLeft)
        self._scroll = SteadyArea(self)
        self._scroll.setObjectName("scroll")
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(self._body)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(1, 1, 1, 1)
        whole.addWidget(self._scroll)

    def show_for(
        self,
        content: TipContent,
        subject: QRect,
        free: Sequence[QRect] = (),
        spared: Sequence[QRect] = (),
        *,
        passive: bool = False,
    ) -> None:
        """Tell ``content`` beside ``subject`` (pixels of the host), which is never covered.

        ``free`` and then ``spared`` are better left uncovered. The pointer goes through a ``passive`` tip.
        """
        self.content = content
        self._subject = QRect(subject)
        self._free = tuple(free), tuple(spared)
        self._passive = passive
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, passive)
        self._fill()
        self._place()
        self.show()
        self.raise_()

    @property
    def subject(self) -> QRect:
        """What the tip speaks of, in pixels of the host."""
        return QRect(self._subject)

    @property
    def passive(self) -> bool:
        """Whether the pointer goes through it."""
        return self._passive

    @property
    def pinned(self) -> bool:
        """Whether it stays until it is closed."""
        return self._pinned

    def set_pinned(self, pinned: bool) -> None:
        """Let it stay, or go again with the next act."""
        self._pinned = pinned
        self._pin.setChecked(pinned)
        self._show_buttons()
        self._name_buttons()

    def put_away(self) -> None:
        """Hide it, pinned or not."""
        self.set_pinned(False)
        self.hide()

    def set_look(self, look: Look) -> None:
        """Take another look; also after a change of language."""
        self._look = look
        self.setFont(font_for(look.language, BASE_POINTS * look.text_scale))
        self._dress()
        for sign in (self._sign, self._pin, self._close):
            sign.set_look(look)
        self._name_buttons()
        if self.isVisible():
            self._fill()
            self._place()

    def take_focus(self) -> None:
        """Bring the keyboard to the tip: to its rule, or else to its pin."""
        target = self._chip if self._chip.isVisibleTo(self) else self._pin
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    # Qt

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.entered.emit()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.exited.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if self.rect().contains(event.position().toPoint()):
            self.pressed_away.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._on_close()
        else:
            super().keyPressEvent(event)

    # parts

    def _show_buttons(self) -> None:
        """A tip that is only read has no buttons that would not react."""
        shown = self._pinned or not self._passive
        self._pin.setVisible(shown)
        self._close.setVisible(shown)

    def _dress(self) -> None:
        """Only where it is another: Qt takes even the same sheet up in every widget anew."""
        sheet = tip_stylesheet(self._look, self.content.refused)
        if sheet != self.styleSheet():
            self.setStyleSheet(sheet)

    def _fill(self) -> None:
        content = self.content
        self._dress()
        self._sign.setVisible(content.refused)
        self._show_buttons()
        self._title.setText(breakable(content.title))
        while len(self._lines) < len(content.lines):
            line = plain_label(self._body, "line")
            self._column.insertWidget(self._column.count() - 1, line)
            self._lines.append(line)
        for index, line in enumerate(self._lines):
            shown = index < len(content.lines)
            line.setVisible(shown)
            line.setText(breakable(content.lines[index]) if shown else "")
        self._chip.setVisible(content.rule is not None)
        # A single ampersand would be taken for a shortcut.
        self._chip.setText(content.rule_name.replace("&", "&&"))
        self.setAccessibleName(content.title)
        self.setAccessibleDescription(content.spoken)

    def _name_buttons(self) -> None:
        words = self._words
        pin = words.tr("app.table.tip.unpin") if self._pinned else words.tr("app.table.tip.pin")
        self._pin.setAccessibleName(pin)
        self._close.setAccessibleName(words.tr("app.table.tip.close"))

    def _place(self) -> None:
        host = self._host.rect()
        wanted = self._wanted(host.width())
        wanted, rect = best_placed(self._sizes(wanted), self._subject, host, *self._free)
        if rect.width() < wanted.width():
            # Cut to a narrow side: wrap to that width; what still does not fit is scrolled.
            cut = QSize(rect.width(), self._height_at(rect.width()))
            rect = placed(cut, self._subject, host, *self._free)
        # Said outright: left to itself, the area keeps a bar that it once needed.
        whole = rect.height() >= self._height_at(rect.width())
        bars = Qt.ScrollBarPolicy
        self._scroll.setVerticalScrollBarPolicy(bars.ScrollBarAlwaysOff if whole else bars.ScrollBarAsNeeded)
        self._scroll.verticalScrollBar().setValue(0)
        self.setGeometry(rect)

    def _wanted(self, host_width: int) -> QSize:
        # Before it is shown, labels have not yet taken the style sheet's font: measure them in it.
        for widget in (self, self._title, *self._lines, self._chip):
            widget.ensurePolished()
        metrics = QFontMetrics(self.font())
        bold = QFontMetrics(font_for(self._look.language, self.font().pointSizeF(), bold=True))
        signs = int(self.content.refused) + (2 if self._pinned or not self._passive else 0)
        beside = signs * (self._pin.sizeHint().width() + HEAD_GAP_PX)
        natural = bold.horizontalAdvance(self.content.title) + beside
        for line in self.content.lines:
            natural = max(natural, metrics.horizontalAdvance(line))
        if self.content.rule is not None:
            natural = max(natural, self._chip.sizeHint().width())
        column = metrics.horizontalAdvance("n") * COLUMN_CHARACTERS
        frame = 2 * (PADDING_PX + FRAME_PX) + 2
        width = min(min(natural, column) + frame, max(host_width - 12, 80))
        return self._narrowed(QSize(width, self._height_at(width)), natural + frame)

    def _sizes(self, wanted: QSize) -> Iterator[QSize]:
        """As wide as it is read best, then narrower and higher, for where it would hide something."""
        yield wanted
        for share in NARROWER:
            width = round(wanted.width() * share)
            yield QSize(width, self._height_at(width))

    def _narrowed(self, size: QSize, natural: int) -> QSize:
        """Lines of about one length: as narrow as it can be without growing higher."""
        least, width = size.width() // 2, size.width()
        while natural > size.width() and width - least > 8:
            middle = (least + width) // 2
            if self._height_at(middle) <= size.height():
                width = middle
            else:
                least = middle
        return QSize(width, size.height())

    def _height_at(self, width: int) -> int:
        self._column.invalidate()
        self._column.activate()
        return self._column.totalHeightForWidth(width - 2 * FRAME_PX) + 2 * FRAME_PX

    def _on_pin(self) -> None:
        self.set_pinned(not self._pinned)

    def _on_close(self) -> None:
        self.put_away()
        self.closed.emit()

    def _on_chip(self) -> None:
        if self.content.rule is not None:
            self.rule_wanted.emit(self.content.rule)
