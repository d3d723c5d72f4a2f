"""The seats of the set-up screen: how many, their names and colours, and who begins."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from desktop.engine.plain_text import cleaned_name
from desktop.session.header import NAME_LENGTH, SeatInfo
from desktop.ui.room import Room
from desktop.ui.theme.calm_choice import CalmChoice
from desktop.ui.theme.palette import dark_colours, light_colours
from desktop.ui.theme.seat_mark import seat_shape
from desktop.ui.theme.stylesheet import set_role

SEAT_COLOURS = (
    "app.colour.amber",
    "app.colour.teal",
    "app.colour.plum",
    "app.colour.rose",
    "app.colour.blue",
)
"""What the theme's colours of seats are called, in their order."""


class SeatRows(QWidget):
    """Chooses 1 to n seats. Colours are told apart by a mark too, and no two seats share one."""

    count_changed = Signal(int)

    def __init__(self, room: Room, players: tuple[int, int], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room = room
        # the theme's own order, whatever colours the last match had
        self._usual = (dark_colours() if room.look.dark else light_colours()).seats
        self._least, most = players
        self._most = most
        self._count = max(self._least, min(2, most))
        self._count_label = QLabel()
        set_role(self._count_label, "heading")
        self._names = [QLineEdit() for _ in range(most)]
        self._colours = [CalmChoice() for _ in range(most)]
        self._first = [QRadioButton() for _ in range(most)]
        self._random = QRadioButton()
        self._random.setChecked(True)
        self._first_group = QButtonGroup(self)
        self._first_group.addButton(self._random, 0)
        self._first_label = QLabel()
        set_role(self._first_label, "small")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._count_label)
        column.addLayout(self._count_row(most))
        self._grid = QGridLayout()
        column.addLayout(self._grid)  # empty: of a full one PySide keeps the items, which set_narrow replaces
        self._fill_grid(most)
        for index, name in enumerate(room.preferences.names[:most]):
            self._names[index].setText(name)
        for index, colour in enumerate(self._remembered()):
            self._colours[index].setCurrentIndex(colour)
        self.retranslate()
        self._show_rows()

    def _count_row(self, most: int) -> QHBoxLayout:
        self._counts = QButtonGroup(self)
        self._counts.setExclusive(True)
        row = QHBoxLayout()
        # a game for just so many leaves nothing to be chosen
        for number in range(self._least, most + 1) if most > self._least else ():
            button = QPushButton(str(number))
            set_role(button, "segment")
            button.setCheckable(True)
            button.setAutoExclusive(True)  # the group does it; this is what a screen reader is told
            button.setChecked(number == self._count)
            self._counts.addButton(button, number)
            row.addWidget(button)
        row.addStretch(1)
        self._counts.idToggled.connect(self._on_toggled)
        return row

    def _fill_grid(self, most: int) -> None:
        grid = self._grid
        grid.setColumnStretch(0, 1)
        grid.addWidget(self._first_label, 0, 2, Qt.AlignmentFlag.AlignHCenter)
        for index in range(most):
            self._prepare_row(index)
            self._first_group.addButton(self._first[index], index + 1)
        self.set_narrow(False)
        grid.addWidget(self._random, 2 * most + 1, 0, 1, 3)

    def set_narrow(self, narrow: bool) -> None:
        """Have each name above the colour and the question who begins, where all three have no room."""
        for index, name in enumerate(self._names):
            row = 2 * index + 1
            beside = row + 1 if narrow else row
            self._grid.addWidget(name, row, 0, 1, 3 if narrow else 1)
            self._grid.addWidget(self._colours[index], beside, 0 if narrow else 1)
            self._grid.addWidget(self._first[index], beside, 2, Qt.AlignmentFlag.AlignHCenter)

    @property
    def count(self) -> int:
        """How many seats are taken."""
        return self._count

    @property
    def first(self) -> int:
        """The seat that begins; 0 leaves it to chance."""
        chosen = self._first_group.checkedId()
        return chosen if 0 < chosen <= self._count else 0

    def seats(self) -> tuple[SeatInfo, ...]:
        """The people at the table; an empty name is said as "Player n" in every language."""
        return tuple(
            SeatInfo(name=self._name(index), colour=str(self._colours[index].currentIndex()))
            for index in range(self._count)
        )

    def typed_names(self) -> Sequence[str]:
        """The names as typed, to be offered again next time."""
        return [field.text().strip() for field in self._names]

    def colours(self) -> tuple[int, ...]:
        """The colours chosen, for every seat there may be, to be offered again next time."""
        return tuple(box.currentIndex() for box in self._colours)

    def _remembered(self) -> Sequence[int]:
        """The colours of last time: no two seats share one, whatever the file says."""
        last = self._room.preferences.colours[: self._most]
        known = all(0 <= colour < len(SEAT_COLOURS) for colour in last)
        rest = [colour for colour in range(len(SEAT_COLOURS)) if colour not in last]
        return (*last, *rest)[: self._most] if known and len(set(last)) == len(last) else ()

    def set_count(self, count: int) -> None:
        """Take so many seats."""
        for button in self._counts.buttons():
            if self._counts.id(button) == count:
                button.setChecked(True)

    def retranslate(self) -> None:
        """Say everything in the language and look of now."""
        words = self._room.words
        fixed = self._most == self._least
        self._count_label.setText(words.tr("app.setup.players") if fixed else words.tr("app.setup.seats"))
        self._first_label.setText(words.tr("app.setup.first"))
        self._random.setText(words.tr("app.setup.first.drawn"))
        self._usual = (dark_colours() if self._room.look.dark else light_colours()).seats
        for button in self._counts.buttons():
            number = self._counts.id(button)
            button.setAccessibleName(words.tr("app.setup.seats.value", n=number))
        for index, name in enumerate(self._names):
            number = index + 1
            name.setPlaceholderText(words.tr("app.seat.unnamed", seat=number))
            name.setAccessibleName(words.tr("app.setup.name-of", seat=number))
            self._colours[index].call(words.tr("app.setup.colour-of", seat=number))
            begins = words.tr("app.setup.first-of", name=words.tr("app.seat.unnamed", seat=number))
            self._first[index].setAccessibleName(begins)
            self._first[index].setToolTip(begins)
            for colour, key in enumerate(SEAT_COLOURS):
                self._colours[index].setItemText(colour, words.tr(key))
                self._colours[index].setItemIcon(colour, self._swatch(index, colour))

    def _name(self, index: int) -> str:
        return " ".join(cleaned_name(self._names[index].text()).split())

    def _prepare_row(self, index: int) -> None:
        self._names[index].setObjectName(f"name-{index + 1}")
        self._colours[index].setObjectName(f"colour-{index + 1}")
        self._first[index].setObjectName(f"first-{index + 1}")
        self._names[index].setMaxLength(NAME_LENGTH)
        self._names[index].setAcceptDrops(False)  # a file is for the window
        box = self._colours[index]
        for _ in SEAT_COLOURS:
            box.addItem("")
        box.setIconSize(QSize(22, 22))
        box.setCurrentIndex(index % len(SEAT_COLOURS))
        box.activated.connect(self._on_colour)

    def _swatch(self, index: int, colour: int) -> QIcon:
        ratio = self.devicePixelRatioF()
        pixmap = QPixmap(round(22 * ratio), round(22 * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        with QPainter(pixmap) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillPath(seat_shape(index + 1, QRectF(1, 1, 20, 20)), QColor(self._usual[colour]))
        return QIcon(pixmap)

    def _show_rows(self) -> None:
        for index, name in enumerate(self._names):
            for widget in (name, self._colours[index], self._first[index]):
                widget.setVisible(index < self._count)
        several = self._count > 1
        self._first_label.setVisible(several)
        self._random.setVisible(several)
        for index in range(self._count):
            self._first[index].setVisible(several)
        if self._first_group.checkedId() > self._count:
            self._random.setChecked(True)

    def _on_toggled(self, count: int, chosen: bool) -> None:
        # not only when clicked: a screen reader toggles
        if not chosen or count == self._count:
            return
        self._count = count
        self._show_rows()
        self.count_changed.emit(count)

    def _on_colour(self, chosen: int) -> None:
        box = self.sender()
        if not isinstance(box, QComboBox):
            return
        # the seat that had this colour takes one that is free now
        taken = {other.currentIndex() for other in self._colours if other is not box}
        for other in self._colours:
            if other is not box and other.currentIndex() == chosen:
                free = [index for index in range(len(SEAT_COLOURS)) if index not in taken]
                other.setCurrentIndex(free[0] if free else chosen)
