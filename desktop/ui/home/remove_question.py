"""Removing a match cannot be taken back, so it is asked first; the safe answer is at hand."""

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QMessageBox, QWidget

from desktop.engine.bad_input import BadInputError
from desktop.engine.message import Message
from desktop.session.locks import BusyError
from desktop.session.shelf import Shelf
from desktop.wording.language import Words


def remove_if_wanted(parent: QWidget, words: Words, shelf: Shelf, match_id: str) -> Message | None:
    """Ask about a match and take it off the shelf; what stood in the way, if anything."""
    if not wants_removal(parent, words):
        return None
    try:
        shelf.remove(match_id)
    except BusyError:
        return Message("app.home.locked")
    except BadInputError as fault:
        return fault.message
    return None


def wants_removal(parent: QWidget, words: Words) -> bool:
    """Ask whether a match is to be removed for good."""
    box = QMessageBox(parent)
    box.setWindowTitle(words.tr("app.name"))
    box.setIcon(QMessageBox.Icon.Question)
    box.setText(words.tr("app.home.remove.ask"))
    remove = box.addButton(words.tr("app.home.remove.yes"), QMessageBox.ButtonRole.DestructiveRole)
    keep = box.addButton(QMessageBox.StandardButton.Cancel)
    keep.setIcon(QIcon())
    box.setDefaultButton(keep)
    box.exec()
    chosen = box.clickedButton() is remove
    box.deleteLater()
    return chosen
