"""Who has the keyboard in a window, and the window's own order of Tab, read without doing harm.

PySide takes whatever ``nextInFocusChain`` or ``focusWidget`` gives for a child of the widget that was asked.
A page that then belongs to a scroll bar goes, with all that is on it, when Python's collector takes the bar
for garbage. So they are asked here alone, and everybody is given back afterwards.
"""

from typing import cast

from PySide6.QtWidgets import QWidget


def focused_in(window: QWidget) -> QWidget | None:
    """Who has the keyboard in a window, or would have it if the window were active; None if nobody."""
    found = cast("QWidget | None", window.focusWidget())
    if found is not None:
        found.setParent(found.parentWidget())
    return found


def along(start: QWidget, *, forward: bool = True) -> list[QWidget]:
    """The other widgets of the window, as Tab or Shift+Tab meets them after ``start``; once round."""
    met: list[QWidget] = []
    here = _beside(start, forward)
    while here is not None and here is not start:
        met.append(here)
        here = _beside(here, forward)
    _give_back(start.window())
    return met


def _beside(widget: QWidget, forward: bool) -> QWidget | None:
    return widget.nextInFocusChain() if forward else widget.previousInFocusChain()


def _give_back(window: QWidget) -> None:
    """Make everybody the window's again, and the window its own or its parent's."""
    window.findChildren(QWidget)
    window.setParent(window.parentWidget())
