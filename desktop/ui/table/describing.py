"""Puts the stops' words onto their buttons a few at a time, so that taking a piece never waits for them."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

from desktop.ui.table.stops import Subject

SLICE_MS = 3
"""Longer would be felt while a piece is dragged; 150 stops are done within a tenth of a second."""

Describe = Callable[[Subject], None]


class Describing(QObject):
    """A queue of stops whose words are due. ``finish`` does the rest at once."""

    def __init__(self, describe: Describe, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._describe = describe
        self._due: dict[Subject, None] = {}
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._on_slice)

    def ask(self, subjects: Iterable[Subject], first: Subject | None) -> None:
        """These stops need their words anew; the one that has the keyboard gets them now."""
        self._due = dict.fromkeys(subjects)
        if first is not None and first in self._due:
            del self._due[first]
            self._describe(first)
        if self._due and not self._timer.isActive():
            self._timer.start()

    def hurry(self, subject: Subject) -> None:
        """This one is read now."""
        if subject in self._due:
            del self._due[subject]
            self._describe(subject)

    def finish(self) -> None:
        """Do all that is due."""
        due, self._due = self._due, {}
        self._timer.stop()
        for subject in due:
            self._describe(subject)

    def _on_slice(self) -> None:
        self._clock.start()
        while self._due and self._clock.elapsed() < SLICE_MS:
            subject = next(iter(self._due))
            del self._due[subject]
            self._describe(subject)
        if not self._due:
            self._timer.stop()
