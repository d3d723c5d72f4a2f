"""Drop-down lists: all lines are seen where there is room, in the theme's own frame."""

import pytest
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QWidget
from ui.shell.conftest import OpenWindow, open_window
from ui.shell.pages import click, tile_of

__all__ = ["open_window"]


@pytest.mark.parametrize(("language", "percent"), [("en", 100), ("ru", 100), ("ja", 150), ("ru", 200)])
def test_the_whole_list_is_seen(open_window: OpenWindow, language: str, percent: int) -> None:
    window = open_window(language=language, text_percent=percent)
    click(tile_of(window, "shinra_tower"))
    assert window.setup is not None
    lists = [each for each in window.setup.findChildren(QComboBox) if each.isVisible() and each.count() > 2]
    assert len(lists) >= 3
    for each in lists:
        each.showPopup()
        QTest.qWait(20)
        view = each.view()
        for row in range(each.count()):
            line = view.visualRect(each.model().index(row, 0))
            assert view.viewport().rect().contains(line), each.itemText(row)
        assert view.sizeHintForColumn(0) <= view.viewport().width()
        assert at_the_edge(view.window()) == {QColor(window.room.look.colours.accent).name()}
        each.hidePopup()


def at_the_edge(popup: QWidget) -> set[str]:
    """The colours all round the list."""
    picture = popup.grab().toImage()
    right, bottom = picture.width() - 1, picture.height() - 1
    places = ((0, bottom // 2), (right, bottom // 2), (right // 2, 0), (right // 2, bottom))
    return {picture.pixelColor(*place).name() for place in places}
