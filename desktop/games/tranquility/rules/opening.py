"""The state before Nature has dealt (tranq.components)."""

from desktop.engine.game import Table
from desktop.engine.ids import NATURE
from desktop.engine.record import BadInputError
from desktop.games.tranquility.manifest import MANIFEST
from desktop.games.tranquility.rules.cards import GOATS, MAIN_IDS, in_order, rope_ids
from desktop.games.tranquility.rules.deck import TranquilityDeck
from desktop.games.tranquility.rules.geometry import PLACES
from desktop.games.tranquility.rules.house import House, house_from
from desktop.games.tranquility.rules.state import WAITING, Goal, State


def loose_ropes(seats: int, house: House) -> tuple[str, ...]:
    """The ropes that lie beside the deck of a match for one (tranq.solo.setup)."""
    return rope_ids(house.ropes) if seats == 1 and not house.ropes_in_deck else ()


def components(seats: int, house: House) -> tuple[str, ...]:
    """Every card that a match has, in card order, wherever it lies."""
    ropes = rope_ids(house.ropes) if seats == 1 else ()
    return (*MAIN_IDS, *ropes)


def opening(table: Table) -> State:
    """A match set up, with all cards in the box until Nature deals.

    Raises:
        BadInputError: a deck of another game, a number of seats or an option that cannot be.
    """
    if not isinstance(table.deck, TranquilityDeck):
        raise BadInputError("tranq-wrong-deck", {"game": table.deck.game})
    low, high = MANIFEST.players
    if not low <= table.seats <= high:
        raise BadInputError("tranq-seats", {"seats": table.seats, "low": low, "high": high})
    if not 0 <= table.first <= table.seats:
        raise BadInputError("tranq-first", {"first": table.first, "seats": table.seats})
    house = house_from(table.options)
    ropes = loose_ropes(table.seats, house)
    nobody = ((),) * table.seats
    goals = tuple(Goal(card.numbers) for card in table.deck.panoramas) if house.panorama else ()
    return State(
        house=house,
        seats=table.seats,
        first=table.first,
        turn=NATURE,
        phase="deal",
        mountain=(None,) * len(PLACES),
        hands=nobody,
        decks=nobody,
        discards=nobody,
        box=tuple(card for card in components(table.seats, house) if card not in ropes),
        ropes=ropes,
        goat_cards=in_order(table.deck.goat_cards.cards) if house.goats else (),
        goats=(WAITING,) * GOATS if house.goats else (),
        panoramas=goals,
        hiker=None,
        swapped=(),
    )
