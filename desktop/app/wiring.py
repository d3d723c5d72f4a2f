"""Puts the window together: the one place where rooms, folders and games are joined."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLibraryInfo, QObject, QTimer, QTranslator, Signal
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication, QMessageBox

from desktop import __version__
from desktop.app import paths
from desktop.app.games import (
    deck_files,
    find_games,
    load_deck,
    load_deck_sheets,
    load_rules,
    load_table,
    read_module,
)
from desktop.app.mishaps import Mishaps
from desktop.app.task import StartError
from desktop.engine.message import Message
from desktop.ui.game_desk import GameDesk
from desktop.ui.main_window import MainWindow
from desktop.ui.room import Room
from desktop.ui.theme.fonts import load_fonts
from desktop.wording.language import Words

if TYPE_CHECKING:
    from desktop.engine.manifest import Manifest
    from desktop.session.deck_shelf import DeckShelf
    from desktop.session.shelf import Shelf

SCREENLESS = ("offscreen", "minimal")
SIGNAL_BEAT_MS = 250
"""Python hears of SIGTERM only when it runs; Qt's loop lets it so often."""


class Teller(QObject):
    """Carries messages into the window's thread, from whichever thread they come."""

    told = Signal(object)

    def tell(self, message: Message) -> None:
        """Pass a message on."""
        self.told.emit(message)


class QtWords:
    """Qt's own buttons and menus in the language of the program."""

    def __init__(self, app: QApplication) -> None:
        self._app = app
        self._translator = QTranslator(app)

    def speak(self, language: str) -> None:
        """Change Qt's words at once, in open dialogs too.

        One translator for all languages: with one made and deleted for each, PySide 6.11.3 now and then
        released a wrapper that it had freed, and the program ended with the language, or much later.
        """
        self._app.removeTranslator(self._translator)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if self._translator.load(f"qtbase_{language}", folder):
            self._app.installTranslator(self._translator)


def make_app() -> QApplication:
    """The application object, named so that desktops find its icon."""
    running = QApplication.instance()
    if isinstance(running, QApplication):
        return running
    QGuiApplication.setApplicationName("ascent-table")
    QGuiApplication.setDesktopFileName("ascent-table")
    # said here: to look at the style later, PySide would first make all its names, a twentieth of the start
    app = QApplication([*sys.argv[:1], "-style", "fusion"])
    app.setApplicationVersion(__version__)
    app.setWindowIcon(QIcon(str(paths.resources() / "app" / "icons" / "ascent-table.svg")))
    load_fonts(paths.resources() / "app" / "fonts")
    return app


def make_desk(
    games: Mapping[str, Manifest],
    open_shelf: Callable[[], Shelf],
    open_deck_shelf: Callable[[], DeckShelf],
    read: Callable[[str], bool] = read_module,
) -> GameDesk:
    """The desk with the loaders of games; ``read`` loads a module before it is needed."""
    return GameDesk(
        games, load_rules, load_table, load_deck, load_deck_sheets, read, open_shelf, open_deck_shelf
    )


def make_window(
    app: QApplication, words: Words, folders: Sequence[Path] = (), language: str = ""
) -> MainWindow:
    """The window over the folders of this person; not shown yet."""
    room = Room(words, paths.resources(), paths.settings_file(), spoken=language, parent=app)
    qt_words = QtWords(app)

    def speak() -> None:
        qt_words.speak(room.words.language)

    speak()
    room.language_changed.connect(speak)
    teller = Teller(room)

    def open_shelf() -> Shelf:
        from desktop.session.shelf import Shelf  # after the first picture: it loads pydantic

        return Shelf(paths.saves(), teller.tell)

    games = find_games(folders)

    def open_deck_shelf() -> DeckShelf:
        from desktop.session.deck_shelf import DeckShelf  # see above

        return DeckShelf(paths.decks(), {game: deck_files(manifest) for game, manifest in games.items()})

    window = MainWindow(room, make_desk(games, open_shelf, open_deck_shelf))
    teller.told.connect(window.notice.tell)
    return window


def run(words: Words, folders: Sequence[Path] = (), language: str = "", file: Path | None = None) -> int:
    """Open the window, and ``file`` in it, and stay until it is closed; the exit code.

    Raises:
        StartError: there is no window, for a fault of the program's own or of its installation.
    """
    app = make_app()
    mishaps = Mishaps(paths.log_file(), app)
    mishaps.install()
    try:
        window = make_window(app, words, folders, language)
    except Exception as fault:
        mishaps.write(fault)
        mishaps.remove()
        told = Message("app.start.failed", {"path": str(paths.log_file())})
        raise StartError(_told_in_a_box(words, told)) from fault

    def tell(path: str) -> None:
        window.notice.tell(Message("app.mishap", {"path": path}))

    mishaps.happened.connect(tell)
    beat = _leave_on_signals(app, window.close_now)
    app.commitDataRequest.connect(window.close_now)
    if window.room.first_sight.maximised:
        window.showMaximized()
    else:
        window.show()
    if file is not None:
        window.open_file(file)
    try:
        return app.exec()
    finally:
        beat.stop()
        mishaps.remove()


def _told_in_a_box(words: Words, message: Message) -> Message:
    """Who started by a double click reads no standard error."""
    if QGuiApplication.platformName() not in SCREENLESS:
        QMessageBox.critical(None, words.tr("app.name"), words.say(message))
    return message


def _leave_on_signals(app: QApplication, leave: Callable[[], object]) -> QTimer:
    """Close the window, and with it park the match, on SIGTERM and SIGINT."""

    def on_signal(_number: int, _frame: object) -> None:
        # by the loop, which may not run yet: a window closed before it does would leave it running for good
        QTimer.singleShot(0, leave)

    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, on_signal)
    beat = QTimer(app)
    beat.timeout.connect(_let_python_run)
    beat.start(SIGNAL_BEAT_MS)
    return beat


def _let_python_run() -> None:
    """Nothing to do: that Python runs is enough for its signal handlers."""
