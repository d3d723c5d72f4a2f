"""No scrolled page of the program can be sent round by words that wrap anew with each resize."""

from typing import cast

from PySide6.QtWidgets import QApplication, QDialog, QLabel, QScrollArea, QVBoxLayout, QWidget
from ui.decks.conftest import Hand
from ui.shell.conftest import OpenWindow, open_window
from ui.shell.pages import click, start_match

from desktop.ui.steady_area import SteadyArea

__all__ = ["open_window"]


class Fickle(QVBoxLayout):
    """Wants to be one pixel taller whenever its page is of an even height, and shorter when it is not."""

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int, /) -> int:
        return 2500 + (cast("QWidget", self.parentWidget()).height() % 2 == 0)


def areas() -> list[QScrollArea]:
    return [widget for widget in QApplication.allWidgets() if isinstance(widget, QScrollArea)]


def test_every_page_scrolls_steadily(open_window: OpenWindow) -> None:
    window = open_window()
    hand = Hand(window)
    seen: set[str] = set()

    def look() -> None:
        QApplication.processEvents()
        assert [area for area in areas() if not isinstance(area, SteadyArea)] == []
        seen.update(type(area.parentWidget()).__name__ for area in areas())

    look()
    hand.copy("tranquility")
    look()
    window.set_up("the_west")
    look()
    window.header.settings_wanted.emit()
    look()
    for dialog in window.findChildren(QDialog):
        dialog.close()
    window.go_home()
    start_match(window)
    window.header.rules_wanted.emit()
    look()
    assert len(seen) > 5, seen


def test_a_set_up_that_changes_its_mind_with_each_resize_is_shown(open_window: OpenWindow) -> None:
    window = open_window()
    window.set_up("tranquility")
    assert window.setup is not None
    area = next(area for area in areas() if window.setup.isAncestorOf(area))
    before, page = area.takeWidget(), QWidget()
    Fickle(page).addWidget(QLabel("now"))
    area.setWidget(page)
    for width in (1180, 1220, 1280):
        window.resize(width, 800)
        QApplication.processEvents()
    assert page.height() in (2500, 2501)
    area.setWidget(before)
    click(window.setup.start)
    assert window.table_page is not None
