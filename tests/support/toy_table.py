"""The table of Pegs, and a whole table widget of it for tests of the kit."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from support.luck import SeededLuck
from support.pegs import RULES, SLOTS, Draw, PegDeck, PegDraft, State, number_of

from desktop.engine.deck import Provenance
from desktop.engine.draft import Draft
from desktop.engine.event import Event
from desktop.engine.ids import Seat
from desktop.engine.message import Message
from desktop.engine.move import Move
from desktop.engine.verdict import Verdict
from desktop.session.header import Header, SeatInfo
from desktop.session.match import Match
from desktop.ui.bridge import Bridge
from desktop.ui.table.contract import Action, Animation, Ask, Gesture, Piece, Score, Zone
from desktop.ui.theme.look import Look
from desktop.wording.language import Words

SLOT = (100.0, 70.0)
HAND_Y = 330.0

ENGLISH = {
    "pegs.tile": "Tile {number}",
    "pegs.slot": "Slot {number}",
    "pegs.hand-zone": "Your hand",
    "pegs.heap": "Heap",
    "pegs.stack": "Stack",
    "pegs.back": "A tile, face down",
    "pegs.tip.tile": "An odd tile goes onto an odd slot, an even tile onto an even one.",
    "pegs.tip.slot": "A slot of the second row costs tiles of your hand.",
    "pegs.price": "Price {price}",
    "pegs.prompt": "Choose {owed} to pay.",
    "pegs.event.lay": "{tile} is laid on {slot}.",
    "pegs.event.throw": "{tile} is thrown away.",
    "pegs.event.draw": "{tile} is drawn.",
    "pegs.parity": "Odd on odd",
    "pegs.parity.refused": "{tile} does not fit {slot}: one is odd, the other even.",
    "pegs.full": "One tile a slot",
    "pegs.full.refused": "{slot} holds a tile already.",
    "pegs.pay": "Price of a slot",
    "pegs.pay.refused": "This slot costs {price} and you cannot pay.",
    "pegs.hand": "Own hand",
    "pegs.hand.refused": "{tile} is not in your hand.",
    "pegs.lay": "Laying",
    "pegs.throw": "Throwing away",
    "pegs.draw": "Drawing",
    "pegs.draw.refused": "The stack is empty.",
    "pegs.begin": "Beginning",
    "pegs.end": "End",
    "pegs.end.refused": "It is over.",
}
OTHERS = {"ja": "「{}」のルールです。", "ru": "Правило «{}» по-русски."}


class PegTable:
    """Zones: six slots, touching one another; the hand; a heap and a stack."""

    game_id = "pegs"

    def __init__(self) -> None:
        self.painted: list[tuple[str, str]] = []
        """Faces that were painted, with the language."""
        self.turned = 0.0
        self.order_of_slots = SLOTS

    def size(self, view: State) -> tuple[float, float]:
        return (600.0, 420.0)

    def zones(self, view: State) -> Sequence[Zone]:
        slots = [
            Zone(
                slot,
                slot_rect(slot),
                "board",
                Message("pegs.slot", {"number": number_of(slot)}),
                (Message("pegs.tip.slot"),),
                "slot",
            )
            for slot in self.order_of_slots
        ]
        heap = Zone("heap", QRectF(480, 40, 100, 70), "piles", Message("pegs.heap"), face="pile")
        stack = Zone("stack", QRectF(480, 150, 100, 70), "piles", Message("pegs.stack"), face="pile")
        hand = Zone(
            "hand-1", QRectF(10, HAND_Y - 10, 580, 90), "hand", Message("pegs.hand-zone"), target=False
        )
        return [*slots, heap, stack, hand]

    def pieces(self, view: State, draft: Draft | None) -> Sequence[Piece]:
        chosen = draft.pay if isinstance(draft, PegDraft) else ()
        laid = draft.slot if isinstance(draft, PegDraft) and draft.slot in SLOTS else None
        pieces: list[Piece] = []
        for index, tile in enumerate(view.hand):
            rect = QRectF(14 + index * min(64.0, 480 / max(len(view.hand), 1)), HAND_Y, 100, 70)
            zone = "hand-1"
            if isinstance(draft, PegDraft) and tile == draft.tile and laid is not None:
                rect, zone = slot_rect(laid), laid
            pieces.append(self._tile(tile, zone, rect, float(index), tile in chosen))
        for slot, tile in zip(SLOTS, view.slots, strict=True):
            if tile is not None:
                pieces.append(self._tile(tile, slot, slot_rect(slot), 0.0, False))
        for index, tile in enumerate(view.heap):
            rect = QRectF(480 + index, 40 - index, 100, 70)
            pieces.append(Piece(tile, "heap", rect, "back", Message("pegs.back"), z=float(index)))
        for index in range(view.stack):
            rect = QRectF(480 + index, 150 - index, 100, 70)
            pieces.append(
                Piece(f"under-{index}", "stack", rect, "back", Message("pegs.back"), z=float(index))
            )
        return pieces

    def _tile(self, tile: str, zone: str, rect: QRectF, z: float, chosen: bool) -> Piece:
        return Piece(
            tile,
            zone,
            rect,
            f"face-{tile}",
            Message("pegs.tile", {"number": number_of(tile)}),
            z=z,
            tip=(Message("pegs.tip.tile"),),
            movable=True,
            chosen=chosen,
            origin="stack",
            turn=self.turned,
        )

    def actions(self, view: State, draft: Draft | None, ask: Ask) -> Sequence[Action]:
        return [Action("draw", "deck", Message("pegs.draw"), ask(Draw()))]

    def draft_from(self, view: State, draft: Draft | None, gesture: Gesture) -> Draft | Move | None:
        match gesture.kind:
            case "grab":
                return PegDraft(tile=gesture.piece) if gesture.piece else None
            case "drop":
                known = gesture.zone in SLOTS or gesture.zone == "heap"
                return PegDraft(tile=gesture.piece, slot=gesture.zone) if gesture.piece and known else None
            case "act":
                return Draw()
            case _:
                return self._tapped(draft, gesture)

    def _tapped(self, draft: Draft | None, gesture: Gesture) -> Draft | Move | None:
        if gesture.zone == "stack" and draft is None:
            return Draw()
        if not isinstance(draft, PegDraft) or gesture.piece is None or draft.slot is None:
            return None
        if gesture.piece in draft.pay:
            rest = tuple(tile for tile in draft.pay if tile != gesture.piece)
            return PegDraft(tile=draft.tile, slot=draft.slot, pay=rest)
        return PegDraft(tile=draft.tile, slot=draft.slot, pay=(*draft.pay, gesture.piece))

    def held(self, draft: Draft) -> str | None:
        return draft.tile if isinstance(draft, PegDraft) and draft.slot is None else None

    def badge(self, verdict: Verdict) -> Message | None:
        price = verdict.facts.get("price", 0)
        return Message("pegs.price", {"price": price}) if price else None

    def prompt(self, draft: Draft, owed: int) -> Message | None:
        return Message("pegs.prompt", {"owed": owed}) if owed else None

    def scores(self, view: State) -> Sequence[Score]:
        return []

    def animations(self, events: Sequence[Event]) -> Sequence[Animation]:
        return []

    def paint_face(self, painter: QPainter, face: str, rect: QRectF, look: Look, words: Words) -> None:
        self.painted.append((face, words.language))
        ground = {"slot": "#8899aa", "pile": "#556677", "back": "#334455"}.get(face, look.colours.paper)
        painter.setPen(QColor(look.colours.line))
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 7, 7)
        if face.startswith("face-"):
            painter.setPen(QColor(look.colours.ink))
            text = words.tr("pegs.tile", number=number_of(face))
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)

    def paint_background(self, painter: QPainter, rect: QRectF, look: Look, mood: str) -> None:
        painter.fillRect(rect, QColor("#20303c" if look.dark else "#c9d6dc"))

    def paint_example(self, painter: QPainter, rule: str, rect: QRectF, look: Look, words: Words) -> bool:
        return False

    def seat_zone(self, seat: Seat) -> str | None:
        return "hand-1"


def slot_rect(slot: str) -> QRectF:
    """Slots lie edge to edge, three in a row: a tile dropped between two covers both."""
    index = SLOTS.index(slot)
    return QRectF(40 + index % 3 * SLOT[0], 40 + index // 3 * SLOT[1], *SLOT)


def peg_words(folder: Path, language: str = "en") -> Words:
    """Words of the program and of Pegs, in a folder of their own."""
    source = Path(__file__).parents[2] / "i18n"
    for code in ("en", "ja", "ru"):
        here = folder / "i18n" / code
        here.mkdir(parents=True, exist_ok=True)
        (here / "app.po").write_bytes((source / code / "app.po").read_bytes())
        pattern = OTHERS.get(code, "{}")
        entries = [f'msgid "{key}"\nmsgstr "{pattern.format(text)}"\n' for key, text in ENGLISH.items()]
        header = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n"Language: ' + code
        (here / "pegs.po").write_text(header + '\\n"\n\n' + "\n".join(entries), encoding="utf-8")
    words = Words(folder / "i18n", language)
    words.set_naming(RULES.name_of)
    return words


def peg_match(tiles: int = 6) -> Match[Any]:
    """A match of Pegs with so many tiles in the hand."""
    tile_names = tuple(f"tile-{number}" for number in range(1, tiles + 1))
    deck = PegDeck(game="pegs", name="pegs", provenance=Provenance(kind="own"), tiles=tile_names)
    header = Header(
        id="0" * 32,
        game="pegs",
        rules_version=1,
        seats=(SeatInfo(name="Ada", colour="0"),),
        first=1,
        options={},
        deck=deck.model_dump(mode="json"),
        created="2026-01-01T00:00:00+00:00",
    )
    return Match.begin(RULES, header, SeededLuck(1))


def peg_bridge(tiles: int = 6) -> Bridge:
    """A bridge to a fresh match of Pegs."""
    return Bridge(peg_match(tiles), hidden_hands=False)
