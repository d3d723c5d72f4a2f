"""The settings dialog: every choice shows at once, so there is nothing to confirm."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from desktop.ui.room import Room
from desktop.ui.steady_area import SteadyArea
from desktop.ui.theme.calm_choice import CalmChoice
from desktop.ui.theme.stylesheet import set_role
from desktop.ui.theme.wrap_tick import WrapTick
from desktop.wording.system import languages

TEXT_PERCENTS = (100, 115, 130, 150, 175, 200)

CHOICES: tuple[tuple[str, str, tuple[tuple[Any, str], ...]], ...] = (
    (
        "theme",
        "app.settings.theme",
        (
            ("system", "app.settings.theme.system"),
            ("light", "app.settings.theme.light"),
            ("dark", "app.settings.theme.dark"),
        ),
    ),
    (
        "motion",
        "app.settings.motion",
        (
            ("system", "app.settings.motion.system"),
            ("calm", "app.settings.motion.calm"),
            ("brisk", "app.settings.motion.brisk"),
            ("off", "app.settings.motion.off"),
        ),
    ),
    (
        "sound",
        "app.settings.sound",
        (
            ("off", "app.settings.sound.off"),
            ("soft", "app.settings.sound.soft"),
            ("full", "app.settings.sound.full"),
        ),
    ),
    (
        "panel_side",
        "app.settings.panel-side",
        (("right", "app.settings.panel-side.right"), ("left", "app.settings.panel-side.left")),
    ),
    (
        "input",
        "app.settings.input",
        (("both", "app.settings.input.both"), ("click", "app.settings.input.click")),
    ),
)
"""Preferences chosen from a list: field, its name, and each value with its words."""

TICKS: tuple[tuple[str, str], ...] = (
    ("confirm", "app.settings.confirm"),
    ("turn_view", "app.settings.turn-view"),
)


BESIDE = 1.25
"""Up to this size of text the longest list stands beside its name in every language."""


LINES = 30
"""More than there ever are: what is left of the height lies below them."""


class SettingsDialog(QDialog):
    """Language, theme, text size, motion and ways of handling, each explained in place."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room = room
        self._labels: dict[str, QLabel] = {}
        self._help: dict[str, QLabel] = {}
        self._lists: dict[str, QComboBox] = {}
        self._ticks: dict[str, WrapTick] = {}
        self._page = QWidget()
        self._rows: list[tuple[QWidget, ...]] = []
        """What stands in a row: a label and its list, or one part over the whole width."""
        self._grid = QGridLayout(self._page)
        self._grid.setContentsMargins(22, 18, 22, 18)
        self._grid.setVerticalSpacing(8)
        self._grid.setHorizontalSpacing(18)
        self._grid.setColumnStretch(1, 1)
        self._grid.setRowStretch(LINES, 1)
        self._add_list("language", ["", *(code for code, _own in languages())])
        self._add_list("text_percent", TEXT_PERCENTS)
        for field, _name, values in CHOICES:
            self._add_list(field, [value for value, _words in values])
            if field == "sound":
                self._add_device_note()
        for field, _name in TICKS:
            self._add_tick(field)
        self._arrange()
        self._scroll = _scrolled(self._page)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self._buttons.rejected.connect(self.reject)
        # the style's own icon is a stranger here, and hardly seen in the dark
        self._buttons.button(QDialogButtonBox.StandardButton.Close).setIcon(QIcon())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 12, 12)
        column.addWidget(self._scroll, 1)
        column.addWidget(self._buttons)
        room.language_changed.connect(self.retranslate)
        room.sounds.device_changed.connect(self._show_device)
        room.sounds.look_for_device()
        self.retranslate()
        room.look_changed.connect(self._take_room_soon)
        self._take_room()

    def retranslate(self) -> None:
        """Say everything in the language of now; what is chosen stays chosen."""
        words = self._room.words
        self.setWindowTitle(words.tr("app.settings.title"))
        self._say("language", words.tr("app.settings.language"))
        self._lists["language"].setItemText(0, words.tr("app.settings.language.system"))
        for index, (_code, own) in enumerate(languages(), start=1):
            self._lists["language"].setItemText(index, own)
        self._say("text_percent", words.tr("app.settings.text-size"))
        for index, percent in enumerate(TEXT_PERCENTS):
            self._lists["text_percent"].setItemText(index, words.tr("app.settings.percent", percent=percent))
        for field, name, values in CHOICES:
            self._say(field, words.tr(name))
            for index, (_value, shown) in enumerate(values):
                self._lists[field].setItemText(index, words.tr(shown))
        self._device.setText(words.tr("app.settings.sound.none"))
        self._show_device()
        for field, name in TICKS:
            self._ticks[field].setText(words.tr(name))
            self._help[field].setText(words.tr(f"{name}.help"))
            self._ticks[field].setAccessibleDescription(words.tr(f"{name}.help"))

    def _take_room_soon(self) -> None:
        self._arrange()
        # words have their new size only after the whole window was told of it
        QTimer.singleShot(0, self, self._take_room)

    def _arrange(self) -> None:
        """Lists beside their names, so that all is seen at once; below them where the words are large."""
        beside = self._room.look.text_scale <= BESIDE
        line = 0
        for parts in self._rows:
            if beside and len(parts) > 1:
                for column, part in enumerate(parts):
                    self._grid.addWidget(part, line, column)
                line += 1
                continue
            for part in parts:
                self._grid.addWidget(part, line, 0, 1, 2)
                line += 1

    def _take_room(self) -> None:
        """As wide as its words ask for, as far as the screen goes; it never shrinks under the hand."""
        screen = self.screen().availableSize()
        beside = self._scroll.verticalScrollBar().sizeHint().width() + 2 * self._scroll.frameWidth() + 12
        scale = 0.4 + self._room.look.text_scale * 0.6
        wanted = max(round(640 * scale), self._page.minimumSizeHint().width() + beside)
        least = self.size() if self.isVisible() else QSize()
        tall = self._grid.heightForWidth(wanted - beside) + self._buttons.sizeHint().height() + 40
        size = QSize(wanted, min(780, tall)).expandedTo(least)
        self.resize(size.boundedTo(QSize(screen.width() - 40, screen.height() - 60)))

    def _say(self, field: str, name: str) -> None:
        self._labels[field].setText(name)
        self._lists[field].setAccessibleName(name)

    def _add_list(self, field: str, values: Sequence[Any]) -> None:
        label, box = QLabel(), CalmChoice()
        label.setWordWrap(True)
        label.setBuddy(box)
        for value in values:
            box.addItem("", value)
        chosen = getattr(self._room.preferences, field)
        box.setCurrentIndex(max(0, box.findData(chosen)))
        box.setProperty("field", field)
        box.activated.connect(self._on_chosen)
        self._rows.append((label, box))
        self._labels[field], self._lists[field] = label, box

    def _add_device_note(self) -> None:
        self._device = QLabel()
        self._device.setObjectName("no-sound-device")
        set_role(self._device, "small")
        self._device.setWordWrap(True)
        self._rows.append((self._device,))

    def _show_device(self) -> None:
        """Say that there is nothing to be heard on; nowhere else is a word about it."""
        missing = self._room.sounds.device == "none"
        self._device.setVisible(missing)
        self._lists["sound"].setAccessibleDescription(self._device.text() if missing else "")

    def _add_tick(self, field: str) -> None:
        tick, explained = WrapTick(), QLabel()
        set_role(explained, "small")
        explained.setWordWrap(True)
        tick.setChecked(getattr(self._room.preferences, field))
        tick.setProperty("field", field)
        tick.toggled.connect(self._on_ticked)
        explained.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._rows += [(tick,), (explained,)]
        self._ticks[field], self._help[field] = tick, explained

    def _on_chosen(self, index: int) -> None:
        box = self.sender()
        if isinstance(box, QComboBox):
            self._room.change(**{box.property("field"): box.itemData(index)})
            if box.property("field") == "sound":
                self._room.sounds.play("drop")  # so loud it is

    def _on_ticked(self, ticked: bool) -> None:
        tick = self.sender()
        if isinstance(tick, WrapTick):
            self._room.change(**{tick.property("field"): ticked})


def _scrolled(page: QWidget) -> SteadyArea:
    """The page as one that scrolls and is no stop: every part of it is one and scrolls into sight."""
    scroll = SteadyArea()
    scroll.setWidgetResizable(True)
    scroll.setFrameShape(QFrame.Shape.NoFrame)
    scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    scroll.setWidget(page)
    return scroll


def open_settings(room: Room, parent: QWidget) -> SettingsDialog:
    """Show the settings over a window; they go when they are closed."""
    dialog = SettingsDialog(room, parent)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()
    return dialog
