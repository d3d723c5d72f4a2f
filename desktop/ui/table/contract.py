"""What a game gives the table, in logical coordinates that know no window.

The kit asks, the game answers: what lies where (``zones``, ``pieces``), what a
gesture means (``draft_from``), what can be done by button (``actions``), how a
face is painted. All of it is made from a seat's view, so nothing hidden can
reach a tooltip, an accessible name or a picture.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol, TypeVar, runtime_checkable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.engine.draft import Draft
from desktop.engine.event import Event
from desktop.engine.ids import PieceId, RuleId, Seat, ZoneId
from desktop.engine.message import Message
from desktop.engine.move import Move
from desktop.engine.verdict import Verdict
from desktop.ui.theme.look import Look
from desktop.wording.language import Words

V_contra = TypeVar("V_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class Zone:
    """A place where pieces lie or may be put.

    ``rect`` is in the table's logical units. ``group`` is where Tab stops (``hand``,
    ``mountain``, ``piles``...); inside a group arrow keys walk by geometry. ``face`` is painted
    by the game under the pieces ("" paints nothing). A zone with ``target`` False is only
    looked at and never lit. ``tip`` is read on hover, focus and by screen readers.
    """

    id: ZoneId
    rect: QRectF
    group: str
    name: Message
    tip: tuple[Message, ...] = ()
    face: str = ""
    target: bool = True
    catches: QRectF | None = None
    """What it takes may be let go here, too."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A card or figure as it lies now.

    ``face`` names the picture (also the cache key: equal faces look equal, and hidden pieces
    share one). ``movable`` pieces can be gripped and are reached by keyboard; the others are
    read with their zone unless ``readable``. ``chosen`` is drawn as picked (a payment).
    ``origin`` is the zone a piece comes from when it is new on the table.
    ``turn`` is in degrees clockwise.
    """

    id: PieceId
    zone: ZoneId
    rect: QRectF
    face: str
    name: Message
    z: float = 0.0
    tip: tuple[Message, ...] = ()
    movable: bool = False
    readable: bool = False
    chosen: bool = False
    origin: ZoneId | None = None
    turn: float = 0.0
    onto: tuple[ZoneId, ...] = ()
    """A click uses it where it lies; dragged onto one of these it is used just so."""
    part_of: PieceId | None = None
    """It is pressed by itself, but a drag carries the whole of which it is a part."""
    under: PieceId | None = None
    """The top of the pile in which it lies: whoever points at any part of the pile means that one."""


@dataclass(frozen=True, slots=True)
class Gesture:
    """What a hand did, whichever way: the same four kinds for mouse, touch and keyboard.

    ``grab``: a piece was picked up (or tapped, for click-click).
    ``drop``: the held ``piece`` was put onto ``zone`` (or the zone was tapped while holding).
    ``tap``: a piece or zone was tapped that is not picked up by that (a payment, a pile).
    ``act``: the button ``action`` was pressed.
    """

    kind: Literal["grab", "drop", "tap", "act"]
    piece: PieceId | None = None
    zone: ZoneId | None = None
    action: str | None = None


class Dropped(Draft):
    """What a gesture means that gives back what was begun, as Esc does."""


@dataclass(frozen=True, slots=True)
class Action:
    """A button beside the table. ``verdict`` says whether it is possible now, and why not."""

    id: str
    icon: str
    name: Message
    verdict: Verdict
    tip: tuple[Message, ...] = ()
    active: bool = False
    """The draft under way began with this button."""
    primary: bool = False
    fleeting: bool = False
    """Comes and goes with what the hand holds: shown below all that stays, so that nothing jumps."""
    listed: bool = False
    """One of several long answers under one another: read from the left, like a list."""
    aside: bool = False
    """Nobody should come by it by mistake: shown quietly behind the steps back, never where others stood."""


@dataclass(frozen=True, slots=True)
class Score:
    """A line of the score panel: what is counted, how far, and out of how many (0: no bound)."""

    name: Message
    value: int
    whole: int = 0
    tip: tuple[Message, ...] = ()


@dataclass(frozen=True, slots=True)
class Animation:
    """A piece that travels otherwise than straight: through these zones in turn, or with a flip."""

    piece: PieceId
    through: tuple[ZoneId, ...] = field(default=())
    flip: bool = False


class GameTable(Protocol[V_contra]):
    """A game's side of the table. ``view`` is what ``GameRules.view`` made for the eyes in play."""

    game_id: str

    def size(self, view: V_contra) -> tuple[float, float]:
        """Width and height of the whole table in logical units."""
        ...

    def zones(self, view: V_contra) -> Sequence[Zone]:
        """All zones, in reading order."""
        ...

    def pieces(self, view: V_contra, draft: Draft | None) -> Sequence[Piece]:
        """All pieces where they lie, a draft's provisional places included."""
        ...

    def actions(self, view: V_contra, draft: Draft | None, ask: "Ask") -> Sequence[Action]:
        """The buttons in this position; ``ask`` gives the rules' verdict on a draft or move."""
        ...

    def draft_from(self, view: V_contra, draft: Draft | None, gesture: Gesture) -> Draft | Move | None:
        """What the gesture would begin or complete; None when it means nothing here.

        ``Dropped`` gives back what was begun.
        """
        ...

    def held(self, draft: Draft) -> PieceId | None:
        """The piece that the draft holds in the hand (it follows the pointer), if any."""
        ...

    def badge(self, verdict: Verdict) -> Message | None:
        """A short mark on a legal zone, e.g. its cost."""
        ...

    def prompt(self, draft: Draft, owed: int) -> Message | None:
        """One sentence: what the hand should do next ("choose 2 cards to pay")."""
        ...

    def scores(self, view: V_contra) -> Sequence[Score]:
        """Lines of the score panel."""
        ...

    def animations(self, events: Sequence[Event]) -> Sequence[Animation]:
        """Travel other than the default; () for the default throughout."""
        ...

    def paint_face(self, painter: QPainter, face: str, rect: QRectF, look: Look, words: Words) -> None:
        """Paint a piece's or zone's face into ``rect`` (logical units, already scaled)."""
        ...

    def paint_background(self, painter: QPainter, rect: QRectF, look: Look, mood: str) -> None:
        """Paint the room behind the table; ``mood`` is "play", "win" or "loss"."""
        ...

    def paint_example(self, painter: QPainter, rule: RuleId, rect: QRectF, look: Look, words: Words) -> bool:
        """Draw a small example of a rule; False when the rule has none."""
        ...

    def seat_zone(self, seat: Seat) -> ZoneId | None:
        """The zone that stands for a seat (its name plate), for marking whose turn it is."""
        ...


@runtime_checkable
class SaysNowhere(Protocol):
    """Kept by a table that knows what else can be done with a held piece which fits nowhere."""

    def nowhere(self, draft: Draft, zones: Mapping[ZoneId, Verdict]) -> Message | None:
        """Said instead of ``prompt`` when no zone that counts takes the piece; None when one does.

        Where no zone at all takes it and the game says nothing, the kit says only that it fits nowhere.
        """
        ...


@runtime_checkable
class PaintsEnd(Protocol):
    """Kept by a table that has a picture of its own for the end of a match; others get a sunrise."""

    def paint_end(
        self, painter: QPainter, rect: QRectF, kind: Literal["win", "loss", "draw"], risen: float, look: Look
    ) -> None:
        """Paint the whole of ``rect`` (pixels); ``risen`` goes from 0 to 1, the end picture."""
        ...


class Ask(Protocol):
    """Asks the rules about a draft or move in the present position."""

    def __call__(self, intent: Draft | Move) -> Verdict: ...


@runtime_checkable
class PromptingTable(Protocol):
    """What a table offers besides, when it also says what comes next while nothing has been begun."""

    def idle_prompt(self, view: Any) -> Message | None:
        """One sentence for a hand that is empty."""
        ...


@runtime_checkable
class AskingTable(Protocol):
    """Kept by a table on which pieces are asked for before anything was begun, as by a card's effect."""

    def asked(self, view: Any) -> Draft | None:
        """The draft that answers; what it could name is marked. None where nothing is asked for."""
        ...


@runtime_checkable
class PutsBack(Protocol):
    """Kept by a table where a piece is taken up in the midst of what goes on without it, as a payment."""

    def without_held(self, draft: Draft) -> Draft | None:
        """The draft as it was before the piece was taken up; None when it began with that."""
        ...


@runtime_checkable
class GoalTelling(Protocol):
    """Kept by a table whose goal depends on the match: on its options, or on how far it has come."""

    def goal(self, view: Any) -> Message:
        """What wins and what loses, in a line; other tables have one sentence for all matches."""
        ...


@runtime_checkable
class HasKey(Protocol):
    """Kept by a table whose cards speak in icons: its rule book has a page that explains them.

    The page is ``<game>.key`` in the catalogues, with ``<game>.key.text`` above the icons.
    """

    def key(self) -> Sequence[tuple[str, Message]]:
        """Each icon as a face that ``paint_face`` knows, and what it means."""
        ...


def key_page(table: object) -> str:
    """The page of the rule book that explains a table's icons; "" for a table without."""
    return f"{table.game_id}.key" if isinstance(table, HasKey) and isinstance(table, _Named) else ""


@runtime_checkable
class _Named(Protocol):
    game_id: str
