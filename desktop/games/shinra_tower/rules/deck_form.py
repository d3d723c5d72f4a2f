"""What a deck of the tower is made of, for who edits it."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from desktop.engine.deck_form import (
    Choice,
    Fault,
    Fixed,
    Json,
    Kinds,
    Line,
    Many,
    Part,
    Parts,
    Whole,
    provenance_part,
)
from desktop.engine.message import Message
from desktop.games.shinra_tower.rules.deck import CARD_IDS, CARDS
from desktop.games.shinra_tower.rules.pieces import ALLIES, BOSSES, CLOUD, FAMILIES, FLOORS, WALL_TYPES

_CLOUD_DEFEATS = (1, 3)


def card_entry(at: int) -> Message:
    """What a card is called by its place in the deck, counted from 0."""
    return Message("shinra.deck.card", {"number": at + 1})


def boss_entry(at: int) -> Message:
    """What a boss floor is called by its place in the deck, counted from 0."""
    return Message("shinra.deck.boss-floor", {"number": at + 1})


def _piece_name(piece: str) -> Message:
    return Message("shinra.card.figure", {"piece": piece})


def _kind_name(kind: str) -> Message:
    return Message("shinra.card.enemy") if kind == "enemy" else Message("shinra.card.defeat")


def _count_name(count: int) -> Message:
    return Message("shinra.deck.up-to", {"n": count})


def _option_entry(at: int) -> Message:
    return Message("shinra.deck.option", {"number": at + 1})


def _wall_entry(at: int) -> Message:
    return Message("shinra.deck.wall", {"number": at + 1})


def _boss_entry(at: int) -> Message:
    return Message("shinra.deck.boss", {"number": at + 1})


_ENEMY = Parts(
    (
        Part("enemy", Choice(FAMILIES, _piece_name), Message("shinra.deck.enemy")),
        Part(
            "walls",
            Many(Choice(WALL_TYPES, _piece_name), 2, 2, _wall_entry),
            Message("shinra.deck.walls"),
        ),
    )
)
_CLOUD = Parts((Part("up_to", Choice(_CLOUD_DEFEATS, _count_name), Message("shinra.deck.defeats")),))
_ALLY = Parts((Part("up_to", Fixed(1)),))  # how far an ally strikes is a rule, not the card's
_DEFEAT = Kinds(
    "figure",
    {CLOUD: _CLOUD, **dict.fromkeys(ALLIES, _ALLY)},
    _piece_name,
    Message("shinra.deck.figure"),
)
_OPTION = Kinds("kind", {"enemy": _ENEMY, "defeat": _DEFEAT}, _kind_name, Message("shinra.deck.kind"))
_CARD = Parts(
    (
        Part("id", Line(20)),
        Part(
            "options",
            Many(_OPTION, 1, 2, _option_entry),
            Message("shinra.deck.options"),
            Message("shinra.deck.options.help"),
        ),
    )
)
_BOSS_FLOOR = Parts(
    (
        Part("floor", Whole(2, FLOORS), Message("shinra.deck.floor")),
        Part(
            "bosses",
            Many(Choice(BOSSES, _piece_name), 1, len(BOSSES), _boss_entry),
            Message("shinra.deck.bosses"),
        ),
        provenance_part(),
    )
)


class ShinraForm:
    """Twenty-four action cards, and the bosses that wait on some floors."""

    parts = (
        Part("cards", Many(_CARD, CARDS, CARDS, card_entry), Message("shinra.deck.cards")),
        Part("bosses", Many(_BOSS_FLOOR, 0, FLOORS, boss_entry), Message("shinra.deck.boss-floors")),
    )

    def faults(self, deck: Json) -> Sequence[Fault]:
        """Cards keep their numbers, some build, and each boss and boss floor is there once."""
        return (*_card_faults(deck["cards"]), *_boss_faults(deck["bosses"]))


def _card_faults(cards: list[dict[str, Any]]) -> Iterator[Fault]:
    for at, (card, wanted) in enumerate(zip(cards, CARD_IDS, strict=True)):
        if card["id"] != wanted:
            yield Fault(("cards", at), Message("shinra.deck.wrong-id", {"value": wanted}))
    if not any(option["kind"] == "enemy" for card in cards for option in card["options"]):
        yield Fault(("cards", 0, "options", 0, "kind"), Message("shinra.deck.no-building"))


def _boss_faults(floors: list[dict[str, Any]]) -> Iterator[Fault]:
    yield from _twice(
        [(("bosses", at, "floor"), entry["floor"]) for at, entry in enumerate(floors)], _floor_twice
    )
    yield from _twice(
        [
            (("bosses", at, "bosses", nth), boss)
            for at, entry in enumerate(floors)
            for nth, boss in enumerate(entry["bosses"])
        ],
        _boss_twice,
    )


def _twice(
    placed: list[tuple[tuple[str | int, ...], Any]], said: Callable[[Any], Message]
) -> Iterator[Fault]:
    seen: set[Any] = set()
    for place, value in placed:
        if value in seen:
            yield Fault(place, said(value))
        seen.add(value)


def _floor_twice(floor: int) -> Message:
    return Message("shinra.deck.floor-twice", {"number": floor})


def _boss_twice(boss: str) -> Message:
    return Message("shinra.deck.boss-twice", {"piece": boss})
