"""A deck as it is just now, read once after each change: its sheets, its faults and where they belong."""

from collections.abc import Sequence

from desktop.engine.deck_check import faults_of, shape_at, whole_shape
from desktop.engine.deck_form import NAME_LENGTH, SOURCE_LENGTH, Fault, Json, Line, Many, Part, Place
from desktop.engine.message import Message
from desktop.ui.decks.card_list import ABOUT, Listed
from desktop.ui.decks.contract import DeckCard, DeckSheets, Sheet, Showing
from desktop.wording.language import Words

_HEAD = (("name",), ("provenance",))


ABOUT_PARTS: tuple[tuple[Place, Part], ...] = (
    (("name",), Part("name", Line(NAME_LENGTH, 1), Message("app.deck.name"))),
    (("provenance", "author"), Part("author", Line(NAME_LENGTH), Message("app.deck.author"))),
    (
        ("provenance", "source"),
        Part("source", Line(SOURCE_LENGTH), Message("app.deck.source"), Message("app.deck.source.help")),
    ),
)
"""What is asked about the deck itself: its name, who made it, where it comes from."""


class DeckReading:
    """One state of a deck. ``deck`` has the shape of its form; its values may still be wrong.

    ``before`` is the state before a change: a card that is wrong now keeps the name it had.
    """

    def __init__(
        self, game: str, sheets: DeckSheets, deck: Json, before: "DeckReading | None" = None
    ) -> None:
        self.deck = deck
        self._of_game = sheets
        self._shape = whole_shape(game, sheets.form)
        self.sheets: Sequence[Sheet] = sheets.sheets(deck)
        self.faults: tuple[Fault, ...] = faults_of(game, sheets.form, deck)
        self._cards = {card.place: card for sheet in self.sheets for card in sheet.cards}
        self._sheets = {card.place: sheet for sheet in self.sheets for card in sheet.cards}
        self._sheets |= {sheet_key(at): sheet for at, sheet in enumerate(self.sheets)}
        self.wrong = {self.key_of(fault) for fault in self.faults}
        self._briefs = self._names_of_cards(before)

    @property
    def reasons(self) -> dict[Place, Message]:
        """The first reason at each place."""
        found: dict[Place, Message] = {}
        for fault in self.faults:
            found.setdefault(fault.place, fault.reason)
        return found

    def key_of(self, fault: Fault) -> Place:
        """The line of the list that a fault belongs to: its card, its sheet, or the deck itself."""
        for length in range(len(fault.place), 0, -1):
            if fault.place[:length] in self._cards:
                return fault.place[:length]
        if fault.place[:1] not in _HEAD:
            for at, sheet in enumerate(self.sheets):
                if sheet.place is not None and sheet.place[: len(fault.place)] == fault.place:
                    return sheet_key(at)
        return ABOUT

    def card(self, key: Place) -> DeckCard | None:
        """The card of a line, or None for a sheet or the deck itself."""
        return self._cards.get(key)

    def sheet(self, key: Place) -> Sheet | None:
        """The sheet of a line, or the one that a card lies on."""
        return self._sheets.get(key)

    def part(self, card: DeckCard) -> Part:
        """What a card is made of, under its title."""
        return Part("", shape_at(self._shape, self.deck, card.place), card.title)

    def bounds(self, sheet: Sheet) -> Many | None:
        """How many cards a sheet may have; None when they are no list."""
        if sheet.place is None:
            return None
        shape = shape_at(self._shape, self.deck, sheet.place)
        return shape if isinstance(shape, Many) else None

    def showing(self, key: Place) -> Showing | None:
        """How a card looks and what it does; None while something is wrong with it."""
        card = self._cards.get(key)
        return self._of_game.show(self.deck, card) if card is not None and key not in self.wrong else None

    def lines(self, words: Words) -> list[Listed]:
        """The list of everything, in the language of the words."""
        found = [Listed(ABOUT, words.tr("app.deck.about"), ABOUT in self.wrong)]
        for at, sheet in enumerate(self.sheets):
            cards = tuple(self._line(card, sheet, words) for card in sheet.cards)
            wrong = sheet_key(at) in self.wrong or any(card.wrong for card in cards)
            found.append(Listed(sheet_key(at), words.say(sheet.name), wrong, cards=cards))
        return found

    def texts(self, words: Words, most: int | None = None) -> list[str]:
        """Each fault in a sentence, with the card it is on; of thousands perhaps the first ones."""
        return [self._fault_text(fault, words) for fault in self.faults[:most]]

    def _fault_text(self, fault: Fault, words: Words) -> str:
        key, said = self.key_of(fault), words.say(fault.reason)
        card, sheet = self.card(key), self.sheet(key)
        if card is not None:
            return words.tr("app.deck.within", title=words.say(card.title), text=said)
        title = words.say(sheet.name) if sheet is not None else words.tr("app.deck.about")
        return words.tr("app.deck.within", title=title, text=said)

    def _names_of_cards(self, before: "DeckReading | None") -> dict[Place, Message]:
        """What each card is, in short; of one that is wrong what it was while it was right."""
        found: dict[Place, Message] = {}
        for sheet in self.sheets:
            # where cards came or went, the same place may be another card's
            alike = before is not None and any(
                old.name == sheet.name and len(old.cards) == len(sheet.cards) for old in before.sheets
            )
            for card in sheet.cards:
                showing = self.showing(card.place)
                if showing is not None:
                    found[card.place] = showing.brief
                elif before is not None and alike and card.place in before._briefs:
                    found[card.place] = before._briefs[card.place]
        return found

    def _line(self, card: DeckCard, sheet: Sheet, words: Words) -> Listed:
        title, wrong = words.say(card.title), card.place in self.wrong
        known = self._briefs.get(card.place)
        if known is None:
            return Listed(card.place, title, wrong)
        brief = words.say(known)
        said = words.tr("app.deck.within", title=title, text=brief)
        at = card.place[-1] if card.place[:-1] == sheet.place else None
        if not isinstance(at, int):
            return Listed(card.place, said, wrong, said)
        return Listed(card.place, words.tr("app.deck.line", number=at + 1, text=brief), wrong, said)


def sheet_key(at: int) -> Place:
    """The key of a sheet in the list."""
    return ("", at)
