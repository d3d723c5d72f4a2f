"""Whether a position could have come about: each check names what contradicts."""

from desktop.engine.record import BadInputError
from desktop.games.the_west.rules.book import Book
from desktop.games.the_west.rules.phases import Phase
from desktop.games.the_west.rules.position import WestPosition
from desktop.games.the_west.rules.state import Running, State, effect_key

MIDTURN: tuple[Phase, ...] = ("primes", "action", "triggers")
"""Phases in which effects are carried out."""
ACTED: tuple[Phase, ...] = ("triggers", "reaction", "doppelgate", "limit", "end")
"""Phases after the action of a turn."""


def check_undealt(position: WestPosition, book: Book) -> None:
    """Before the deal all cards are in their decks, in order."""
    loci = [locus for deck in position.locus_decks or () for locus in deck]
    lying = [*(position.hands or ()), *(position.gates or ()), *position.loci, *position.complete]
    lying += [position.middle, position.discard, position.turn, position.waiting, position.over]
    begun = any(lying) or position.draw not in (None, book.facilities) or loci not in ([], list(book.loci))
    if begun or position.running or position.choice or position.deed or position.idle or position.last:
        raise BadInputError("west-phase", {"phase": position.phase})


def check(state: State) -> None:
    """All checks of a position whose cards are placed. Raises BadInputError with the first contradiction."""
    _check_points(state)
    _check_deed(state)
    _check_effects(state)
    _check_over(state)


def _check_points(state: State) -> None:
    start = state.book.deck.score.points
    for points in state.points:
        if points > start:
            raise BadInputError("west-points", {"points": points, "start": start})


def _check_deed(state: State) -> None:
    """An action is known exactly after it was chosen, with as many types as it takes."""
    deed, phase = state.deed, state.phase
    if deed is None:
        if phase in ACTED or (phase == "action" and (state.running or state.waiting)):
            raise BadInputError("west-deed")
        return
    takes = {"take_all": len(set(deed.types)) == 1, "take_two": len(deed.types) == 2}
    if phase not in (*ACTED, "action") or not takes.get(deed.kind, not deed.types):
        raise BadInputError("west-deed")


def _check_effects(state: State) -> None:
    """Effects wait and run only in their phases, and are those of cards that there are."""
    names = [*state.waiting, *([state.running.effect] if state.running else [])]
    if names and state.phase not in MIDTURN:
        raise BadInputError("west-phase", {"phase": state.phase})
    for name in names:
        if not _is_effect(state, name) or names.count(name) > 1:
            raise BadInputError("west-effect", {"value": name})
    if state.running is not None:
        _check_running(state, state.running)


def _is_effect(state: State, name: str) -> bool:
    parts = name.split("-")
    if parts[0] == "gate" and (len(parts) != 4 or not parts[3].isdecimal() or parts[1] not in ("1", "2")):
        return False
    return effect_key(name, state.side) in state.book.effects


def _check_running(state: State, run: Running) -> None:
    effect = state.book.effects[effect_key(run.effect, state.side)]
    ended = run.clause == len(effect) and run.part == -1
    if not ended and not (0 <= run.clause < len(effect) and run.part <= len(effect[run.clause].then)):
        raise BadInputError("west-effect", {"value": run.effect})


def _check_over(state: State) -> None:
    """A match is over exactly when there is a reason for it."""
    right = {
        "": state.phase != "over",
        "points": not all(state.points),
        "deck": not state.deck,
        "loci": not all(state.locus_decks),
        "idle": state.idle > 1,
    }
    if not right[state.over] or (state.over and state.phase != "over") or (not state.over and state.idle > 1):
        raise BadInputError("west-over")
