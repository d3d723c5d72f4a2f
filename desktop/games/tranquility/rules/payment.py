"""The paying part of a draft: which cards may pay next, and how many are still owed."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from desktop.engine.draft import Prospect
from desktop.engine.ids import PieceId, RuleId, ZoneId
from desktop.engine.move import Move
from desktop.engine.verdict import Verdict, refuse
from desktop.games.tranquility.rules.state import State


@dataclass(frozen=True, slots=True)
class Bill:
    """What a draft must pay.

    ``granted`` is the verdict that named the cost, ``rule`` the rule by which a wrong payment is
    refused, ``spent`` the cards that are used otherwise and cannot pay.
    """

    cost: int
    granted: Verdict
    rule: RuleId
    spent: tuple[PieceId, ...]
    pay: tuple[PieceId, ...]

    def refused(self, paid: int) -> Verdict:
        """A payment of another number of cards, by the rule that sets the price."""
        rule = "tranq.place.cost" if self.rule == "tranq.summit.place" else self.rule
        return refuse(rule, cost=self.cost, paid=paid)


def with_payment(
    state: State,
    bill: Bill,
    zones: Mapping[ZoneId, Verdict],
    finished: Callable[[tuple[PieceId, ...]], Move],
) -> Prospect:
    """The draft with its payment so far; it is a move once exactly the cost is paid."""
    owed = bill.cost - len(bill.pay)
    if owed < 0:
        return Prospect(bill.refused(len(bill.pay)), zones)
    pieces = {
        card: bill.refused(len(bill.pay) + 1) if card in bill.spent or owed == 0 else bill.granted
        for card in state.hand
        if card not in bill.pay
    }
    return Prospect(bill.granted, zones, pieces, owed, finished(bill.pay) if owed == 0 else None)
