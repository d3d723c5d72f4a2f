"""The program with a change that its disk refused, and the question about it on the screen.

Run as ``python -m app.asking deck|match``; says ``asked`` when the question stands there, and waits.
"""

import sys
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox
from support.matches import play_on

from desktop.app import paths, wiring
from desktop.ui.main_window import MainWindow
from desktop.wording.language import Words


def main(what: str) -> int:
    """Open the window, and do what leads to the question."""
    wiring.make_app()
    QTimer.singleShot(0, lambda: lead(what))
    return wiring.run(Words(paths.catalogues(), "en"))


def lead(what: str) -> None:
    """Change a deck, or make a move, whose folder has become a file; then go home."""
    window = next(one for one in QApplication.topLevelWidgets() if isinstance(one, MainWindow))
    window.wake()
    QTimer.singleShot(0, tell)
    if what == "deck":
        change_a_deck(window)
    else:
        window.set_up("tranquility")
        assert window.setup is not None
        window.setup.start.click()
        assert window.table_page is not None
        put_away(window.desk.shelf.folder)
        play_on(window.table_page.match, 1)
    window.go_home()


def change_a_deck(window: MainWindow) -> None:
    window.show_decks()
    page = window.decks_page
    assert page is not None
    row = next(row for row in page.list.rows if row.entry.game == "tranquility")
    row.buttons["copy"].click()
    assert page.editor is not None
    page.editor.cards.walk_to(("panoramas", 3))
    form = page.editor.page.form
    assert form is not None
    put_away(window.desk.decks.folder)
    QTest.keyClick(form.rows[("panoramas", 3, "numbers", 1)].editor, Qt.Key.Key_Up)


def put_away(folder: Path) -> None:
    folder.rename(folder.with_name("away"))
    folder.write_bytes(b"")


def tell() -> None:
    if isinstance(QApplication.activeModalWidget(), QMessageBox):
        print("asked", flush=True)
    else:
        QTimer.singleShot(20, tell)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
