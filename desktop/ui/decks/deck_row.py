"""One deck in the list: its name, whose it is, how it stands, and what can be done with it."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from desktop.engine.deck_form import provenance_name
from desktop.session.deck_shelf import DeckEntry
from desktop.ui.decks.deck_words import deck_name, deck_source
from desktop.ui.panels.flow import FlowLayout
from desktop.ui.panels.plain import PlainLabel
from desktop.ui.room import Room
from desktop.ui.theme.stylesheet import set_property, set_role

ACTIONS = ("edit", "copy", "play", "rename", "file", "remove")


def words_about(entry: DeckEntry, room: Room) -> str:
    """Whose deck it is and where it comes from, in one line."""
    words, provenance = room.words, entry.provenance
    said = [words.say(provenance_name(provenance.kind))]
    if provenance.author:
        said.append(words.tr("app.decks.by", name=provenance.author))
    if not entry.finished:
        said.append(words.tr("app.decks.unfinished"))
    return " · ".join(said)


class DeckRow(QFrame):
    """Offers what this deck allows: one's own can be changed, the others are copied."""

    wanted = Signal(str, object)
    """What is to be done, one of ``ACTIONS``, and the DeckEntry."""

    def __init__(self, room: Room, entry: DeckEntry, actions: Sequence[str]) -> None:
        super().__init__()
        self.entry = entry
        self._room = room
        set_role(self, "surface")
        self._name = PlainLabel("strong")
        self._about = PlainLabel("soft")
        self._source = PlainLabel("small")
        self.buttons = {action: QPushButton() for action in actions}
        holder = QWidget()
        flow = FlowLayout(holder)
        for action, button in self.buttons.items():
            button.setObjectName(f"deck-{action}")
            button.clicked.connect(self._on_button)
            flow.addWidget(button)
        if "remove" in self.buttons:
            set_role(self.buttons["remove"], "danger")
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 10, 16, 10)
        column.setSpacing(4)
        for widget in (self._name, self._about, self._source, holder):
            column.addWidget(widget)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language and look of now."""
        entry, words = self.entry, self._room.words
        damaged = entry.fault is not None
        name = entry.path.name if damaged else deck_name(entry, words)
        self._name.setText(name)
        self._about.setText(words.say(entry.fault) if entry.fault else words_about(entry, self._room))
        set_role(self._about, "refused" if damaged else "soft")
        source = deck_source(entry, words)
        self._source.setText(source)
        self._source.setVisible(bool(source))
        labels = {
            "edit": words.tr("app.decks.edit"),
            "copy": words.tr("app.decks.copy"),
            "play": words.tr("app.decks.play"),
            "rename": words.tr("app.decks.rename"),
            "file": words.tr("app.decks.save-file"),
            "remove": words.tr("app.decks.remove"),
        }
        for action, button in self.buttons.items():
            button.setText(labels[action])
            button.setAccessibleName(words.tr("app.deck.within", title=name, text=labels[action]))
        play = self.buttons.get("play")
        if play is not None:
            why = words.tr("app.deck.not-playable") if not entry.finished else ""
            set_property(play, "reluctant", bool(why))
            play.setToolTip(why)
            play.setAccessibleDescription(why)

    def _on_button(self) -> None:
        pressed = self.sender()
        action = next(name for name, button in self.buttons.items() if button is pressed)
        self.wanted.emit(action, self.entry)


def actions_for(entry: DeckEntry, *, known: bool, editable: bool) -> list[str]:
    """What can be done with a deck; ``known`` games are here, ``editable`` ones can show their cards."""
    if entry.fault is not None:
        return [] if entry.built_in else ["remove"]
    actions: list[str] = []
    if editable:
        actions += ["edit", "copy"] if entry.editable else ["copy"]
    if known:
        actions.append("play")
    if entry.editable and editable:
        actions.append("rename")
    actions.append("file")
    return actions if entry.built_in else [*actions, "remove"]
