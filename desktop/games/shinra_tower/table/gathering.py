"""A move and Nature's answers to it, gathered from the live world before the match hears of them."""

from dataclasses import replace
from functools import lru_cache
from typing import Literal

from desktop.engine.ids import NATURE, PieceId, ZoneId
from desktop.engine.move import Move, NatureMove
from desktop.games.shinra_tower.physics.answers import counted_move, settled_move
from desktop.games.shinra_tower.physics.pose import from_rows
from desktop.games.shinra_tower.physics.scene import FALLEN, HANGING, HELD, Scene, Settlement
from desktop.games.shinra_tower.rules.game import RULES
from desktop.games.shinra_tower.rules.moves import Settled
from desktop.games.shinra_tower.rules.pieces import PIECE_IDS
from desktop.games.shinra_tower.rules.state import FLOOR_OF, HAND, ROW, SUPPLY, TABLE, Poses, State
from desktop.games.shinra_tower.rules.view import View


class Gathering:
    """Goes on from the state after ``move``, answer by answer, until nothing more comes from the tower."""

    def __init__(self, state: State, move: Move) -> None:
        """Raises RefusedError when the rules do not allow the move."""
        self.move = move
        self.answers: list[NatureMove] = []
        self._state = RULES.apply(state, move).state

    @property
    def wanted(self) -> Literal["settle", "count"] | None:
        """What the tower must say next; None when the rest is for the cards or for people."""
        if RULES.turn_of(self._state) != NATURE:
            return None
        phase = self._state.phase
        return phase if phase == "settle" or phase == "count" else None

    def off_tower(self, pieces: frozenset[PieceId]) -> frozenset[PieceId]:
        """Which of these no longer belong on the tower: the defeated, and what the rules removed."""
        return frozenset(p for p in pieces if self._state.zone_of(p) in (SUPPLY, ROW, TABLE))

    def take(self, done: Settlement) -> None:
        """The tower has come to rest, or stood through the count."""
        self._add(settled_move(self._fitting(done)))

    def take_count(self, done: Settlement) -> None:
        """The count is over."""
        self._add(counted_move(self._fitting(done)))

    def take_unchanged(self) -> None:
        """The rules ask once more, and nothing has changed since the last answer."""
        self._add(Settled(full=self._state.full, narrow=dict(self._state.narrow)))

    def _add(self, answer: NatureMove) -> None:
        self.answers.append(answer)
        self._state = RULES.apply(self._state, answer).state

    def _fitting(self, done: Settlement) -> Settlement:
        """The same outcome in the words of the rules: only changes, only of what they have on the tower."""
        held = self._state.held
        released = held.piece if held is not None and held.kind != "withdraw" else ""
        places = {p: place for p, place in done.places.items() if self._is_news(p, place)}
        if released:
            places[released] = done.places.get(released, FALLEN)
        knocked = (p for p in done.knocked if p != released and places.get(p) in (FALLEN, HANGING))
        return replace(done, released=released, places=places, knocked=tuple(knocked))

    def _is_news(self, piece: PieceId, place: str) -> bool:
        state = self._state
        zone = state.zone_of(piece)
        if zone in (SUPPLY, ROW) or (zone == TABLE and place in (FALLEN, HANGING)):
            return False
        if place == HELD and (piece not in state.own or zone == HAND):
            return False
        return zone != place


def scene_of_view(view: View) -> Scene:
    """The tower that a view shows, and what the hand may take from it or bring to it."""
    return _scene_of(view.poses, view.zones, (*view.own, *view.wanted))


@lru_cache(maxsize=8)
def _scene_of(rows: Poses, zones: tuple[ZoneId, ...], grabbable: tuple[PieceId, ...]) -> Scene:
    poses = from_rows(dict(rows))
    zone_of = dict(zip(PIECE_IDS, zones, strict=True))
    places = {piece: zone_of[piece] for piece in poses if zone_of[piece] in FLOOR_OF}
    return Scene(poses, places, frozenset(grabbable))
