"""Qt's own dialog for files, where the system has none: signs can be made out, and no column is cut."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFileDialog,
    QStyle,
    QStyleOptionToolButton,
    QToolButton,
    QTreeView,
)
from ui.decks.conftest import answer
from ui.shell.conftest import OpenWindow

from desktop.ui.home.file_opening import ask_for_file


@pytest.mark.parametrize(("language", "percent"), [("en", 100), ("ja", 100), ("ru", 150), ("ru", 200)])
def test_signs_columns_and_kinds_have_room(open_window: OpenWindow, language: str, percent: int) -> None:
    window = open_window(language=language, text_percent=percent)
    (Path.home() / "a match with a long name.ascentmatch").write_text("x", encoding="utf-8")
    looked: list[QDialog] = []

    def look(dialog: QDialog) -> None:
        assert isinstance(dialog, QFileDialog)
        QTest.qWait(100)
        for button in dialog.findChildren(QToolButton):
            if button.isVisible():
                assert room_for_sign(button).height() >= 14, button.objectName()
        files = dialog.findChild(QTreeView, "treeView")
        assert files is not None
        shown = [each for each in range(files.header().count()) if not files.isColumnHidden(each)]
        assert 2 not in shown, "Qt says the kinds of files in English"
        for column in shown[1:]:
            assert files.header().sectionSize(column) >= files.sizeHintForColumn(column)
        assert files.header().length() <= files.viewport().width()
        assert dialog.width() <= window.width()
        assert dialog.height() <= window.height()
        kinds = dialog.findChild(QComboBox, "fileTypeCombo")
        assert kinds is not None
        assert kinds.fontMetrics().horizontalAdvance(kinds.currentText()) < kinds.width() - 40
        looked.append(dialog)
        dialog.reject()

    answer(look)
    assert ask_for_file(window, window.room.words) is None
    assert looked


def room_for_sign(button: QToolButton) -> QSize:
    option = QStyleOptionToolButton()
    button.initStyleOption(option)
    area = button.style().subControlRect(
        QStyle.ComplexControl.CC_ToolButton, option, QStyle.SubControl.SC_ToolButton, button
    )
    return area.size().boundedTo(button.iconSize())
