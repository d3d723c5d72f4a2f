"""What all dialogs for files have in common; the system's own, or Qt's in words and sizes of ours."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QFileDialog, QHeaderView, QSplitter, QToolButton, QTreeView

from desktop.wording.language import Words

SIZE = QSize(760, 500)
"""Of Qt's dialog at a line height of 20 pixels."""

PLACES = 8
"""Width of its list of places, in heights of a line."""

FRAME = QSize(16, 48)
"""Left over for a window's frame."""

KIND, CHANGED = 2, 3
"""Columns of its list: the kind of a file, which Qt does not say in all of our languages, and its date."""


def dress_file_dialog(dialog: QFileDialog, words: Words) -> None:
    """Say it in our words, and where the system has none, give Qt's own dialog room for what it shows."""
    # Qt's does not know all of our languages
    dialog.setLabelText(QFileDialog.DialogLabel.LookIn, words.tr("app.file.look-in"))
    dialog.setLabelText(QFileDialog.DialogLabel.FileName, words.tr("app.file.name"))
    dialog.setLabelText(QFileDialog.DialogLabel.FileType, words.tr("app.file.kinds"))
    # what the kinds are called is enough: their many endings are cut off
    dialog.setOption(QFileDialog.Option.HideNameFilterDetails)
    files = dialog.findChild(QTreeView, "treeView")
    if files is None:
        return
    line = dialog.fontMetrics().height()
    wanted = SIZE * line / 20
    dialog.resize(wanted.boundedTo(_room_for(dialog)))
    for button in dialog.findChildren(QToolButton):
        button.setIconSize(QSize(line, line))
    for halves in dialog.findChildren(QSplitter):
        halves.setSizes([line * PLACES, dialog.width() - line * PLACES])
    header = files.header()
    header.setStretchLastSection(False)
    for column in range(header.count()):
        header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
    header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
    header.setSectionHidden(KIND, True)
    header.setSectionHidden(CHANGED, dialog.width() < wanted.width())


def _room_for(dialog: QFileDialog) -> QSize:
    """What a dialog may take of the screen, its frame with it."""
    parent = dialog.parentWidget()
    whole = dialog.screen().availableSize()
    if parent is not None:
        whole = whole.expandedTo(parent.window().size())
    return whole - FRAME
