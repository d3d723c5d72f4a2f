"""The slim bar on top of every page: home, books, sound, settings and language, one press away."""

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QPaintEvent
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLabel,
    QMenu,
    QSizePolicy,
    QStylePainter,
    QToolButton,
    QWidget,
)

from desktop.ui.room import Room
from desktop.ui.theme.stylesheet import set_role
from desktop.wording.system import languages

ICON_SIZE = 22


class Title(QLabel):
    """One line that ends in three dots where it has no room, and is told whole to who points at it."""

    def __init__(self) -> None:
        super().__init__()
        set_role(self, "strong")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    @property
    def seen(self) -> str:
        """What has room of it."""
        return self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip:
            self.setToolTip("" if self.seen == self.text() else self.text())
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QStylePainter(self)
        try:
            flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            painter.drawItemText(
                self.rect(), int(flags), self.palette(), True, self.seen, self.foregroundRole()
            )
        finally:
            painter.end()  # a painter left open crashes at exit


class Header(QWidget):
    """Buttons that stand on every page, with the page's own title between them."""

    home_wanted = Signal()
    rules_wanted = Signal()
    glossary_wanted = Signal()
    settings_wanted = Signal()
    full_screen_wanted = Signal()

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room = room
        self._title_id = "app.name"
        self._title = Title()
        self._home = self._button("home")
        self._rules = self._button("rules")
        self._glossary = self._button("glossary")
        self._language = self._button("language")
        self._sound = self._button("sound")
        self._settings = self._button("settings")
        self._full_screen = self._button("full-screen")
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 4, 10, 4)
        row.setSpacing(4)
        row.addWidget(self._home)
        row.addWidget(self._title, 1)
        tools = (self._rules, self._glossary, self._language, self._sound, self._settings, self._full_screen)
        for button in tools:
            row.addWidget(button)
        self._home.clicked.connect(self.home_wanted)
        self._rules.clicked.connect(self.rules_wanted)
        self._glossary.clicked.connect(self.glossary_wanted)
        self._sound.clicked.connect(self._on_sound)
        room.sounds.loudness_changed.connect(self.retranslate)
        self._settings.clicked.connect(self.settings_wanted)
        self._full_screen.clicked.connect(self.full_screen_wanted)
        self._add_languages()
        self.retranslate()

    def show_page(self, title_id: str, *, at_home: bool, has_rules: bool) -> None:
        """Say which page this is; ``title_id`` is a message id."""
        self._title_id = title_id
        self._home.setVisible(not at_home)
        self._rules.setVisible(has_rules)
        self._glossary.setVisible(has_rules)
        self.retranslate()

    def forget_hover(self) -> None:
        """Unlight the buttons after a menu or dialog closed: Qt does not tell them that the pointer left."""
        for button in self.findChildren(QToolButton):
            QApplication.sendEvent(button, QEvent(QEvent.Type.Leave))

    def retranslate(self) -> None:
        """Say everything in the language and look of now."""
        words, look, icons = self._room.words, self._room.look, self._room.icons
        self._title.setText(words.tr(self._title_id))
        heard = self._room.sounds.loudness != "off"
        sound = words.tr("app.tip.mute") if heard else words.tr("app.tip.unmute")
        size = QSize(round(ICON_SIZE * look.text_scale), round(ICON_SIZE * look.text_scale))
        told = (
            (self._home, "home", words.tr("app.tip.home")),
            (self._rules, "rules", words.tr("app.tip.rules")),
            (self._glossary, "glossary", words.tr("app.tip.glossary")),
            (self._language, "globe", words.tr("app.tip.language")),
            (self._sound, "sound" if heard else "sound-off", sound),
            (self._settings, "settings", words.tr("app.tip.settings")),
            (self._full_screen, "full-screen", words.tr("app.tip.full-screen")),
        )
        for button, icon, tip in told:
            button.setIcon(icons.icon(icon, look, size.width()))
            button.setIconSize(size)
            button.setToolTip(tip)
            button.setAccessibleName(tip)
        for action in self._group.actions():
            action.setChecked(action.data() == words.language)

    def _add_languages(self) -> None:
        self._menu = QMenu(self)
        self._group = QActionGroup(self)
        for code, own in languages():
            action = QAction(own, self._menu, checkable=True)
            action.setData(code)
            self._group.addAction(action)
            self._menu.addAction(action)
        self._group.triggered.connect(self._on_language)
        self._menu.aboutToShow.connect(self._on_menu)
        self._menu.aboutToHide.connect(self.forget_hover)
        self._language.setMenu(self._menu)
        self._language.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)

    def _button(self, name: str) -> QToolButton:
        button = QToolButton()
        button.setObjectName(name)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        set_role(button, "quiet")
        return button

    def _on_sound(self) -> None:
        self._room.change(sound=self._room.sounds.toggled)

    def _on_menu(self) -> None:
        """Begin at the language in use, so that an arrow leads to its neighbours."""
        for action in self._group.actions():
            if action.isChecked():
                self._menu.setActiveAction(action)

    def _on_language(self, action: QAction) -> None:
        self._room.change(language=action.data())
