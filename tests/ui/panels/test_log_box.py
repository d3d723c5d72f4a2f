"""The log's page is brought up to date from the first other turn on; it must read as if written anew."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QTextEdit
from pytestqt.qtbot import QtBot

from desktop.engine.ids import NATURE, Seat
from desktop.engine.message import Message
from desktop.ui.panels.log_box import PORTION, LogBox
from desktop.ui.panels.presentation import Presentation
from desktop.ui.panels.situation import LogTurn

OPENING = LogTurn(0, NATURE, (Message("app.name"),))
FIRST = LogTurn(1, Seat(1), (Message("app.button.back"),))
LONGER = LogTurn(1, Seat(1), (Message("app.button.back"), Message("app.name")))
SECOND = LogTurn(2, Seat(2), (Message("app.setup.start"), Message("app.name")))
WAYS: dict[str, tuple[tuple[LogTurn, ...], ...]] = {
    "grows by a turn": ((OPENING,), (OPENING, FIRST), (OPENING, FIRST, SECOND)),
    "grows by a line": ((OPENING, FIRST), (OPENING, LONGER)),
    "grows in the middle": ((OPENING, FIRST, SECOND), (OPENING, LONGER, SECOND)),
    "goes back": ((OPENING, LONGER, SECOND), (OPENING, FIRST)),
    "goes back to nothing": ((OPENING, FIRST), (), (OPENING,)),
    "is another": ((FIRST, SECOND), (OPENING, SECOND)),
    "stays": ((OPENING, FIRST), (OPENING, FIRST)),
}


@pytest.fixture
def means(open_desk: Callable[..., Any]) -> Presentation:
    desk = open_desk("Ann", "Bo")
    return Presentation(desk.words, desk.look, desk.icons)


def page_of(box: LogBox) -> QTextEdit:
    page = box.findChild(QTextEdit, "log-page")
    assert isinstance(page, QTextEdit)
    return page


def written(box: LogBox) -> str:
    """The page with all its weights, colours and margins."""
    return page_of(box).toHtml()


def box_of(qtbot: QtBot, means: Presentation) -> LogBox:
    box = LogBox(means)
    qtbot.addWidget(box)
    return box


@pytest.mark.parametrize("way", WAYS)
def test_it_reads_as_if_written_anew(qtbot: QtBot, means: Presentation, way: str) -> None:
    box = box_of(qtbot, means)
    for turns in WAYS[way]:
        box.show_log(turns)
        fresh = box_of(qtbot, means)
        fresh.show_log(turns)
        assert written(box) == written(fresh)


def test_what_stands_is_not_written_again(qtbot: QtBot, means: Presentation) -> None:
    box = box_of(qtbot, means)
    box.show_log((OPENING, FIRST))
    mark = QTextCursor(page_of(box).document())
    mark.setPosition(len(means.words.tr("app.panel.log.opening")))
    box.show_log((OPENING, FIRST, SECOND))
    assert mark.position() == len(means.words.tr("app.panel.log.opening")), "the opening was written twice"
    assert means.words.tr("app.setup.start") in box.text


def test_a_long_log_is_written_in_portions(qtbot: QtBot, means: Presentation) -> None:
    turns = tuple(LogTurn(number, Seat(1), (Message("app.name"),)) for number in range(1, 3 * PORTION))
    box = box_of(qtbot, means)
    box.show_log(turns)
    assert page_of(box).toPlainText() == ""
    qtbot.waitUntil(lambda: page_of(box).toPlainText().count(means.words.tr("app.name")) == len(turns))
    fresh = box_of(qtbot, means)
    fresh.show_log(turns)
    assert fresh.text == box.text, "who asks for all of it does not wait"
    assert written(fresh) == written(box)


def test_other_words_are_written_once_they_are_told(qtbot: QtBot, means: Presentation) -> None:
    box = box_of(qtbot, means)
    box.show_log((OPENING, FIRST))
    means.words.set_language("ru")
    box.outdate()
    box.show_log((OPENING, FIRST))
    assert means.words.tr("app.button.back") in box.text
