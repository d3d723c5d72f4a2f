"""The room that every page stands in: words, look and preferences, told once when they change."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from desktop.engine.message import Message
from desktop.ui.settings.preferences import Loaded, Preferences, save_preferences
from desktop.ui.theme.icons import Icons
from desktop.ui.theme.look import Colours, Look
from desktop.ui.theme.palette import dark_colours, light_colours
from desktop.ui.theme.system import prefers_dark, prefers_less_motion
from desktop.wording.language import Words
from desktop.wording.system import system_language

MOTION_CALM_MS = 220
MOTION_BRISK_MS = 120


class Room(QObject):
    """What pages share. A change of language or look is one signal, after which all have changed."""

    look_changed = Signal()
    language_changed = Signal()
    preferences_changed = Signal()
    noticed = Signal(object)
    """A Message the person should see once, e.g. that settings cannot be written."""

    def __init__(
        self,
        words: Words,
        resources: Path,
        settings: Path,
        loaded: Loaded,
        *,
        spoken: str = "",
        parent: QObject | None = None,
    ) -> None:
        """``spoken`` is a language asked for at this start; it counts until another is chosen."""
        super().__init__(parent)
        self.words = words
        self.resources = resources
        self.preferences = loaded.preferences
        self.icons = Icons(resources / "app" / "icons")
        self._settings = settings
        self._seat_colours: tuple[int, ...] = ()
        self._less_motion = False
        self._writable = loaded.writable
        self.words.set_language(spoken or self.preferences.language or system_language())
        self.look = self._make_look()

    def change(self, **changes: object) -> None:
        """Change some preferences, save them and let everything follow at once."""
        before = self.preferences
        merged = before.model_dump(mode="python") | changes
        self.preferences = Preferences.model_validate(merged)
        if self.preferences == before:
            return
        self._save()
        if "language" in changes:
            self.words.set_language(self.preferences.language or system_language())
        language_changed = self.words.language != self.look.language
        look, self.look = self.look, self._make_look()
        # the look first: words are laid out with the new language's font
        if look != self.look:
            self.look_changed.emit()
        if language_changed:
            self.language_changed.emit()
        self.preferences_changed.emit()

    def seat_colours(self, chosen: Sequence[int]) -> None:
        """Give seats a match's colours, as indices into the theme's; () gives the usual order."""
        self._seat_colours = tuple(chosen)
        self._take_look()

    def refresh_look(self) -> None:
        """Follow the system's colour scheme and its wish for less motion.

        Called after the first paint and when the system tells of a change: on Linux the wish is
        asked of another process, which may take its time.
        """
        self._less_motion = prefers_less_motion()
        self._take_look()

    def _take_look(self) -> None:
        look, self.look = self.look, self._make_look()
        if look != self.look:
            self.look_changed.emit()

    def _make_look(self) -> Look:
        chosen = self.preferences
        dark = chosen.theme == "dark" or (chosen.theme == "system" and prefers_dark())
        motion = {
            "off": 0,
            "calm": MOTION_CALM_MS,
            "brisk": MOTION_BRISK_MS,
            "system": 0 if self._less_motion else MOTION_CALM_MS,
        }[chosen.motion]
        colours = dark_colours() if dark else light_colours()
        return Look(
            colours=_with_seats(colours, self._seat_colours),
            dark=dark,
            text_scale=chosen.text_percent / 100,
            motion_ms=motion,
            language=self.words.language,
        )

    def _save(self) -> None:
        if not self._writable:
            return
        try:
            save_preferences(self._settings, self.preferences)
        except OSError as fault:
            self.noticed.emit(
                Message("app.settings.unsaved", {"path": str(self._settings), "detail": fault.strerror or ""})
            )


def _with_seats(colours: Colours, chosen: Sequence[int]) -> Colours:
    """The colours with the seats' own in the order chosen; those not chosen follow."""
    rest = [index for index in range(len(colours.seats)) if index not in chosen]
    one, two, three, four, five = [colours.seats[index] for index in (*chosen, *rest)][:5]
    return replace(colours, seats=(one, two, three, four, five))
