"""Mouse buttons between two tests: nobody holds one through."""

import sys


def lift_buttons() -> None:
    """Bring up what a test has left down: while a button is down the pointer enters no other window."""
    if "PySide6.QtWidgets" not in sys.modules:
        return
    from PySide6.QtCore import QPoint, Qt
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication, QWidget

    if QApplication.instance() is None or QApplication.mouseButtons() == Qt.MouseButton.NoButton:
        return
    ground = QWidget()
    ground.resize(40, 40)
    ground.show()
    for button in (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton, Qt.MouseButton.RightButton):
        if QApplication.mouseButtons() & button:
            QTest.mouseRelease(ground, button, pos=QPoint(5, 5))
    ground.close()
    ground.deleteLater()
