"""Which cards a position means, and what fills the piles that it leaves open."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from desktop.engine.ids import PieceId, Seat
from desktop.engine.luck import Luck
from desktop.engine.record import BadInputError
from desktop.games.the_west.rules.book import Book
from desktop.games.the_west.rules.dealing import START_HAND
from desktop.games.the_west.rules.places import DOUBLE
from desktop.games.the_west.rules.position import Pile, WestPosition
from desktop.games.the_west.rules.state import MIDDLE_SIZE
from desktop.games.the_west.rules.state import Pile as Cards


@dataclass(frozen=True, slots=True)
class Lying:
    """Where all cards of a position lie."""

    deck: Cards
    middle: Cards
    discard: Cards
    hands: tuple[Cards, Cards]
    gates: tuple[Cards, Cards]
    locus_decks: tuple[Cards, Cards, Cards]
    loci: tuple[Cards, Cards]


class _Stock:
    """The Facilities that no pile has claimed yet."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.free = list(book.facilities)

    def exact(self, names: Iterable[str]) -> None:
        """Set aside all cards that are named by their whole id, so that short names take what is over.

        Raises:
            BadInputError: a card named twice.
        """
        for name in names:
            if name in self.book.order:
                if name not in self.free:
                    raise BadInputError("west-card-twice", {"card": name})
                self.free.remove(name)

    def named(self, name: str, fits: Callable[[PieceId], bool]) -> PieceId:
        """The card of a name. Raises BadInputError when there is none, or none left."""
        if name in self.book.order:
            return name
        found = next((card for card in self.free if fits(card)), None)
        if found is None:
            raise BadInputError("west-no-card", {"card": name})
        self.free.remove(found)
        return found

    def front(self, name: str) -> PieceId:
        """A card by its front, or by front and back."""
        sides = self.book
        return self.named(name, lambda card: name in (sides.fronts[card], card.rpartition("-")[0]))

    def back(self, name: str) -> PieceId:
        """A Doppelgate by the type that shows."""
        return name if name == DOUBLE else self.named(name, lambda card: self.book.backs[card] == name)

    def take(self, count: int) -> list[PieceId]:
        """So many free cards. Raises BadInputError when there are fewer."""
        if count > len(self.free):
            raise BadInputError("west-too-many", {"want": count, "have": len(self.free)})
        taken, self.free = self.free[:count], self.free[count:]
        return taken


def place_cards(position: WestPosition, book: Book, first: Seat, luck: Luck) -> Lying:
    """All cards of a position, with what it leaves out filled in by ``luck``.

    Raises:
        BadInputError: cards that do not exist, exist twice, or fit nowhere.
    """
    stock = _Stock(book)
    hands, gates = position.hands or (), position.gates or ()
    stock.exact(name for pile in (*hands, *gates, *_piles(position)) for name in _names(pile))
    middle, discard, draw = (_fronts(stock, pile) for pile in _piles(position))
    held = [_fronts(stock, pile) for pile in hands]
    lying = [[stock.back(name) for name in names] for names in gates]
    stock.free = list(luck.shuffled(stock.free))
    held = [_counted(stock, pile, cards) for pile, cards in zip(hands, held, strict=True)]
    middle = _counted(stock, position.middle, middle)
    draw, discard = _counted(stock, position.draw, draw), _counted(stock, position.discard, discard)
    if position.gates is None:
        lying = [[DOUBLE], stock.take(1)] if first == 2 else [stock.take(1), [DOUBLE]]
    if position.hands is None:
        held = [stock.take(min(START_HAND, len(stock.free))) for _ in range(2)]
    if position.middle is None:
        middle = stock.take(min(MIDDLE_SIZE, len(stock.free)))
    if position.draw is None:
        draw = stock.take(len(stock.free))
    elif position.discard is None:
        discard = stock.take(len(stock.free))
    if stock.free:
        raise BadInputError("west-cards-left", {"count": len(stock.free)})
    return Lying(
        deck=tuple(draw),
        middle=tuple(middle),
        discard=tuple(discard),
        hands=(book.in_order(held[0]), book.in_order(held[1])),
        gates=(tuple(lying[0]), tuple(lying[1])),
        locus_decks=_locus_decks(position, book, luck),
        loci=position.loci,
    )


def _piles(position: WestPosition) -> tuple[Pile | None, Pile | None, Pile | None]:
    return position.middle, position.discard, position.draw


def _names(pile: Pile | None) -> tuple[str, ...]:
    """The cards that a pile names."""
    return () if pile is None or isinstance(pile, int) else pile


def _fronts(stock: _Stock, pile: Pile | None) -> list[PieceId]:
    return [stock.front(name) for name in _names(pile)]


def _counted(stock: _Stock, pile: Pile | None, named: list[PieceId]) -> list[PieceId]:
    """A pile with its cards drawn if it is given as a count."""
    return stock.take(pile) if isinstance(pile, int) else named


def _locus_decks(position: WestPosition, book: Book, luck: Luck) -> tuple[Cards, Cards, Cards]:
    """The three Locus decks as told, or what is over shared among them."""
    named = [name for pile in (*position.loci, *(position.locus_decks or ())) for name in pile]
    for name in named:
        if name not in book.loci:
            raise BadInputError("west-no-card", {"card": name})
        if named.count(name) > 1:
            raise BadInputError("west-card-twice", {"card": name})
    left = [locus for locus in book.loci if locus not in named]
    if position.locus_decks is not None:
        if left:
            raise BadInputError("west-cards-left", {"count": len(left)})
        return position.locus_decks
    dealt = luck.shuffled(left)
    return dealt[::3], dealt[1::3], dealt[2::3]
