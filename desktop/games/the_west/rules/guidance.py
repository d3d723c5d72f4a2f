"""Where a turn stands, and which rules matter at this moment, for the rules panel."""

from collections.abc import Mapping

from desktop.engine.game import TurnSteps
from desktop.engine.ids import RuleId
from desktop.games.the_west.rules.phases import Phase
from desktop.games.the_west.rules.state import REACTION, State

STEPS = (
    "west.step.primes",
    "west.step.action",
    "west.step.triggers",
    "west.step.reaction",
    "west.step.doppelgate",
    "west.step.end",
)
SETUP_STEPS = ("west.step.setup",)

_CURRENT: Mapping[Phase, int] = {
    "primes": 0,
    "action": 1,
    "triggers": 2,
    "reaction": 3,
    "doppelgate": 4,
    "limit": 5,
    "end": 5,
    "over": 5,
}

_RULES: Mapping[Phase, tuple[RuleId, ...]] = {
    "deal": ("west.components", "west.setup.middle", "west.setup.loci"),
    "side": ("west.setup.second", "west.setup.first"),
    "primes": ("west.prime", "west.effects.mandatory"),
    "action": ("west.action.one", "west.facility.all-of-type", "west.facility.any-two", "west.facility.loss"),
    "triggers": ("west.trigger", "west.effects.mandatory"),
    "reaction": ("west.reaction", "west.facility.hand"),
    "doppelgate": ("west.doppelgate.play", "west.refill", "west.turn.whose"),
    "limit": ("west.hand-limit", "west.turn.whose"),
    "end": ("west.turn.whose", "west.end"),
    "over": ("west.win", "west.score", "west.end"),
}


def steps(state: State) -> TurnSteps:
    """The path of a turn and its current step."""
    current = _CURRENT.get(state.phase)
    return TurnSteps(SETUP_STEPS, 0) if current is None else TurnSteps(STEPS, current)


def rules_now(state: State) -> tuple[RuleId, ...]:
    """The rules that matter now, the most telling first; they tell nothing of hidden cards."""
    choice = state.choice
    if choice is not None and choice.kind in ("by_hand", "drop", "give"):
        return ("west.golden", "west.points.only-lost", "west.components")
    if choice is not None and choice.kind != "order" and state.source != REACTION:
        return ("west.effects.mandatory", *_RULES[state.phase][:1])
    if state.phase != "action":
        return (*_RULES[state.phase], *(("west.empty",) if not state.deck else ()))
    asked: tuple[tuple[RuleId, bool], ...] = (
        ("west.locus.play", any(state.locus_decks) and len(state.hand) > 1),
        ("west.cityengine.action", not state.complete[state.turn - 1]),
        ("west.action.completable", not state.middle),
        ("west.empty", not state.deck or len(state.middle) < 2),
        ("west.end", state.last or not state.deck),
    )
    return (*_RULES["action"], *(rule for rule, matters in asked if matters))
