"""The buttons of a folded panel: icons alone, so that a turn can be played with the whole table in view."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QToolButton, QVBoxLayout, QWidget

from desktop.ui.panels.clearing import clear
from desktop.ui.panels.edge_tips import EdgeTips, tell
from desktop.ui.panels.plain import WrapButton
from desktop.ui.panels.presentation import Presentation
from desktop.ui.panels.second_press import SecondPress
from desktop.ui.theme.stylesheet import set_property, set_role


class ActionStrip(QWidget):
    """Mirrors the visible buttons of the open panel, and tells which was pressed."""

    pressed = Signal(str)
    """The object name of the button that it stands for."""

    def __init__(self, means: Presentation, second_press: SecondPress, tips: EdgeTips) -> None:
        super().__init__()
        self._means = means
        self._second_press = second_press
        self._tips = tips
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(2, 8, 2, 8)
        self._column.setSpacing(6)
        self._column.addStretch(1)

    def mirror(self, buttons: list[WrapButton]) -> None:
        """Stand for these buttons from now on, but for those aside: they ask in words, and are no step."""
        focused = (child.objectName() for child in self.findChildren(QToolButton) if child.hasFocus())
        kept = next(focused, "")
        clear(self._column)
        shown = [self._small(button) for button in buttons if button.property("role") != "quiet"]
        for place, small in enumerate(shown):
            self._column.insertWidget(place, small, 0, Qt.AlignmentFlag.AlignHCenter)
            small.show()
        # the main button has its place also while it is away: no other moves up under the pointer
        led = any(button.property("role") == "primary" for button in buttons)
        height = shown[0].sizeHint().height() + self._column.spacing() if shown and not led else 0
        self._column.setContentsMargins(2, 8 + height, 2, 8)
        if kept and shown:  # else the keyboard would go to whatever comes next in the window
            next((small for small in shown if small.objectName() == kept), shown[0]).setFocus()

    def standing_for(self, button: WrapButton) -> QToolButton | None:
        """What stands for a button of the open panel now."""
        items = (self._column.itemAt(index) for index in range(self._column.count()))
        shown = (widget for item in items if item is not None and (widget := item.widget()) is not None)
        found = next((each for each in shown if each.objectName() == f"strip-{button.objectName()}"), None)
        return found if isinstance(found, QToolButton) else None

    def _small(self, button: WrapButton) -> QToolButton:
        small = QToolButton()
        small.setObjectName(f"strip-{button.objectName()}")
        small.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        primary = button.property("role") == "primary" and not button.reluctant
        set_role(small, "strip-primary" if primary else "handle")
        set_property(small, "reluctant", button.reluctant)
        colours = self._means.look.colours
        colour = colours.on_accent if primary else colours.text_soft if button.reluctant else colours.text
        small.setIcon(self._means.icon(button.icon_name, colour))
        edge = self._means.icon_size
        small.setIconSize(QSize(edge, edge))
        small.setAccessibleName(button.label)
        small.setAccessibleDescription(button.accessibleDescription())
        tell(small, button.label, button.accessibleDescription())
        self._tips.watch(small)
        small.clicked.connect(self._on_clicked)
        self._second_press.watch(small)
        return small

    def _on_clicked(self) -> None:
        self.pressed.emit(self.sender().objectName().removeprefix("strip-"))
