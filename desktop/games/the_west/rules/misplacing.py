"""Why a gesture that means nothing is refused: the rule that is in force at this moment."""

from desktop.engine.verdict import Verdict, refuse
from desktop.games.the_west.rules.action_guards import limit_verdict
from desktop.games.the_west.rules.guards import Act, answered_first, not_now, undecided
from desktop.games.the_west.rules.holding import MISPLACED
from desktop.games.the_west.rules.state import State


def out_of_place(state: State) -> Verdict:
    """What is to be done instead: an answer, a discard, or something else of this step of the turn."""
    if state.phase == "over":
        return refuse("west.end")
    if state.choice is not None:
        return answered_first(state, Act(MISPLACED)) or undecided(state, state.choice)
    match state.phase:
        case "side":
            return refuse("west.setup.second", types=state.book.deck.double_sided)
        case "doppelgate" | "limit" if len(state.hand) > state.book.hand_limit:
            return limit_verdict(state, ())
        case "doppelgate":
            return refuse("west.doppelgate.play")
        case _:
            return not_now(state)
