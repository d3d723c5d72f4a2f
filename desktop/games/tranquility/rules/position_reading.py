"""From a position to a state: what it leaves out is filled in, what it says is checked."""

from collections.abc import Sequence

from desktop.engine.ids import NATURE, Seat
from desktop.engine.luck import Luck
from desktop.engine.record import BadInputError
from desktop.games.tranquility.rules.cards import GOATS, goat_id, in_order
from desktop.games.tranquility.rules.deck import PANORAMAS, STANDARD_GOAT_CARDS, STANDARD_PANORAMAS
from desktop.games.tranquility.rules.geometry import PLACE_BY_ID
from desktop.games.tranquility.rules.house import House, house_from
from desktop.games.tranquility.rules.position import PanoramaPosition, TranquilityPosition
from desktop.games.tranquility.rules.position_cards import place_cards
from desktop.games.tranquility.rules.position_checks import check, read_mountain
from desktop.games.tranquility.rules.state import WAITING, Goal, Mountain, State
from desktop.games.tranquility.rules.vistas import lies


def from_position(position: TranquilityPosition, luck: Luck) -> State:
    """The state of a position.

    Raises:
        BadInputError: the position contradicts itself or the game's components.
    """
    house = house_from(position.options)
    _check_modules(position, house)
    seats = _seats_of(position)
    first, turn = _turn_of(position, seats)
    cards = place_cards(position, seats, house, luck)
    mountain = read_mountain(cards.mountain)
    goat_cards = in_order(position.goat_cards or STANDARD_GOAT_CARDS) if house.goats else ()
    state = State(
        house=house,
        seats=seats,
        first=first,
        turn=turn,
        phase=position.phase,
        mountain=mountain,
        hands=cards.hands,
        decks=cards.decks,
        discards=cards.discards,
        box=cards.box,
        ropes=cards.ropes,
        goat_cards=goat_cards,
        goats=_goats(position, goat_cards, mountain),
        panoramas=_panoramas(position, house, mountain, luck),
        hiker=None if position.hiker is None else _place(position.hiker),
        swapped=_swapped(position),
    )
    check(state)
    return state


def _check_modules(position: TranquilityPosition, house: House) -> None:
    """What belongs to a module is given only with it."""
    given = (
        ("goats", house.goats, position.goats is not None or position.goat_cards is not None),
        ("panorama", house.panorama, position.panoramas is not None),
        ("green_path", house.green_path, position.hiker is not None),
    )
    for module, chosen, named in given:
        if named and not chosen:
            raise BadInputError("tranq-module", {"option": module})


def _seats_of(position: TranquilityPosition) -> int:
    """How many play: as told, as many as there are hands or other piles, else two."""
    piles = [piles for piles in (position.hands, position.decks, position.discards) if piles is not None]
    seats = position.players or (len(piles[0]) if piles else 2)
    for given in piles:
        if len(given) != seats:
            raise BadInputError("tranq-seat-count", {"have": len(given), "want": seats})
    return seats


def _turn_of(position: TranquilityPosition, seats: int) -> tuple[Seat, Seat]:
    """Who began and who is in turn; nobody before the deal, and a rope is used by one who plays alone."""
    if position.phase == "reshuffle" and seats != 1:
        raise BadInputError("tranq-phase", {"phase": position.phase})
    dealt = position.phase != "deal"
    first = position.first if position.first is not None else int(dealt)
    turn = position.turn if position.turn is not None else first if dealt else NATURE
    if first > seats or (dealt and first == NATURE):
        raise BadInputError("tranq-first", {"first": first, "seats": seats})
    if turn > seats or (dealt and turn == NATURE):
        raise BadInputError("tranq-turn", {"turn": turn, "seats": seats})
    if not dealt and turn != NATURE:
        raise BadInputError("tranq-turn", {"turn": turn, "seats": seats})
    return first, turn


def _place(identifier: str) -> int:
    if identifier not in PLACE_BY_ID:
        raise BadInputError("tranq-place", {"place": identifier})
    return PLACE_BY_ID[identifier]


def _swapped(position: TranquilityPosition) -> tuple[str, ...]:
    """Bridges that everybody saw go. Raises BadInputError for anything else."""
    for card in position.swapped:
        if not card.startswith("bridge-") or position.swapped.count(card) > 1:
            raise BadInputError("tranq-swapped", {"card": card})
    return tuple(sorted(position.swapped))


def _goats(position: TranquilityPosition, goat_cards: Sequence[str], mountain: Mountain) -> tuple[int, ...]:
    """Where each goat stands: named goats first, then counted ones, else each on its own card."""
    arrived = [goat for goat, card in enumerate(goat_cards) if card in mountain]
    goats = [WAITING] * len(goat_cards)
    if position.goats is None:
        for goat in arrived:
            goats[goat] = mountain.index(goat_cards[goat])
        return tuple(goats)
    for identifier, herd in position.goats.items():
        for name in () if isinstance(herd, int) else herd:
            _stand(goats, name, _place(identifier))
    unplaced = [goat for goat in arrived if goats[goat] == WAITING]
    counted = [
        _place(identifier)
        for identifier, herd in position.goats.items()
        for _ in range(herd if isinstance(herd, int) else 0)
    ]
    if len(counted) != len(unplaced):
        have = len(counted) + len(arrived) - len(unplaced)
        raise BadInputError("tranq-goats", {"have": have, "need": len(arrived)})
    for goat, place in zip(unplaced, counted, strict=True):
        goats[goat] = place
    return tuple(goats)


def _stand(goats: list[int], name: str, place: int) -> None:
    """Put one named goat on a place."""
    known = {goat_id(goat): goat for goat in range(GOATS)}
    if name not in known:
        raise BadInputError("tranq-no-card", {"card": name})
    if goats[known[name]] != WAITING:
        raise BadInputError("tranq-piece-twice", {"piece": name})
    goats[known[name]] = place


def _panoramas(
    position: TranquilityPosition, house: House, mountain: Mountain, luck: Luck
) -> tuple[Goal, ...]:
    """The ten panoramas: those given first, the rest of the standard ones drawn by ``luck``."""
    if not house.panorama:
        return ()
    given = [_goal(panorama, mountain) for panorama in position.panoramas or ()]
    up = sum(goal.up for goal in given)
    wanted = 0 if position.phase == "deal" else house.panoramas_up
    missing = PANORAMAS - len(given)
    if up > wanted or wanted - up > missing:
        raise BadInputError("tranq-panorama-count", {"have": up, "need": wanted})
    shown = {goal.numbers for goal in given}
    others = [numbers for numbers in STANDARD_PANORAMAS if numbers not in shown]
    # an owner's own panoramas may leave fewer standard ones over than are missing
    spare = [*luck.shuffled(others), *STANDARD_PANORAMAS][:missing]
    turned = [
        Goal(numbers, at < wanted - up, at < wanted - up and lies(mountain, numbers))
        for at, numbers in enumerate(spare)
    ]
    return (*given, *turned)


def _goal(panorama: PanoramaPosition, mountain: Mountain) -> Goal:
    """One panorama as given; a sequence that lies cannot be undone."""
    lying = panorama.up and lies(mountain, panorama.numbers)
    if lying and panorama.done is False:
        numbers = "-".join(str(number) for number in panorama.numbers)
        raise BadInputError("tranq-panorama-lies", {"numbers": numbers})
    done = panorama.up and (lying if panorama.done is None else panorama.done)
    return Goal(panorama.numbers, panorama.up, done)
