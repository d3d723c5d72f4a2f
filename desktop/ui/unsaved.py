"""What is asked before something is left that could not be saved; nothing is lost without a word."""

from pathlib import Path
from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QMessageBox, QWidget

from desktop.session.wholefile import detail_of
from desktop.ui.save_dialog import ask_where
from desktop.wording.language import Words


class Owing(Protocol):
    """What saves itself all the time, and now perhaps could not."""

    @property
    def owes(self) -> bool:
        """Whether something is not on the disk."""
        ...

    @property
    def copy_name(self) -> str:
        """The name of a file that a copy of it may have, with its suffix."""
        ...

    def try_again(self) -> None:
        """Save it, if the disk takes it now."""
        ...

    def keep_copy(self, path: Path) -> None:
        """Write it elsewhere. Raises OSError when that cannot be done either."""
        ...


def may_leave(parent: QWidget, words: Words, owing: Owing | None) -> bool:
    """Whether it may be left: it is saved, a copy of it is, or the person lets it go."""
    if owing is None:
        return True
    owing.try_again()
    trouble = ""
    while owing.owes:
        answer = _ask(parent, words, trouble)
        if answer == "again":
            owing.try_again()
        elif answer == "copy":
            path = ask_where(parent, words, words.tr("app.unsaved.copy"), Path.home() / owing.copy_name)
            if path is None:
                continue
            try:
                owing.keep_copy(path)
            except OSError as fault:
                trouble = words.tr("app.input.unwritable", path=str(path), detail=detail_of(fault))
            else:
                return True
        else:
            return answer == "leave"
    return True


def _ask(parent: QWidget, words: Words, trouble: str) -> str:
    """One of ``again``, ``copy``, ``leave`` and, which is safe and also meant by Esc, ``stay``."""
    box = QMessageBox(parent)
    box.setWindowTitle(words.tr("app.name"))
    box.setIcon(QMessageBox.Icon.Warning)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(words.tr("app.unsaved.ask"))
    box.setInformativeText(trouble)
    roles = QMessageBox.ButtonRole
    buttons = {
        box.addButton(words.tr("app.unsaved.again"), roles.AcceptRole): "again",
        box.addButton(words.tr("app.unsaved.copy"), roles.ActionRole): "copy",
        box.addButton(words.tr("app.unsaved.leave"), roles.DestructiveRole): "leave",
    }
    stay = box.addButton(words.tr("app.unsaved.stay"), roles.RejectRole)
    for button in (*buttons, stay):
        button.setIcon(QIcon())
    box.setDefaultButton(next(iter(buttons)))
    box.setEscapeButton(stay)
    box.exec()
    clicked = box.clickedButton()
    answer = next((answer for button, answer in buttons.items() if button is clicked), "stay")
    box.deleteLater()
    return answer
