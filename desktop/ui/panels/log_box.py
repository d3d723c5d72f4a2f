"""What happened, turn by turn: told anew in any language, copied as plain text."""

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFont,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
)
from PySide6.QtWidgets import QApplication, QHBoxLayout, QTextEdit, QToolButton, QVBoxLayout, QWidget

from desktop.engine.ids import NATURE, seat_id
from desktop.ui.panels.plain import PlainLabel
from desktop.ui.panels.presentation import Presentation
from desktop.ui.panels.situation import LogTurn
from desktop.ui.theme.stylesheet import set_role

COPIED_MS = 2000
"""So long the box says that the log was copied."""

PORTION = 4
"""So many turns are written at once; more wait until the window has answered what came meanwhile."""


class LogBox(QWidget):
    """The log with a way from turn to turn; step 0 of that way is the whole log.

    It stands at its end, where the newest turn is, until somebody scrolls.
    """

    def __init__(self, means: Presentation, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._means = means
        self._turns: tuple[LogTurn, ...] = ()
        self._written: list[tuple[LogTurn, int]] = []
        """The turns on the page, each with where it begins."""
        self._chosen: int | None = None
        self._at_end = True
        self._copied = QTimer(self)
        self._copied.setSingleShot(True)
        self._copied.setInterval(COPIED_MS)
        self._copied.timeout.connect(self._dress_way)
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self._on_rest)
        self._earlier = self._step_button("log-earlier")
        self._later = self._step_button("log-later")
        self._copy = self._step_button("log-copy")
        self._which = PlainLabel("strong")
        self._which.setObjectName("log-which")
        self._which.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._page = self._empty_page()
        self._earlier.clicked.connect(self._on_earlier)
        self._later.clicked.connect(self._on_later)
        self._copy.clicked.connect(self._on_copy)
        way = QHBoxLayout()
        way.setSpacing(0)  # the buttons have edges of their own
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addLayout(way)
        way.addWidget(self._earlier)
        way.addWidget(self._which, 1)
        way.addWidget(self._later)
        way.addWidget(self._copy)
        column.addWidget(self._page)

    def _empty_page(self) -> QTextEdit:
        page = QTextEdit()
        page.setObjectName("log-page")
        page.setReadOnly(True)
        page.setTabChangesFocus(True)
        page.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        page.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        bar = page.verticalScrollBar()
        bar.rangeChanged.connect(self._on_range)
        bar.valueChanged.connect(self._on_scrolled)
        return page

    @property
    def text(self) -> str:
        """All that the page says; what is still to be written is written now."""
        while self._rest.isActive():
            self._write_some(PORTION)
        return self._page.toPlainText()

    def show_log(self, turns: tuple[LogTurn, ...]) -> None:
        """Show a log that grew or went back, in the words and look of now."""
        self._turns = turns
        if self._chosen is not None and all(turn.number != self._chosen for turn in turns):
            self._chosen = None
        self._write()

    def show_newest(self) -> None:
        """Go to the end of the whole log, as for other eyes."""
        if self._chosen is not None or not self._at_end:
            self._chosen, self._at_end = None, True
            self._write()

    def outdate(self) -> None:
        """Words, names or look are others: nothing that is written holds any more."""
        self._written.clear()

    def _write(self) -> None:
        """Bring the page up to date from the first turn that is another than the one written."""
        due = len(self._turns) - len(self._written)
        if not self._at_end:
            # who has scrolled finds the place again only on a page that is whole
            self._write_some(len(self._turns))
        else:
            self._write_some(PORTION if due <= PORTION else 0)

    def _on_rest(self) -> None:
        self._write_some(PORTION)

    def _write_some(self, portion: int) -> None:
        self._rest.stop()
        self._dress_way()
        self._page.setMinimumHeight(self._means.spaced(200))
        wanted = [turn for turn in self._turns if self._chosen in (None, turn.number)]
        kept = 0
        while kept < min(len(wanted), len(self._written)) and wanted[kept] == self._written[kept][0]:
            kept += 1
        if kept == len(wanted) == len(self._written) and kept:
            return
        bar = self._page.verticalScrollBar()
        at, at_end = bar.value(), self._at_end
        cursor = self._cut_after(kept)
        cursor.beginEditBlock()
        for turn in wanted[kept : kept + portion]:
            self._written.append((turn, cursor.position()))
            self._write_turn(cursor, turn)
        cursor.endEditBlock()
        if len(self._written) < len(wanted):
            self._rest.start()
        self._page.document().setDocumentMargin(4)
        self._at_end = at_end  # emptying the page has moved the bar
        bar.setValue(bar.maximum() if at_end else at)

    def _cut_after(self, kept: int) -> QTextCursor:
        """Take all but so many turns off the page; a cursor at its end."""
        if not kept:
            self._page.clear()
        cursor = QTextCursor(self._page.document())
        if kept < len(self._written):
            cursor.setPosition(self._written[kept][1])
            cursor.movePosition(QTextCursor.MoveOperation.End, QTextCursor.MoveMode.KeepAnchor)
            cursor.removeSelectedText()
        del self._written[kept:]
        cursor.movePosition(QTextCursor.MoveOperation.End)
        return cursor

    def _write_turn(self, cursor: QTextCursor, turn: LogTurn) -> None:
        head, line = QTextCharFormat(), QTextCharFormat()
        head.setFontWeight(QFont.Weight.Bold)
        head.setForeground(self._page.palette().placeholderText())
        line.setForeground(self._page.palette().text())
        above, below = QTextBlockFormat(), QTextBlockFormat()
        above.setTopMargin(0 if cursor.atStart() else 10)
        below.setTopMargin(2)
        self._begin_block(cursor, above)
        cursor.insertText(self._title(turn), head)
        for message in turn.lines:
            self._begin_block(cursor, below)
            cursor.insertText(self._means.words.say(message), line)

    def _begin_block(self, cursor: QTextCursor, how: QTextBlockFormat) -> None:
        if cursor.atStart():
            cursor.setBlockFormat(how)
        else:
            cursor.insertBlock(how)

    def _title(self, turn: LogTurn) -> str:
        words = self._means.words
        if turn.seat == NATURE:
            return words.tr("app.panel.log.opening")
        return words.tr("app.panel.log.turn", turn=turn.number, seat=seat_id(turn.seat))

    def _dress_way(self) -> None:
        words = self._means.words
        chosen = next((turn for turn in self._turns if turn.number == self._chosen), None)
        self._which.setText(words.tr("app.panel.log.all") if chosen is None else self._title(chosen))
        copied = self._copied.isActive()
        if copied:
            self._which.setText(words.tr("app.panel.log.copied"))
        told = (
            (self._earlier, "arrow-left", words.tr("app.panel.log.earlier")),
            (self._later, "arrow-right", words.tr("app.panel.log.later")),
            (self._copy, "check" if copied else "copy", words.tr("app.panel.log.copy")),
        )
        for button, icon, tip in told:
            button.setIcon(self._means.icon(icon))
            button.setIconSize(QSize(self._means.icon_size, self._means.icon_size))
            button.setToolTip(tip)
            button.setAccessibleName(tip)
        self._page.setAccessibleName(words.tr("app.panel.log"))
        stops = self._stops()
        place = stops.index(self._chosen)
        self._earlier.setEnabled(place > 0 or len(stops) > 1)
        self._later.setEnabled(place > 0)

    def _stops(self) -> list[int | None]:
        """The way: the whole log, then the latest turn and back to the first."""
        return [None, *(turn.number for turn in reversed(self._turns))]

    def _step_button(self, name: str) -> QToolButton:
        button = QToolButton()
        if self._means.hints is not None:
            self._means.hints.hint(button)
        button.setObjectName(name)
        set_role(button, "quiet")
        return button

    def _on_earlier(self) -> None:
        self._go(1)

    def _on_later(self) -> None:
        self._go(-1)

    def _go(self, by: int) -> None:
        stops = self._stops()
        place = min(max(stops.index(self._chosen) + by, 0), len(stops) - 1)
        self._chosen = stops[place]
        self._copied.stop()
        self._write()

    def _on_range(self, _lowest: int, highest: int) -> None:
        # the page is laid out after it was written, or only when it is shown
        if self._at_end:
            self._page.verticalScrollBar().setValue(highest)

    def _on_scrolled(self, value: int) -> None:
        self._at_end = value >= self._page.verticalScrollBar().maximum() - 4

    def _on_copy(self) -> None:
        QApplication.clipboard().setText(self.text)
        self._copied.start()
        self._dress_way()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self._which.text()))
