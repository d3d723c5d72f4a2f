"""Showing and hiding what may have the keyboard."""

from PySide6.QtWidgets import QWidget

from desktop.ui.focus_chain import focused_in


def set_shown(part: QWidget, shown: bool) -> None:
    """Show or hide it. If it had the keyboard nobody has it then: Qt would give it to any neighbour.

    The page of the match sees that nobody has it, and brings it to where something can be done.
    """
    holder = focused_in(part.window()) or part.window()
    if not shown and (holder is part or part.isAncestorOf(holder)):
        holder.clearFocus()
    part.setVisible(shown)
