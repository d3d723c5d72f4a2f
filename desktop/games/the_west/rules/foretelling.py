"""What taking all Facilities of a type is certain to cost the other player, whatever is decided then."""

from collections.abc import Mapping
from dataclasses import dataclass

from desktop.games.the_west.rules.view import View
from desktop.games.the_west.rules.vocabulary import Clause, Effect, FacilityType, Lose


@dataclass(frozen=True, slots=True)
class Counts:
    """What a Facility Effect may count: cards taken, Loci and Doppelgates in the zone."""

    taken: int
    loci: int
    gates: int


def certain_loss(effect: Effect, counts: Counts) -> int:
    """Points by the cards taken and by what the effect says without condition or choice."""
    by_name = {"card_taken": counts.taken, "locus": counts.loci, "doppelgate": counts.gates}
    return counts.taken + sum(_clause_loss(clause, by_name) for clause in effect)


def _clause_loss(clause: Clause, counts: Mapping[str, int]) -> int:
    if clause.may or clause.condition is not None:
        return 0
    loss = 0
    for part in clause.then:
        if isinstance(part, Lose):
            amount = part.amount * (1 if part.per is None else counts[part.per])
            loss += amount if part.cap is None else min(amount, part.cap)
    return loss


def certain_loss_in(view: View, type: FacilityType) -> int:
    """What taking all of a type would cost the other player now; 0 when none lies in the middle."""
    fronts = {f"{kind.front}-{kind.back}": kind.front for kind in view.deck.facilities}
    taken = sum(fronts[card.rpartition("-")[0]] == type for card in view.middle)
    if not taken:
        return 0
    at = view.turn - 1
    effect = next(each.effect for each in view.deck.facility_effects if each.type == type)
    loss = certain_loss(effect, Counts(taken, len(view.loci[at]), len(view.gates[at])))
    return min(loss, view.points[1 - at])
