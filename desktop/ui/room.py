"""The room that every page stands in: words, look and preferences, told once when they change."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from desktop.engine.message import Message
from desktop.ui.settings.glance import Glance, glance_at
from desktop.ui.sound.sounds import Sounds
from desktop.ui.theme.icons import Icons
from desktop.ui.theme.look import Colours, Look
from desktop.ui.theme.motion import motion_ms
from desktop.ui.theme.palette import dark_colours, light_colours
from desktop.ui.theme.system import prefers_dark, prefers_less_motion
from desktop.wording.language import Words
from desktop.wording.system import system_language

if TYPE_CHECKING:
    from desktop.ui.settings.preferences import Loaded, Preferences


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
        *,
        loaded: Loaded | None = None,
        spoken: str = "",
        parent: QObject | None = None,
    ) -> None:
        """``settings`` is the file; ``loaded`` stands in for it in a demonstration.

        ``spoken`` is a language asked for at this start; it counts until another is chosen.
        """
        super().__init__(parent)
        self.words = words
        self.resources = resources
        self.icons = Icons(resources / "app" / "icons")
        self.sounds = Sounds(resources, parent=self)
        self._settings = settings
        self._seat_colours: tuple[int, ...] = ()
        self._less_motion = False
        self._loaded = loaded
        self._spoken = spoken
        self.first_sight: Preferences | Glance = loaded.preferences if loaded else glance_at(settings)
        self._speak(self.first_sight)
        self.sounds.loudness = self.first_sight.sound
        self.look = self._make_look(self.first_sight)

    @property
    def preferences(self) -> Preferences:
        """The settings, read strictly when they are first needed (after the first picture)."""
        if self._loaded is None:
            from desktop.ui.settings.preferences import load_preferences  # see ``glance``

            self._loaded = load_preferences(self._settings)
        return self._loaded.preferences

    def wake(self) -> None:
        """Read the settings strictly, follow them, and ask the system: right after the first picture."""
        self._speak(self.preferences)
        self._follow()
        if self._loaded is not None and self._loaded.notice is not None:
            self.noticed.emit(self._loaded.notice)
        self.refresh_look()

    def change(self, **changes: object) -> None:
        """Change some preferences, save them and let everything follow at once."""
        before = self.preferences
        after = type(before).model_validate(before.model_dump(mode="python") | changes)
        if "language" in changes:
            self._spoken = ""
            self._speak(after)
        if after != before and self._loaded is not None:
            self._loaded = replace(self._loaded, preferences=after)
            self._save()
        self._follow()
        if after != before:
            self.preferences_changed.emit()

    def seat_colours(self, chosen: Sequence[int]) -> None:
        """Give seats a match's colours, as indices into the theme's; () gives the usual order."""
        self._seat_colours = tuple(chosen)
        self._take_look()

    def forget_match(self) -> None:
        """Take back the names and colours of a match that is left."""
        self.words.set_naming(None)
        self.seat_colours(())

    def refresh_look(self) -> None:
        """Follow the system's colour scheme and its wish for less motion.

        Called after the first paint and when the system tells of a change: on Linux the wish is
        asked of another process, which may take its time.
        """
        self._less_motion = prefers_less_motion()
        self._take_look()

    def _speak(self, chosen: Preferences | Glance) -> None:
        self.words.set_language(self._spoken or chosen.language or system_language())

    def _follow(self) -> None:
        """Let everything follow the words and preferences of now."""
        self.sounds.loudness = self.preferences.sound
        language_changed = self.words.language != self.look.language
        # the look first: words are laid out with the new language's font
        self._take_look()
        if language_changed:
            self.language_changed.emit()

    def _take_look(self) -> None:
        look, self.look = self.look, self._make_look(self.preferences)
        if look != self.look:
            self.look_changed.emit()

    def _make_look(self, chosen: Preferences | Glance) -> Look:
        dark = chosen.theme == "dark" or (chosen.theme == "system" and prefers_dark())
        colours = dark_colours() if dark else light_colours()
        return Look(
            colours=_with_seats(colours, self._seat_colours),
            dark=dark,
            text_scale=chosen.text_percent / 100,
            motion_ms=motion_ms(chosen.motion, less=self._less_motion),
            language=self.words.language,
        )

    def _save(self) -> None:
        if self._loaded is None or not self._loaded.writable:
            return
        from desktop.ui.settings.preferences import save_preferences  # see ``glance``

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
