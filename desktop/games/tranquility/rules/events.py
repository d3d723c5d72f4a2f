"""What is told of a move: to its maker, and to everybody."""

from collections.abc import Mapping

from desktop.engine.event import Event, Shift
from desktop.engine.ids import PieceId, Seat, seat_id
from desktop.games.tranquility.rules.cards import card_of, goat_id
from desktop.games.tranquility.rules.dealing import dealt_bridges
from desktop.games.tranquility.rules.geometry import PLACE_IDS
from desktop.games.tranquility.rules.outcome import outcome_of
from desktop.games.tranquility.rules.state import (
    BOX,
    GOATS_ZONE,
    HIKER,
    HIKER_HOME,
    ROPES,
    Goal,
    State,
    deck_zone,
    discard_zone,
    hand_zone,
    panorama_zone,
)


def played(seat: Seat, card: PieceId, place: int, cost: int) -> Event:
    """A card was laid from the hand."""
    facts = {"seat": seat_id(seat), "card": card, "place": PLACE_IDS[place], "cost": cost}
    shift = Shift(card, hand_zone(seat), PLACE_IDS[place])
    return Event("tranq.event.played", "tranq.turn.action", facts, (shift,))


def paid(seat: Seat, cards: tuple[PieceId, ...]) -> tuple[Event, ...]:
    """Cards were discarded as a payment; which ones, only their owner knows."""
    if not cards:
        return ()
    return (
        Event(
            "tranq.event.paid",
            "tranq.place.cost",
            {"seat": seat_id(seat), "count": len(cards), "cards": cards},
            _to_own_pile(seat, cards),
            only=seat,
            public_id="tranq.event.paid.public",
            public_facts={"seat": seat_id(seat), "count": len(cards)},
        ),
    )


def discarded(seat: Seat, cards: tuple[PieceId, ...]) -> Event:
    """Two cards were discarded instead of a play."""
    return Event(
        "tranq.event.discarded",
        "tranq.discard-two",
        {"seat": seat_id(seat), "count": len(cards), "cards": cards},
        _to_own_pile(seat, cards),
        only=seat,
        public_id="tranq.event.discarded.public",
        public_facts={"seat": seat_id(seat), "count": len(cards)},
    )


def _to_own_pile(seat: Seat, cards: tuple[PieceId, ...]) -> tuple[Shift, ...]:
    """Cards go face down to their owner's pile (tranq.discard.hidden)."""
    return tuple(Shift(card, hand_zone(seat), discard_zone(seat)) for card in cards)


def swapped(seat: Seat, bridge: PieceId, card: PieceId, place: int) -> Event:
    """A Bridge made room and went to the discard pile, seen by all."""
    facts = {"seat": seat_id(seat), "bridge": bridge, "card": card, "place": PLACE_IDS[place]}
    shift = Shift(bridge, PLACE_IDS[place], discard_zone(seat))
    return Event("tranq.event.swapped", "tranq.bridge.swapped", facts, (shift,))


def campfire(seat: Seat, fire: PieceId, moved: PieceId, place: int) -> Event:
    """A Campfire took the place of a card."""
    facts = {"seat": seat_id(seat), "campfire": fire, "card": moved, "place": PLACE_IDS[place]}
    shift = Shift(fire, hand_zone(seat), PLACE_IDS[place])
    return Event("tranq.event.campfire", "tranq.campfire.replace", facts, (shift,))


def relaid(seat: Seat, moved: PieceId, place: int, to: int, cost: int) -> Event:
    """The replaced card was laid again higher up."""
    facts = {"seat": seat_id(seat), "card": moved, "place": PLACE_IDS[to], "cost": cost}
    shift = Shift(moved, PLACE_IDS[place], PLACE_IDS[to])
    return Event("tranq.event.relaid", "tranq.campfire.move", facts, (shift,))


def goat_arrived(index: int, card: PieceId, place: int) -> Event:
    """A goat card was laid and brought its goat."""
    facts = {"goat": goat_id(index), "card": card, "place": PLACE_IDS[place]}
    shift = Shift(goat_id(index), GOATS_ZONE, PLACE_IDS[place])
    return Event("tranq.event.goat-arrived", "tranq.goats.setup", facts, (shift,))


def herded(seat: Seat, goats: Mapping[int, int], origin: int, to: int, herd: int) -> Event:
    """Goats went up from their places, those met on the way too; ``herd`` stand together now."""
    facts = {
        "seat": seat_id(seat),
        "count": len(goats),
        "origin": PLACE_IDS[origin],
        "to": PLACE_IDS[to],
        "herd": herd,
    }
    shifts = tuple(Shift(goat_id(goat), PLACE_IDS[stood], PLACE_IDS[to]) for goat, stood in goats.items())
    return Event("tranq.event.herded", "tranq.goats.herd", facts, shifts)


def numbers_text(numbers: tuple[int, ...]) -> str:
    """The numbers of a panorama as they are written in any language, e.g. ``3-4-3``."""
    return "-".join(str(number) for number in numbers)


def goal_done(goals: tuple[Goal, ...], at: int) -> Event:
    """A panorama was seen and is turned face down."""
    facts = {"panorama": panorama_zone(at), "numbers": numbers_text(goals[at].numbers)}
    return Event("tranq.event.goal-done", "tranq.panorama.goal", facts)


def rope(state: State, spent: PieceId) -> Event:
    """A Guide Rope was used."""
    origin = hand_zone(state.turn) if spent in state.hand else ROPES
    facts = {"seat": seat_id(state.turn), "rope": spent}
    return Event("tranq.event.rope", "tranq.solo.rope", facts, (Shift(spent, origin, BOX),))


def dealt(state: State) -> tuple[Event, ...]:
    """Hands were dealt; each seat is told its own, and all who holds a dealt Bridge."""
    handed = dealt_bridges(state.seats, state.first)
    told: list[Event] = []
    for seat, hand in enumerate(state.hands, start=1):
        told.append(
            Event(
                "tranq.event.dealt",
                "tranq.setup.hand",
                {"seat": seat_id(seat), "count": len(hand), "cards": hand},
                tuple(
                    Shift(card, BOX if card == handed.get(seat) else deck_zone(seat), hand_zone(seat))
                    for card in hand
                ),
                only=seat,
                public_id="tranq.event.dealt.public",
                public_facts={"seat": seat_id(seat), "count": len(hand)},
            )
        )
        if seat in handed:
            facts = {"seat": seat_id(seat), "card": handed[seat]}
            told.append(Event("tranq.event.bridge-dealt", "tranq.setup.bridges", facts))
    return tuple(told)


def refilled(seat: Seat, drawn: tuple[PieceId, ...]) -> tuple[Event, ...]:
    """Cards were drawn; which ones, only their owner knows."""
    if not drawn:
        return ()
    return (
        Event(
            "tranq.event.refilled",
            "tranq.turn.refill",
            {"seat": seat_id(seat), "count": len(drawn), "cards": drawn},
            tuple(Shift(card, deck_zone(seat), hand_zone(seat)) for card in drawn),
            only=seat,
            public_id="tranq.event.refilled.public",
            public_facts={"seat": seat_id(seat), "count": len(drawn)},
        ),
    )


def reshuffled(state: State, count: int) -> Event:
    """The hand went back and was shuffled into the deck."""
    seat = state.turn
    facts = {"seat": seat_id(seat), "count": count}
    shifts = tuple(Shift(card, hand_zone(seat), deck_zone(seat)) for card in state.hand)
    return Event("tranq.event.reshuffled", "tranq.solo.rope", facts, shifts)


def turn(state: State) -> Event:
    """Another turn began."""
    return Event("tranq.event.turn", "tranq.turn.action", {"seat": seat_id(state.turn)})


def hiker(state: State, place: int | None) -> Event:
    """The hiker was set as a reminder."""
    origin = HIKER_HOME if state.hiker is None else PLACE_IDS[state.hiker]
    target = HIKER_HOME if place is None else PLACE_IDS[place]
    facts = {"seat": seat_id(state.turn), "place": target}
    return Event("tranq.event.hiker", "tranq.green.hiker", facts, (Shift(HIKER, origin, target),))


def summits_gone(state: State) -> bool:
    """Whether it is known to all that no Summit is left (tranq.summit.discard, by the switch)."""
    if not state.house.announce_summits or state.summit_laid:
        return False
    return sum(card_of(card).kind == "summit" for pile in state.discards for card in pile) == 5


def summits_gone_event() -> Event:
    """The table is told that the match cannot be won any more."""
    return Event("tranq.event.summits-gone", "tranq.summit.discard")


def ending(state: State) -> tuple[Event, ...]:
    """The end of the match, if it has come."""
    end = outcome_of(state)
    if end is None:
        return ()
    if end.kind == "win":
        return (Event("tranq.event.won", end.rule),)
    return (Event("tranq.event.lost", end.rule, {"seat": seat_id(state.turn), "have": len(state.hand)}),)
