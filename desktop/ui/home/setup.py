"""The set-up screen of one game: seats, modules, house rules and table manners."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from desktop.engine.manifest import Manifest
from desktop.engine.options import OptionValue
from desktop.session.deck_shelf import DeckEntry
from desktop.ui.game_desk import GameDesk
from desktop.ui.home.about_game import AboutGame
from desktop.ui.home.deck_choice import DeckChoice
from desktop.ui.home.deck_readings import readings_of
from desktop.ui.home.manners import Manners
from desktop.ui.home.option_list import OptionList
from desktop.ui.home.seat_rows import SeatRows
from desktop.ui.home.setup_choice import SetupChoice
from desktop.ui.home.start_button import StartButton
from desktop.ui.margin_bar import MarginBar
from desktop.ui.room import Room
from desktop.ui.theme.stylesheet import set_role

TWO_COLUMNS = 900
"""Width of the page at 100 % text from which on the sheets stand side by side."""
WIDEST = 1320
"""Width of all sheets together at 100 % text, at most."""
NARROW = 480
"""Width of the page at 100 % text below which what stands side by side on a sheet goes below each other."""
SIDE, NARROW_SIDE = 36, 12
"""Pixels left and right of the sheets at least, and on a narrow page."""


class SetupPage(QWidget):
    """Everything has a sensible default, so that one press of Start is enough."""

    started = Signal(object)
    """A SetupChoice."""
    left = Signal()
    decks_wanted = Signal(str)
    """The id of the deck that is chosen now."""

    def __init__(
        self,
        room: Room,
        manifest: Manifest,
        decks: Sequence[DeckEntry] = (),
        deck: str = "",
        desk: GameDesk | None = None,
    ) -> None:
        """``deck`` is the id of the deck to begin with; empty stands for the one used last.

        ``desk`` reads the deck to say what it says of the house rules, once somebody looks at them.
        """
        super().__init__()
        self._desk = desk
        self.manifest = manifest
        self._room = room
        self.deck = DeckChoice(room, manifest, decks, deck)
        self.seats = SeatRows(room, manifest.players)
        self.modules = OptionList(room, manifest.id, [s for s in manifest.options if s.group == "module"])
        self.house_rules = OptionList(
            room, manifest.id, [s for s in manifest.options if s.group == "house-rule"]
        )
        self._beside: bool | None = None
        self.about = AboutGame(room, manifest.id)
        self._modules_title = _label("heading")
        self._make_toggle()
        self.manners = Manners(room)
        self.start = StartButton()
        self.start.clicked.connect(self._on_start)
        self._back = QPushButton()
        self._back.setObjectName("back")
        self._back.clicked.connect(self.left)
        self._lay_out()
        self.deck.decks_wanted.connect(self.decks_wanted)
        self.deck.list.currentIndexChanged.connect(self._on_deck)
        self.seats.count_changed.connect(self._on_changed)
        self.modules.changed.connect(self._on_changed)
        self.house_rules.changed.connect(self._on_changed)
        self._on_fold(False)
        self._on_changed()
        self.retranslate()

    def _make_toggle(self) -> None:
        self._rules_toggle = QToolButton()
        set_role(self._rules_toggle, "quiet")
        self._rules_toggle.setCheckable(True)
        self._rules_toggle.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._rules_toggle.toggled.connect(self._on_fold)

    def choice(self) -> SetupChoice:
        """What is set up now."""
        return SetupChoice(
            game=self.manifest.id,
            seats=self.seats.seats(),
            first=self.seats.first,
            options=self._values(),
            table=self.manners.options,
            deck=self.deck.deck,
        )

    def leave(self) -> None:
        """Nothing is held here: what was not started is forgotten."""

    def retranslate(self) -> None:
        """Say everything in the language and look of now."""
        words = self._room.words
        self.about.retranslate()
        self._modules_title.setText(words.tr("app.setup.modules"))
        self._rules_toggle.setText(words.tr("app.setup.house-rules"))
        self.manners.retranslate()
        self.start.setText(words.tr("app.setup.start"))
        self._back.setText(words.tr("app.button.back"))
        self.seats.retranslate()
        self.deck.retranslate()
        self.modules.retranslate()
        self.house_rules.retranslate()
        self._on_fold(self._rules_toggle.isChecked())

    def _lay_out(self) -> None:
        page = QWidget()
        set_role(page, "ground")
        self._columns = columns = QGridLayout(page)
        columns.setSpacing(18)
        columns.addWidget(self.about, 0, 0, 1, 2)
        left, right = QVBoxLayout(), QVBoxLayout()
        for sheet in (_sheet([self.seats]), _sheet([self.deck])):
            left.addWidget(sheet)
        right.addWidget(modules := _sheet([self._modules_title, self.modules]))
        right.addWidget(_sheet([self.manners]))
        # where there is room beside what else there is
        shorter = left if self.modules.rows else right
        shorter.addWidget(house_rules := _sheet([self._rules_toggle, self.house_rules]))
        for sheets in (left, right):
            sheets.setSpacing(18)
            sheets.addStretch(1)
        self._sheets = (left, right)
        self._scroll = MarginBar(SIDE)  # every part of it is a stop and scrolls into sight
        self._scroll.setWidget(page)
        self._foot = foot = QHBoxLayout()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._scroll, 1)
        column.addLayout(foot)
        foot.addWidget(self._back)
        foot.addStretch(1)
        foot.addWidget(self.start)
        self._arrange()
        # not before they are on the page: without a parent they would be windows
        modules.setVisible(bool(self.modules.rows))
        house_rules.setVisible(bool(self.house_rules.rows))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Two columns where there is room for them at this size of text, one below the other elsewhere.

        On a wide screen they stay together in the middle: what is read together is not torn apart.
        """
        scale, (left, right) = self._room.look.text_scale, self._sheets
        narrow = self.width() < NARROW * scale
        side = NARROW_SIDE if narrow else max(SIDE, (self.width() - round(WIDEST * scale)) // 2)
        self._columns.setContentsMargins(side, 22, side, 8)  # the foot has room of its own above it
        self._scroll.set_beside(side)
        self._foot.setContentsMargins(side, 8, side, 16)
        for part in (self.about, self.seats, self.modules, self.house_rules, self.manners):
            part.set_narrow(narrow)
        beside = self.width() >= TWO_COLUMNS * scale
        if beside == self._beside:
            return
        self._beside = beside
        for sheets in (left, right):
            self._columns.removeItem(sheets)
            sheets.setParent(None)
        self._columns.addLayout(left, 2, 0, 1, 1 if beside else 2)
        self._columns.addLayout(right, 2 if beside else 3, 1 if beside else 0, 1, 1 if beside else 2)
        self._columns.setColumnStretch(0, 1)
        self._columns.setColumnStretch(1, 1 if beside else 0)
        self._columns.setRowStretch(5, 1)

    def _values(self) -> dict[str, OptionValue]:
        return self.modules.values() | self.house_rules.values()

    def _on_changed(self, _value: object = None) -> None:
        chosen = {row.spec.id: row.value for row in (*self.modules.rows, *self.house_rules.rows)}
        self.manners.show_for(self.seats.count)
        for group in (self.modules, self.house_rules):
            group.show_for(self.seats.count, chosen)

    def _on_fold(self, shown: bool) -> None:
        self.house_rules.setVisible(shown)
        self._on_deck()
        icon = "minus" if shown else "plus"
        self._rules_toggle.setIcon(self._room.icons.icon(icon, self._room.look, 18))
        self._rules_toggle.setVisible(bool(self.house_rules.rows))

    def _on_deck(self) -> None:
        """What the deck says of the house rules; rules and deck are read only once somebody looks."""
        if self._rules_toggle.isChecked() and self._desk is not None:
            self.house_rules.show_readings(readings_of(self._desk, self.manifest, self.deck.deck))

    def _on_start(self) -> None:
        names = tuple(self.seats.typed_names())
        chosen = self.choice()
        decks = {**self._room.preferences.decks, self.manifest.id: chosen.deck}
        self._room.change(
            names=names,
            colours=self.seats.colours(),
            undo=chosen.table.undo,
            explicit_end=chosen.table.explicit_end,
            decks=decks,
        )
        dealing = self._room.words.tr("app.setup.dealing")
        self.start.work(dealing, lambda: self.started.emit(chosen))


def _label(name: str) -> QLabel:
    label = QLabel()
    set_role(label, name)
    label.setWordWrap(True)
    return label


def _sheet(widgets: Sequence[QWidget]) -> QFrame:
    """A raised sheet that groups what belongs together."""
    sheet = QFrame()
    set_role(sheet, "surface")
    column = QVBoxLayout(sheet)
    column.setContentsMargins(20, 16, 20, 16)
    column.setSpacing(10)
    for widget in widgets:
        column.addWidget(widget)
    column.addStretch(1)
    return sheet
