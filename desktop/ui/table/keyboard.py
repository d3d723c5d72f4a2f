"""Playing by keys: Tab goes from group to group, arrows walk as the table lies, Enter takes and drops."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from desktop.ui.focus_chain import along
from desktop.ui.patience import Patience
from desktop.ui.table.access import AccessLayer
from desktop.ui.table.keymap import Command, command_of, digit_of
from desktop.ui.table.stops import Direction, Subject, neighbour

_ARROWS: dict[Command, Direction] = {
    Command.LEFT: "left",
    Command.RIGHT: "right",
    Command.UP: "up",
    Command.DOWN: "down",
}

HAND_GROUP = "hand"
"""The group whose pieces the digit keys take."""


class Keyboard(QObject):
    """Moves the focus between stops and tells what else a key asks for."""

    pressed = Signal(object)
    """Take, drop or choose this Subject."""
    cancelled = Signal(object)
    """Esc, as the QKeyEvent: whoever has nothing to cancel ignores it, and the window gets it."""
    informed = Signal(object)
    """Tell about this Subject."""

    def __init__(self, access: AccessLayer, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._access = access
        self._last_in_group: dict[str, Subject] = {}
        self._last: Subject | None = None
        self.first: Callable[[QKeyEvent], bool] | None = None
        """Asked before anything else is made of a key: True when it was used."""
        self.tabbed: Callable[[], bool] | None = None
        """Whether the keyboard came here by Tab; otherwise Qt looked for a place for it by itself."""
        self.legal_places: Callable[[], list[Subject]] = list
        """Where what is held may go, or what is asked for lies: arrows walk among these, round and round."""
        self.leads_on: Callable[[Subject], bool] = lambda subject: True
        """Whether a press on a stop would do something now."""
        self._patience = Patience()
        access.key_pressed.connect(self._on_key)
        access.focused.connect(self._on_focused)

    def await_hand(self) -> None:
        """The keyboard came here by itself: a hurried press is still meant for where it was before."""
        self._patience.begin()

    def step(self, forward: bool) -> bool:
        """Go to the next or previous group; False at the ends, where Tab leaves the table."""
        here = self._access.current
        groups = self._groups()
        if here is None or here not in self._group_of():
            return False
        index = groups.index(self._group_of()[here]) + (1 if forward else -1)
        if not 0 <= index < len(groups):
            return False
        return self.enter(groups[index])

    def tab(self, table: QWidget, forward: bool) -> bool:
        """Tab on a stop: to the next group, or out of the table, or round again when it stands alone."""
        if self.step(forward):
            return True
        outside = self.next_outside(table, forward)
        if outside is None:
            return self.enter_from_outside(forward)
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        outside.setFocus(reason)
        return True

    def enter_from_outside(self, forward: bool) -> bool:
        """Come to the table by Tab (first group) or Shift+Tab (last group)."""
        groups = self._groups()
        return bool(groups) and self.enter(groups[0] if forward else groups[-1])

    def enter(self, group: str) -> bool:
        """Go to a group: to the stop where it was left, or to its first piece, or to its first stop.

        While something is held or asked for, its first stop that takes part is where one goes.
        """
        group_of = self._group_of()
        inside = [subject for subject in group_of if group_of[subject] == group]
        if not inside:
            return False
        legal = self.legal_places()
        inside = [subject for subject in inside if subject in legal] or inside
        last = self._last_in_group.get(group)
        if last not in inside:
            # among legal stops the first; else a piece says more than the ground under it
            of_use = inside if legal else [subject for subject in inside if subject.kind == "piece"]
            last = (of_use or inside)[0]
        return self._go(last)

    def enter_hand(self) -> bool:
        """Come to what is played from: to what can be used in the hand, or else anywhere on the table.

        Where nothing can be used the hand's pieces are read; without a hand one comes back to where one was.
        """
        group_of = self._group_of()
        pieces = [each for each in group_of if each.kind == "piece"]
        hand = [each for each in pieces if group_of[each] == HAND_GROUP]
        last = self._last_in_group.get(HAND_GROUP)
        first = [each for each in hand if each == last]
        then = [each for each in group_of if each == self._last]
        zones = [each for each in group_of if each.kind == "zone"]
        for each in (*first, *hand, *then, *pieces, *zones):
            if self.leads_on(each):
                return self._go(each)
        return self._go([*first, *hand][0]) if hand else self.resume()

    def resume(self) -> bool:
        """Come back to the stop where the keyboard was last, or to the first group that holds a piece."""
        group_of = self._group_of()
        if self._last is not None and self._last in group_of:
            return self._go(self._last)
        with_pieces = [group for subject, group in group_of.items() if subject.kind == "piece"]
        return self.enter(with_pieces[0]) if with_pieces else self.enter_from_outside(forward=True)

    def next_outside(self, table: QWidget, forward: bool) -> QWidget | None:
        """The widget after the whole table in the window's tab order, or None when there is none."""
        for widget in along(table, forward=forward):
            takes_tab = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
            if takes_tab and widget.isVisible() and widget.isEnabled() and not table.isAncestorOf(widget):
                return widget
        return None

    def _go(self, there: Subject) -> bool:
        """Bring the keyboard to a stop, and remember it as where somebody went."""
        self._last = there
        return self._access.focus(there, Qt.FocusReason.OtherFocusReason)

    def _group_of(self) -> dict[Subject, str]:
        groups: dict[Subject, str] = {}
        for subject in self._access.subjects:
            button = self._access.button(subject)
            if button is not None:
                groups[subject] = button.stop.group
        return groups

    def _groups(self) -> list[str]:
        return list(dict.fromkeys(self._group_of().values()))

    def _on_focused(self, subject: Subject, reason: Qt.FocusReason) -> None:
        if reason in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            # Qt came from outside to whichever button is first or last in its own order.
            if self.tabbed is None or self.tabbed():
                self.enter_from_outside(forward=reason == Qt.FocusReason.TabFocusReason)
            else:
                self.resume()  # a button beside the table is gone, and nobody asked to go anywhere
            return
        if reason == Qt.FocusReason.MouseFocusReason:
            self._last = subject
        group = self._group_of().get(subject)
        if group is not None:
            self._last_in_group[group] = subject

    def _on_key(self, event: QKeyEvent) -> None:
        here = self._access.current
        command = command_of(event)
        digit = digit_of(event)
        event.accept()
        if self.first is not None and self.first(event):
            return
        if here is None:
            event.ignore()
        elif command in _ARROWS:
            self._walk(here, _ARROWS[command])
        elif command in (Command.FIRST, Command.LAST, Command.NEXT, Command.PREVIOUS):
            self._jump(here, command)
        elif command is Command.PRESS:
            if not event.isAutoRepeat() and self._patience.lets_through():
                self.pressed.emit(here)
        elif command is Command.CANCEL:
            self.cancelled.emit(event)
        elif command is Command.INFORM:
            self.informed.emit(here)
        elif digit is None or not self._take_nth(digit):
            event.ignore()

    def _walk(self, here: Subject, direction: Direction) -> None:
        places = self._access.places()
        place = places.pop(here)
        legal = self.legal_places()
        if legal:
            places = {each: where for each, where in places.items() if each in legal}
        there = neighbour(place, places, direction)
        if there is None and legal:
            there = _next(legal, here, forward=direction in ("right", "down"))
        if there is not None:
            self._go(there)

    def _jump(self, here: Subject, command: Command | None) -> None:
        group_of = self._group_of()
        every = list(group_of)
        inside = [subject for subject in every if group_of[subject] == group_of[here]]
        there = {
            Command.FIRST: inside[0],
            Command.LAST: inside[-1],
            Command.NEXT: every[(every.index(here) + 1) % len(every)],
            Command.PREVIOUS: every[every.index(here) - 1],
        }.get(command or Command.FIRST, here)
        self._go(there)

    def _take_nth(self, number: int) -> bool:
        group_of = self._group_of()
        hand = [each for each in group_of if each.kind == "piece" and group_of[each] == HAND_GROUP]
        if number > len(hand):
            return False
        self._go(hand[number - 1])
        self.pressed.emit(hand[number - 1])
        return True


def _next(ring: list[Subject], here: Subject, *, forward: bool) -> Subject:
    """The stop after or before this one in a ring; its first or last for one that is not in it."""
    if here not in ring:
        return ring[0 if forward else -1]
    return ring[(ring.index(here) + (1 if forward else -1)) % len(ring)]
