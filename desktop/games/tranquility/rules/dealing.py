"""What Nature does: the opening deal and the shuffle after a rope, and whether such a move is right."""

from collections import Counter

from desktop.engine.ids import NATURE, Seat
from desktop.engine.luck import Luck
from desktop.engine.verdict import Verdict, allow, refuse
from desktop.games.tranquility.rules.cards import MAIN_IDS, SOLO_REMOVED, in_order, rope_ids
from desktop.games.tranquility.rules.deck import PANORAMAS
from desktop.games.tranquility.rules.house import House
from desktop.games.tranquility.rules.moves import Deal, Reshuffle
from desktop.games.tranquility.rules.state import State

DEALT_BRIDGES = {1: (), 2: (2,), 3: (2,), 4: (2, 4), 5: (2, 4)}
"""Which players, counted from the first, are handed a Bridge (tranq.setup.bridges)."""


def bridge_seats(seats: int, first: Seat) -> tuple[Seat, ...]:
    """The seats that are handed a Bridge when ``first`` is player 1."""
    return tuple((first + player - 2) % seats + 1 for player in DEALT_BRIDGES[seats])


def dealt_bridges(seats: int, first: Seat) -> dict[Seat, str]:
    """Which Bridge goes to which hand."""
    return {seat: f"bridge-{number + 1}" for number, seat in enumerate(bridge_seats(seats, first))}


def in_match(seats: int, house: House) -> tuple[str, ...]:
    """Every card that a match is played with; the solo 1s and ropes beside the deck are left out."""
    if seats > 1:
        return MAIN_IDS
    ropes = rope_ids(house.ropes) if house.ropes_in_deck else ()
    return (*(card for card in MAIN_IDS if card not in SOLO_REMOVED), *ropes)


def deck_cards(seats: int, house: House) -> tuple[str, ...]:
    """The cards that are shuffled and split (tranq.setup.split, tranq.solo.setup)."""
    handed = {f"bridge-{number + 1}" for number in range(len(DEALT_BRIDGES[seats]))}
    return tuple(card for card in in_match(seats, house) if card not in handed)


def split_sizes(cards: int, seats: int) -> tuple[int, ...]:
    """Deck sizes, the larger ones first: as even as it goes (tranq.setup.split)."""
    each, over = divmod(cards, seats)
    return tuple(each + (player < over) for player in range(seats))


def nature_deal(state: State, luck: Luck) -> Deal:
    """Draw the first player if none was chosen, shuffle, and split."""
    first = state.first if state.first != NATURE else luck.below(state.seats) + 1
    cards = luck.shuffled(deck_cards(state.seats, state.house))
    largest, *others = split_sizes(len(cards), state.seats)
    drawn = iter(luck.shuffled(others))
    sizes = tuple(largest if seat == first else next(drawn) for seat in range(1, state.seats + 1))
    decks: list[tuple[str, ...]] = []
    for size in sizes:
        decks.append(cards[:size])
        cards = cards[size:]
    laid = luck.shuffled(range(1, PANORAMAS + 1)) if state.house.panorama else ()
    return Deal(first=first, decks=tuple(decks), panoramas=laid)


def nature_reshuffle(state: State, luck: Luck) -> Reshuffle:
    """Shuffle the hand into the deck (tranq.solo.rope)."""
    return Reshuffle(deck=luck.shuffled((*state.deck, *state.hand)))


def deal_verdict(state: State, move: Deal) -> Verdict:
    """Whether a deal is one that Nature could make; a match file may hold anything."""
    if state.first not in (NATURE, move.first) or move.first > state.seats:
        return refuse("tranq.setup.bridges", first=move.first)
    sizes = [len(deck) for deck in move.decks]
    expected = split_sizes(len(deck_cards(state.seats, state.house)), state.seats)
    if sorted(sizes, reverse=True) != list(expected) or sizes[move.first - 1] != expected[0]:
        return refuse("tranq.setup.split", sizes=tuple(str(size) for size in sizes))
    named = Counter(card for deck in move.decks for card in deck)
    if (wrong := _wrong_card(named, deck_cards(state.seats, state.house))) is not None:
        return refuse("tranq.components", card=wrong)
    laid = list(range(1, PANORAMAS + 1)) if state.house.panorama else []
    if sorted(move.panoramas) != laid:
        return refuse("tranq.panorama.setup", laid=len(move.panoramas))
    return allow("tranq.setup.split", sizes=tuple(str(size) for size in sizes))


def reshuffle_verdict(state: State, move: Reshuffle) -> Verdict:
    """Whether a shuffle holds exactly the cards of hand and deck."""
    wrong = _wrong_card(Counter(move.deck), (*state.deck, *state.hand))
    if wrong is not None:
        return refuse("tranq.components", card=wrong)
    return allow("tranq.solo.rope", left=len(state.ropes), deck=len(move.deck))


def _wrong_card(named: Counter[str], expected: tuple[str, ...]) -> str | None:
    """A card that is named but should not be, or is missing or doubled; None when all is right."""
    right = Counter(expected)
    if named == right:
        return None
    return next(iter(in_order({*(named - right), *(right - named)})))
