"""Where a file is to lie: the system's dialog, or Qt's in words of ours where the system has none."""

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from desktop.ui.file_dialog import dress_file_dialog
from desktop.wording.language import Words


def ask_where(parent: QWidget, words: Words, title: str, start: Path, kinds: str = "") -> Path | None:
    """Let a person choose a path, beginning with one offered; None when they would rather not."""
    dialog = QFileDialog(parent, title, str(start), kinds)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.selectFile(str(start))
    dress_file_dialog(dialog, words)
    chosen = dialog.selectedFiles() if dialog.exec() else []
    dialog.deleteLater()
    return Path(chosen[0]) if chosen else None
