"""What lies in the middle, counted and weighed: shown before any card is touched."""

from desktop.engine.message import Message
from desktop.games.the_west.rules.foretelling import Loss
from desktop.games.the_west.rules.holding import type_of
from desktop.games.the_west.rules.view import View
from desktop.games.the_west.rules.vocabulary import FacilityType


def count_in_middle(view: View, kind: FacilityType) -> int:
    """How many Facilities of a type lie in the middle."""
    return sum(type_of(card) == kind for card in view.middle)


def way_all(view: View, kind: FacilityType) -> Message:
    """What taking all of a type is, and what it costs the other player at least."""
    loss = view.losses.get(kind, Loss(0))
    facts = {"type": kind, "n": count_in_middle(view, kind), "loss": loss.points}
    return Message("the_west.tip.way-all-least" if loss.more else "the_west.tip.way-all", facts)


def parts_of_all(view: View, kind: FacilityType) -> tuple[Message, ...]:
    """Of what that sum is made: the cards themselves, and what effects add; nothing when they add nothing."""
    count = count_in_middle(view, kind)
    added = view.losses.get(kind, Loss(0)).points - count
    return (Message("the_west.tip.way-all-parts", {"cards": count, "added": added}),) if added > 0 else ()


def way_two(view: View) -> Message:
    """The same of taking any two."""
    facts = {"loss": view.loss_by_two.points}
    return Message("the_west.tip.way-two-least" if view.loss_by_two.more else "the_west.tip.way-two", facts)
