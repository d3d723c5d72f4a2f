"""Who hears what in the window: the hand, the turn, the end; nothing behind the curtain or backwards."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QToolButton
from ui.panels.conftest import begun
from ui.shell.conftest import OpenWindow, open_window
from ui.shell.pages import LEFT, click, lift_curtain, start_match
from ui.sound.conftest import Listening

from desktop.app import paths
from desktop.session.header import TableOptions
from desktop.ui.bridge import Bridge
from desktop.ui.main_window import MainWindow
from desktop.ui.settings.dialog import SettingsDialog
from desktop.ui.sound.earshot import Earshot, what_is_heard
from desktop.ui.sound.sounds import Sounds
from desktop.ui.table_page import TablePage

__all__ = ["open_window"]

Listen = Callable[[MainWindow], "Heard"]


class Heard(Sounds):
    """Sounds that are played to nobody, by name."""

    def __init__(self, window: MainWindow) -> None:
        library = Listening()
        super().__init__(paths.resources(), lambda: library, window.room)
        self.names: list[str] = []
        self.games: set[str] = set()
        self.loudness = "soft"

    def play(self, name: str, game: str = "") -> None:
        self.names.append(name)
        self.games.add(game)
        super().play(name, game)

    def taken(self) -> list[str]:
        """What was played since the last time, when the loop's round is over."""
        QApplication.processEvents()
        names, self.names = self.names, []
        return names


@pytest.fixture
def listen() -> Listen:
    """Puts an ear into a window."""

    def put(window: MainWindow) -> Heard:
        window.room.sounds.deleteLater()
        heard = Heard(window)
        window.room.sounds = heard
        return heard

    return put


@pytest.fixture
def table(open_window: OpenWindow, listen: Listen) -> tuple[TablePage, Heard]:
    """A match of two, dealt and behind its first curtain."""
    window = open_window()
    heard = listen(window)
    return start_match(window), heard


def _press(page: TablePage, name: str) -> None:
    view, draft = page.bridge.view, page.table.handling.draft
    rects = {zone.id: zone.rect for zone in page.game_table.zones(view)}
    rects |= {piece.id: piece.rect for piece in page.game_table.pieces(view, draft)}
    spot = page.table.view.mapFromScene(rects[name].center())
    QTest.mouseClick(page.table.view.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, spot)


def _card(page: TablePage) -> str:
    return next(card for card in page.bridge.view.hand if card.startswith(("green", "blue", "red")))


def test_a_card_is_taken_and_laid_and_back_again_without_a_sound(table: tuple[TablePage, Heard]) -> None:
    page, heard = table
    assert heard.taken() == []
    lift_curtain(page)
    assert heard.taken() == []
    _press(page, _card(page))
    assert heard.taken() == ["pick"]
    _press(page, "r1p1")
    assert heard.taken() == ["drop"]
    assert page.bridge.undo()
    assert heard.taken() == []
    assert page.bridge.redo()
    assert heard.taken() == ["move"]
    assert heard.games == {"tranquility"}
    heard.rest()


def test_a_refused_card_taps_softly(table: tuple[TablePage, Heard]) -> None:
    page, heard = table
    lift_curtain(page)
    _press(page, _card(page))
    _press(page, "r5p1")
    assert heard.taken()[-1] == "refuse"
    heard.rest()


def test_behind_the_curtain_only_the_handing_over_is_heard(table: tuple[TablePage, Heard]) -> None:
    page, heard = table
    for name in ("pick", "drop", "crash"):
        page.table.sounded.emit(name)
    assert heard.taken() == []
    lift_curtain(page)
    seat = page.match.turn_of
    while page.match.turn_of == seat:
        _go_on(page.bridge)
    assert set(heard.taken()) == {"move"}
    page.bridge.raise_curtain()
    page.table.sounded.emit("drop")
    assert heard.taken() == ["turn"]
    heard.rest()


class _StillTable(QObject):
    sounded = Signal(str)


def test_without_a_curtain_a_turn_is_heard_when_it_passes_and_the_end_instead_of_one(
    open_window: OpenWindow, listen: Listen
) -> None:
    window = open_window()
    heard, still = listen(window), _StillTable(window)
    match = begun(("Ann", "Bo"), {}, TableOptions())
    bridge = Bridge(match, hidden_hands=False, parent=still)
    earshot = Earshot(heard, "tranquility", bridge, still.sounded, still)
    turns = 0
    while match.outcome is None:
        assert heard.taken() == ["turn"] * (match.turn - 1 - turns)
        turns = match.turn - 1
        _go_on(bridge)
    assert heard.taken() == [match.outcome.kind]
    assert turns > 2
    earshot.leave()
    bridge.leave()
    heard.rest()


def _go_on(bridge: Bridge) -> None:
    assert bridge.propose(next(iter(bridge.match.rules.legal_moves(bridge.match.state)))).allowed


def test_of_what_happens_at_once_the_weightiest_is_heard() -> None:
    assert what_is_heard(["move", "drop"]) == ["drop"]
    assert what_is_heard(["drop", "refuse", "pick"]) == ["refuse"]
    assert what_is_heard(["move", "turn", "turn"]) == ["turn"]
    assert what_is_heard(["move", "drop", "turn"]) == ["drop", "turn"]
    assert what_is_heard(["move", "drop", "turn", "win"]) == ["drop", "win"]
    assert what_is_heard(["clack", "clack", "creak"]) == ["clack", "creak"]
    assert what_is_heard([]) == []


def test_one_press_in_the_header_switches_the_sound_off_and_on(open_window: OpenWindow) -> None:
    window = open_window(sound="full")
    button = window.header.findChild(QToolButton, "sound")
    assert isinstance(button, QToolButton)
    loud = button.accessibleName(), button.icon().cacheKey()
    click(button)
    assert window.room.preferences.sound == "off"
    assert window.room.sounds.loudness == "off"
    assert button.accessibleName() != loud[0]
    assert button.icon().cacheKey() != loud[1]
    click(button)
    assert window.room.preferences.sound == "full"
    assert (button.accessibleName(), button.icon().cacheKey()) == loud


def test_the_settings_say_when_there_is_nothing_to_hear_on(open_window: OpenWindow, listen: Listen) -> None:
    window = open_window("ru")
    for has_device in (False, True):
        if has_device:
            listen(window)
        dialog = SettingsDialog(window.room, window)
        dialog.show()
        note = dialog.findChild(QLabel, "no-sound-device")
        assert isinstance(note, QLabel)
        assert note.isVisible() == (not has_device)
        assert note.text() == window.room.words.tr("app.settings.sound.none")
        dialog.close()
        dialog.deleteLater()
    window.room.sounds.rest()


def test_a_chosen_loudness_is_heard_at_once(open_window: OpenWindow, listen: Listen) -> None:
    window = open_window()
    heard = listen(window)
    dialog = SettingsDialog(window.room, window)
    dialog.show()
    [sound] = [box for box in dialog.findChildren(QComboBox) if box.property("field") == "sound"]
    sound.setFocus()
    QTest.keyClick(sound, Qt.Key.Key_End)
    assert (heard.loudness, window.room.preferences.sound) == ("full", "full")
    assert heard.taken() == ["drop"]
    dialog.close()
    dialog.deleteLater()
    QApplication.processEvents()
    heard.rest()


@pytest.mark.parametrize("older", ['{"version": 1}', '{"version": 1, "theme": "dark"}'])
def test_settings_from_before_there_was_sound_are_read(
    open_window: OpenWindow, settings_before: Callable[[str], None], older: str
) -> None:
    settings_before(older)
    window = open_window()
    assert window.room.preferences.sound == "soft"
    assert window.room.sounds.loudness == "soft"
    assert not window.notice.isVisible()


@pytest.fixture
def settings_before() -> Callable[[str], None]:
    """Leaves a settings file there, as an older program did."""

    def write(text: str) -> None:
        paths.settings_file().write_text(text, encoding="utf-8")

    return write
