"""When a tip shows: after a moment of hovering, at once by key, long press or refusal; when it goes."""

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QObject, QRect, QTimer

from desktop.ui.table.stops import Subject
from desktop.ui.tooltips.content import TipContent
from desktop.ui.tooltips.tip import Tip

HOVER_MS = 400
GRACE_MS = 260
"""Time to move from a thing onto its tip."""
REASON_MS = 4000
"""A reason is not replaced by mere hovering before this; the next act takes it away at once."""

Describe = Callable[[Subject], tuple[TipContent, QRect] | None]
"""What is said of a subject now, and where it is on the screen; None when it is gone."""


class Tips(QObject):
    """Times one tip. There is never more than one, and none vanishes while it is looked at."""

    def __init__(self, tip: Tip, describe: Describe, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tip = tip
        self._describe = describe
        self._over: Subject | None = None
        self._shown: Subject | None = None
        self._reason_clock = QElapsedTimer()
        self._is_reason = False
        self._due = self._timer(HOVER_MS, self._on_due)
        self._grace = self._timer(GRACE_MS, self._on_grace)
        tip.entered.connect(self._on_entered)
        tip.exited.connect(self._on_exited)
        tip.closed.connect(self._forget)

    def _timer(self, length_ms: int, slot: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(length_ms)
        timer.timeout.connect(slot)
        return timer

    @property
    def shown(self) -> Subject | None:
        """What the visible tip speaks of; None for a reason or no tip."""
        return self._shown if self._tip.isVisible() else None

    def hover(self, subject: Subject | None) -> None:
        """The pointer is over this, or over nothing."""
        if subject == self._over:
            return
        self._over = subject
        self._due.stop()
        if subject is not None and subject == self._shown and self._tip.isVisible():
            self._grace.stop()
            return
        if self._tip.isVisible() and not self._tip.pinned and not self._must_stay():
            self._grace.start()
        if subject is not None:
            self._due.start()

    def inform(self, subject: Subject) -> TipContent | None:
        """Tell about a subject at once; asked again, pin the tip and bring the keyboard to it."""
        if self._tip.isVisible() and self._shown == subject:
            self._tip.set_pinned(True)
            self._tip.take_focus()
            return None
        return self._tell(subject)

    def give_reason(self, content: TipContent, where: QRect) -> None:
        """Say why something was refused, where the hand is."""
        self._stop()
        self._shown = None
        self._is_reason = True
        self._reason_clock.start()
        self._tip.set_pinned(False)
        self._tip.show_for(content, where)

    def act(self) -> None:
        """A new act begins: what was said before goes, unless it is pinned."""
        self._stop()
        self._over = None
        if not self._tip.pinned:
            self._put_away()

    def dismiss(self) -> bool:
        """Close the tip by hand, pinned or not; whether there was one."""
        self._stop()
        if not self._tip.isVisible():
            return False
        self._put_away()
        return True

    def refresh(self) -> None:
        """The table or the language changed: say it anew, or close what no longer exists."""
        if self._is_reason or not self._tip.isVisible() or self._shown is None:
            return
        told = self._describe(self._shown)
        if told is None:
            self._put_away()
        else:
            self._tip.show_for(*told)

    def _must_stay(self) -> bool:
        return self._is_reason and self._reason_clock.elapsed() < REASON_MS

    def _tell(self, subject: Subject) -> TipContent | None:
        told = self._describe(subject)
        if told is None:
            return None
        self._stop()
        self._shown = subject
        self._is_reason = False
        self._tip.set_pinned(False)
        self._tip.show_for(*told)
        return told[0]

    def _stop(self) -> None:
        self._due.stop()
        self._grace.stop()

    def _put_away(self) -> None:
        self._forget()
        self._tip.put_away()

    def _forget(self) -> None:
        self._shown = None
        self._is_reason = False

    def _on_due(self) -> None:
        if self._over is not None and not self._tip.pinned and not self._must_stay():
            self._tell(self._over)

    def _on_grace(self) -> None:
        if not self._tip.pinned and not self._tip.underMouse():
            self._put_away()

    def _on_entered(self) -> None:
        self._stop()

    def _on_exited(self) -> None:
        if not self._tip.pinned and not self._must_stay():
            self._over = None
            self._grace.start()
