"""Empties a layout whose lines are made anew with each state."""

from PySide6.QtWidgets import QLayout


def clear(layout: QLayout) -> None:
    """Hide and delete all widgets of a layout; what else is in it (spaces) stays.

    What ``takeAt`` gives to Python is freed by nobody: each line of each turn would stay in memory, some
    hundred bytes.
    """
    items = [layout.itemAt(index) for index in range(layout.count())]
    widgets = [item.widget() for item in items if item is not None]
    for old in widgets:
        if old is not None:
            layout.removeWidget(old)
            old.hide()
            old.deleteLater()
