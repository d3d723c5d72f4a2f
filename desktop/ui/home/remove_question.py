"""Removing a match cannot be taken back, so it is asked first; the safe answer is at hand."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QLabel, QMessageBox, QWidget

from desktop.engine.bad_input import BadInputError
from desktop.engine.message import Message
from desktop.session.locks import BusyError
from desktop.session.shelf import Shelf, Summary
from desktop.ui.home.match_words import game_of, progress_of, seats_of
from desktop.wording.language import Words


def remove_if_wanted(parent: QWidget, words: Words, shelf: Shelf, match_id: str) -> Message | None:
    """Ask about a match and take it off the shelf; what stood in the way, if anything."""
    summary = next((each for each in shelf.summaries() if each.id == match_id), None)
    if summary is None or not wants_removal(parent, words, summary):
        return None
    try:
        shelf.remove(match_id)
    except BusyError:
        return Message("app.home.locked")
    except BadInputError as fault:
        return fault.message
    return None


def wants_removal(parent: QWidget, words: Words, summary: Summary) -> bool:
    """Ask whether this match is to be removed for good."""
    box = QMessageBox(parent)
    box.setWindowTitle(words.tr("app.name"))
    box.setIcon(QMessageBox.Icon.Question)
    box.setText(words.tr("app.home.remove.ask"))
    told = (game_of(summary, words), seats_of(summary, words), progress_of(summary, words))
    box.setInformativeText("\n".join(line for line in told if line))
    for label in box.findChildren(QLabel):
        label.setTextFormat(Qt.TextFormat.PlainText)  # of names every letter is shown
    remove = box.addButton(words.tr("app.home.remove.yes"), QMessageBox.ButtonRole.DestructiveRole)
    keep = box.addButton(QMessageBox.StandardButton.Cancel)
    keep.setIcon(QIcon())
    box.setDefaultButton(keep)
    box.exec()
    chosen = box.clickedButton() is remove
    box.deleteLater()
    return chosen
