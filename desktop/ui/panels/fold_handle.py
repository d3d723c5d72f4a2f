"""The button at the panel's edge that folds and opens it."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QToolButton

from desktop.ui.panels.edge_tips import tell
from desktop.ui.panels.presentation import Presentation
from desktop.ui.theme.stylesheet import set_role


class FoldHandle(QToolButton):
    """Says what a press would do; knows nothing of the panel."""

    def __init__(self, means: Presentation) -> None:
        super().__init__()
        self._means = means
        self.setObjectName("fold")
        set_role(self, "handle")

    def dress(self, folded: bool) -> None:
        """Show and say what it does to a panel that is folded, or is not."""
        words, edge = self._means.words, self._means.spaced(20)
        tip = words.tr("app.panel.unfold") if folded else words.tr("app.panel.fold")
        self.setIcon(self._means.icons.icon("panel", self._means.look, edge))
        self.setIconSize(QSize(edge, edge))
        tell(self, tip)
        self.setAccessibleName(tip)
