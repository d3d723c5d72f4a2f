"""A page that never agrees with itself about its height must not take the program down."""

from typing import cast

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.ui.panels.upper_part import UpperPart, scrolled


class Fickle(QVBoxLayout):
    """Wants to be one pixel taller whenever its page is of an even height, and shorter when it is not."""

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int, /) -> int:
        page = cast("QWidget", self.parentWidget())
        return 500 + (page.height() % 2 == 0)


@pytest.mark.parametrize("area", [UpperPart, scrolled])
def test_a_page_that_changes_its_mind_with_each_resize_is_shown(
    qtbot: QtBot, area: "type[UpperPart]"
) -> None:
    shown: QScrollArea = area(QLabel("before"), margins=(0, 0, 0, 0))
    qtbot.addWidget(shown)
    page = QWidget()
    Fickle(page).addWidget(QLabel("now"))
    shown.setWidget(page)
    shown.resize(200, 100)
    shown.show()
    for width in (180, 220, 200):
        shown.resize(width, 100)
        QApplication.processEvents()
    assert page.height() in (500, 501)
