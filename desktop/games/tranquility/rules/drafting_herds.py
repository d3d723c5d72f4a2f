"""Drafts of the herd action: which goats, where to, and what is paid (tranq.goats.herd)."""

from dataclasses import dataclass

from desktop.engine.draft import Prospect
from desktop.engine.verdict import Verdict, refuse
from desktop.games.tranquility.rules.geometry import PLACE_BY_ID, PLACE_IDS, ROW_OF
from desktop.games.tranquility.rules.herding import herd_refusal, route_refusal, target_verdict, targets
from desktop.games.tranquility.rules.moves import Herd, TranquilityDraft
from desktop.games.tranquility.rules.payment import Bill, with_payment
from desktop.games.tranquility.rules.state import State


@dataclass(frozen=True, slots=True)
class HerdBill(Bill):
    """A herd is paid by rows; a wrong payment is refused with all facts of tranq.goats.herd."""

    state: State
    origin: int
    to: int

    def refused(self, paid: int) -> Verdict:
        """Not exactly one card for each row."""
        return herd_refusal(self.state, self.origin, self.to, paid)


def origin_verdict(state: State, origin: int) -> Verdict:
    """May goats of that place go anywhere; if not, whether Bridges are what stops them."""
    verdicts = [target_verdict(state, origin, to) for to in targets(state.mountain, origin)]
    if (allowed := next((verdict for verdict in verdicts if verdict.allowed), None)) is not None:
        return allowed
    beyond = targets(state.mountain, origin, over_bridges=True)
    refusals = (route_refusal(state, origin, to, 0) for to in beyond)
    return next((refusal for refusal in refusals if refusal), herd_refusal(state, origin, origin, 0))


def _any_herd(state: State) -> Verdict:
    """May any goats go anywhere: with none on the mountain the reason is how goats come there."""
    standing = sorted({stands for stands in state.goats if stands >= 0})
    verdicts = [origin_verdict(state, origin) for origin in standing]
    allowed = [verdict for verdict in verdicts if verdict.allowed]
    return next(iter((*allowed, *verdicts)), refuse("tranq.goats.setup"))


def consider_herd(state: State, draft: TranquilityDraft) -> Prospect:
    """What a draft of a herd may become."""
    if draft.origin is None:
        zones = {at: origin_verdict(state, PLACE_BY_ID[at]) for at in PLACE_IDS}
        return Prospect(_any_herd(state), zones)
    if draft.origin not in PLACE_BY_ID:
        return Prospect(refuse("tranq.setup.base", place=draft.origin))
    origin = PLACE_BY_ID[draft.origin]
    verdict = origin_verdict(state, origin)
    if not verdict.allowed:
        return Prospect(verdict)
    zones = {at: target_verdict(state, origin, to) for to, at in enumerate(PLACE_IDS)}
    if draft.to is None:
        return Prospect(verdict, zones)
    if draft.to not in PLACE_BY_ID:
        return Prospect(refuse("tranq.setup.base", place=draft.to), zones)
    to = PLACE_BY_ID[draft.to]
    if not zones[draft.to].allowed:
        return Prospect(zones[draft.to], zones)
    bill = HerdBill(
        ROW_OF[to] - ROW_OF[origin], zones[draft.to], "tranq.goats.herd", (), draft.pay, state, origin, to
    )
    return with_payment(
        state, bill, zones, lambda pay: Herd(origin=PLACE_IDS[origin], to=PLACE_IDS[to], pay=pay)
    )
