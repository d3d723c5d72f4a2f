"""Sounds as the pages see them: a name is played, or not, and nobody has to care."""

from pathlib import Path
from typing import Final, Literal

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from desktop.ui.sound.bank import Bank
from desktop.ui.sound.loudness import VOLUME, Loudness
from desktop.ui.sound.output import Library
from desktop.ui.sound.player import LoadLibrary, Player

UNSEEN: Final = {"offscreen", "minimal"}
"""Qt's platforms without a screen: what nobody sees, nobody hears either."""

Device = Literal["unknown", "found", "none"]


class Sounds(QObject):
    """The sounds of all games, as loud as the person chose."""

    loudness_changed = Signal()
    device_changed = Signal()
    """It is known now, or known otherwise, whether there is something to play on."""
    _found = Signal(bool)
    """From the player's thread into the window's."""

    def __init__(
        self, resources: Path, load: LoadLibrary | None = None, parent: QObject | None = None
    ) -> None:
        """``load`` stands in for the library, where a test listens."""
        super().__init__(parent)
        self.device: Device = "unknown"
        """Whether there is something to play on."""
        if load is None and QGuiApplication.platformName() in UNSEEN:
            self.device = "none"
        self._deaf = self.device == "none"
        self._loudness: Loudness = "off"
        self._unmuted: Loudness = "soft"
        self._bank = Bank(resources)
        self._player = Player(load or load_library, self._found.emit)
        self._found.connect(self._on_found)
        if (app := QGuiApplication.instance()) is not None:
            app.aboutToQuit.connect(self.rest)

    @property
    def loudness(self) -> Loudness:
        """How loud, as chosen; ``off`` loads nothing and opens no device."""
        return self._loudness

    @loudness.setter
    def loudness(self, loudness: Loudness) -> None:
        if loudness == self._loudness:
            return
        if loudness == "off":
            self._player.hush()
        else:
            self._unmuted = loudness
        self._loudness = loudness
        self._player.volume = VOLUME[loudness]
        self.loudness_changed.emit()

    @property
    def toggled(self) -> Loudness:
        """What a press on the mute button leads to."""
        return self._unmuted if self._loudness == "off" else "off"

    def play(self, name: str, game: str = "") -> None:
        """Play a sound of a game, or the program's own; a name that has no file is silence."""
        if not self._heard:
            return
        file = self._bank.pick(game, name)
        if file is not None:
            self._player.play(file)

    def prepare(self, game: str, names: tuple[str, ...]) -> None:
        """Have the sounds of a game at hand before the first is wanted."""
        if self._heard and self.device != "none":
            for file in (take for name in names for take in self._bank.takes(game, name)):
                self._player.prepare(file)

    def look_for_device(self) -> None:
        """Find out whether there is a device; ``device_changed`` tells."""
        if self._heard:
            self._player.look_for_device()

    def rest(self) -> None:
        """Fall silent and give the device back, before leaving; a later sound takes it again."""
        self._player.close()

    @property
    def _heard(self) -> bool:
        return self._loudness != "off" and not self._deaf

    def _on_found(self, found: bool) -> None:
        device: Device = "found" if found else "none"
        if device != self.device:
            self.device = device
            self.device_changed.emit()


def load_library() -> Library:
    """The program's sound library. Raises ImportError or OSError where it cannot be had."""
    from desktop.ui.sound.miniaudio_library import MiniaudioLibrary  # its own import is not free

    return MiniaudioLibrary()
