"""Whether all text in a window can be read: nothing cut off, nothing taken for HTML."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QLabel, QWidget

from desktop.ui.panels.plain import WrapButton
from desktop.ui.panels.steps import StepMark

_WRAP = int(Qt.TextFlag.TextWordWrap.value)


def cut_off(window: QWidget) -> list[str]:
    """Every visible text that has too little room."""
    found: list[str] = []
    for widget in window.findChildren(QWidget):
        if not widget.isVisibleTo(window):
            continue
        if isinstance(widget, QLabel) and widget.text():
            room = QRect(0, 0, widget.contentsRect().width(), 10_000)
            flags = _WRAP if widget.wordWrap() else 0
            needed = widget.fontMetrics().boundingRect(room, flags, QLabel.text(widget))
            if needed.height() > widget.height() + 1 or needed.width() > widget.contentsRect().width() + 1:
                found.append(f"{widget.text()!r} needs {needed.size()}, has {widget.size()}")
        elif isinstance(widget, WrapButton) and widget.label and not widget.text_fits():
            found.append(f"button {widget.label!r} has {widget.size()}")
        elif isinstance(widget, StepMark) and widget.heightForWidth(widget.width()) > widget.height():
            found.append(f"step {widget.text!r} has {widget.size()}")
    return found


def texts(window: QWidget) -> set[str]:
    """All that is said by what shows in a window: labels, buttons, names for screen readers, tooltips."""
    said: set[str] = set()
    for widget in (window, *window.findChildren(QWidget)):
        if not widget.isVisibleTo(window) and widget is not window:
            continue
        said |= {widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()}
        if isinstance(widget, QLabel):
            said.add(widget.text())
        elif isinstance(widget, WrapButton):
            said.add(widget.label)
    return said - {""}
