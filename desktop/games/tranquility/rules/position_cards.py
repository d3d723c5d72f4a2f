"""Which cards a position means, and what fills the piles that it leaves open."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from desktop.engine.ids import PieceId
from desktop.engine.luck import Luck
from desktop.engine.record import BadInputError
from desktop.games.tranquility.rules.cards import CARD_BY_ID, SOLO_REMOVED, in_order
from desktop.games.tranquility.rules.dealing import split_sizes
from desktop.games.tranquility.rules.house import House
from desktop.games.tranquility.rules.opening import components, loose_ropes
from desktop.games.tranquility.rules.position import Pile, TranquilityPosition
from desktop.games.tranquility.rules.state import HAND_SIZE, SOLO_HAND_SIZE

_Piles = list[list[PieceId]]


@dataclass(frozen=True, slots=True)
class Cards:
    """Where all cards of a position lie."""

    mountain: dict[str, PieceId]
    hands: tuple[tuple[PieceId, ...], ...]
    decks: tuple[tuple[PieceId, ...], ...]
    discards: tuple[tuple[PieceId, ...], ...]
    box: tuple[PieceId, ...]
    ropes: tuple[PieceId, ...]


class _Stock:
    """The cards that no pile has claimed yet."""

    def __init__(self, cards: Iterable[PieceId]) -> None:
        self.all = tuple(cards)
        self.free = list(self.all)
        self.named: dict[str, list[PieceId]] = {}

    def claim(self, names: Iterable[str]) -> None:
        """Give out all cards named anywhere: exact ids first, so that short names take what is over.

        Raises:
            BadInputError: an unknown card, one named twice, or more copies than there are.
        """
        wanted = list(names)
        for name in (name for name in wanted if name in CARD_BY_ID):
            if name not in self.all:
                raise BadInputError("tranq-no-card", {"card": name})
            if name not in self.free:
                raise BadInputError("tranq-piece-twice", {"piece": name})
            self.free.remove(name)
            self.named[name] = [name]
        for name in (name for name in wanted if name not in CARD_BY_ID):
            found = next((card for card in self.free if card.rpartition("-")[0] == name), None)
            if found is None:
                raise BadInputError("tranq-no-card", {"card": name})
            self.free.remove(found)
            self.named.setdefault(name, []).append(found)

    def of(self, name: str) -> PieceId:
        """The next card that was claimed under a name."""
        return self.named[name].pop(0)

    def take(self, count: int) -> list[PieceId]:
        """So many free cards. Raises BadInputError when there are fewer."""
        if count > len(self.free):
            raise BadInputError("tranq-too-many-cards", {"want": count, "have": len(self.free)})
        taken, self.free = self.free[:count], self.free[count:]
        return taken


def place_cards(position: TranquilityPosition, seats: int, house: House, luck: Luck) -> Cards:
    """All cards of a position, with what it leaves out filled in by ``luck``.

    Raises:
        BadInputError: cards that do not exist, exist twice, or fit nowhere.
    """
    ropes = _loose_ropes_left(position, seats, house)
    stock = _Stock(card for card in components(seats, house) if card not in ropes)
    if position.phase == "deal":
        return _undealt(position, seats, stock, ropes)
    stock.claim(_names(position))
    mountain = {place: stock.of(name) for place, name in position.mountain.items()}
    named = [_named(piles, stock) for piles in (position.hands, position.decks, position.discards)]
    box = _box(position, seats, house, stock)
    stock.free = list(luck.shuffled(stock.free))
    hands, decks, discards = (
        _counted(piles, cards, stock)
        for piles, cards in zip((position.hands, position.decks, position.discards), named, strict=True)
    )
    hands = hands or _full_hands(position, seats, stock)
    decks = decks or _shared(stock, seats)
    discards = discards or _shared(stock, seats)
    if stock.free:
        raise BadInputError("tranq-cards-left", {"count": len(stock.free)})
    return Cards(
        mountain,
        tuple(map(in_order, hands)),
        tuple(map(tuple, decks)),
        tuple(map(in_order, discards)),
        in_order(box),
        ropes,
    )


def _undealt(position: TranquilityPosition, seats: int, stock: _Stock, ropes: tuple[PieceId, ...]) -> Cards:
    """Before the deal all cards are in the box."""
    piles = (*(position.hands or ()), *(position.decks or ()), *(position.discards or ()))
    if position.mountain or any(piles):
        raise BadInputError("tranq-phase", {"phase": position.phase})
    nothing = ((),) * seats
    return Cards({}, nothing, nothing, nothing, tuple(stock.free), ropes)


def _names_of(piles: tuple[Pile, ...] | None) -> Iterator[str]:
    for pile in piles or ():
        yield from () if isinstance(pile, int) else pile


def _names(position: TranquilityPosition) -> Iterator[str]:
    """Every card that a position names."""
    yield from position.mountain.values()
    for piles in (position.hands, position.decks, position.discards):
        yield from _names_of(piles)
    yield from position.box or ()


def _named(piles: tuple[Pile, ...] | None, stock: _Stock) -> _Piles:
    """The cards of piles that are given by name; nothing yet for those given as a count."""
    return [[] if isinstance(pile, int) else [stock.of(name) for name in pile] for pile in piles or ()]


def _loose_ropes_left(position: TranquilityPosition, seats: int, house: House) -> tuple[PieceId, ...]:
    """The ropes beside the deck; the last ones are used first."""
    ropes = loose_ropes(seats, house)
    left = position.ropes
    if left is not None and left > len(ropes):
        raise BadInputError("tranq-ropes", {"have": left, "limit": len(ropes)})
    return ropes if left is None else ropes[:left]


def _box(position: TranquilityPosition, seats: int, house: House, stock: _Stock) -> list[PieceId]:
    """What is out of the match: as named, else the solo 1s and the used ropes."""
    if position.box is not None:
        return [stock.of(name) for name in position.box]
    if seats > 1:
        return []
    out = [*SOLO_REMOVED, *loose_ropes(seats, house)]
    if (wrong := next((card for card in SOLO_REMOVED if card not in stock.free), None)) is not None:
        raise BadInputError("tranq-no-card", {"card": wrong})
    box = [card for card in out if card in stock.free]
    stock.free = [card for card in stock.free if card not in box]
    return box


def _counted(piles: tuple[Pile, ...] | None, named: _Piles, stock: _Stock) -> _Piles:
    """The piles with those drawn that are given as a count; none at all when they are left out."""
    return [
        stock.take(pile) if isinstance(pile, int) else cards
        for pile, cards in zip(piles or (), named, strict=True)
    ]


def _full_hands(position: TranquilityPosition, seats: int, stock: _Stock) -> _Piles:
    """Hands left out are full as far as the cards go; who has acted has one card less."""
    full = SOLO_HAND_SIZE if seats == 1 else HAND_SIZE
    hands: _Piles = []
    for seat in range(1, seats + 1):
        acted = position.phase == "refill" and seat == (position.turn or position.first or 1)
        hands.append(stock.take(min(full - acted, len(stock.free))))
    return hands


def _shared(stock: _Stock, seats: int) -> _Piles:
    """All that is over, split as evenly as it goes."""
    return [stock.take(size) for size in split_sizes(len(stock.free), seats)]
