"""Whether a screen comes to rest, and who keeps it from that."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

LOOK_MS = 30
LOOKS = 20
"""How often a screen is looked at before it counts as one that never rests."""


class Asked(QObject):
    """Who asks to be laid out again."""

    def __init__(self) -> None:
        super().__init__()
        self.who: set[str] = set()

    def eventFilter(self, watched: QObject, event: QEvent, /) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.who.add(watched.objectName() or type(watched).__name__)
        return False


def restless(app: QApplication) -> set[str]:
    """Who still asks to be laid out after all this time; nobody on a screen that comes to rest."""
    asked = Asked()
    app.installEventFilter(asked)
    for _ in range(LOOKS):
        asked.who.clear()
        QTest.qWait(LOOK_MS)
        if not asked.who:
            break
    app.removeEventFilter(asked)
    return asked.who
