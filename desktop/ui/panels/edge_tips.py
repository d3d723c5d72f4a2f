"""Tips of the panel's icons and buttons: told beside the panel, over the table, where they hide no button."""

from typing import cast

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from desktop.ui.panels.presentation import Presentation
from desktop.ui.tooltips.content import TipContent
from desktop.ui.tooltips.placing import EDGE_PX
from desktop.ui.tooltips.tip import Tip

TOLD = "told"
"""The property of a button that holds what its tip says, line by line."""

_BY_KEYS = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
_GONE = (
    QEvent.Type.Leave,
    QEvent.Type.FocusOut,
    QEvent.Type.Hide,
    QEvent.Type.MouseButtonPress,
    QEvent.Type.KeyPress,
)


def tell(button: QAbstractButton, title: str, *lines: str) -> None:
    """Set what the tip of a button says. It has none of Qt's, which a screen reader would be read as well."""
    button.setProperty(TOLD, [title, *(line for text in lines for line in text.splitlines() if line)])


class EdgeTips(QObject):
    """Shows the tip of one button at a time, on hover or when the keyboard comes to an icon."""

    def __init__(self, means: Presentation, panel: QWidget) -> None:
        super().__init__(panel)
        self._means = means
        self._panel = panel
        self._tip: Tip | None = None
        means.hints = self

    def watch(self, button: QAbstractButton) -> None:
        """Tell what that button does from now on."""
        button.installEventFilter(self)

    def hint(self, button: QAbstractButton) -> None:
        """Tell what a button with words on it does from now on, where it says more than its words."""
        button.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent, /) -> bool:
        kind = event.type()
        if kind == QEvent.Type.ToolTip:
            self._show(cast("QAbstractButton", watched))
            return True  # Qt would lay its own over the icons below
        if kind == QEvent.Type.FocusIn and cast("QFocusEvent", event).reason() in _BY_KEYS:
            self._show(cast("QAbstractButton", watched))
        elif kind in _GONE and self._tip is not None:
            self._tip.put_away()
        return False

    def _show(self, button: QAbstractButton) -> None:
        told: list[str] = button.property(TOLD) or _said_more(button)
        page = self._panel.parentWidget()
        if not told or page is None:
            return
        if self._tip is None:
            self._tip = Tip(page, self._means.look, self._means.words)
        tip = self._tip
        tip.set_look(self._means.look)
        beside = QRect(self._panel.x(), 0, self._panel.width(), page.height())
        tip.show_for(TipContent(told[0], tuple(told[1:])), beside, passive=True)
        level = button.mapTo(page, button.rect().center()).y() - tip.height() // 2
        tip.move(tip.x(), max(EDGE_PX, min(level, page.height() - tip.height() - EDGE_PX)))


def _said_more(button: QAbstractButton) -> list[str]:
    """A button's name and what it says on hover; nothing where it says nothing."""
    more = [line for line in button.accessibleDescription().splitlines() if line]
    return [button.accessibleName(), *more] if button.toolTip() else []
