"""A deck under the editor's hands: one JSON value after another, with all the former ones kept."""

from typing import Any, cast

from desktop.engine.deck_check import fitted, present, shape_at, with_part
from desktop.engine.deck_form import OWN, Json, Parts, Place
from desktop.engine.plain_text import cleaned


class DeckDraft:
    """The deck as it is now, and the way back and forth. ``shape`` is that of the whole deck."""

    def __init__(self, shape: Parts, deck: Json) -> None:
        self._shape = shape
        self._past: list[Json] = []
        self._future: list[Json] = []
        self._typing: Place | None = None
        self.deck: dict[str, Any] = fitted(shape, deck)

    @property
    def may_undo(self) -> bool:
        """Whether something can be taken back."""
        return bool(self._past)

    @property
    def may_redo(self) -> bool:
        """Whether something taken back can be done again."""
        return bool(self._future)

    def put(self, place: Place, value: Json, *, typing: bool = False) -> bool:
        """Put a value in its place; whether that changed anything.

        Letters that are ``typing`` one after another in one place are taken back as one. A part of the
        deck that says where it comes from is one's own from then on.
        """
        plain = cleaned(value) if isinstance(value, str) else value
        after = fitted(self._shape, self._changed(place, plain))
        if after == self.deck:
            return False
        after = _made_own(after, place)
        if not (typing and self._typing == place):
            self._past.append(self.deck)
        self._typing = place if typing else None
        self._future.clear()
        self.deck = after
        return True

    def pause(self) -> None:
        """End a run of typing: what follows is taken back by itself."""
        self._typing = None

    def undo(self) -> bool:
        """Take the last change back; whether there was one."""
        return self._step(self._past, self._future)

    def redo(self) -> bool:
        """Do again what was taken back last; whether there was something."""
        return self._step(self._future, self._past)

    def _changed(self, place: Place, value: Json) -> Json:
        key = place[-1]
        if not isinstance(key, str):
            return with_value(self.deck, place, value)
        around = present(shape_at(self._shape, self.deck, place[:-1]))
        changed = with_part(around, value_at(self.deck, place[:-1]), key, value)
        return with_value(self.deck, place[:-1], changed)

    def _step(self, source: list[Json], target: list[Json]) -> bool:
        self._typing = None
        if not source:
            return False
        target.append(self.deck)
        self.deck = source.pop()
        return True


def value_at(value: Json, place: Place) -> Json:
    """What lies at a place.

    Raises:
        LookupError: there is no such place.
    """
    for step in place:
        value = value[step]
    return value


def with_value(value: Json, place: Place, new: Json) -> Json:
    """The value with something new at a place; nothing else is changed, and the old value not at all."""
    if not place:
        return new
    step, *rest = place
    changed = with_value(value[step], tuple(rest), new)
    if isinstance(value, list):
        entries = cast("list[Json]", value)
        return [changed if at == step else one for at, one in enumerate(entries)]
    return {**value, step: changed}


def _made_own(deck: Json, place: Place) -> Json:
    """The deck with the nearest part around a place that has a provenance marked as one's own."""
    for length in range(len(place) - 1, 0, -1):
        around = value_at(deck, place[:length])
        if isinstance(around, dict) and "provenance" in around:
            own = {"kind": OWN, "source": "", "author": deck["provenance"]["author"]}
            return with_value(deck, (*place[:length], "provenance"), own)
    return deck
