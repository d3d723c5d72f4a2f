"""The end as a moment: what decided it, the figures, and four ways on."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from support.fitting import cut_off, texts

from desktop.engine.game import Outcome
from desktop.games.tranquility.rules.moves import DiscardTwo, EndTurn
from desktop.ui.panels import end_moment
from desktop.ui.panels.end_moment import EndMoment
from desktop.ui.panels.plain import PlainLabel, WrapButton
from desktop.ui.panels.sunrise import Sunrise
from desktop.ui.panels.undo_question import UndoQuestion
from desktop.ui.theme.surface import Surface

LEFT = Qt.MouseButton.LeftButton


class Ended:
    """A match whose end is near, with the moment that waits for it."""

    def __init__(self, desk: Any, qtbot: QtBot, size: tuple[int, int] = (1100, 760)) -> None:
        self.desk = desk
        self.qtbot = qtbot
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.window.resize(*size)
        with qtbot.waitActive(self.window):
            self.window.show()
            self.window.activateWindow()
        self.moment = EndMoment(desk.bridge, desk.table, desk.words, desk.look, desk.icons, self.window)

    def button(self, name: str) -> WrapButton:
        found = self.moment.findChild(WrapButton, name)
        assert found is not None
        return found

    def label(self, name: str) -> str:
        found = self.moment.findChild(PlainLabel, name)
        assert found is not None
        return found.text()

    def play_to_the_loss(self) -> None:
        """Discard until nobody can: the loss of a match without a single card laid."""
        match = self.desk.match
        while match.outcome is None:
            seat = match.turn_of
            if self.desk.bridge.eyes != seat:
                self.desk.bridge.raise_curtain()
                self.desk.bridge.lift(seat)
            hand = match.state.hands[seat - 1]
            assert self.desk.bridge.propose(DiscardTwo(cards=tuple(hand[:2]))).allowed
            if match.outcome is None:
                assert self.desk.bridge.propose(EndTurn()).allowed
        self.wait()

    def wait(self) -> None:
        """Wait until the finished table has stood alone long enough."""
        self.qtbot.waitUntil(self.moment.isVisible)


@pytest.fixture
def near_the_end(
    qtbot: QtBot, open_desk: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> Callable[..., Ended]:
    monkeypatch.setattr(end_moment, "PAUSE_MS", 60)
    monkeypatch.setattr(end_moment, "STILL_PAUSE_MS", 30)

    def opened(*names: str, size: tuple[int, int] = (1100, 760), **how: Any) -> Ended:
        return Ended(open_desk(*names, **how), qtbot, size)

    return opened


def test_a_loss_says_what_decided_it(near_the_end: Callable[..., Ended]) -> None:
    at = near_the_end("<b>Bo</b>", "A&B")
    assert not at.moment.isVisible()
    at.play_to_the_loss()
    assert at.moment.isVisible()
    assert at.moment.geometry() == at.window.rect()
    assert at.label("headline") == at.desk.words.tr("app.end.loss")
    last = at.desk.match.played[-1].events[-1]
    assert at.label("reason") == at.desk.words.say(last.message)
    assert at.button("rule").label == at.desk.words.tr(at.desk.match.outcome.rule)
    assert str(at.desk.match.turn) in texts(at.moment)
    assert at.button("again").hasFocus()


def test_the_ways_on(near_the_end: Callable[..., Ended], qtbot: QtBot) -> None:
    at = near_the_end("Ann", "Bo")
    at.play_to_the_loss()
    with qtbot.waitSignal(at.moment.rule_asked) as asked:
        QTest.mouseClick(at.button("rule"), LEFT)
    assert asked.args == [at.desk.match.outcome.rule]
    with qtbot.waitSignal(at.moment.again_wanted):
        QTest.mouseClick(at.button("again"), LEFT)
    with qtbot.waitSignal(at.moment.home_wanted):
        QTest.mouseClick(at.button("home"), LEFT)
    with qtbot.waitSignal(at.moment.looked):
        QTest.mouseClick(at.button("look"), LEFT)
    assert not at.moment.isVisible()
    at.moment.follow()
    assert not at.moment.isVisible(), "it stays aside while the table is looked at"
    at.moment.show_again()
    assert at.moment.isVisible()


def test_the_panel_leads_back_to_the_end(
    near_the_end: Callable[..., Ended], show: Callable[..., Any], qtbot: QtBot
) -> None:
    at = near_the_end("Ann", "Bo")
    panel = show(at.desk)
    result = panel.findChild(WrapButton, "result")
    assert result is not None
    assert not result.isVisible()
    at.play_to_the_loss()
    assert result.isVisible()
    with qtbot.waitSignal(panel.end_asked):
        QTest.mouseClick(result, LEFT)
    assert cut_off(panel) == []


def test_the_end_can_be_taken_back(near_the_end: Callable[..., Ended]) -> None:
    at = near_the_end("Ann", "Bo")
    at.play_to_the_loss()
    kind = at.desk.match.may_undo(at.desk.bridge.eyes).kind
    QTest.mouseClick(at.button("undo"), LEFT)
    if kind == "ask":
        question = at.moment.findChild(UndoQuestion)
        assert question is not None
        assert question.isVisible()
        assert cut_off(at.moment) == []
        QTest.mouseClick(at.button("undo-yes"), LEFT)
    assert at.desk.match.outcome is None
    assert not at.moment.isVisible()
    at.desk.bridge.redo()
    at.wait()


def test_a_table_without_undo_does_not_offer_it(near_the_end: Callable[..., Ended]) -> None:
    at = near_the_end("Ann", "Bo", undo="never")
    at.play_to_the_loss()
    kind = at.desk.match.may_undo(at.desk.bridge.eyes).kind
    assert at.button("undo").isVisible() == (kind == "free")


@pytest.mark.parametrize(
    ("outcome", "says"),
    [
        (Outcome("win", (1, 2), "tranq.end.win"), "app.end.win"),
        (Outcome("win", (2,), "tranq.end.win"), "app.end.win.some"),
        (Outcome("draw", (), "tranq.end.win"), "app.end.draw"),
    ],
)
def test_wins_and_draws(
    near_the_end: Callable[..., Ended], monkeypatch: pytest.MonkeyPatch, outcome: Outcome, says: str
) -> None:
    at = near_the_end("Ann", "Bo")
    at.desk.bridge.lift(1)
    monkeypatch.setattr(type(at.desk.match), "outcome", property(lambda match: outcome))
    at.moment.follow()
    expected = (
        at.desk.words.tr(says, winners=("seat:2",)) if says.endswith("some") else at.desk.words.tr(says)
    )
    assert at.label("headline") == expected
    assert at.label("reason") == at.desk.words.tr("tranq.end.win.text")
    monkeypatch.undo()


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
@pytest.mark.parametrize(("scale", "size"), [(1.0, (800, 480)), (2.0, (1280, 800)), (2.0, (800, 600))])
def test_text_fits(
    near_the_end: Callable[..., Ended],
    qtbot: QtBot,
    language: str,
    scale: float,
    size: tuple[int, int],
) -> None:
    at = near_the_end("Ann", "Bo", language=language, scale=scale, size=size, dark=True)
    at.play_to_the_loss()
    qtbot.wait(60)
    assert cut_off(at.moment) == []
    for name in ("again", "look", "home"):
        corner = at.button(name).mapTo(at.window, at.button(name).rect().bottomRight())
        assert at.window.rect().contains(corner), name


def test_the_sun_rises_with_motion_and_is_up_without(
    near_the_end: Callable[..., Ended], qtbot: QtBot
) -> None:
    still = near_the_end("Ann", "Bo")
    still.play_to_the_loss()
    picture = still.moment.findChild(Sunrise)
    assert picture is not None
    assert picture.risen == 1.0
    moving = near_the_end("Ann", "Bo", motion_ms=40)
    moving.play_to_the_loss()
    rising = moving.moment.findChild(Sunrise)
    assert rising is not None
    assert rising.risen < 1.0
    qtbot.waitUntil(lambda: rising.risen == 1.0)


def test_another_language_and_leaving(near_the_end: Callable[..., Ended], qtbot: QtBot) -> None:
    at = near_the_end("Ann", "Bo")
    at.play_to_the_loss()
    at.desk.words.set_language("ru")
    at.moment.set_look(at.desk.look)
    assert at.label("headline") == at.desk.words.tr("app.end.loss")
    at.moment.leave()
    assert not at.moment.isVisible()
    at.desk.bridge.undo()
    at.desk.bridge.redo()
    qtbot.wait(60)
    assert not at.moment.isVisible()


def test_the_finished_table_stands_alone_before_the_sheet_comes(
    near_the_end: Callable[..., Ended], monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    assert end_moment.PAUSE_MS == 60
    at = near_the_end("Ann", "Bo")
    at.play_to_the_loss()
    at.desk.bridge.undo()
    assert not at.moment.isVisible()
    monkeypatch.setattr(end_moment, "STILL_PAUSE_MS", 400)
    at.desk.bridge.redo()
    qtbot.wait(50)
    assert not at.moment.isVisible()
    at.desk.bridge.undo()
    qtbot.wait(450)
    assert not at.moment.isVisible(), "the end was taken back before its sheet came"
    at.desk.bridge.redo()
    at.moment.show_again()
    assert at.moment.isVisible(), "who asks for it need not wait"


def test_a_match_found_finished_shows_its_end_at_once(near_the_end: Callable[..., Ended]) -> None:
    at = near_the_end("Ann", "Bo")
    at.play_to_the_loss()
    desk = at.desk
    other = EndMoment(desk.bridge, desk.table, desk.words, desk.look, desk.icons, at.window)
    assert other.isVisible()
    other.leave()


@pytest.mark.parametrize("side", ["left", "right"])
def test_the_sheet_leaves_the_table_in_sight(near_the_end: Callable[..., Ended], side: Any) -> None:
    at = near_the_end("Ann", "Bo", size=(1280, 800))
    at.moment.set_side(side)
    at.play_to_the_loss()
    sheet = at.moment.findChild(Surface)
    assert sheet is not None
    place = sheet.geometry()
    free = place.left() if side == "right" else at.window.width() - place.right()
    assert free >= 1280 // 2
    assert at.window.rect().contains(place)


def test_on_a_small_page_the_sheet_lies_low(near_the_end: Callable[..., Ended]) -> None:
    at = near_the_end("Ann", "Bo", size=(800, 900))
    at.play_to_the_loss()
    sheet = at.moment.findChild(Surface)
    assert sheet is not None
    assert at.window.height() - sheet.geometry().bottom() <= 12


def test_a_win_is_counted_in_the_turn_in_which_it_came(near_the_end: Callable[..., Ended]) -> None:
    at = near_the_end("Ann")
    at.play_to_the_loss()
    ended = sum(entry.ends_turn for entry in at.desk.match.played)
    assert at.desk.match.turn == ended
    assert str(ended) in texts(at.moment)
    assert at.button("again").label == at.desk.words.tr("app.end.again.solo")


def test_esc_withdraws_what_is_asked_and_then_goes(near_the_end: Callable[..., Ended]) -> None:
    at = near_the_end("Ann", "Bo")
    at.play_to_the_loss()
    at.desk.bridge.hotseat.eyes = 3 - at.desk.bridge.eyes
    question = at.moment.findChild(UndoQuestion)
    assert question is not None
    QTest.mouseClick(at.button("undo"), LEFT)
    assert question.isVisible()
    QTest.keyClick(at.button("undo"), Qt.Key.Key_Escape)
    assert not question.isVisible()
    assert at.moment.isVisible()
    QTest.keyClick(at.button("again"), Qt.Key.Key_Escape)
    assert not at.moment.isVisible()
    at.moment.follow()
    assert not at.moment.isVisible(), "it stays aside as by its own button"
