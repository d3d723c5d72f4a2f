"""The list of a deck's cards, sheet by sheet; what has a fault carries a sign."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QTreeWidget, QTreeWidgetItem

from desktop.engine.deck_form import Place
from desktop.ui.decks.wrapping_lines import WrappingLines
from desktop.ui.panels.plain import tip_html
from desktop.ui.room import Room
from desktop.ui.theme.look import Look

_PLACE = Qt.ItemDataRole.UserRole
ABOUT: Place = ()
"""The place of the page about the deck itself."""


@dataclass(frozen=True, slots=True)
class Listed:
    """A line of the list: what it leads to, what it says, and whether something is wrong there.

    ``key`` is the place of a card, or the name of a sheet in a place of its own. ``said`` is what
    screen readers hear, who do not see the sheet above.
    """

    key: Place
    text: str
    wrong: bool
    said: str = ""
    cards: tuple["Listed", ...] = ()


class CardList(QTreeWidget):
    """Arrow keys and clicks walk through the deck."""

    chosen = Signal(object)
    """The key of the line that was walked to."""

    def __init__(self, room: Room) -> None:
        super().__init__()
        self._room = room
        self._lines: dict[Place, QTreeWidgetItem] = {}
        self._shown: dict[Place, tuple[Listed, Look, str]] = {}
        """How each line is dressed, by look and language: what is the same again is let be."""
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setItemsExpandable(False)
        self.setItemDelegate(WrappingLines(self))
        self.setIndentation(0)
        self.setVerticalScrollMode(QTreeWidget.ScrollMode.ScrollPerPixel)  # stays put when a line wraps anew
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.currentItemChanged.connect(self._on_current)

    @property
    def current(self) -> Place:
        """The key of the line the list stands on."""
        item = self.currentItem()
        return tuple(item.data(0, _PLACE)) if item is not None else ABOUT

    def show_lines(self, lines: Sequence[Listed]) -> None:
        """Show these lines; the list stays where it was while that is still there."""
        wanted = [line.key for line in _flat(lines)]
        if wanted != list(self._lines):
            self._rebuild(lines)
        for line in _flat(lines):
            dress = (line, self._room.look, self._room.words.language)
            if self._shown.get(line.key) != dress:
                self._dress(self._lines[line.key], line)
                self._shown[line.key] = dress

    def walk_to(self, key: Place) -> None:
        """Stand on a line."""
        item = self._lines.get(key)
        if item is not None:
            self.setCurrentItem(item)
            self.scrollToItem(item)

    def line_of(self, key: Place) -> QTreeWidgetItem:
        """The line of a key. Raises KeyError when there is none."""
        return self._lines[key]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()  # other lines

    def _rebuild(self, lines: Sequence[Listed]) -> None:
        key = self.current
        self.blockSignals(True)
        self.clear()
        self._lines.clear()
        self._shown.clear()
        for line in lines:
            top = QTreeWidgetItem(self)
            self._lines[line.key] = top
            for card in line.cards:
                self._lines[card.key] = QTreeWidgetItem(top)
            top.setExpanded(True)
        self.blockSignals(False)
        for line in _flat(lines):
            self._lines[line.key].setData(0, _PLACE, list(line.key))
        self.walk_to(self._nearest(key))

    def _nearest(self, key: Place) -> Place:
        """The line itself, the one before it when it was taken away, or the first."""
        at = key[-1] if key else None
        before = (*key[:-1], at - 1) if isinstance(at, int) else key
        return next((one for one in (key, before) if one in self._lines), next(iter(self._lines)))

    def _dress(self, item: QTreeWidgetItem, line: Listed) -> None:
        room = self._room
        edge = round(18 * room.look.text_scale)
        self.setIconSize(QSize(edge, edge))
        item.setText(0, line.text)
        item.setToolTip(0, tip_html(line.said or line.text))
        font = item.font(0)
        font.setBold(item.parent() is None)
        item.setFont(0, font)
        said = line.said or line.text
        said = room.words.tr("app.deck.line-wrong", text=said) if line.wrong else said
        item.setData(0, Qt.ItemDataRole.AccessibleTextRole, said)
        icon = "warning" if line.wrong else "check"
        colour = room.look.colours.refused if line.wrong else room.look.colours.allowed
        item.setIcon(0, room.icons.icon(icon, room.look, edge, colour))

    def _on_current(self, item: QTreeWidgetItem | None) -> None:
        if item is not None and item.data(0, _PLACE) is not None:
            self.chosen.emit(tuple(item.data(0, _PLACE)))


def _flat(lines: Sequence[Listed]) -> list[Listed]:
    return [one for line in lines for one in (line, *line.cards)]
