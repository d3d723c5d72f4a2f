"""A book to look things up in: search and chapters on one side, the page on the other."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QSplitter,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from desktop.ui.panels.finding import Page, found
from desktop.ui.panels.plain import PlainLabel
from desktop.ui.panels.presentation import Presentation
from desktop.ui.steady_area import SteadyArea
from desktop.ui.theme.icons import Icons
from desktop.ui.theme.look import Look
from desktop.ui.theme.stylesheet import set_role
from desktop.wording.language import Words

ITEM_PAD_X = 22
ITEM_PAD_Y = 10

LIST_WIDTH, PAGE_WIDTH = 230, 280
"""Least widths of list and page side by side; they grow, more slowly, with the text."""
MARGIN, GAP = 16, 14
LEAST_SIZE = QSize(320, 240)

PAGE_ID = Qt.ItemDataRole.UserRole


class WrappingItems(QStyledItemDelegate):
    """Items as tall as their wrapped text needs; Qt alone cuts them to one line under a style sheet."""

    def __init__(self, view: QListWidget) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex, /) -> QSize:
        font = index.data(Qt.ItemDataRole.FontRole) or self._view.font()
        room = QRect(0, 0, max(40, self._view.viewport().width() - ITEM_PAD_X), 10_000)
        flags = int(Qt.AlignmentFlag.AlignLeft) | int(Qt.TextFlag.TextWordWrap.value)
        text = QFontMetrics(font).boundingRect(room, flags, index.data())
        return QSize(room.width(), text.height() + ITEM_PAD_Y)


class Book(QDialog):
    """What the rule book and the glossary share. It does not stop the game: play goes on beside it."""

    def __init__(self, words: Words, look: Look, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._means = Presentation(words, look, icons)
        self._pages: tuple[Page, ...] = ()
        self._open = ""
        self._left = ""
        self._sized = False
        self._search = QLineEdit()
        self._search.setAcceptDrops(False)  # a file is no word
        self._search.setObjectName("search")
        self._search.setClearButtonEnabled(True)
        self._search.textChanged.connect(self._on_search)
        self._list = QListWidget()
        self._list.setObjectName("list")
        self._list.setWordWrap(True)
        self._list.setTextElideMode(Qt.TextElideMode.ElideNone)
        self._list.setItemDelegate(WrappingItems(self._list))
        self._list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.currentItemChanged.connect(self._on_chosen)
        self._none = PlainLabel("soft")
        self._none.setObjectName("none")
        self._page = SteadyArea()
        self._page.setWidgetResizable(True)
        self._page.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._splitter = self._halves()
        whole = QVBoxLayout(self)
        whole.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        whole.setSizeConstraint(
            QVBoxLayout.SizeConstraint.SetNoConstraint
        )  # it may become too narrow for both
        whole.addWidget(self._splitter)
        self.setMinimumSize(LEAST_SIZE)

    def _halves(self) -> QSplitter:
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self._search)
        column.addWidget(self._none)
        column.addWidget(self._list, 1)
        halves = QSplitter(Qt.Orientation.Horizontal)
        halves.setChildrenCollapsible(False)
        halves.setHandleWidth(GAP)
        halves.addWidget(left)
        halves.addWidget(self._page)
        halves.setStretchFactor(1, 1)
        return halves

    def sizeHint(self) -> QSize:
        scale = 0.6 + self._means.look.text_scale * 0.4
        return QSize(round(860 * scale), round(650 * scale))

    @property
    def open_page(self) -> str:
        """The id of the page that is open, or "" for none."""
        return self._open

    def open_at(self, page: str) -> None:
        """Show the book at a page; an unknown id leaves it where it is."""
        self._search.clear()
        self._choose(page)
        if not self.isVisible() and not self._sized:
            self._sized = True
            self._take_room()
        self.show()
        self.activateWindow()

    def open_to_search(self) -> None:
        """Show the book ready to be searched."""
        self.open_at(self._open)
        self._search.setFocus()
        self._search.selectAll()

    def set_look(self, look: Look) -> None:
        """Show everything in another look."""
        self._means.look = look
        self.retranslate()

    def resizeEvent(self, event: QResizeEvent, /) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """List and page side by side, or one below the other where both have no room."""
        listed, paged = self._means.spaced(LIST_WIDTH), self._means.spaced(PAGE_WIDTH)
        beside = self.width() >= listed + paged + GAP + 2 * MARGIN
        self._list.setMinimumWidth(listed if beside else 0)
        self._page.setMinimumWidth(paged if beside else 0)
        way = Qt.Orientation.Horizontal if beside else Qt.Orientation.Vertical
        if self._splitter.orientation() != way:
            self._splitter.setOrientation(way)
            # side by side the list keeps to its least width
            self._splitter.setSizes([listed, self.width()] if beside else [2, 3])

    def _take_room(self) -> None:
        """As large as its text asks for, as far as the screen goes."""
        room = self.screen().availableSize() * 0.9
        self.resize(self.sizeHint().boundedTo(room))

    def retranslate(self) -> None:
        """Say everything in the words of now; the open page stays open."""
        tell = self._means.words.tr
        self.setWindowTitle(self.title())
        self._search.setPlaceholderText(tell("app.rules.search"))
        self._search.setAccessibleName(tell("app.rules.search"))
        self._list.setAccessibleName(self.list_name())
        self._arrange()
        self._pages = self.make_pages()
        stays = self._open or self._left
        self._fill()
        self._choose(stays or (self._pages[0].id if self._pages else ""))

    def title(self) -> str:
        """The window's title."""
        raise NotImplementedError

    def list_name(self) -> str:
        """The list's name for screen readers."""
        raise NotImplementedError

    def make_pages(self) -> tuple[Page, ...]:
        """All pages in the words of now, in reading order."""
        raise NotImplementedError

    def make_article(self, page: Page) -> QWidget:
        """What a page shows."""
        raise NotImplementedError

    def keyPressEvent(self, event: QKeyEvent, /) -> None:
        # Down from the search line walks into the list: the hand need not leave the keyboard
        if event.key() == Qt.Key.Key_Down and self._search.hasFocus():
            self._list.setFocus()
            return
        super().keyPressEvent(event)

    def turn_to(self, page: str) -> None:
        """Follow a link to another page."""
        self._search.clear()
        self._choose(page)
        self._list.setFocus()

    def _fill(self) -> None:
        pages = found(self._pages, self._search.text())
        self._list.blockSignals(True)
        self._list.clear()
        chapter = ""
        for page in pages:
            if page.chapter and page.chapter != chapter and not self._search.text().strip():
                self._list.addItem(self._chapter_item(page.chapter))
                chapter = page.chapter
            item = QListWidgetItem(page.title)
            item.setData(PAGE_ID, page.id)
            self._list.addItem(item)
        self._list.blockSignals(False)
        missing = not pages
        if missing and self._open:
            self._left, self._open = self._open, ""
            self._page.setWidget(QWidget())  # a page that was not asked for would pass for an answer
            self._page.setAccessibleName("")
        self._none.setVisible(missing)
        if missing:
            self._none.setText(self._means.words.tr("app.rules.none", text=self._search.text().strip()))

    def _chapter_item(self, chapter: str) -> QListWidgetItem:
        item = QListWidgetItem(chapter)
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        font = self._list.font()
        font.setBold(True)
        item.setFont(font)
        return item

    def _choose(self, page: str) -> None:
        for row in range(self._list.count()):
            if self._list.item(row).data(PAGE_ID) == page:
                self._list.setCurrentRow(row)
                self._show(page)
                return

    def _show(self, identifier: str) -> None:
        page = next((page for page in self._pages if page.id == identifier), None)
        if page is None:
            return
        self._open = identifier
        sheet = QFrame()
        set_role(sheet, "surface")
        column = QVBoxLayout(sheet)
        column.setContentsMargins(24, 20, 24, 24)
        column.addWidget(self.make_article(page))
        column.addStretch(1)
        self._page.setWidget(sheet)
        sheet.setAutoFillBackground(False)  # the scroll area turned it on, which squares the corners
        self._page.setAccessibleName(page.title)

    def _on_search(self) -> None:
        self._fill()
        if not self._search.text().strip():
            self._choose(self._open or self._left)
        elif self._list.count():
            self._list.setCurrentRow(0)  # the best answer, and not whatever was open before

    def _on_chosen(self, item: QListWidgetItem | None) -> None:
        identifier = item.data(PAGE_ID) if item is not None else None
        if identifier and identifier != self._open:
            self._show(identifier)
