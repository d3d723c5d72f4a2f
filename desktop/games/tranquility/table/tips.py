"""What piles, seats, hand cards and modules say of themselves. Made from a seat's view alone."""

from collections.abc import Iterator

from desktop.engine.ids import PieceId, Seat, seat_id
from desktop.engine.message import Message
from desktop.games.tranquility.rules.cards import Card, card_of
from desktop.games.tranquility.rules.geometry import ROWS, SLOPE, TOP_ROW, width_of
from desktop.games.tranquility.rules.view import View
from desktop.games.tranquility.table.module_faces import face_of_numbers


def row_tip(view: View, row: int) -> tuple[Message, ...]:
    """What a row asks of its cards; at the top, how far the mountain has grown."""
    if row == ROWS:
        lying = sum(card is not None for card in view.mountain[:SLOPE])
        grown = Message("tranquility.tip.mountain", {"n": lying, "whole": SLOPE})
        return (Message("tranquility.tip.summit-place"), grown)
    room = Message("tranquility.tip.row-room", {"n": width_of(row)})
    return (Message("tranquility.tip.place-height", {"row": row}), room)


def hand_card_tip(view: View, card: PieceId) -> tuple[Message, ...]:
    """What a card of the own hand is for."""
    return tuple(_hand_card(view, card_of(card)))


def _hand_card(view: View, card: Card) -> Iterator[Message]:
    match card.kind:
        case "ascent":
            yield Message("tranquility.tip.hand-ascent", {"row": min(card.number, TOP_ROW)})
            if view.house.goats and card.id in view.goat_cards:
                yield Message("tranquility.tip.goat-card")
        case "bridge":
            yield Message("tranquility.tip.hand-bridge")
        case "campfire":
            yield Message("tranquility.tip.hand-campfire", {"colour": card.colour or ""})
        case "summit":
            yield Message("tranquility.tip.hand-summit")
        case "rope":
            yield Message("tranquility.tip.hand-rope")
    yield Message("tranquility.tip.may-pay")


def own_hand_tip(view: View) -> tuple[Message, ...]:
    """The own hand."""
    return (Message("tranquility.tip.cards", {"n": len(view.hand)}),)


def other_hand_tip(view: View, seat: Seat) -> tuple[Message, ...]:
    """A hand that nobody else may see."""
    return (
        Message("tranquility.tip.cards", {"n": view.hand_sizes[seat - 1]}),
        Message("tranquility.tip.hidden-hand", {"seat": seat_id(seat)}),
    )


def deck_tip(view: View, seat: Seat) -> tuple[Message, ...]:
    """A deck: how many cards, and what happens when it is empty."""
    count = view.deck_sizes[seat - 1]
    if not count:
        return (Message("tranquility.tip.deck-empty"),)
    return (Message("tranquility.tip.cards", {"n": count}),)


def own_discard_tip(view: View) -> tuple[Message, ...]:
    """The own discard pile, into which its owner may look (tranq.discard.hidden)."""
    count = Message("tranquility.tip.cards", {"n": len(view.discard)})
    use = Message("tranquility.tip.discard-here")
    if not view.discard:
        return (count, use)
    return (count, Message("tranquility.tip.discard-own", {"cards": view.discard}), use)


def other_discard_tip(view: View, seat: Seat) -> tuple[Message, ...]:
    """Another's discard pile: only the Bridges that all saw are known."""
    lines = [
        Message("tranquility.tip.cards", {"n": view.discard_sizes[seat - 1]}),
        Message("tranquility.tip.discard-other"),
    ]
    if view.swapped[seat - 1]:
        lines.append(Message("tranquility.tip.discard-seen", {"cards": view.swapped[seat - 1]}))
    return tuple(lines)


def seat_tip(view: View, seat: Seat) -> tuple[Message, ...]:
    """Whose turn it is."""
    if view.turn != seat or view.outcome is not None:
        return ()
    if seat == view.seat:
        return (Message("tranquility.tip.own-turn"),)
    return (Message("tranquility.tip.turn", {"seat": seat_id(seat)}),)


def panorama_tip(view: View, index: int) -> tuple[Message, ...]:
    """A panorama that was turned up, counted from 0."""
    goal = view.panoramas[index]
    numbers = {"text": face_of_numbers(goal.numbers)}
    if goal.done:
        return (Message("tranquility.tip.panorama-done", numbers),)
    return (Message("tranquility.tip.panorama-up", numbers),)


def base_tip() -> tuple[Message, ...]:
    """Panoramas that lie face down."""
    return (Message("tranquility.tip.panorama-down"),)


def goat_tip(view: View, place: int) -> tuple[Message, ...]:
    """A goat on the mountain: its herd moves as one."""
    count = Message("tranquility.tip.goats-here", {"n": view.goats.count(place)})
    return (count, Message("tranquility.tip.goat-moves"))


def goats_tip(view: View) -> tuple[Message, ...]:
    """The goats that wait."""
    waiting = sum(place < 0 for place in view.goats)
    return (Message("tranquility.tip.goats-waiting", {"n": waiting}),)


def hiker_tip() -> tuple[Message, ...]:
    """The reminder of the green path."""
    return (Message("tranquility.tip.hiker"),)


def ropes_tip(view: View) -> tuple[Message, ...]:
    """The ropes beside the deck."""
    return (Message("tranquility.tip.ropes", {"n": len(view.ropes)}),)
