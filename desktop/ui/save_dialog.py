"""Where a file is to lie: the system's dialog, or Qt's in words of ours where the system has none."""

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from desktop.wording.language import Words


def ask_where(parent: QWidget, words: Words, title: str, start: Path, kinds: str = "") -> Path | None:
    """Let a person choose a path, beginning with one offered; None when they would rather not."""
    dialog = QFileDialog(parent, title, str(start), kinds)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.selectFile(str(start))
    # where the system has no dialog of its own, Qt's does not know all of our languages
    dialog.setLabelText(QFileDialog.DialogLabel.LookIn, words.tr("app.file.look-in"))
    dialog.setLabelText(QFileDialog.DialogLabel.FileName, words.tr("app.file.name"))
    dialog.setLabelText(QFileDialog.DialogLabel.FileType, words.tr("app.file.kinds"))
    chosen = dialog.selectedFiles() if dialog.exec() else []
    dialog.deleteLater()
    return Path(chosen[0]) if chosen else None
