"""The rows of buttons in the panel, from what comes next down to what comes and goes with the hand."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from desktop.ui.panels.flow import FlowLayout
from desktop.ui.panels.plain import WrapButton
from desktop.ui.table.contract import Action

ROW_GAP = 8
"""Pixels between rows of buttons."""


class ButtonRow(QWidget):
    """Buttons side by side that share the width."""

    def __init__(self) -> None:
        super().__init__()
        self.flow = FlowLayout(self, stretch=True)

    @property
    def shown(self) -> list[WrapButton]:
        """The buttons on offer, from the first on."""
        items = (self.flow.itemAt(at) for at in range(self.flow.count()))
        widgets = (item.widget() for item in items if item is not None and not item.isEmpty())
        return [widget for widget in widgets if isinstance(widget, WrapButton)]

    @property
    def first(self) -> WrapButton | None:
        """The first button that is shown."""
        return next(iter(self.shown), None)

    def height_at(self, width: int) -> int:
        """How tall it is at a width."""
        return self.flow.heightForWidth(width)


class MainRow(ButtonRow):
    """Keeps its place while it is empty: a second press of what ended a turn meets nothing else there."""

    def __init__(self) -> None:
        super().__init__()
        self.kept = 0
        """So tall it stays at least, also without a button."""
        self._span: object = None

    def keep(self, least: int, span: object) -> None:
        """Stay as tall as it ever was in this ``span`` (any value), but no less than so tall; 0: give way."""
        if span != self._span or not least:
            self._span, self.kept = span, 0
        if least:
            self.kept = max(self.kept, least, self.flow.heightForWidth(max(1, self.width())))
        if self.kept != self.minimumHeight():
            self.setMinimumHeight(self.kept)
        self.setVisible(self.kept > 0 or self.first is not None)

    def height_at(self, width: int) -> int:
        return max(self.kept, super().height_at(width))


class ButtonRows:
    """Each button has one row; which, its action says."""

    def __init__(self) -> None:
        self.main = MainRow()
        self.game = ButtonRow()
        self.own = ButtonRow()
        """Steps back and forth."""
        self.aside = ButtonRow()
        self.aside.flow.stacked = True  # a question's first answer stands where it was asked for
        """Never where another button stood, as what ends a game: below what is always offered."""
        self.fleeting = ButtonRow()
        self._scarce = False
        self.all = (self.main, self.game, self.own, self.aside, self.fleeting)
        self.upward = (self.fleeting, self.aside, self.main, self.game, self.own)
        """The same where they end the panel: what stays is moved by nothing that comes and goes above it."""

    def of(self, action: Action) -> ButtonRow:
        """The row of an action's button."""
        if action.primary:
            return self.main
        if action.fleeting:
            return self.fleeting
        return self.aside if action.aside else self.game

    def put(self, button: WrapButton, action: Action) -> None:
        """Add the button behind those of its row, out of whichever row it was in."""
        for row in self.all:
            row.flow.removeWidget(button)
        row = self.of(action)
        row.flow.addWidget(button)
        button.set_compact(self._scarce and row is self.fleeting)

    def set_scarce(self, scarce: bool) -> None:
        """Where room is scarce what comes and goes with the hand is icons, so that all of it is in sight."""
        self._scarce = scarce
        for at in range(self.fleeting.flow.count()):
            item = self.fleeting.flow.itemAt(at)
            button = item.widget() if item is not None else None
            if isinstance(button, WrapButton):
                button.set_compact(scarce)

    def show_for(self, actions: Sequence[Action], *, main: bool, own_hand: bool, drafting: bool) -> None:
        """Show the rows that hold something; what the panel itself brings besides, the flags say."""
        filled = {self.of(action) for action in actions}
        brought = ((self.main, main), (self.game, own_hand), (self.fleeting, drafting))
        filled |= {row for row, shown in brought if shown}
        for row in (self.game, self.aside, self.fleeting):
            row.setVisible(row in filled)
        self.main.setVisible(self.main in filled or self.main.kept > 0)
        self.own.setVisible(self.own.first is not None)  # an empty row would leave its gap

    @property
    def next(self) -> WrapButton | None:
        """What is most likely pressed next: the main button, or else the game's first."""
        return self.main.first or self.game.first

    def heights(self, width: int) -> tuple[int, int, int]:
        """How far down the line of what is pressed next reaches, what stays below it, and all of them.

        The first with the gap below it; zeros where there is nothing to press.
        """
        shown = [row for row in self.all if row.first is not None]
        if not shown:
            return 0, 0, 0
        staying = [row for row in shown if row in (self.main, self.game, self.own)] or shown
        above = self.main.height_at(width) + ROW_GAP if self.main.kept and self.main not in shown else 0
        first = staying[0].flow.first_line_height(width) + ROW_GAP
        stay, last = (sum(row.height_at(width) + ROW_GAP for row in rows) for rows in (staying, shown))
        return above + first, above + stay, above + last
