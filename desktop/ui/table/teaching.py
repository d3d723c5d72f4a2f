"""What a tip says of a piece, a zone or a refusal: name, explanation, what may be done now and why not."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from desktop.engine.message import Message
from desktop.engine.verdict import Verdict
from desktop.ui.table.answer import PLACES
from desktop.ui.table.board import Board
from desktop.ui.table.contract import GameTable, Gesture, Piece, Zone, key_page
from desktop.ui.table.handling import Handling
from desktop.ui.tooltips.content import TipContent
from desktop.wording.language import Words


class Teaching:
    """Puts the game's messages and the rules' verdicts into words. Reads zones and pieces only."""

    def __init__(self, handling: Handling, table: GameTable[Any], words: Words) -> None:
        self._handling = handling
        self._table = table
        self._words = words

    def piece(self, piece: Piece, board: Board) -> TipContent:
        """What is said of a piece."""
        lines = [self._words.say(line) for line in piece.tip]
        content = self._with_verdict(self._words.say(piece.name), lines, self.verdict_on_piece(piece, board))
        return content if content.rule else self._with_key(content)

    def _with_key(self, content: TipContent) -> TipContent:
        """A tip that opens no rule leads to the key of the icons, where the game has one."""
        page = key_page(self._table)
        if not page:
            return content
        name = self._words.tr(page)
        said = self._words.tr("app.table.say.rule", rule=name)
        return replace(content, rule=page, rule_name=name, rule_said=said)

    def zone(self, zone: Zone, board: Board) -> TipContent:
        """What is said of a zone and of what lies there."""
        lines = [self._words.say(line) for line in zone.tip]
        for piece in board.inside(zone.id)[::-1]:
            if not is_stop(piece):
                lines += [self._words.say(line) for line in piece.tip]
        lines = list(dict.fromkeys(lines))  # four alike are told once
        verdict = self._handling.zone_verdicts().get(zone.id)
        return self._with_verdict(self.zone_name(zone, board), lines, verdict)

    def zone_name(self, zone: Zone, board: Board) -> str:
        """The zone's name, with the pieces that are read with it."""
        name = self._words.say(zone.name)
        told = [piece.name for piece in board.inside(zone.id) if not is_stop(piece)]
        lying = [self._words.say(one) for one in told if not _only_says_whose(one, zone.name)]
        topmost_first = tuple(one for one in dict.fromkeys(reversed(lying)) if one != name)
        if not topmost_first or len(lying) > MANY:
            return name
        return self._words.tr("app.table.zone-with", name=name, value=topmost_first)

    def refusal(self, verdict: Verdict, board: Board) -> TipContent:
        """The reason for a refusal, by its rule's name; of a wrong place, which is the right one."""
        places = verdict.facts.get(PLACES)
        if isinstance(places, tuple):
            return self._of_rule(self._belongs(places, board), (), verdict)
        reason = self._words.say(Message(f"{verdict.rule}.refused", verdict.facts))
        return self._of_rule(reason, (), verdict)

    def _belongs(self, places: tuple[str, ...], board: Board) -> str:
        """Where a piece goes that was let go where it does not."""
        zones = [board.zones[place] for place in places if place in board.zones]
        names = tuple(dict.fromkeys(self._words.say(zone.name) for zone in zones))
        if not names or len(names) > MANY:
            return self._words.tr("app.table.elsewhere")
        return self._words.tr("app.table.elsewhere.where", places=names)

    def verdict_on_piece(self, piece: Piece, board: Board) -> Verdict | None:
        """What the rules say of using this piece now; None where they have nothing to say."""
        handling = self._handling
        named = handling.piece_verdicts().get(piece.id)
        if named is not None:
            return named
        if handling.draft is None:
            return handling.weigh(Gesture("grab", piece=piece.id, zone=piece.zone)) if piece.movable else None
        if piece.movable or piece.id == handling.held:
            return None
        return handling.zone_verdicts().get(piece.zone) if piece.zone in board.zones else None

    def _with_verdict(self, title: str, lines: list[str], verdict: Verdict | None) -> TipContent:
        if verdict is None:
            return TipContent(title, tuple(lines))
        if not verdict.allowed:
            lines.append(self._words.say(Message(f"{verdict.rule}.refused", verdict.facts)))
        elif (badge := self._table.badge(verdict)) is not None:
            lines.append(self._words.say(badge))
        return self._of_rule(title, lines, verdict)

    def _of_rule(self, title: str, lines: Iterable[str], verdict: Verdict) -> TipContent:
        name = self._words.say(Message(verdict.rule))
        said = self._words.tr("app.table.say.rule", rule=name)
        return TipContent(
            title, tuple(lines), verdict.rule, name, refused=not verdict.allowed, rule_said=said
        )


def _only_says_whose(piece: Message, zone: Message) -> bool:
    """Whether a hidden piece's name tells nothing that its zone's name has not told: whose it is."""
    return bool(zone.facts) and piece.facts == zone.facts


MANY = 4
"""A zone with more pieces than this is not read piece by piece: its tip says how many there are."""


def is_stop(piece: Piece) -> bool:
    """Whether a piece is reached and read by itself rather than with its zone."""
    return piece.movable or piece.readable
