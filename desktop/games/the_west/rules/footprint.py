"""What carrying an effect out reads and changes, as sets of bits: the ground of ``ordering``."""

from collections.abc import Sequence
from dataclasses import dataclass

from desktop.games.the_west.rules.vocabulary import Clause, Condition, Effect, Part

HAND = 1
"""Which cards are in the owner's hand."""
COUNT = 2
"""How many cards are in the owner's hand."""
MIDDLE = 4
"""What lies in the middle."""
TOPS = 8
"""Which Loci are face up beside the table."""
POINTS = 16
"""The other's points."""
ALL = HAND | COUNT | MIDDLE | TOPS | POINTS


@dataclass(frozen=True, slots=True)
class Footprint:
    """What an effect may read and change.

    ``kind`` is the same number for effects with the same text. ``chooses`` says that its owner decides
    something in it, ``reveals`` that it shows something that could change a decision, ``by_hand`` that
    anything may happen. ``loss``, ``gain`` and ``drop`` are the most points the other may lose by it,
    the most cards the owner may get and give up.
    """

    kind: int
    uses: int
    changes: int
    chooses: bool
    reveals: bool
    by_hand: bool
    loss: int
    gain: int
    drop: int


def bits_of_part(part: Part) -> tuple[int, int]:
    """What a part uses and what it changes."""
    match part.kind:
        case "lose":
            return 0, POINTS
        case "draw":
            return 0, HAND | COUNT
        case "discard":
            return HAND | COUNT, HAND | COUNT
        case "take":
            return MIDDLE, HAND | COUNT | MIDDLE
        case "swap":
            return HAND | MIDDLE, HAND | MIDDLE
        case "locus_under":
            return TOPS, TOPS
        case _:
            return ALL, ALL


def bits_of_worth(parts: Sequence[Part]) -> int:
    """What says whether a cost is worth paying: nobody pays for a loss at 0 points."""
    return POINTS if any(part.kind == "lose" for part in parts) else 0


def bits_of_condition(condition: Condition) -> int:
    """What a condition reads of what effects may change; an own zone and own points they never change."""
    if condition.kind == "middle_holds":
        return MIDDLE
    if condition.what == "hand":
        return COUNT
    return POINTS if condition.what == "points" and condition.kind == "compares" else 0


def cost_of(clause: Clause) -> int:
    """How many cards a clause asks its owner to discard first."""
    if clause.cost is None:
        return 0
    return clause.cost.count if clause.cost.kind == "discard_any" else len(clause.cost.types)


def reach(clause: Clause) -> tuple[int, int, int]:
    """The most points lost, cards got and cards given up by a clause."""
    loss = gain = 0
    drop = cost_of(clause)
    for part in clause.then:
        match part.kind:
            case "lose":
                most = part.amount if part.per is None else 40
                loss += most if part.cap is None else min(most, part.cap)
            case "draw" | "take":
                gain += part.amount
            case "discard":
                drop += part.amount
            case _:
                pass
    return loss, gain, drop


CHOOSING = ("discard", "take", "swap", "locus_under", "by_hand")
REVEALING = ("draw", "locus_under", "by_hand")


def footprint_of(effect: Effect, kind: int) -> Footprint:
    """The widest footprint of an effect, whatever the table looks like."""
    uses = changes = loss = gain = drop = 0
    for clause in effect:
        if clause.condition is not None:
            uses |= bits_of_condition(clause.condition)
        if clause.cost is not None:
            uses, changes = uses | HAND | COUNT | bits_of_worth(clause.then), changes | HAND | COUNT
        for part in clause.then:
            used, changed = bits_of_part(part)
            uses, changes = uses | used, changes | changed
        lost, got, gone = reach(clause)
        loss, gain, drop = loss + lost, gain + got, drop + gone
    kinds = [part.kind for clause in effect for part in clause.then]
    return Footprint(
        kind=kind,
        uses=uses,
        changes=changes,
        chooses=any(clause.may for clause in effect) or any(each in CHOOSING for each in kinds),
        reveals=any(each in REVEALING for each in kinds),
        by_hand="by_hand" in kinds,
        loss=loss,
        gain=gain,
        drop=drop,
    )
