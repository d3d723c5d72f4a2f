"""Empties a layout whose lines are made anew with each state."""

from PySide6.QtWidgets import QLayout, QWidget


def clear(layout: QLayout) -> None:
    """Hide and delete all widgets of a layout; what else is in it (spaces) stays.

    What ``takeAt`` gives to Python is freed by nobody: each line of each turn would stay in memory, some
    hundred bytes. What ``itemAt`` gives is freed by Qt with its widget: nobody may still hold it then, or
    PySide takes whatever lies there next for that item.
    """
    for old in [_widget_at(layout, index) for index in range(layout.count())]:
        if old is not None:
            layout.removeWidget(old)
            old.hide()
            old.deleteLater()


def _widget_at(layout: QLayout, index: int) -> QWidget | None:
    item = layout.itemAt(index)
    return item.widget() if item is not None else None
