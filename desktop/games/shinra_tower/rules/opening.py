"""The state before Nature has dealt (shinra.setup.first-floor, shinra.setup.supply)."""

from desktop.engine.game import Table
from desktop.engine.ids import NATURE
from desktop.engine.record import BadInputError
from desktop.games.shinra_tower.manifest import MANIFEST
from desktop.games.shinra_tower.rules.deck import CARD_IDS, BossIcons, ShinraDeck
from desktop.games.shinra_tower.rules.house import house_from
from desktop.games.shinra_tower.rules.nominal import nominal_poses
from desktop.games.shinra_tower.rules.pieces import CLOUD, PIECES
from desktop.games.shinra_tower.rules.state import GROUND, SUPPLY, Cards, State


def cards_of(deck: ShinraDeck) -> Cards:
    """A deck as the state carries it."""
    icons = tuple(BossIcons(floor=entry.floor, bosses=entry.bosses) for entry in deck.bosses)
    return Cards(deck.cards, icons)


def opening(table: Table) -> State:
    """A match set up, with the cards still unshuffled.

    Raises:
        BadInputError: a deck of another game, a number of seats or an option that cannot be.
    """
    if not isinstance(table.deck, ShinraDeck):
        raise BadInputError("shinra-wrong-deck", {"game": table.deck.game})
    low, high = MANIFEST.players
    if not low <= table.seats <= high:
        raise BadInputError("shinra-seats", {"seats": table.seats, "low": low, "high": high})
    if not 0 <= table.first <= table.seats:
        raise BadInputError("shinra-first", {"first": table.first, "seats": table.seats})
    special = {"floor-1": GROUND, CLOUD: "floor-1"}
    state = State(
        house=house_from(table.options),
        cards=cards_of(table.deck),
        seats=table.seats,
        first=table.first,
        turn=NATURE,
        phase="deal",
        zones=tuple(special.get(piece.id, SUPPLY) for piece in PIECES),
        draw=CARD_IDS,
    )
    return nominal_poses(state)
