"""May this complete move be made: the guards of every action, then those of its own kind."""

from collections.abc import Mapping
from dataclasses import dataclass

from desktop.engine.move import Move
from desktop.engine.verdict import Guard, Verdict, allow, first_refusal, refuse
from desktop.games.shinra_tower.rules.choosing import Choice, choose_verdict
from desktop.games.shinra_tower.rules.dealing import deal_verdict, reshuffle_verdict
from desktop.games.shinra_tower.rules.due import not_now
from desktop.games.shinra_tower.rules.ending import outcome_of
from desktop.games.shinra_tower.rules.flow import ally_to_place
from desktop.games.shinra_tower.rules.moves import (
    Adjust,
    Challenge,
    Choose,
    Counted,
    Deal,
    GiveUp,
    PlacePiece,
    Reshuffle,
    Settled,
    Target,
    Withdraw,
)
from desktop.games.shinra_tower.rules.placing import (
    PLACING,
    adjust_verdict,
    place_verdict,
    withdraw_verdict,
)
from desktop.games.shinra_tower.rules.settling import settle_verdict
from desktop.games.shinra_tower.rules.state import TABLE, Phase, State
from desktop.games.shinra_tower.rules.targeting import target_verdict


@dataclass(frozen=True, slots=True)
class Act:
    """A move or draft as the common guards see it."""

    kind: str


_HANDS: tuple[Phase, ...] = (
    "choose",
    "walls",
    "floor",
    "enemy",
    "boss",
    "ally",
    "targets",
    "climb",
    "set-back",
    "refill",
)

PHASES: Mapping[str, tuple[Phase, ...]] = {
    "choose": ("choose",),
    "place": _HANDS,
    "adjust": _HANDS,
    "withdraw": _HANDS,
    "target": ("targets",),
    "challenge": ("challenge",),
    "end_turn": ("refill",),
    "give_up": (*_HANDS, "challenge"),
    "deal": ("deal",),
    "reshuffle": ("reshuffle",),
    "settled": ("settle",),
    "counted": ("count",),
}
"""When each kind of move may be made at all."""


def still_going(state: State, act: Act) -> Verdict | None:
    """Nothing is done after the end; refused by the loss that came, though 8F stays won, or by the count."""
    del act
    return None if outcome_of(state) is None else refuse(state.lost or "shinra.clear.count")


def in_turn(state: State, act: Act) -> Verdict | None:
    """shinra.turn.phases and the rules that say what must come first."""
    if state.phase in PHASES[act.kind]:
        return None
    if act.kind == "end_turn" and state.phase in PLACING:
        return refuse("shinra.refill.pass")
    if act.kind == "target" and state.phase == "ally" and state.zone_of(ally_to_place(state)) == TABLE:
        return refuse("shinra.place.figure-upright", piece=ally_to_place(state))
    if act.kind == "challenge":
        return refuse("shinra.sephiroth")
    return not_now(state)


COMMON: tuple[Guard[State, Act], ...] = (still_going, in_turn)
"""Guards of every move and draft, in their order."""


def end_verdict(state: State) -> Verdict:
    """shinra.refill.discard, or shinra.refill.reshuffle when the draw pile is empty."""
    if state.draw:
        return allow("shinra.refill.discard", count=len(state.draw))
    return allow("shinra.refill.reshuffle", count=len(state.discard) + 1)


def explain(state: State, move: Move) -> Verdict:
    """May this complete move be made now, by which rule, on which facts. Raises TypeError."""
    kind = getattr(move, "kind", "")
    if kind not in PHASES:
        raise TypeError(type(move).__name__)
    return first_refusal(COMMON, state, Act(kind)) or _explain(state, move)


def _explain(state: State, move: Move) -> Verdict:
    match move:
        case Choose():
            return choose_verdict(state, Choice(move.card, move.option, move.walls or (), move.confirm))
        case PlacePiece():
            return place_verdict(state, move.piece, move.floor, move.fold)
        case Adjust():
            return adjust_verdict(state, move.piece, move.fold)
        case Withdraw():
            return withdraw_verdict(state, move.piece)
        case Target():
            return target_verdict(state, move.enemies)
        case Challenge():
            return allow("shinra.sephiroth")
        case GiveUp():
            return allow("shinra.over.give-up")
        case Deal():
            return deal_verdict(state, move)
        case Reshuffle():
            return reshuffle_verdict(state, move)
        case Settled() | Counted():
            return settle_verdict(state, move)
        case _:
            return end_verdict(state)
