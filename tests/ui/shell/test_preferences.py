"""The settings file: kept, mended, never lost, never a reason not to start."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QScrollArea, QToolButton
from pytestqt.qtbot import QtBot
from support.fitting import cut_off
from ui.shell.conftest import OpenWindow
from ui.shell.pages import click, lift_curtain, start_match, tile_of

from desktop.ui.settings.dialog import SettingsDialog
from desktop.ui.settings.preferences import VERSION, Preferences, load_preferences, save_preferences

DAMAGED = [
    b"",
    b"{",
    b"\0" * 64,
    b"[]",
    b'{"version": "1"}',
    b'{"version": 1, "theme": "pink"}',
    b"\xff\xfe",
    b'{"version": 1, "version": 1}',
    b"[" * 100_000,
    b'{"version": 1, "text_percent": 9e99}',
]


def test_all_that_can_be_chosen_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    chosen = Preferences(
        language="ja",
        theme="dark",
        text_percent=150,
        motion="off",
        sound="full",
        panel_side="left",
        panel_open=False,
        panel_width=400,
        explicit_end=False,
        undo="free",
        input="click",
        confirm=True,
        turn_view=True,
        names=("Ай", "<b>"),
        colours=(2, 0),
        decks={"cairn": "own"},
        window=(1, 2, 900, 700),
        maximised=True,
    )
    defaults = Preferences()
    assert all(
        getattr(chosen, field) != getattr(defaults, field)
        for field in Preferences.model_fields
        if field != "version"
    )
    save_preferences(path, chosen)
    loaded = load_preferences(path)
    assert loaded.preferences == chosen
    assert loaded.notice is None


@pytest.mark.parametrize("damage", DAMAGED)
def test_a_damaged_file_is_kept_aside_and_told(tmp_path: Path, damage: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(damage)
    loaded = load_preferences(path)
    assert loaded.preferences == Preferences()
    assert loaded.notice is not None
    assert loaded.notice.id == "app.settings.damaged"
    assert Path(str(loaded.notice.facts["path"])).read_bytes() == damage


def test_a_file_of_a_newer_program_is_left_as_it_is(open_window: OpenWindow, settings_file: Path) -> None:
    newer = json.dumps({"version": VERSION + 1, "theme": "aurora"}).encode()
    settings_file.write_bytes(newer)
    window = open_window("en")
    assert window.notice.isVisible()
    assert "newer version" in window.notice.text
    window.room.change(theme="dark")
    window.close()
    assert settings_file.read_bytes() == newer


def test_a_folder_in_the_place_of_the_file_is_told(tmp_path: Path) -> None:
    loaded = load_preferences(tmp_path)
    assert loaded.notice is not None
    assert loaded.notice.id == "app.settings.unreadable"


def test_a_disk_that_refuses_is_told_and_the_choice_holds(
    open_window: OpenWindow, settings_file: Path
) -> None:
    window = open_window("en")
    settings_file.unlink(missing_ok=True)
    settings_file.mkdir()
    window.room.change(theme="dark")
    assert window.room.look.dark
    assert str(settings_file) in window.notice.text


def test_an_open_match_takes_a_look_in_two_turns_and_is_seen_whole(open_window: OpenWindow) -> None:
    window = open_window("en", theme="light")
    page = start_match(window)
    lift_curtain(page)
    window.room.change(theme="dark", language="ja")
    assert not page.table.faces.look.dark, "the window answers before the table is painted"
    assert not window.updatesEnabled(), "and shows no picture of which half is dark"
    QTest.qWait(20)
    assert window.updatesEnabled()
    assert page.table.faces.look == window.room.look
    assert page.table.accessibleName() == window.room.words.tr("app.table.name")


def test_a_match_left_before_it_took_the_look_leaves_the_window_alive(open_window: OpenWindow) -> None:
    window = open_window("en", theme="light")
    start_match(window)
    window.room.change(theme="dark")
    window.go_home()
    assert window.updatesEnabled()


def test_the_dialog_changes_things_at_once(open_window: OpenWindow) -> None:
    window = open_window("en", theme="light")
    dialog = SettingsDialog(window.room, window)
    dialog.show()
    theme = next(box for box in dialog.findChildren(QComboBox) if box.property("field") == "theme")
    theme.setFocus()
    QTest.keyClick(theme, Qt.Key.Key_End)
    assert window.room.look.dark
    assert window.room.preferences.theme == "dark"
    dialog.close()
    dialog.deleteLater()


def test_the_wheel_scrolls_past_lists_and_changes_nothing(open_window: OpenWindow) -> None:
    window = open_window("en", theme="light")
    dialog = SettingsDialog(window.room, window)
    dialog.show()
    click(tile_of(window))
    before = window.room.preferences
    for box in (*dialog.findChildren(QComboBox), *window.findChildren(QComboBox)):
        index = box.currentIndex()
        middle = QPointF(box.rect().center())
        event = QWheelEvent(
            middle,
            box.mapToGlobal(middle),
            QPoint(0, -40),
            QPoint(0, -120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(box, event)
        assert box.currentIndex() == index
    assert window.room.preferences == before
    dialog.close()
    dialog.deleteLater()


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
def test_a_dialog_that_is_open_takes_the_room_that_larger_text_needs(
    open_window: OpenWindow, qtbot: QtBot, language: str
) -> None:
    window = open_window(language)
    dialog = SettingsDialog(window.room, window)
    dialog.show()
    qtbot.waitExposed(dialog)
    area = dialog.findChild(QScrollArea)
    assert area is not None
    before = dialog.width()
    window.room.change(text_percent=200)
    qtbot.waitUntil(lambda: dialog.width() > before)
    assert area.horizontalScrollBar().maximum() == 0
    window.room.change(text_percent=100)
    QTest.qWait(30)
    assert dialog.width() > before, "it does not shrink under the hand"
    dialog.close()
    dialog.deleteLater()


def test_the_keyboard_is_after_the_settings_where_it_was_before(open_window: OpenWindow) -> None:
    window = open_window()
    page = start_match(window)
    lift_curtain(page)
    for holder in (window.focusWidget(), None):
        now = window.focusWidget()
        if holder is None and now is not None:
            now.clearFocus()
        click(next(iter(window.header.findChildren(QToolButton, "settings"))))
        dialog = next(each for each in window.findChildren(SettingsDialog) if each.isVisible())
        QTest.qWaitForWindowActive(dialog)
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
        QTest.qWait(50)
        window.activateWindow()
        QTest.qWaitForWindowActive(window)
        QTest.qWait(50)
        assert window.focusWidget() is holder


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
@pytest.mark.parametrize("percent", [100, 125])
def test_every_setting_is_seen_at_once(open_window: OpenWindow, language: str, percent: int) -> None:
    window = open_window(language, text_percent=percent)
    dialog = SettingsDialog(window.room, window)
    dialog.show()
    QTest.qWait(20)
    assert dialog._scroll.verticalScrollBar().maximum() == 0
    assert cut_off(dialog) == []
    window.room.change(text_percent=200)
    QTest.qWait(20)
    assert dialog._scroll.verticalScrollBar().maximum() > 0
    assert cut_off(dialog) == []
    dialog.close()
