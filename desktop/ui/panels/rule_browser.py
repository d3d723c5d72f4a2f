"""The rule book: all rules of a game by topic, each one key away."""

from typing import Any

from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.engine.manifest import Manifest
from desktop.engine.rule import Rulebook
from desktop.session.header import Header
from desktop.ui.panels.book import Book
from desktop.ui.panels.finding import Page
from desktop.ui.panels.icon_key import key_article
from desktop.ui.panels.plain import PlainLabel
from desktop.ui.panels.rule_article import RuleArticle
from desktop.ui.panels.standing import standing_of
from desktop.ui.table.contract import GameTable, HasKey, key_page
from desktop.ui.theme.icons import Icons
from desktop.ui.theme.look import Look
from desktop.wording.language import Words


class RuleBrowser(Book):
    """Opens at any rule id with ``open_at``; ``header`` is the match at hand, None at home."""

    def __init__(
        self,
        manifest: Manifest,
        rulebook: Rulebook,
        words: Words,
        look: Look,
        icons: Icons,
        table: GameTable[Any] | None = None,
        header: Header | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(words, look, icons, parent)
        self._manifest = manifest
        self._rulebook = rulebook
        self._table = table
        self._header = header
        self.retranslate()

    def set_header(self, header: Header | None) -> None:
        """Tell of which match the book says what is in force."""
        self._header = header
        self.retranslate()

    def title(self) -> str:
        return self._means.words.tr("app.rules.title.of", game=f"{self._manifest.id}.name")

    def list_name(self) -> str:
        return self._means.words.tr("app.rules.list")

    def make_pages(self) -> tuple[Page, ...]:
        words = self._means.words
        pages = self._first_pages()
        for topic in self._rulebook.topics:
            chapter = words.tr(f"{self._manifest.id}.topic.{topic}")
            for entry in self._rulebook:
                if entry.topic == topic:
                    text = words.tr(f"{entry.id}.text")
                    pages.append(Page(entry.id, chapter, words.tr(entry.id), text))
        return tuple(pages)

    def _first_pages(self) -> list[Page]:
        """The game in short, for those who have never played it, and the key to its icons."""
        words = self._means.words
        in_short = f"{self._manifest.id}.in-short"
        pages: list[Page] = []
        if words.known(in_short):
            pages.append(Page(in_short, "", words.tr("app.rules.in-short"), words.tr(in_short)))
        if isinstance(self._table, HasKey):
            key = key_page(self._table)
            meanings = (words.say(meaning) for _face, meaning in self._table.key())
            told = "\n".join((words.tr(f"{key}.text"), *meanings))
            pages.append(Page(key, "", words.tr(key), told))
        return pages

    def make_article(self, page: Page) -> QWidget:
        if self._table is not None and page.id == key_page(self._table):
            return key_article(page, self._table, self._means)
        if page.id not in self._rulebook:
            return _in_short(page)
        entry = self._rulebook.entry(page.id)
        standing = standing_of(entry, self._manifest, self._header)
        article = RuleArticle(entry, standing, self._table, self._means)
        article.rule_asked.connect(self.turn_to)
        return article


def _in_short(page: Page) -> QWidget:
    article = QWidget()
    column = QVBoxLayout(article)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(10)
    column.addWidget(PlainLabel("title", page.title))
    for at, line in enumerate(page.text.split("\n")):
        text = PlainLabel("strong" if at == 0 else "", line)
        text.setObjectName("article-text")
        column.addWidget(text)
    return article
