"""The glossary: what the words of a game mean."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.engine.manifest import Manifest
from desktop.ui.panels.book import Book
from desktop.ui.panels.finding import Page
from desktop.ui.panels.plain import PlainLabel
from desktop.ui.theme.icons import Icons
from desktop.ui.theme.look import Look
from desktop.wording.language import Words


class Glossary(Book):
    """The terms of the manifest, in its order."""

    def __init__(
        self,
        manifest: Manifest,
        words: Words,
        look: Look,
        icons: Icons,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(words, look, icons, parent)
        self._manifest = manifest
        self.retranslate()

    def title(self) -> str:
        return self._means.words.tr("app.rules.glossary.of", game=f"{self._manifest.id}.name")

    def list_name(self) -> str:
        return self._means.words.tr("app.rules.glossary.list")

    def make_pages(self) -> tuple[Page, ...]:
        words, game = self._means.words, self._manifest.id
        return tuple(
            Page(term, "", words.tr(f"{game}.glossary.{term}"), words.tr(f"{game}.glossary.{term}.text"))
            for term in self._manifest.glossary
        )

    def make_article(self, page: Page) -> QWidget:
        article = QWidget()
        column = QVBoxLayout(article)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(PlainLabel("title", page.title))
        text = PlainLabel("", page.text)
        text.setObjectName("article-text")
        column.addWidget(text)
        return article
