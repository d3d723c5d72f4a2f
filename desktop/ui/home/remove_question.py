"""Removing a match cannot be taken back, so it is asked first; the safe answer is at hand."""

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QMessageBox, QWidget

from desktop.wording.language import Words


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
