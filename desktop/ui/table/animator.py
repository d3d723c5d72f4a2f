"""Motion: pieces on their way, by one timer that runs only while something moves."""

import math
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QElapsedTimer, QObject, Qt, QTimer, Signal

from desktop.ui.table.faces import Picture
from desktop.ui.table.piece import PieceItem, Pose

FRAME_MS = 16


@dataclass(slots=True)
class Travel:
    """A piece's way through poses. ``picture`` is shown at the end (at half way, when it flips)."""

    item: PieceItem
    poses: tuple[Pose, ...]
    delay_ms: int = 0
    flip: bool = False
    picture: Picture | None = None
    arrived: Callable[[PieceItem], None] | None = None


@dataclass(slots=True)
class _Running:
    travel: Travel
    begin_ms: int
    length_ms: int
    turned: bool = False


class Animator(QObject):
    """Runs travels; ``finish`` sets every piece to its end at once. Length 0 never interpolates."""

    finished = Signal()
    """Nothing moves any more."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.motion_ms = 0
        """Length of a straight travel; 0: end pictures only."""
        self.frames = 0
        """Interpolated frames shown so far (tests ask)."""
        self._running: dict[int, _Running] = {}
        self._easing = QEasingCurve(QEasingCurve.Type.OutCubic)
        self._clock = QElapsedTimer()
        self._clock.start()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME_MS)
        self._timer.timeout.connect(self._on_tick)

    @property
    def busy(self) -> bool:
        """Whether a piece is on its way."""
        return bool(self._running)

    def moves(self, item: PieceItem) -> bool:
        """Whether this piece is on its way."""
        return id(item) in self._running

    def goal(self, item: PieceItem) -> Pose | None:
        """Where a travelling piece is going; None for one at rest."""
        running = self._running.get(id(item))
        return running.travel.poses[-1] if running else None

    def run(self, travel: Travel) -> None:
        """Send a piece on its way; a travel of the same piece that is under way is replaced."""
        if self.motion_ms <= 0 or not travel.poses:
            self._running.pop(id(travel.item), None)
            self._arrive(travel)
            return
        legs = len(travel.poses)
        length = round(self.motion_ms * (1 + 0.5 * (legs - 1)))
        travel.poses = (travel.item.pose, *travel.poses)
        self._running[id(travel.item)] = _Running(travel, self._clock.elapsed() + travel.delay_ms, length)
        if not self._timer.isActive():
            self._timer.start()

    def stop(self, item: PieceItem) -> None:
        """Forget a piece's travel, e.g. because the hand has taken it."""
        self._running.pop(id(item), None)
        self._rest_if_idle()

    def finish(self) -> None:
        """Set every travelling piece to the end of its way."""
        running = list(self._running.values())
        self._running.clear()
        for each in running:
            self._arrive(each.travel)
        self._rest_if_idle()
        if running:
            self.finished.emit()

    def _arrive(self, travel: Travel) -> None:
        item = travel.item
        if travel.picture is not None:
            item.show_picture(travel.picture)
        item.squeeze(1.0)
        if travel.poses:
            item.take_pose(travel.poses[-1])
        if travel.arrived is not None:
            travel.arrived(item)

    def _rest_if_idle(self) -> None:
        if not self._running:
            self._timer.stop()

    def _on_tick(self) -> None:
        now = self._clock.elapsed()
        arrived: list[Travel] = []
        for key, running in list(self._running.items()):
            share = (now - running.begin_ms) / running.length_ms
            if share >= 1.0:
                del self._running[key]
                arrived.append(running.travel)
            elif share > 0.0:
                self._show(running, share)
        for travel in arrived:
            self._arrive(travel)
        if not self._running:
            self._timer.stop()
            self.finished.emit()

    def _show(self, running: _Running, share: float) -> None:
        self.frames += 1
        travel = running.travel
        eased = self._easing.valueForProgress(share)
        legs = len(travel.poses) - 1
        leg = min(legs - 1, int(eased * legs))
        travel.item.take_pose(travel.poses[leg].towards(travel.poses[leg + 1], eased * legs - leg))
        if travel.flip:
            travel.item.squeeze(abs(math.cos(math.pi * share)))
            if share >= 0.5 and not running.turned and travel.picture is not None:
                running.turned = True
                travel.item.show_picture(travel.picture)
