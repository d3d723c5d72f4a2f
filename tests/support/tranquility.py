"""Matches and positions of Tranquility for tests: short to write, the same at every run."""

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, TypeVar

from support.luck import SeededLuck

from desktop.engine.game import Step, Table
from desktop.engine.ids import NATURE, Seat
from desktop.engine.move import Move
from desktop.engine.verdict import Verdict
from desktop.games.tranquility.rules.cards import CARD_BY_ID, MAIN_IDS, card_of
from desktop.games.tranquility.rules.deck import TranquilityDeck
from desktop.games.tranquility.rules.game import RULES
from desktop.games.tranquility.rules.geometry import ABOVE, LEFT, PLACE_IDS, RIGHT, ROW_OF, SLOPE
from desktop.games.tranquility.rules.moves import Play, TranquilityDraft
from desktop.games.tranquility.rules.state import State

DECK_FILE: Final = Path(__file__).parents[2] / "resources" / "tranquility" / "decks" / "standard.json"
DECK: Final[TranquilityDeck] = RULES.decks.validate_json(DECK_FILE.read_bytes())

F = TypeVar("F", bound=Callable[..., Any])


def example(rule: str, *, allows: bool) -> Callable[[F], F]:
    """Mark a test as an example of a rule: one that allows, or one that refuses.

    Raises:
        KeyError: no such rule.
    """
    RULES.rulebook.entry(rule)
    del allows

    def unchanged(test: F) -> F:
        return test

    return unchanged


def table(seats: int = 2, first: Seat = 1, **options: Any) -> Table:
    """A table with the standard deck."""
    return Table(seats, first, options, DECK)


def dealt(seed: int = 0, seats: int = 2, first: Seat = 1, **options: Any) -> State:
    """A match just dealt."""
    state = RULES.opening(table(seats, first, **options))
    return RULES.apply(state, RULES.nature(state, SeededLuck(seed))).state


def position(seed: int = 0, **fields: Any) -> State:
    """The state of a position as a file would say it; tuples and lists are the same here."""
    read = RULES.positions.validate_json(json.dumps(fields))
    return RULES.from_position(read, SeededLuck(seed))


def explain(state: State, **fields: Any) -> Verdict:
    """The verdict of a move written as in a match file."""
    return RULES.explain(state, RULES.moves.validate_json(json.dumps(fields)))


def play(state: State, **fields: Any) -> Step[State]:
    """Carry out a move written as in a match file."""
    return RULES.apply(state, RULES.moves.validate_json(json.dumps(fields)))


def draft(kind: Any, **fields: Any) -> TranquilityDraft:
    """A draft with the given parts."""
    return TranquilityDraft(kind=kind, **fields)


def climber(rng: random.Random) -> Callable[[list[Move]], Move]:
    """A chooser that likes cheap plays, so that matches come further up than by pure chance."""

    def choose(moves: list[Move]) -> Move:
        plays = [move for move in moves if isinstance(move, Play) and len(move.pay) <= 1]
        if plays and rng.random() < 0.8:
            return rng.choice(plays)
        return rng.choice(moves)

    return choose


def walk(
    state: State, seed: int, choose: Callable[[list[Move]], Move] | None = None
) -> Iterator[tuple[State, Move, State]]:
    """Play a match to its end: each state, the move made in it, and the state after."""
    rng, luck = random.Random(seed), SeededLuck(seed)
    pick = choose or rng.choice
    while (seat := RULES.turn_of(state)) is not None:
        move = RULES.nature(state, luck) if seat == NATURE else pick(list(RULES.legal_moves(state)))
        after = RULES.apply(state, move).state
        yield state, move, after
        state = after


def random_options(rng: random.Random) -> dict[str, Any]:
    """Any mix of modules and house rules."""
    manifest_values = {
        "green_path": (False, True),
        "panorama": (False, True),
        "goats": (False, True),
        "panoramas_up": (3, 4, 5),
        "goats_goal": ("summit", "row8"),
        "ropes": (0, 3, 6),
        "ropes_in_deck": (False, True),
        "bridge_end": ("both", "last"),
        "swap_cost": ("larger-difference", "higher-neighbour"),
        "campfire_onto_bridge": (True, False),
        "announce_summits": (False, True),
    }
    return {name: rng.choice(values) for name, values in manifest_values.items()}


def late_state(seed: int, seats: int, options: dict[str, Any], missing: int) -> State:
    """A position near the end: a mountain filled by the rules, but for ``missing`` places.

    A few places hold Bridges or Campfires. The other cards are spread over hands, decks and
    discard piles by chance; goats stand on their cards or higher.
    """
    rng = random.Random(seed)
    mountain = _full_mountain(rng, seats)
    for _ in range(missing):
        del mountain[rng.choice([place for place in mountain if _is_loose(mountain, place)])]
    free = [card for card in MAIN_IDS if card not in mountain.values()]
    free = [card for card in free if seats > 1 or card_of(card).number != 1]
    _replace_some(rng, mountain, free)
    rng.shuffle(free)
    hands: list[list[str]] = []
    for _ in range(seats):
        size = rng.choice((1, 3, 4, 5, 5, 5, 6 if seats == 1 else 5))
        hands.append(free[:size])
        free = free[size:]
    decks: list[int] = [rng.randint(0, 6 // seats) for _ in range(seats)]
    fields: dict[str, Any] = {
        "players": seats,
        "turn": rng.randint(1, seats),
        "options": options,
        "mountain": {PLACE_IDS[place]: card for place, card in mountain.items()},
        "hands": hands,
        "decks": decks,
    }
    if options.get("goats"):
        fields["goats"] = _goats(rng, mountain)
    return position(seed, **fields)


def slope(seed: int = 0) -> dict[str, str]:
    """The 44 places below the Summit, filled with Ascent cards by the rules; goat cards left out."""
    mountain = _full_mountain(random.Random(seed), 2, without=frozenset(DECK.goat_cards.cards))
    return {PLACE_IDS[place]: card for place, card in sorted(mountain.items())}


def _full_mountain(rng: random.Random, seats: int, without: frozenset[str] = frozenset()) -> dict[int, str]:
    """A slope of Ascent cards; made from the top, where only high numbers go."""
    while True:
        free = [card for card in MAIN_IDS if card_of(card).is_ascent]
        free = [card for card in free if (seats > 1 or card_of(card).number != 1) and card not in without]
        rng.shuffle(free)
        mountain: dict[int, str] = {}
        for place in sorted(range(SLOPE), key=lambda place: (-ROW_OF[place], place)):
            left = LEFT[place]
            beside = None if left is None else card_of(mountain[left]).colour
            fitting = (
                card
                for card in free
                if card_of(card).number >= ROW_OF[place] and card_of(card).colour != beside
            )
            card = next(fitting, None)
            if card is None:
                break
            free.remove(card)
            mountain[place] = card
        else:
            return mountain


def _is_loose(mountain: dict[int, str], place: int) -> bool:
    """Whether a card could be taken off without leaving a gap or an unheld card."""
    right = RIGHT[place]
    return (right is None or right not in mountain) and not any(above in mountain for above in ABOVE[place])


def _replace_some(rng: random.Random, mountain: dict[int, str], free: list[str]) -> None:
    """Put some Bridges and Campfires in the place of cards, which become free."""
    for card in [card for card in free if CARD_BY_ID[card].kind in ("bridge", "campfire")]:
        fitting = [place for place in mountain if _may_replace(mountain, place, card)]
        if fitting and rng.random() < 0.4:
            place = rng.choice(fitting)
            free.remove(card)
            free.append(mountain[place])
            mountain[place] = card


def _may_replace(mountain: dict[int, str], place: int, card: str) -> bool:
    replaced, new = card_of(mountain[place]), card_of(card)
    if not replaced.is_ascent:
        return False
    if new.is_bridge:
        return LEFT[place] is not None and RIGHT[place] is not None
    higher = (card_of(other) for at, other in mountain.items() if ROW_OF[at] > ROW_OF[place])
    return replaced.colour == new.colour and any(
        other.is_ascent and other.colour == new.colour for other in higher
    )


def _goats(rng: random.Random, mountain: dict[int, str]) -> dict[str, int]:
    """As many goats as goat cards lie, on cards that carry them, gladly high up."""
    arrived = sum(card in mountain.values() for card in DECK.goat_cards.cards)
    carrying = [place for place, card in mountain.items() if not card_of(card).is_bridge]
    top = [place for place in carrying if place >= SLOPE - 5] or carrying
    herds: dict[str, int] = {}
    for _ in range(arrived):
        place = PLACE_IDS[rng.choice(top if rng.random() < 0.7 else carrying)]
        herds[place] = herds.get(place, 0) + 1
    return herds
