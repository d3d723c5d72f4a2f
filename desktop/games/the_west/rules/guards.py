"""Guards of every move and draft: is the match on, who is asked, is it time, are the cards there."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from desktop.engine.ids import PieceId, RuleId
from desktop.engine.verdict import Guard, Verdict, refuse
from desktop.games.the_west.rules.asking import asks, due
from desktop.games.the_west.rules.names import name_of
from desktop.games.the_west.rules.phases import ChoiceKind, Phase
from desktop.games.the_west.rules.state import REACTION, Pending, State


@dataclass(frozen=True, slots=True)
class Act:
    """A move or draft as the common guards see it: its kind, and what it discards from the hand."""

    kind: str
    pay: tuple[PieceId, ...] = ()


ACTIONS = ("take_all", "take_two", "play_locus", "cityengine", "skip_action")

PHASES: Mapping[str, tuple[Phase, ...]] = {
    "deal": ("deal",),
    "choose_side": ("side",),
    **dict.fromkeys(ACTIONS, ("action",)),
    "play_doppelgate": ("doppelgate",),
    "discard_down": ("doppelgate", "limit"),
    "end_turn": ("doppelgate", "limit", "end"),
}
"""When each kind of move may be made, if nothing is to be answered."""

BY_HAND = ("by_hand_lose", "by_hand_draw", "by_hand_move", "by_hand_ask", "by_hand_done")
ANSWERS: Mapping[ChoiceKind, tuple[str, ...]] = {
    "order": ("use",),
    "by_hand": BY_HAND,
    **dict.fromkeys(("may", "discard", "take", "swap", "locus_under"), ("answer",)),
    **dict.fromkeys(("drop", "give"), ("answer", "by_hand_pick")),
}
"""By which kinds of move each kind of choice is answered."""


def still_going(state: State, act: Act) -> Verdict | None:
    """west.end: nothing is done after the end."""
    del act
    return refuse("west.end") if state.phase == "over" else None


def answered_first(state: State, act: Act) -> Verdict | None:
    """What is asked is answered before anything else is done; nothing is answered that is not asked."""
    choice = state.choice
    if choice is None:
        if act.kind in (*BY_HAND, "by_hand_pick"):
            return refuse("west.golden", what="west.by-hand.none")
        return not_now(state) if act.kind in ("answer", "use") else None
    if act.kind in ANSWERS[choice.kind]:
        return None
    if choice.kind == "by_hand":
        return refuse("west.golden", what="west.by-hand.first")
    if choice.kind == "order":
        return refuse("west.prime") if state.phase == "primes" else refuse("west.trigger")
    return refuse("west.reaction") if state.source == REACTION else undecided(state, choice)


def undecided(state: State, choice: Pending) -> Verdict:
    """west.effects.mandatory: it is told what has to be decided, and how."""
    return refuse("west.effects.mandatory", what=asks(choice, state.source))


def in_time(state: State, act: Act) -> Verdict | None:
    """west.turn.whose, and west.action.one for a second action: everything at its step of the turn."""
    if state.choice is not None or state.phase in PHASES[act.kind]:
        return None
    if act.kind in ACTIONS and state.phase in ("doppelgate", "limit", "end"):
        return refuse("west.action.one", due=due(state.phase))
    if act.kind == "play_doppelgate" and state.phase in ("limit", "end"):
        return doppelgate_too_late(state)
    return not_now(state)


def not_now(state: State) -> Verdict:
    """west.turn.whose: it is told what is to be done at this step instead."""
    return refuse("west.turn.whose", due=due(state.phase))


def doppelgate_too_late(state: State) -> Verdict:
    """west.doppelgate.play: once a turn, for matching Facilities; west.empty: from a deck that has one."""
    if not state.deck:
        return refuse("west.empty")
    return refuse("west.doppelgate.play")


def exists_once(state: State, act: Act) -> Verdict | None:
    """west.components of what is discarded; that it lies in the hand is asked by the rule that wants it."""
    del state
    return nothing_twice(act.pay)


def nothing_twice(cards: Sequence[PieceId]) -> Verdict | None:
    """west.components: each card exists once, so none is named twice, nor one that there is not."""
    for card, count in Counter(cards).items():
        if count > 1 or name_of(card) is None:
            return refuse("west.components", card=card)
    return None


COMMON: tuple[Guard[State, Act], ...] = (still_going, answered_first, in_time, exists_once)
"""Guards of every move and draft, in their order."""

Facts = dict[str, int | str | tuple[str, ...]]
RuleFacts = tuple[RuleId, Facts]
