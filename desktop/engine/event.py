"""Events: what happened, in the past tense, and who may know it."""

from dataclasses import dataclass, field, replace

from desktop.engine.ids import NATURE, PieceId, RuleId, Seat, ZoneId
from desktop.engine.message import Facts, Message, no_facts


@dataclass(frozen=True, slots=True)
class Shift:
    """A piece that went from one zone to another; the default animation."""

    piece: PieceId
    origin: ZoneId
    target: ZoneId


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened by one rule.

    ``id`` is the message that tells it. When ``only`` names a seat, others get ``public`` facts
    under ``public_id`` instead and no shifts, so that nothing hidden is told. ``only`` Nature is for
    nobody's eyes.
    """

    id: str
    rule: RuleId
    facts: Facts = field(default_factory=no_facts)
    shifts: tuple[Shift, ...] = ()
    only: Seat | None = None
    public_id: str = ""
    public_facts: Facts = field(default_factory=no_facts)

    def seen_by(self, seat: Seat) -> "Event":
        """The event as that seat may know it; Nature stands for what all may know."""
        if self.only is None or (self.only == seat and seat != NATURE):
            return self
        return replace(self, id=self.public_id, facts=self.public_facts, shifts=(), only=None)

    @property
    def message(self) -> Message:
        """The sentence for the log."""
        return Message(self.id, self.facts)
