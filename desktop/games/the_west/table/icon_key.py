"""What the icons on cards mean, one by one: the faces that show them, and the sentence beside each."""

from collections.abc import Iterator

from desktop.engine.message import Message
from desktop.games.the_west.rules.vocabulary import TYPES

Meaning = tuple[str, Message]
"""The name of a face, and what it means."""


def key() -> Iterator[Meaning]:
    """All icons, those first that stand on most cards."""
    for kind in TYPES:
        yield f"sign/{kind}", Message("the_west.key.type", {"type": kind})
    yield "seal/foundry", Message("the_west.key.seal")
    yield from _deeds()
    yield from _conditions()
    yield from _kinds()


def _deeds() -> Iterator[Meaning]:
    yield "sign/lose:2", Message("the_west.key.lose")
    yield "sign/draw:1", Message("the_west.key.draw")
    yield "sign/discard:1", Message("the_west.key.discard")
    yield "sign/take", Message("the_west.key.take")
    yield "sign/swap", Message("the_west.key.swap")
    yield "sign/under", Message("the_west.key.under")
    yield "sign/question", Message("the_west.key.question")
    yield "sign/arrow", Message("the_west.key.arrow")
    yield "sign/each:gate", Message("the_west.key.each")
    yield "sign/most:2", Message("the_west.key.most")
    yield "sign/by-hand", Message("the_west.key.by-hand")


def _conditions() -> Iterator[Meaning]:
    yield "sign/take:3+", Message("the_west.key.take-many")
    yield "sign/take:1+1", Message("the_west.key.take-different")
    yield "sign/take:=", Message("the_west.key.take-all")
    yield "sign/hand:>", Message("the_west.key.hand")
    yield "sign/points:<", Message("the_west.key.points")
    yield "sign/locus:>", Message("the_west.key.locus")
    yield "sign/gate:>", Message("the_west.key.gate")
    yield "sign/row:3+", Message("the_west.key.row")


def _kinds() -> Iterator[Meaning]:
    yield "sign/prime", Message("the_west.key.prime")
    yield "sign/trigger", Message("the_west.key.trigger")
    yield "sign/city", Message("the_west.key.city")
    yield "sign/refill", Message("the_west.key.refill")
    yield "sign/pass", Message("the_west.key.pass")
