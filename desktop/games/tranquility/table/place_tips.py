"""What a place of the mountain says of itself: what lies there, what holds it, what may come."""

from collections.abc import Iterator

from desktop.engine.ids import PieceId
from desktop.engine.message import Message
from desktop.games.tranquility.rules.cards import Card, card_of
from desktop.games.tranquility.rules.geometry import HOLDERS, LEFT, PLACE_IDS, RIGHT, ROW_OF, SLOPE, SUMMIT
from desktop.games.tranquility.rules.price import ascent_beside
from desktop.games.tranquility.rules.view import View


def place_tip(view: View, place: int) -> tuple[Message, ...]:
    """The tip of an empty place; where a card lies, the card has the tip."""
    if view.mountain[place] is not None:
        return ()
    return tuple(_summit_tip(view) if place == SUMMIT else _empty_tip(view, place))


def card_tip(view: View, place: int, card: PieceId) -> tuple[Message, ...]:
    """The tip of a card that lies on the mountain."""
    return tuple(_lying_tip(view, place, card_of(card)))


def _summit_tip(view: View) -> Iterator[Message]:
    slope = view.mountain[:SLOPE]
    missing = sum(card is None for card in slope)
    bridges = sum(card is not None and card_of(card).is_bridge for card in slope)
    yield Message("tranquility.tip.summit-place")
    if missing:
        yield Message("tranquility.tip.summit-missing", {"n": missing})
    if bridges:
        yield Message("tranquility.tip.summit-bridges", {"n": bridges})


def _empty_tip(view: View, place: int) -> Iterator[Message]:
    yield Message("tranquility.tip.place-height", {"row": ROW_OF[place]})
    lacking = tuple(PLACE_IDS[below] for below in HOLDERS[place] if view.mountain[below] is None)
    if lacking:
        yield Message("tranquility.tip.place-unheld", {"places": lacking})
        return
    left = LEFT[place]
    if left is None:
        yield Message("tranquility.tip.place-start")
        return
    neighbour = view.mountain[left]
    if neighbour is None:
        yield Message("tranquility.tip.place-later")
        return
    yield from _beside(view, place, card_of(neighbour))


def _beside(view: View, place: int, neighbour: Card) -> Iterator[Message]:
    """What the card left of a place asks of the next one."""
    if neighbour.colour is not None:
        yield Message("tranquility.tip.place-colour", {"colour": neighbour.colour})
    compared = ascent_beside(view.mountain, place, LEFT)
    if compared is None:
        yield Message("tranquility.tip.place-free")
    else:
        yield Message("tranquility.tip.place-cost", {"card": compared.id, "number": compared.number})


def _lying_tip(view: View, place: int, card: Card) -> Iterator[Message]:
    goats = view.goats.count(place)
    if goats:
        yield Message("tranquility.tip.goats-here", {"n": goats})
    if PLACE_IDS[place] in view.green_places:
        yield Message("tranquility.tip.on-green-path")
    if card.is_bridge:
        yield Message("tranquility.tip.bridge-lies")
    elif card.is_campfire:
        yield Message("tranquility.tip.campfire-lies")
    elif card.is_ascent and not goats:
        yield Message("tranquility.tip.ascent-lies", {"colour": card.colour or ""})
    right = RIGHT[place]
    if right is not None and place < SLOPE and view.mountain[right] is None:
        yield Message("tranquility.tip.right-of", {"place": PLACE_IDS[right]})
        yield from _beside(view, right, card)
