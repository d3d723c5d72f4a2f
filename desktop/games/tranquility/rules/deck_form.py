"""What a deck of Tranquility is made of, for who edits it."""

from collections.abc import Sequence

from desktop.engine.deck_form import Choice, Fault, Json, Many, Part, Parts, Whole, provenance_part
from desktop.engine.message import Message
from desktop.games.tranquility.rules.cards import CARDS, COPIES, GOATS, HIGHEST
from desktop.games.tranquility.rules.deck import PANORAMAS

_ASCENTS = tuple(card.id for card in CARDS if card.is_ascent)
LEAST_NUMBERS = 2
MOST_NUMBERS = 9


def goat_card_name(card: str) -> Message:
    """An Ascent card, told apart from its copy."""
    copy = COPIES.index(card.rpartition("-")[2]) + 1
    return Message("tranquility.deck.ascent", {"card": card, "copy": copy})


def goat_entry(at: int) -> Message:
    """What a goat card is called by its place in the deck, counted from 0."""
    return Message("tranquility.deck.goat-card", {"number": at + 1})


def panorama_entry(at: int) -> Message:
    """What a panorama is called by its place in the deck, counted from 0."""
    return Message("tranquility.deck.panorama", {"number": at + 1})


def _number_entry(at: int) -> Message:
    return Message("tranquility.deck.number", {"number": at + 1})


_NUMBERS = Many(Whole(1, HIGHEST), LEAST_NUMBERS, MOST_NUMBERS, _number_entry)
_PANORAMA = Parts(
    (
        Part(
            "numbers",
            _NUMBERS,
            Message("tranquility.deck.numbers"),
            Message("tranquility.deck.numbers.help"),
        ),
        provenance_part(),
    )
)
_GOAT_CARDS = Parts(
    (
        Part(
            "cards",
            Many(Choice(_ASCENTS, goat_card_name), GOATS, GOATS, goat_entry),
            Message("tranquility.deck.goat-cards"),
        ),
        provenance_part(),
    )
)


class TranquilityForm:
    """Twelve goat cards and ten panoramas; all other cards are the same in every deck."""

    parts = (
        Part("goat_cards", _GOAT_CARDS, Message("tranquility.deck.goat-cards")),
        Part(
            "panoramas",
            Many(_PANORAMA, PANORAMAS, PANORAMAS, panorama_entry),
            Message("tranquility.deck.panoramas"),
        ),
    )

    def faults(self, deck: Json) -> Sequence[Fault]:
        """A goat card is named once."""
        faults: list[Fault] = []
        cards: list[str] = deck["goat_cards"]["cards"]
        for at, card in enumerate(cards):
            first = cards.index(card)
            if first < at:
                facts = {"number": first + 1, "card": card}
                place = ("goat_cards", "cards", at)
                faults.append(Fault(place, Message("tranquility.deck.goat-card-twice", facts)))
        return faults
