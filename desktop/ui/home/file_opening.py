"""A file from outside becomes a match on the shelf: a match file, or a position to play on from."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QFileDialog, QWidget

from desktop.engine.bad_input import BadInputError
from desktop.engine.manifest import Manifest
from desktop.session.dealer import Dealer
from desktop.session.deckfile import DECK_SUFFIX
from desktop.session.from_position import match_from_position
from desktop.session.header import MATCH_SUFFIX
from desktop.session.match import Match
from desktop.session.positionfile import POSITION_SUFFIX, read_position
from desktop.ui.file_dialog import dress_file_dialog
from desktop.ui.game_desk import GameDesk
from desktop.wording.language import Words

FOREIGN_SUFFIXES = (".jsonl", ".json")
"""Names that are not ours alone, of matches on the shelf and of positions written by hand."""


def ask_for_file(parent: QWidget, words: Words) -> Path | None:
    """Let a person choose a file; None when they would rather not."""
    known = (*FOREIGN_SUFFIXES, MATCH_SUFFIX, POSITION_SUFFIX, DECK_SUFFIX)
    suffixes = " ".join(f"*{suffix}" for suffix in known)
    kinds = f"{words.tr('app.home.open.kinds')} ({suffixes})"
    dialog = QFileDialog(parent, words.tr("app.home.open"), str(Path.home()), kinds)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dress_file_dialog(dialog, words)
    chosen = dialog.selectedFiles() if dialog.exec() else []
    dialog.deleteLater()
    return Path(chosen[0]) if chosen else None


def taken_in(desk: GameDesk, data: bytes) -> str | tuple[Manifest, Match[Any]]:
    """What a match or position file holds: the id of the match on the shelf, or a game and a new match.

    Raises:
        BadInputError: it is neither, damaged, of a game that is not here, or cannot be kept.
    """
    try:
        position = read_position(data)
    except BadInputError as fault:
        if fault.message.id not in {"app.input.not-position", "app.input.not-json"}:
            raise
        return desk.shelf.adopt(data)
    manifest = desk.games.get(position.game)
    if manifest is None:
        raise BadInputError("unknown-game", {"name": position.game[:60], "detail": " ".join(desk.games)})
    rules = desk.load_rules(manifest)
    match = match_from_position(
        manifest,
        rules,
        desk.load_deck(manifest, rules),
        position,
        Dealer(),
        created=datetime.now(UTC).isoformat(timespec="seconds"),
    )
    return manifest, match
