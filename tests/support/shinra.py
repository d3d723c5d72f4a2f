"""Matches and positions of Ascend the Shinra Tower for tests: short to write, the same at every run."""

import json
import random
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final, TypeVar

from support.luck import SeededLuck

from desktop.engine.draft import Prospect
from desktop.engine.game import Step, Table
from desktop.engine.ids import NATURE, Seat
from desktop.engine.move import Move
from desktop.engine.verdict import Verdict
from desktop.games.shinra_tower.rules.deck import CARD_IDS, ShinraDeck
from desktop.games.shinra_tower.rules.game import RULES
from desktop.games.shinra_tower.rules.moves import Counted, PlacePiece, Settled, ShinraDraft
from desktop.games.shinra_tower.rules.pieces import FAMILIES_OF_FIGURES, PIECE_BY_ID, PIECES
from desktop.games.shinra_tower.rules.settlement import perfect_settled
from desktop.games.shinra_tower.rules.settling import expected_release
from desktop.games.shinra_tower.rules.state import FLOOR_OF, TABLE, State

DECK_FILE: Final = Path(__file__).parents[2] / "resources" / "shinra_tower" / "decks" / "standard.json"
DECK: Final[ShinraDeck] = RULES.decks.validate_json(DECK_FILE.read_bytes())

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


def tower(top: int, figures: Mapping[int, list[str]] | None = None) -> list[dict[str, Any]]:
    """A tower up to a floor, two walls on each but the last; Cloud is on 1F unless told otherwise."""
    named = figures or {}
    walls = ["logo", "propeller", "staircase", "pipe"]
    return [
        {
            "floor": floor,
            "walls": [walls[floor % 4]] * 2 if floor < top else [],
            "figures": named.get(floor, []),
        }
        for floor in range(1, top + 1)
    ]


def position(seed: int = 0, **fields: Any) -> State:
    """The state of a position as a file would say it; tuples and lists are the same here."""
    read = RULES.positions.validate_json(json.dumps(fields))
    return RULES.from_position(read, SeededLuck(seed))


def without_walls(left: dict[str, int], **fields: Any) -> State:
    """A turn about to begin with few walls of some types left: the others are fallen or built in."""
    counts = {"logo": 12, "propeller": 12, "staircase": 12, "pipe": 12, "pillar": 6}
    gone = [f"{kind}-{n}" for kind, rest in left.items() for n in range(1, counts[kind] - rest + 1)]
    floors = [{"floor": at + 1, "walls": gone[2 * at : 2 * at + 2]} for at in range((len(gone) + 1) // 2)]
    if len(gone) % 2:
        floors[-1]["walls"] = [gone[-1], "pillar"]
    floors.append({"floor": len(floors) + 1})
    return position(tower=floors, **fields)


def choosing(
    card: int, other: int = 11, top: int = 1, figures: Mapping[int, list[str]] | None = None, **fields: Any
) -> State:
    """A turn about to begin, with two cards face up."""
    return position(tower=tower(top, figures), face_up=[f"action-{card}", f"action-{other}"], **fields)


def acting(
    card: int, top: int = 1, figures: Mapping[int, list[str]] | None = None, option: int = 0, **fields: Any
) -> State:
    """A turn in which a card has just been chosen."""
    state = choosing(card, top=top, figures=figures, other=11 if card != 11 else 12, **fields)
    return play(state, kind="choose", card=f"action-{card}", option=option).state


def explain(state: State, **fields: Any) -> Verdict:
    """The verdict of a move written as in a match file."""
    return RULES.explain(state, RULES.moves.validate_json(json.dumps(fields)))


def said(state: State, **fields: Any) -> tuple[bool, str]:
    """Whether a move is allowed, and by which rule."""
    verdict = explain(state, **fields)
    return verdict.allowed, verdict.rule


def play(state: State, **fields: Any) -> Step[State]:
    """Carry out a move written as in a match file."""
    return RULES.apply(state, RULES.moves.validate_json(json.dumps(fields)))


def settle(state: State, **places: str) -> Step[State]:
    """Nature's answer: the released piece stands where it was meant to unless told otherwise.

    Pieces are written with underscores for hyphens.
    """
    named = {piece.replace("_", "-"): place for piece, place in places.items()}
    released = expected_release(state)
    if released and state.held is not None:
        named.setdefault(released, f"floor-{state.held.floor}")
    if state.phase == "count":
        return RULES.apply(state, Counted(places=named))
    perfect = perfect_settled(state)
    poses = perfect.poses if named.get(released) == perfect.places.get(released) else {}
    return RULES.apply(state, Settled(released=released, places=named, poses=poses))


def put(state: State, piece: str, floor: int, **places: str) -> State:
    """Place a piece and let Nature answer."""
    return settle(play(state, kind="place", piece=piece, floor=floor).state, **places).state


def built(state: State, *pieces: str) -> State:
    """Place pieces, or one of a kind, one after the other, each on the first floor that it may go to."""
    for piece in pieces:
        move = next(
            one
            for one in RULES.legal_moves(state)
            if isinstance(one, PlacePiece) and piece in (one.piece, PIECE_BY_ID[one.piece].family)
        )
        state = settle(RULES.apply(state, move).state).state
    return state


def draft(kind: Any, **fields: Any) -> ShinraDraft:
    """A draft with the given parts."""
    return ShinraDraft(kind=kind, **fields)


def consider(state: State, kind: str, **fields: Any) -> Prospect:
    """What the rules say of a draft."""
    return RULES.consider(state, draft(kind, **fields))


def event_ids(step: Step[State]) -> list[str]:
    """The events of a step, without their common beginning."""
    return [event.id.removeprefix("shinra.event.") for event in step.events]


def chance_outcome(state: State, rng: random.Random, mishap: float = 0.3) -> Settled | Counted:
    """Any outcome that a clumsy hand might get: pieces fall, hang, land elsewhere or stay held."""
    released = expected_release(state)
    there = [piece.id for piece in PIECES if state.zone_of(piece.id) in FLOOR_OF]
    places: dict[str, str] = {}
    if rng.random() < mishap:
        for piece in rng.sample(there, min(len(there), rng.choice((1, 1, 1, 2, 3, 8)))):
            places[piece] = _chance_place(state, piece, rng)
    if released and state.held is not None:
        fine = rng.random() > mishap / 2
        wild = rng.choice(("fallen", "hanging", f"floor-{rng.randint(1, 6)}"))
        places[released] = f"floor-{state.held.floor}" if fine else wild
        number = PIECE_BY_ID[released].number
        if number and FLOOR_OF.get(places[released], 0) >= number:
            places[released] = "fallen"
    full = rng.choice((None, None, (), (1,), tuple(range(1, 21)), (rng.randint(1, 5),)))
    narrow = {
        family: (rng.randint(1, 5),) for family in rng.sample(FAMILIES_OF_FIGURES, rng.choice((0, 0, 6)))
    }
    if state.phase == "count":
        return Counted(places=places, full=full, narrow=narrow)
    return Settled(released=released, places=places, full=full, narrow=narrow)


def _chance_place(state: State, piece: str, rng: random.Random) -> str:
    known = PIECE_BY_ID[piece]
    lower = [floor for floor in range(1, 21) if not known.number or floor < known.number]
    wild = ["fallen", "fallen", "hanging", f"floor-{rng.choice(lower)}"]
    if piece in state.own:
        wild.append("hand")
    return rng.choice(wild)


def walk(
    state: State,
    seed: int,
    answer: Callable[[State, random.Random], Move] | None = None,
    choose: Callable[[State, list[Move], random.Random], Move] | None = None,
) -> Iterator[tuple[State, Move, State]]:
    """Play a match to its end: each state, the move made in it, and the state after."""
    rng, luck = random.Random(seed), SeededLuck(seed)
    while (seat := RULES.turn_of(state)) is not None:
        if seat != NATURE:
            moves = list(RULES.legal_moves(state))
            move = choose(state, moves, rng) if choose else rng.choice(moves)
        elif answer and state.phase in ("settle", "count"):
            move = answer(state, rng)
        else:
            move = RULES.nature(state, luck)
        after = RULES.apply(state, move).state
        yield state, move, after
        state = after


def wise(state: State, moves: list[Move], rng: random.Random) -> Move:
    """A chooser that never confirms a loss while it can help it."""
    safe = [move for move in moves if not getattr(move, "confirm", False)]
    return rng.choice(safe or moves)


def loose(state: State) -> tuple[str, ...]:
    """What lies on the table."""
    return state.lying(TABLE)


ALL_CARDS: Final = CARD_IDS
