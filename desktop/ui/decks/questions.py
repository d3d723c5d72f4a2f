"""What is asked about decks: a new name, whether one is to go, where a file is to lie."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QInputDialog, QLineEdit, QMessageBox, QWidget

from desktop.engine.deck_form import NAME_LENGTH
from desktop.engine.plain_text import cleaned_name
from desktop.session.deckfile import DECK_SUFFIX, file_name_of
from desktop.session.wholefile import is_there
from desktop.ui.save_dialog import ask_where
from desktop.wording.language import Words


def ask_new_name(parent: QWidget, words: Words, name: str) -> str | None:
    """Ask for another name; None when the old one stays."""
    dialog = QInputDialog(parent)
    dialog.setWindowTitle(words.tr("app.name"))
    dialog.setLabelText(words.tr("app.decks.rename.ask"))
    dialog.setTextValue(name)
    field = dialog.findChild(QLineEdit)
    if isinstance(field, QLineEdit):
        field.setMaxLength(NAME_LENGTH)
        field.setAccessibleName(words.tr("app.decks.rename.ask"))
        field.selectAll()
    typed = cleaned_name(dialog.textValue()).strip() if dialog.exec() else ""
    dialog.deleteLater()
    return typed if typed and typed != name else None


def wants_deck_removed(parent: QWidget, words: Words, name: str) -> bool:
    """Ask whether a deck is to be removed for good; the safe answer is at hand."""
    box = QMessageBox(parent)
    box.setWindowTitle(words.tr("app.name"))
    box.setIcon(QMessageBox.Icon.Question)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(words.tr("app.decks.remove.ask", name=name))
    remove = box.addButton(words.tr("app.home.remove.yes"), QMessageBox.ButtonRole.DestructiveRole)
    keep = box.addButton(QMessageBox.StandardButton.Cancel)
    keep.setIcon(QIcon())
    box.setDefaultButton(keep)
    box.exec()
    chosen = box.clickedButton() is remove
    box.deleteLater()
    return chosen


def ask_where_to_save(parent: QWidget, words: Words, name: str) -> Path | None:
    """Let a person choose where a deck file is to lie; None when they would rather not."""
    kinds = f"{words.tr('app.decks.file-kind')} (*{DECK_SUFFIX})"
    start = Path.home() / file_name_of(name)
    path = ask_where(parent, words, words.tr("app.decks.save-file"), start, kinds)
    if path is None:
        return None
    return path if path.name.endswith(DECK_SUFFIX) else _with_suffix(path)


def _with_suffix(path: Path) -> Path:
    """The path with our suffix behind any dot in its name; the dialog has not asked about such a file."""
    whole, number = path.with_name(path.name + DECK_SUFFIX), 1
    while is_there(whole):
        number += 1
        whole = path.with_name(f"{path.name} {number}{DECK_SUFFIX}")
    return whole
