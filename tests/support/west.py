"""Matches, positions and decks of The West for tests: short to write, the same at every run."""

import json
import random
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Final, TypeVar

from support.luck import SeededLuck

from desktop.engine.game import Step, Table
from desktop.engine.ids import NATURE, Seat
from desktop.engine.move import Move
from desktop.engine.verdict import Verdict
from desktop.games.the_west.rules.deck import WestDeck
from desktop.games.the_west.rules.game import RULES
from desktop.games.the_west.rules.moves import WestDraft
from desktop.games.the_west.rules.state import State
from desktop.games.the_west.rules.vocabulary import TYPES

DECK_FILE: Final = Path(__file__).parents[2] / "resources" / "the_west" / "decks" / "standard.json"
DECK: Final[WestDeck] = RULES.decks.validate_json(DECK_FILE.read_bytes())

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


def table(first: Seat = 1, deck: WestDeck = DECK, **options: Any) -> Table:
    """A table for two, with the standard deck unless told otherwise."""
    return Table(2, first, options, deck)


def dealt(seed: int = 0, first: Seat = 1, deck: WestDeck = DECK, **options: Any) -> State:
    """A match just dealt: the second player chooses a side."""
    state = RULES.opening(table(first, deck, **options))
    return RULES.apply(state, RULES.nature(state, SeededLuck(seed))).state


def position(seed: int = 0, **fields: Any) -> State:
    """The state of a position as a file would say it; tuples and lists are the same here."""
    read = RULES.positions.validate_json(json.dumps(fields))
    return RULES.from_position(read, SeededLuck(seed))


def move(**fields: Any) -> Move:
    """A move written as in a match file."""
    read: Move = RULES.moves.validate_json(json.dumps(fields))
    return read


def explain(state: State, **fields: Any) -> Verdict:
    """The verdict of a move written as in a match file."""
    return RULES.explain(state, move(**fields))


def play(state: State, **fields: Any) -> Step[State]:
    """Carry out a move written as in a match file."""
    return RULES.apply(state, move(**fields))


def draft(kind: str, **fields: Any) -> WestDraft:
    """A draft with the given parts."""
    return WestDraft(kind=kind, **fields)


def told(step: Step[State]) -> list[str]:
    """The ids of what was told, without what they have in common."""
    return [event.id.removeprefix("west.event.") for event in step.events]


def kinds(moves: Iterable[Move]) -> set[str]:
    """What kinds of moves there are among some."""
    return {kind_of(each) for each in moves}


def kind_of(made: Move) -> str:
    """The kind of a move."""
    kind: str = made.model_dump()["kind"]
    return kind


def walk(
    state: State, seed: int, choose: Callable[[list[Move]], Move] | None = None
) -> Iterator[tuple[State, Move, State]]:
    """Play a match to its end: each state, the move made in it, and the state after."""
    rng, luck = random.Random(seed), SeededLuck(seed)
    pick = choose or rng.choice
    while (seat := RULES.turn_of(state)) is not None:
        made = RULES.nature(state, luck) if seat == NATURE else pick(list(RULES.legal_moves(state)))
        after = RULES.apply(state, made).state
        yield state, made, after
        state = after


def deck_with(**changes: Any) -> WestDeck:
    """The standard deck with some of its parts written anew, as in a file."""
    value = DECK.model_dump(mode="json")
    value.update(changes)
    read: WestDeck = RULES.decks.validate_json(json.dumps(value))
    return read


def deck_saying(base: WestDeck = DECK, /, **texts: Any) -> WestDeck:
    """A deck with other texts by ``locus_7``, ``effect_foundry``, ``gate_foundry``, ``cityengine``.

    A text is a row of clauses as in a file; of a Locus or a Doppelgate it may be a pair of what sets it
    off and the clauses.
    """
    value = base.model_dump(mode="json")
    for name, text in texts.items():
        kind, _, which = name.partition("_")
        if kind == "cityengine":
            value["cityengine"]["effect"] = text
            continue
        lists = {"locus": "loci", "effect": "facility_effects", "gate": "doppelgates"}
        wanted = ("id", f"locus-{which}") if kind == "locus" else ("type", which)
        card = next(card for card in value[lists[kind]] if card[wanted[0]] == wanted[1])
        if isinstance(text, tuple):
            card["when"], card["effect"] = text
        else:
            card["effect"] = text
    read: WestDeck = RULES.decks.validate_json(json.dumps(value))
    return read


NEVER: Final = ({"kind": "cityengine_action"}, [{"then": [{"kind": "lose", "amount": 0}]}])
"""A trigger that no Facility or Locus action sets off."""

QUIET: Final = deck_saying(
    **{f"locus_{number}": NEVER for number in range(1, 19)},
    **{f"gate_{each}": NEVER for each in TYPES},
)
"""The standard deck with Loci and Doppelgates that say nothing, so that one thing can be seen alone."""


def calm(seed: int = 0, deck: WestDeck = QUIET, **fields: Any) -> State:
    """A position in which Loci and Doppelgates say nothing but what a test gives them."""
    return position(seed, deck=deck.model_dump(mode="json"), **fields)


FIVE: Final = ("foundry", "foundry", "archive", "reactor", "beacon")
"""A middle with something of each type."""


def sequence(**fields: Any) -> WestDeck:
    """A quiet deck with another Turn Sequence card."""
    value = QUIET.model_dump(mode="json")["turn_sequence"]
    value.update(fields)
    return QUIET.model_copy(
        update={"turn_sequence": QUIET.turn_sequence.model_validate_json(json.dumps(value))}
    )


def after_taking(state: State) -> State:
    """The first two of the middle taken, and the reaction made with what is left."""
    taken = play(state, kind="take_two", cards=list(state.middle[:2])).state
    return play(taken, kind="answer", cards=[taken.middle[0]]).state if taken.choice else taken
