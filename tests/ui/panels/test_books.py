"""The books: found as people type, opened at a rule, honest about what is in force."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QListWidget
from pytestqt.qtbot import QtBot
from support.fitting import cut_off, texts

from desktop.games.tranquility.manifest import MANIFEST
from desktop.ui.panels.book import Book
from desktop.ui.panels.finding import Page, found
from desktop.ui.panels.glossary import Glossary
from desktop.ui.panels.plain import WrapButton
from desktop.ui.panels.rule_browser import RuleBrowser
from desktop.ui.panels.standing import standing_of


def browser(desk: Any, qtbot: QtBot) -> RuleBrowser:
    book = RuleBrowser(
        MANIFEST,
        desk.match.rules.rulebook,
        desk.words,
        desk.look,
        desk.icons,
        desk.table,
        desk.match.header,
    )
    qtbot.addWidget(book)
    return book


def listed(book: Book) -> list[str]:
    shown = book.findChild(QListWidget)
    assert shown is not None
    return [shown.item(row).text() for row in range(shown.count())]


def search_line(book: Book) -> QLineEdit:
    line = book.findChild(QLineEdit, "search")
    assert line is not None
    return line


def test_all_rules_stand_under_their_topics(open_desk: Callable[..., Any], qtbot: QtBot) -> None:
    desk = open_desk()
    book = browser(desk, qtbot)
    rulebook = desk.match.rules.rulebook
    assert listed(book)[0] == desk.words.tr("app.rules.in-short")
    assert len(listed(book)) == 1 + len(tuple(rulebook)) + len(rulebook.topics)
    assert all(desk.words.tr(entry.id) in listed(book) for entry in rulebook)


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
def test_every_rule_opens_and_fits(open_desk: Callable[..., Any], qtbot: QtBot, language: str) -> None:
    desk = open_desk(language=language, scale=2.0)
    book = browser(desk, qtbot)
    for entry in tuple(desk.match.rules.rulebook)[::7]:
        book.open_at(entry.id)
        qtbot.wait(20)
        assert book.open_page == entry.id
        assert desk.words.tr(entry.id) in texts(book)
        assert desk.words.tr(f"{entry.id}.text") in texts(book)
        assert cut_off(book) == []
    assert desk.words.tr("tranquility.name") in book.windowTitle()


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
def test_the_book_begins_with_the_game_in_a_minute(
    open_desk: Callable[..., Any], qtbot: QtBot, language: str
) -> None:
    desk = open_desk(language=language, scale=2.0)
    book = browser(desk, qtbot)
    book.open_to_search()
    qtbot.wait(20)
    assert book.open_page == "tranquility.in-short"
    sentences = desk.words.tr("tranquility.in-short").split("\n")
    assert 5 <= len(sentences) <= 7
    assert set(sentences) <= texts(book)
    assert cut_off(book) == []


@pytest.mark.parametrize(
    ("language", "wanted"),
    [("en", "win"), ("en", "goal"), ("ja", "勝"), ("ja", "目標"), ("ru", "цель"), ("ru", "побежд")],
)
def test_who_asks_how_to_win_finds_it(
    open_desk: Callable[..., Any], qtbot: QtBot, language: str, wanted: str
) -> None:
    desk = open_desk(language=language)
    book = browser(desk, qtbot)
    search_line(book).setText(wanted)
    assert desk.words.tr("app.rules.in-short") in listed(book)


def test_a_search_without_a_find_shows_no_page(open_desk: Callable[..., Any], qtbot: QtBot) -> None:
    desk = open_desk()
    book = browser(desk, qtbot)
    book.open_at("tranq.place.cost")
    told = desk.words.tr("tranq.place.cost.text")
    assert told in texts(book)
    search_line(book).setText("nothing of the kind")
    assert book.open_page == ""
    assert told not in texts(book)
    book.retranslate()
    assert book.open_page == ""
    search_line(book).setText("goats")
    assert book.open_page
    assert book.open_page != "tranq.place.cost", "what was not found is not shown"
    search_line(book).setText("nothing of the kind")
    search_line(book).clear()
    assert book.open_page


def test_search_by_typing(open_desk: Callable[..., Any], qtbot: QtBot) -> None:
    desk = open_desk()
    book = browser(desk, qtbot)
    book.open_to_search()
    qtbot.waitUntil(search_line(book).hasFocus)
    QTest.keyClicks(search_line(book), "GOAT bridge")
    assert desk.words.tr("tranq.goats.no-bridge") in listed(book)
    assert desk.words.tr("tranq.place.height") not in listed(book)
    QTest.keyClick(search_line(book), Qt.Key.Key_Down)
    shown = book.findChild(QListWidget)
    assert shown is not None
    assert shown.hasFocus()
    search_line(book).setText("<b>xyz</b>{0}")
    assert listed(book) == []
    assert any("<b>xyz</b>{0}" in text for text in texts(book))
    QTest.keyClick(book, Qt.Key.Key_Escape)
    assert not book.isVisible()


def test_words_are_compared_as_people_type() -> None:
    pages = (
        Page("a", "", "Костёр", "стоит"),
        Page("b", "", "ガイドロープ", "山札"),
        Page("c", "", "Row", "Bridge und Campfire"),
        Page("d", "", "Campfire", ""),
    )
    assert [page.id for page in found(pages, "костер")] == ["a"]
    assert [page.id for page in found(pages, "がいど")] == ["b"]
    assert [page.id for page in found(pages, "campfire")] == ["d", "c"]
    assert found(pages, "  ") == pages
    assert found(pages, "nothing") == ()


def test_a_related_rule_is_one_click_away(open_desk: Callable[..., Any], qtbot: QtBot) -> None:
    desk = open_desk()
    book = browser(desk, qtbot)
    book.open_at("tranq.place.cost")
    link = book.findChild(WrapButton, "tranq.place.afford")
    assert link is not None
    QTest.mouseClick(link, Qt.MouseButton.LeftButton)
    assert book.open_page == "tranq.place.afford"


def test_where_a_rule_comes_from_and_whether_it_counts(open_desk: Callable[..., Any], qtbot: QtBot) -> None:
    desk = open_desk(options={"green_path": True})
    book = browser(desk, qtbot)
    tell = desk.words.tr
    book.open_at("tranq.place.row-start")
    assert {tell("app.rules.source.ruling"), tell("app.rules.in-force")} <= texts(book)
    book.open_at("tranq.goats.herd")
    assert {tell("app.rules.source.text"), tell("app.rules.not-in-force")} <= texts(book)
    book.open_at("tranq.green.goal")
    assert tell("app.rules.in-force") in texts(book)
    book.set_header(None)
    assert tell("app.rules.in-force") not in texts(book)
    assert book.open_page == "tranq.green.goal"


@pytest.mark.parametrize(
    ("rule", "seats", "options", "in_force"),
    [
        ("tranq.place.cost", 2, {}, True),
        ("tranq.bridge.not-at-end", 2, {"bridge_end": "last"}, True),
        ("tranq.summit.discard", 2, {}, True),
        ("tranq.goats.herd", 2, {}, False),
        ("tranq.goats.herd", 2, {"goats": True}, True),
        ("tranq.goats.goal", 2, {}, False),
        ("tranq.goats.goal", 2, {"goats": True}, True),
        ("tranq.solo.rope", 2, {}, False),
        ("tranq.solo.rope", 1, {}, True),
    ],
)
def test_standing(
    open_desk: Callable[..., Any], rule: str, seats: int, options: dict[str, Any], in_force: bool
) -> None:
    desk = open_desk(*(f"P{seat}" for seat in range(seats)), options=options)
    entry = desk.match.rules.rulebook.entry(rule)
    standing = standing_of(entry, MANIFEST, desk.match.header)
    assert standing.in_force is in_force
    assert not standing.option or desk.words.known(standing.option)
    assert standing_of(entry, MANIFEST, None).in_force is None


def test_an_unknown_rule_leaves_the_book_where_it_is(open_desk: Callable[..., Any], qtbot: QtBot) -> None:
    book = browser(open_desk(), qtbot)
    before = book.open_page
    book.open_at("no.such.rule")
    assert book.open_page == before


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
def test_the_glossary_tells_every_term(open_desk: Callable[..., Any], qtbot: QtBot, language: str) -> None:
    desk = open_desk(language=language, scale=2.0)
    book = Glossary(MANIFEST, desk.words, desk.look, desk.icons)
    qtbot.addWidget(book)
    assert len(MANIFEST.glossary) > 5
    for term in MANIFEST.glossary:
        assert desk.words.known(f"tranquility.glossary.{term}.text")
        book.open_at(term)
        assert desk.words.tr(f"tranquility.glossary.{term}.text") in texts(book)
    qtbot.wait(20)
    assert cut_off(book) == []


def test_books_change_language_while_open(open_desk: Callable[..., Any], qtbot: QtBot) -> None:
    desk = open_desk()
    book = browser(desk, qtbot)
    book.open_at("tranq.place.cost")
    desk.words.set_language("ru")
    book.retranslate()
    fresh = browser(desk, qtbot)
    fresh.open_at("tranq.place.cost")
    assert texts(book) == texts(fresh)
    assert book.open_page == "tranq.place.cost"


def test_the_first_hit_is_the_one_that_is_shown(open_desk: Callable[..., Any], qtbot: QtBot) -> None:
    desk = open_desk()
    book = browser(desk, qtbot)
    book.open_at("tranq.place.cost")
    for wanted in ("b", "br", "bridge", "goat"):
        search_line(book).setText(wanted)
        shown = book.findChild(QListWidget)
        assert shown is not None
        assert shown.currentRow() == 0
        assert desk.words.tr(book.open_page) in (listed(book)[0], desk.words.tr("tranquility.in-short"))
    search_line(book).clear()
    assert desk.words.tr("tranq.place.cost") in listed(book), "all of the book is back"
