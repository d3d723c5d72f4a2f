"""A short demonstration without a screen: every game is played a little and pictures are written."""

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from PySide6.QtCore import QEvent, QIODevice, QSaveFile, QSize
from PySide6.QtWidgets import QApplication, QWidget

from desktop.app import paths
from desktop.app.console import OutputError
from desktop.app.games import deck_files, find_games, load_deck, load_rules, load_table
from desktop.app.wiring import make_app, make_desk
from desktop.engine.game import GameRules
from desktop.engine.manifest import Manifest
from desktop.engine.move import Move
from desktop.session.dealer import SeededDealer
from desktop.session.deck_shelf import DeckShelf
from desktop.session.header import SeatInfo, TableOptions, new_header
from desktop.session.match import Match
from desktop.session.shelf import Shelf
from desktop.ui.main_window import MainWindow
from desktop.ui.room import Room
from desktop.ui.settings.preferences import Loaded, Preferences
from desktop.ui.table.contract import GameTable
from desktop.wording.language import Words
from desktop.wording.system import languages

SIZE = QSize(1280, 800)
MOVES = 46
"""Enough to show a table in the middle of a match."""
NAMES = ("Aiko", "Boris", "Carol", "Daisuke", "Elena")
SEED = 7
LAYOUT_ROUNDS = 12


def run(out: Path) -> int:
    """Write the pictures into a folder and name each on standard output; the exit code.

    Raises:
        OutputError: the folder or a picture cannot be written.
    """
    app = make_app()
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise OutputError(fault) from fault
    for language, _own in languages():
        for theme in ("light", "dark"):
            with TemporaryDirectory() as scratch:
                for name, picture in _tour(app, Path(scratch), language, theme):
                    path = out / f"{name}-{language}-{theme}.png"
                    _keep(picture, path)
                    print(path, flush=True)
    return 0


def _keep(shown: QWidget, path: Path) -> None:
    file = QSaveFile(str(path))
    written = file.open(QIODevice.OpenModeFlag.WriteOnly) and shown.grab().save(file, "PNG")
    if not (written and file.commit()):
        raise OutputError(OSError(f"{path}: {file.errorString()}"))


def _tour(app: QApplication, scratch: Path, language: str, theme: str) -> Iterator[tuple[str, QWidget]]:
    """Each page in turn, ready to be pictured."""
    preferences = Preferences.model_validate({"language": language, "theme": theme, "motion": "off"})
    words = Words(paths.catalogues(), language)
    room = Room(
        words, paths.resources(), scratch / "settings.json", loaded=Loaded(preferences, writable=False)
    )
    games = find_games()
    shelf = Shelf(scratch / "saves", lambda message: None)
    decks = DeckShelf(scratch / "decks", {game: deck_files(manifest) for game, manifest in games.items()})
    window = MainWindow(room, make_desk(games, lambda: shelf, lambda: decks))
    window.resize(SIZE)
    window.show()
    for manifest in games.values():
        yield from _show_game(app, window, shelf, manifest)
    window.go_home()
    _settle(app)
    yield "home", window
    window.close()
    window.deleteLater()
    room.deleteLater()
    app.processEvents()


def _show_game(
    app: QApplication, window: MainWindow, shelf: Shelf, manifest: Manifest
) -> Iterator[tuple[str, QWidget]]:
    window.set_up(manifest.id)
    _settle(app)
    yield f"{manifest.id}-setup", window
    count = min(max(2, manifest.players[0]), manifest.players[1])
    opened = shelf.add(_played(manifest, count))
    opened.close()
    window.go_on(opened.match.header.id)
    _settle(app)
    yield f"{manifest.id}-curtain", window
    _lift(window)
    _settle(app)
    yield f"{manifest.id}-table", window


def _played(manifest: Manifest, count: int) -> Match[object]:
    """A match in its middle, played by whoever wants the table's score to rise at once."""
    rules, table = load_rules(manifest), load_table(manifest)
    header = new_header(
        manifest,
        rules,
        [SeatInfo(name=name, colour=str(index)) for index, name in enumerate(NAMES[:count])],
        load_deck(manifest, rules),
        created="2026-01-01T00:00:00+00:00",
        options={spec.id: True for spec in manifest.options if spec.group == "module"},
        table=TableOptions(undo="ask", explicit_end=True),
    )
    match: Match[object] = Match.begin(rules, header, SeededDealer(SEED))
    for _ in range(MOVES):
        moves = list(rules.legal_moves(match.state))
        if not moves:
            break
        match.propose(max(moves, key=lambda move: _promise(rules, table, match.state, move)))
    return match


def _promise(
    rules: GameRules[Any, Any], table: GameTable[Any], state: Any, move: Move
) -> tuple[bool, float, int]:
    """How good a move looks: not losing, what the score says, and little paid."""
    after = rules.apply(state, move).state
    seat = rules.turn_of(after)
    outcome = rules.outcome(after)
    if seat is None:
        return outcome is not None and outcome.kind == "win", 0.0, 0
    scores = table.scores(rules.view(after, max(seat, 1)))
    risen = sum(score.value / score.whole for score in scores if score.whole)
    return True, risen, -len(move.model_dump_json())


def _settle(app: QApplication) -> None:
    """Let layouts come to rest: texts that wrap need a second and a third look at their width."""
    for _ in range(LAYOUT_ROUNDS):
        app.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)


def _lift(window: MainWindow) -> None:
    page = window.table_page
    if page is not None and page.bridge.eyes is None and page.match.turn_of:
        page.bridge.lift(page.match.turn_of)
