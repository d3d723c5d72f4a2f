"""Lays out a scrolled page at once after it changed: no picture shows it half done, and Tab finds its way."""

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from desktop.ui.tab_order import order_tabs


def settle(part: QWidget) -> None:
    """Lay out the scrolled page that ``part`` is, or is on, from its innermost parts outward.

    Qt would do the same, one level at each turn of the event loop, and paint in between.
    """
    page: QWidget | None = part
    while page is not None and not isinstance(page, QScrollArea):
        page = page.parentWidget()
    if page is None or not page.isVisible():
        return
    for inner in (*reversed(page.findChildren(QWidget)), page):
        QCoreApplication.sendPostedEvents(inner, QEvent.Type.LayoutRequest.value)
    order_tabs(page)
