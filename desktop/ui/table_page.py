"""One open match on screen: table and panel, the curtain over them, and the moment of the end."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from desktop.engine.game import naming
from desktop.engine.ids import seat_of
from desktop.engine.manifest import Manifest
from desktop.engine.message import Message, Naming
from desktop.session.header import SeatInfo, table_of
from desktop.session.match import Match
from desktop.session.shelf import OpenMatch
from desktop.session.transition import Transition
from desktop.ui.bridge import Bridge
from desktop.ui.focus_chain import focused_in
from desktop.ui.panels.curtain import Curtain
from desktop.ui.panels.end_moment import EndMoment
from desktop.ui.panels.side_panel import SidePanel
from desktop.ui.room import Room
from desktop.ui.sound.earshot import Earshot
from desktop.ui.table.contract import GameTable
from desktop.ui.table.keymap import Command, command_of, is_letter
from desktop.ui.table.table import TableWidget
from desktop.ui.unsaved import Owing

LEAST_WIDTH = 600
"""In logical units. In so narrow a page the panel has folded, whatever it would take beside the table."""


class TablePage(QWidget):
    """Owns the bridge of one match until ``leave``, which parks the match; nothing is lost by it."""

    rule_wanted = Signal(str)
    home_wanted = Signal()
    again_wanted = Signal()

    def __init__(
        self,
        room: Room,
        manifest: Manifest,
        opened: OpenMatch[Any],
        game_table: GameTable[Any],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.manifest = manifest
        self.opened = opened
        self.game_table = game_table
        self._room = room
        self._naming = _naming_of(opened.match)
        room.words.set_naming(self._name_of)
        room.seat_colours(_chosen_colours(opened.match.header.seats))
        words, look, icons = room.words, room.look, room.icons
        self.bridge = Bridge(opened.match, hidden_hands=manifest.hidden_hands, parent=self)
        self.table = TableWidget(self.bridge, game_table, words, look)
        rules = opened.match.rules
        self.panel = SidePanel(self.bridge, self.table.handling, rules, game_table, words, look, icons)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        above = QVBoxLayout()
        above.setSpacing(0)
        self._row.addLayout(above, 1)
        above.addWidget(self.panel.rail.headline)
        above.addWidget(self.table, 1)
        self._row.addWidget(self.panel)
        self.curtain = Curtain(self.bridge, words, look, icons, self)
        self.end_moment = EndMoment(self.bridge, game_table, words, look, icons, self)
        self._earshot = Earshot(room.sounds, manifest.id, self.bridge, self.table.sounded, self)
        self._number = opened.match.number
        self._drafting = False
        self._spoken_anew = False
        self._table_soon = QTimer(self, singleShot=True)
        self._table_soon.timeout.connect(self._dress_table)
        self._connect()
        self._follow_preferences()

    @property
    def match(self) -> Match[Any]:
        """The match on this page."""
        return self.opened.match

    def take_focus(self) -> None:
        """Put the keyboard on what comes next: the curtain's button, a way on from the end, or the table."""
        if self.curtain.isVisible():
            self.curtain.setFocus()
        elif not self.end_moment.isHidden():
            self.end_moment.take_focus()
        else:
            self.table.take_focus()

    def keyPressEvent(self, event: QKeyEvent, /) -> None:
        # left over by table and panel alike: letters mean the same wherever the keyboard is
        if command_of(event) is Command.FINISH and not event.isAutoRepeat():
            self.panel.press_main()
        elif not (is_letter(event) and self.table.living.key(event)):
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent, /) -> None:
        super().resizeEvent(event)
        self.panel.set_page_width(self.width())
        self._row.activate()  # at once: the table has its size before it is first painted

    def minimumSizeHint(self) -> QSize:
        least = super().minimumSizeHint()
        return QSize(min(least.width(), LEAST_WIDTH), least.height())

    def undo(self) -> None:
        """Press the panel's Undo, or be told why there is none."""
        self.panel.press_undo()

    def redo(self) -> None:
        """Press the panel's Redo."""
        self.panel.press_redo()

    @property
    def owing(self) -> Owing:
        """What may not be on the disk."""
        return self.opened.autosave

    def finish(self) -> None:
        """Bring to its end what was begun on the table: leaving takes nothing back that has counted."""
        self.table.living.finish()

    def leave(self) -> None:
        """Park the match: everything is saved, and the file is free for others."""
        self._room.look_changed.disconnect(self._on_look)
        self._room.language_changed.disconnect(self._on_language)
        self._room.preferences_changed.disconnect(self._follow_preferences)
        if self._table_soon.isActive():
            self._table_soon.stop()
            self._show_again()
        self._earshot.leave()
        self.panel.leave()
        self.curtain.leave()
        self.end_moment.leave()
        self.bridge.leave()
        self.opened.close()
        self._room.forget_match()

    def _connect(self) -> None:
        self._room.look_changed.connect(self._on_look)
        self._room.language_changed.connect(self._on_language)
        self._room.preferences_changed.connect(self._follow_preferences)
        self.table.rule_wanted.connect(self.rule_wanted)
        self.panel.rule_asked.connect(self.rule_wanted)
        self.panel.folded_changed.connect(self._on_folded)
        self.panel.width_changed.connect(self._on_width)
        self.panel.end_asked.connect(self.end_moment.show_again)
        self.bridge.changed.connect(self._on_changed)
        self.table.handling.draft_changed.connect(self._on_draft_changed)
        self.table.hand.acted.connect(self.panel.let_stand)
        self.table.hand.refused.connect(self.panel.let_stand)
        self.bridge.eyes_changed.connect(self._turn_view)
        self.bridge.eyes_changed.connect(self._on_eyes_changed)
        self.end_moment.home_wanted.connect(self.home_wanted)
        self.end_moment.again_wanted.connect(self.again_wanted)
        self.end_moment.rule_asked.connect(self.rule_wanted)

    def _on_changed(self, transition: Transition[Any]) -> None:
        """Who plays by keys is led to the button that comes next, and back to the table.

        A button that was pressed and is offered again keeps the keyboard: it may be wanted once more.
        """
        self._number = self.match.number
        if self._covered():
            return
        if not self.table.access.by_keys:
            self._catch_keyboard()
            return
        forward = transition.direction == "forward"
        held = focused_in(self.window()) or self
        stays = self.table.isAncestorOf(held) or (forward and self.panel.isAncestorOf(held))
        if not (forward and self.panel.focus_main()) and not stays:
            self._lead_to_table()

    def _on_draft_changed(self) -> None:
        """A button that went with the draft may have had the keyboard; after a move _on_changed looks.

        Who began something by pressing a button comes to what can be named for it.
        """
        begun, self._drafting = self._drafting, self.table.handling.draft is not None
        if self._number != self.match.number or self._covered():
            return
        self._catch_keyboard()
        beside = self.panel.isAncestorOf(focused_in(self.window()) or self)
        legal = self.table.stage.legal() if self._drafting and not begun else []
        if beside and legal and self.table.access.by_keys:
            self.table.keyboard.await_hand()
            self.table.access.focus(legal[0], Qt.FocusReason.OtherFocusReason)

    def _catch_keyboard(self) -> None:
        """The button that had the keyboard is gone: it comes to where something can be done."""
        if (focused_in(self.window()) or self) is self:
            self._lead_to_table()

    def _on_eyes_changed(self) -> None:
        """The curtain rose: its button is gone, and one plays from the hand."""
        if self.bridge.eyes is not None and not self._covered():
            self._lead_to_table()

    def _lead_to_table(self) -> None:
        """A key that is still pressed at a button which is gone presses nothing here."""
        self.table.keyboard.await_hand()
        self.table.take_focus()

    def _covered(self) -> bool:
        return not self.curtain.isHidden() or not self.end_moment.isHidden()

    def _name_of(self, identifier: str) -> Message | str | None:
        """Names for the words: people as they are called at this table, all else by the game."""
        seat = seat_of(identifier)
        seats = self.opened.match.header.seats
        if seat is not None:
            return (seats[seat - 1].name or None) if 0 < seat <= len(seats) else None
        return self._naming(identifier)

    def _follow_preferences(self) -> None:
        chosen = self._room.preferences
        right = chosen.panel_side == "right"
        self._row.setDirection(
            QBoxLayout.Direction.LeftToRight if right else QBoxLayout.Direction.RightToLeft
        )
        self.panel.set_side(chosen.panel_side)
        self.end_moment.set_side(chosen.panel_side)
        self.panel.set_folded(not chosen.panel_open)
        self.panel.set_width(chosen.panel_width)
        self.table.set_dragging(chosen.input == "both")
        self.table.handling.confirms = chosen.confirm
        self._turn_view()

    def _turn_view(self) -> None:
        """Face the player in turn on a screen that lies flat; upright screens stay as they are."""
        seat = self.bridge.eyes or 1
        wanted = self._room.preferences.turn_view
        self.table.set_turn(180 if wanted and seat % 2 == 0 else 0)

    def _on_folded(self, folded: bool) -> None:
        self._room.change(panel_open=not folded)

    def _on_width(self, width: int) -> None:
        self._room.change(panel_width=width)

    def _on_look(self) -> None:
        """Words and panel follow at once, the table's pictures in the next turn of the loop.

        So the window answers between; until all is in the new look it keeps its picture in the old one.
        """
        for part in (self.panel, self.curtain, self.end_moment):
            part.set_look(self._room.look)
        self.window().setUpdatesEnabled(False)
        self._table_soon.start()

    def _on_language(self) -> None:
        self._spoken_anew = True

    def _dress_table(self) -> None:
        self.table.set_look(self._room.look, words_too=self._spoken_anew)
        self._spoken_anew = False
        self._show_again()

    def _show_again(self) -> None:
        window = self.window()
        window.setUpdatesEnabled(True)
        window.repaint()  # Qt still waits for a request to update that it passed over in between


def _naming_of(match: Match[Any]) -> Naming:
    """What pieces and places are called with the deck that the match carries."""
    return naming(match.rules, table_of(match.rules, match.header).deck)


def _chosen_colours(seats: Sequence[SeatInfo]) -> list[int]:
    """The seats' colours as indices into the theme's; a colour unknown or taken gives way."""
    chosen: list[int] = []
    for seat in seats:
        wanted = int(seat.colour) if seat.colour in {"0", "1", "2", "3", "4"} else -1
        free = [index for index in range(5) if index not in chosen]
        chosen.append(wanted if wanted in free else free[0])
    return chosen
