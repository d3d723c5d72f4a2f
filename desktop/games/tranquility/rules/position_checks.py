"""Whether a position could have come about: each check names what contradicts."""

from desktop.engine.record import BadInputError
from desktop.games.tranquility.rules.cards import card_of
from desktop.games.tranquility.rules.geometry import (
    HOLDERS,
    LEFT,
    PLACE_BY_ID,
    PLACE_IDS,
    PLACES,
    RIGHT,
    ROW_OF,
    SLOPE,
    SUMMIT,
)
from desktop.games.tranquility.rules.green import green_paths
from desktop.games.tranquility.rules.herding import carries
from desktop.games.tranquility.rules.placing import Laying, placing_refusal
from desktop.games.tranquility.rules.state import WAITING, Mountain, State, set_at


def read_mountain(cards: dict[str, str]) -> Mountain:
    """The cards of a position on their places. Raises BadInputError for a place that is none."""
    mountain: list[str | None] = [None] * len(PLACES)
    for place, card in cards.items():
        if place not in PLACE_BY_ID:
            raise BadInputError("tranq-place", {"place": place})
        mountain[PLACE_BY_ID[place]] = card
    return tuple(mountain)


def check(state: State) -> None:
    """All checks. Raises BadInputError with the first contradiction."""
    for place, card in enumerate(state.mountain):
        if card is not None:
            _check_kind(card, place)
            _check_lie(state.mountain, place)
            _check_card(state, card, place)
    _check_campfires(state.mountain)
    _check_summit(state)
    _check_hands(state)
    _check_goats(state)
    _check_marks(state)


def _check_kind(card: str, place: int) -> None:
    """Ropes are never laid, and a Summit lies at the top alone."""
    kind = card_of(card).kind
    if kind == "rope" or (kind == "summit") != (place == SUMMIT):
        raise BadInputError("tranq-not-here", {"card": card, "place": PLACE_IDS[place]})


def _check_lie(mountain: Mountain, place: int) -> None:
    """Rows have no gaps, and every card is held."""
    left = LEFT[place]
    if left is not None and mountain[left] is None:
        raise BadInputError("tranq-gap", {"place": PLACE_IDS[place]})
    if any(mountain[below] is None for below in HOLDERS[place]):
        raise BadInputError("tranq-unsupported", {"place": PLACE_IDS[place]})


def _check_card(state: State, identifier: str, place: int) -> None:
    """Height, colour, and Bridges away from the ends."""
    card, left, right = card_of(identifier), LEFT[place], RIGHT[place]
    if card.is_ascent and card.number < ROW_OF[place]:
        raise BadInputError("tranq-too-low", {"card": identifier, "place": PLACE_IDS[place]})
    neighbour = None if left is None else state.mountain[left]
    if neighbour is not None and card.colour is not None and card_of(neighbour).colour == card.colour:
        raise BadInputError("tranq-same-colour", {"card": identifier, "neighbour": neighbour})
    at_end = right is None or (left is None and state.house.bridge_end == "both")
    if card.is_bridge and at_end:
        raise BadInputError("tranq-bridge-end", {"place": PLACE_IDS[place]})


def _check_campfires(mountain: Mountain) -> None:
    """The card that a Campfire replaced lies somewhere higher."""
    for place, identifier in enumerate(mountain[:SLOPE]):
        if identifier is None or not card_of(identifier).is_campfire:
            continue
        colour, row = card_of(identifier).colour, ROW_OF[place]
        higher = (card_of(other) for at, other in enumerate(mountain) if other and ROW_OF[at] > row)
        if not any(card.is_ascent and card.colour == colour for card in higher):
            raise BadInputError("tranq-campfire", {"card": identifier})


def _check_summit(state: State) -> None:
    """A Summit lies only where the guards would have let it be laid."""
    summit = state.mountain[SUMMIT]
    if summit is None:
        return
    before = set_at(state.mountain, SUMMIT, None)
    if placing_refusal(state, Laying(before, card_of(summit), SUMMIT, 0)) is not None:
        raise BadInputError("tranq-summit-early")


def _check_hands(state: State) -> None:
    """No hand is larger than it may be; after an act at least one card is gone."""
    for seat, hand in enumerate(state.hands, start=1):
        acted = state.phase == "refill" and seat == state.turn
        limit = state.hand_size - acted
        if len(hand) > limit:
            raise BadInputError("tranq-hand-size", {"seat": seat, "have": len(hand), "limit": limit})


def _check_goats(state: State) -> None:
    """A goat has come exactly when its card lies, and stands where goats can stand."""
    for card, place in zip(state.goat_cards, state.goats, strict=True):
        if (place == WAITING) == (card in state.mountain):
            raise BadInputError("tranq-goats-card", {"card": card})
        if place != WAITING and not carries(state.mountain, place):
            raise BadInputError("tranq-goat-place", {"place": PLACE_IDS[place]})


def _check_marks(state: State) -> None:
    """The hiker is on a green path; Bridges said to be swapped are discarded."""
    if state.hiker is not None and state.hiker not in green_paths(state.mountain):
        raise BadInputError("tranq-hiker", {"place": PLACE_IDS[state.hiker]})
    discarded = {card for pile in state.discards for card in pile if card_of(card).is_bridge}
    for card in state.swapped:
        if card not in discarded:
            raise BadInputError("tranq-swapped", {"card": card})
