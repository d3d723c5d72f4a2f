"""When a tip shows: after a moment of hovering, at once by key, long press or refusal; when it goes."""

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QObject, QRect, QTimer

from desktop.ui.table.stops import Subject
from desktop.ui.theme.look import Look
from desktop.ui.tooltips.content import TipContent
from desktop.ui.tooltips.tip import Tip

HOVER_MS = 400
GRACE_MS = 260
"""Time to move from a thing onto its tip."""
REASON_MS = 4000
"""A reason is not replaced by mere hovering before this; the next act takes it away at once."""

Describe = Callable[[Subject], tuple[TipContent, QRect] | None]
"""What is said of a subject now, and where it is on the screen; None when it is gone."""

Wanted = Callable[[], tuple[QRect, ...] | None]
"""What the hand may choose next, on the screen; None while it holds nothing and nothing is begun."""

Others = Callable[[Subject | None], tuple[tuple[QRect, ...], tuple[QRect, ...]]]
"""Where on the screen other things are, besides the one that is told about: those that a press leads on
from, and those that are only read."""


class Tips(QObject):
    """Times one tip. There is never more than one, and none vanishes while it is looked at.

    While a move is in the making a tip gives way: what merely tells is passive, and what was asked
    for or refuses is passive as soon as it covers a place that may be chosen.
    """

    def __init__(
        self, tip: Tip, describe: Describe, wanted: Wanted, others: Others, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._tip = tip
        self._describe = describe
        self._wanted = wanted
        self._others = others
        self._over: Subject | None = None
        self._shown: Subject | None = None
        self._reason_clock = QElapsedTimer()
        self._is_reason = False
        self._due = self._timer(HOVER_MS, self._on_due)
        self._grace = self._timer(GRACE_MS, self._on_grace)
        tip.entered.connect(self._on_entered)
        tip.exited.connect(self._on_exited)
        tip.closed.connect(self._forget)
        tip.pressed_away.connect(self.act)

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

    def hover(self, subject: Subject | None, *, approaching: bool = False) -> None:
        """The pointer is over this, or over nothing. ``approaching``: on its way to the tip."""
        if subject == self._over:
            return
        self._over = subject
        self._due.stop()
        if subject is not None and subject == self._shown and self._tip.isVisible():
            self._grace.stop()
            return
        if self._tip.isVisible() and not self._tip.pinned and not self._must_stay():
            if approaching and not self._tip.passive:
                self._grace.start()
            elif subject is not None and self._tell(subject) is not None:
                return
            else:
                self._put_away()
        if subject is not None:
            self._due.start()

    def tell(self, subject: Subject) -> TipContent | None:
        """Tell about the subject under the hand at once; it goes with the hand like any other."""
        self._over = subject
        return self._tell(subject)

    def inform(self, subject: Subject) -> TipContent | None:
        """Tell about a subject at once; asked again, pin the tip and bring the keyboard to it."""
        if self._tip.isVisible() and self._shown == subject:
            self._tip.set_pinned(True)
            self._show(self._tip.content, self._tip.subject)
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
        self._show(content, where)

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

    def outdate(self) -> None:
        """The position is another: a refusal speaks of one that is gone, even where it was pinned."""
        if self._tip.isVisible() and self._tip.content.refused:
            self.dismiss()

    def retranslate(self, look: Look) -> None:
        """Other words: a refusal was said in the old ones, and its moment is over."""
        if self._shown is None:
            self.dismiss()
        self._tip.set_look(look)

    def follow_draft(self) -> None:
        """The move in the making is another: a reason that nobody pinned has been answered."""
        if self._is_reason and not self._tip.pinned:
            self.dismiss()

    def refresh(self) -> None:
        """The table or the language changed: say it anew, or close what no longer exists."""
        if not self._tip.isVisible():
            return
        if self._shown is None:
            self._show(self._tip.content, self._tip.subject)
            return
        told = self._describe(self._shown)
        if told is None:
            self._put_away()
        else:
            self._show(*told)

    def follow_size(self) -> None:
        """The table has another size: a tip goes along with what it speaks of; where a hand was is gone."""
        if self._shown is None:
            self.dismiss()
        self.refresh()

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
        self._show(*told)
        return told[0]

    def _show(self, content: TipContent, where: QRect) -> None:
        wanted = self._wanted()
        if wanted is None:
            pressed, read = self._others(self._shown)
            self._tip.show_for(content, where, pressed, read)
            return
        told_only = not self._is_reason and not self._tip.pinned
        pressed, read = self._others(None) if self._is_reason else ((), ())  # hovering must be quick
        others = (*pressed, *read)
        self._tip.show_for(content, where, wanted, others, passive=told_only)
        if not told_only and any(self._tip.geometry().intersects(each) for each in wanted):
            self._tip.show_for(content, where, wanted, others, passive=True)

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
