"""What a screen reader would be told, asked of Qt itself: cheap, and the same on every system."""

from collections.abc import Iterator

from access.heard import Heard
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

ROLES = {
    "Button": "push button", "ButtonMenu": "push button",
    "CheckBox": "check box", "RadioButton": "radio button",
    "ComboBox": "combo box", "EditableText": "text", "Client": "filler", "ListItem": "list item",
    "StaticText": "label", "Window": "filler", "PageTab": "page tab", "PageTabList": "page tab list",
    "SpinBox": "spin button", "MenuItem": "menu item", "PopupMenu": "popup menu", "TreeItem": "tree item",
    "Cell": "table cell", "Border": "panel", "Grouping": "panel",
}  # fmt: skip
"""Qt's names where AT-SPI has others."""


def heard_in(window: QWidget) -> list[Heard]:
    """Everything that shows in a window, in reading order."""
    top = QAccessible.queryAccessibleInterface(window)
    return list(_walk(top, "")) if top is not None else []


def _walk(thing: QAccessibleInterface, path: str) -> Iterator[Heard]:
    state = thing.state()
    if state.invisible:
        return
    heard = _heard(thing, path)
    yield heard
    for number in range(thing.childCount()):
        child = thing.child(number)
        if child is not None and child.isValid():
            yield from _walk(child, f"{path}/{heard.name[:20] or heard.role}.{number}")


def _heard(thing: QAccessibleInterface, path: str) -> Heard:
    state = thing.state()
    states = {
        "enabled": not state.disabled, "focusable": state.focusable, "focused": state.focused,
        "checkable": state.checkable, "checked": state.checked, "expandable": state.expandable,
    }  # fmt: skip
    role = thing.role().name
    action = thing.actionInterface()
    labels = tuple(
        other.text(QAccessible.Text.Name)
        for other, kind in thing.relations(QAccessible.RelationFlag.Label)
        if kind & QAccessible.RelationFlag.Label
    )
    return Heard(
        ROLES.get(role, role.lower()),
        thing.text(QAccessible.Text.Name),
        thing.text(QAccessible.Text.Description),
        frozenset(name for name, holds in states.items() if holds),
        tuple(action.actionNames()) if action is not None else (),
        labels,
        path,
    )
