"""What a deck file holds, shown before anything is done with it: add it, play with it, or leave it."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QPushButton, QVBoxLayout, QWidget

from desktop.engine.deck_form import provenance_name
from desktop.ui.decks.arrival import Arrival
from desktop.ui.decks.deck_words import deck_name, deck_source
from desktop.ui.panels.flow import FlowLayout
from desktop.ui.panels.plain import PlainLabel
from desktop.ui.room import Room
from desktop.ui.theme.stylesheet import set_property, set_role

_WIDTH = 460


class DeckOffer(QDialog):
    """Follows language and look; closing it does nothing to the file or the decks."""

    wanted = Signal(object, bool)
    """The Arrival to be added, and whether to play with it at once."""

    def __init__(self, room: Room, arrival: Arrival, parent: QWidget) -> None:
        super().__init__(parent)
        self.arrival = arrival
        self._room = room
        set_role(self, "ground")
        self._name = PlainLabel("title")
        self._game = PlainLabel("strong")
        self._origin = PlainLabel("soft")
        self._source = PlainLabel("small")
        self._state = PlainLabel()
        self.add, self.play, self.leave = QPushButton(), QPushButton(), QPushButton()
        set_role(self.play if not arrival.faults else self.add, "primary")
        self.add.clicked.connect(self._on_add)
        self.play.clicked.connect(self._on_play)
        self.leave.clicked.connect(self.reject)
        buttons = QWidget()
        flow = FlowLayout(buttons)
        for button in (self.play, self.add, self.leave):
            button.setAutoDefault(False)
            flow.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 16)
        column.setSpacing(8)
        for widget in (self._name, self._game, self._origin, self._source, self._state, buttons):
            column.addWidget(widget)
        self.play.setVisible(not arrival.faults)
        room.language_changed.connect(self.retranslate)
        room.look_changed.connect(self.retranslate)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language and look of now."""
        words, arrival = self._room.words, self.arrival
        provenance = arrival.file.provenance
        self.setWindowTitle(words.tr("app.decks.offer"))
        known = arrival.known
        source = deck_source(known, words) if known is not None else provenance.source
        self._name.setText(deck_name(known, words) if known is not None else arrival.file.name)
        self._source.setText(source)
        self._source.setVisible(bool(source))
        self._game.setText(words.tr("app.decks.of-game", game=f"{arrival.file.game}.name"))
        origin = words.say(provenance_name(provenance.kind))
        if provenance.author:
            origin += " · " + words.tr("app.decks.by", name=provenance.author)
        self._origin.setText(origin)
        self._state.setText(self._state_text())
        self.add.setText(words.tr("app.decks.show") if arrival.known else words.tr("app.decks.add"))
        self.play.setText(words.tr("app.decks.play"))
        self.leave.setText(words.tr("app.decks.leave"))
        set_property(self._state, "role", "refused" if arrival.faults else "soft")
        self.setMinimumWidth(round(_WIDTH * self._room.look.text_scale))

    def _state_text(self) -> str:
        words, arrival = self._room.words, self.arrival
        if arrival.known is not None:
            return words.tr("app.decks.known", name=deck_name(arrival.known, words))
        if arrival.faults:
            return words.tr("app.decks.with-faults", n=arrival.faults)
        return words.tr("app.decks.whole")

    def _on_add(self) -> None:
        self.accept()
        self.wanted.emit(self.arrival, False)

    def _on_play(self) -> None:
        self.accept()
        self.wanted.emit(self.arrival, True)
