"""Which file a sound is: a game's own or the program's, and never the same twice running."""

import random
from pathlib import Path


class Bank:
    """The folders of sounds: ``<resources>/<game>/sound`` before ``<resources>/app/sound``.

    A sound ``drop`` lies there as ``drop-1.flac``, ``drop-2.flac`` ...: as many takes of the same.
    """

    def __init__(self, resources: Path) -> None:
        self._resources = resources
        self._takes: dict[tuple[str, str], tuple[Path, ...]] = {}
        self._last: dict[tuple[str, str], Path] = {}

    def takes(self, game: str, name: str) -> tuple[Path, ...]:
        """All takes of a sound; none when nobody made it."""
        key = (game, name)
        if key not in self._takes:
            folders = [self._resources / room / "sound" for room in (game, "app") if room]
            found = (tuple(sorted(folder.glob(f"{name}-[0-9].flac"))) for folder in folders)
            self._takes[key] = next((takes for takes in found if takes), ())
        return self._takes[key]

    def pick(self, game: str, name: str) -> Path | None:
        """A take by chance, another than the last time if there is one."""
        takes = self.takes(game, name)
        if not takes:
            return None
        last = self._last.get((game, name))
        choice = random.choice([take for take in takes if take != last] or takes)
        self._last[game, name] = choice
        return choice
