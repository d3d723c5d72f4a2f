"""Guards against the PySide that loses references to None (6.12.0 on Python 3.11 aborts long sessions).

From Python 3.12 on None is immortal and its count stands still, so there this passes whatever comes.
"""

import sys
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QPixmapCache, QTransform
from PySide6.QtWidgets import QApplication, QGraphicsRectItem, QGraphicsScene

CALLS = 1000
SLACK = 100
"""References that come and go elsewhere in the process; the fault loses one a call."""


def void_methods() -> list[Callable[[], object]]:
    """Methods that return nothing, of every Qt module the program uses."""
    timer, thing, scene, item = QTimer(), QObject(), QGraphicsScene(), QGraphicsRectItem()
    return [
        lambda: timer.setInterval(5),
        lambda: thing.setObjectName("x"),
        lambda: thing.blockSignals(False) and None,
        lambda: scene.setSceneRect(0, 0, 10, 10),
        lambda: item.setPos(1, 2),
        lambda: item.setZValue(1),
        lambda: item.setTransform(QTransform()),
        QPixmapCache.clear,
        QApplication.processEvents,
    ]


def test_no_reference_to_none_is_lost(qapp: QApplication) -> None:
    for call in void_methods():
        call()
        before = sys.getrefcount(None)
        for _ in range(CALLS):
            call()
        assert sys.getrefcount(None) > before - SLACK
