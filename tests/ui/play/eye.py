"""What must hold of the window at any moment: scene and model agree, the file is whole, nothing leaks."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from games.conformance.hidden import hidden_from
from PySide6.QtWidgets import (
    QAbstractButton,
    QGraphicsTextItem,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)
from support.table_probe import Probe

from desktop.engine.ids import Seat
from desktop.session.dealer import SeededDealer
from desktop.session.matchfile import read_match
from desktop.session.resume import checked_script, resume
from desktop.ui.main_window import MainWindow
from desktop.ui.table_page import TablePage


def faults_of(window: MainWindow) -> Iterator[str]:
    """Everything that is wrong with the window now; the table must be at rest."""
    page = window.table_page
    if page is None:
        return
    yield from _table_faults(page)
    yield from _match_faults(page)
    yield from _file_faults(page)
    yield from leaks(page)


def _table_faults(page: TablePage) -> Iterator[str]:
    if page.bridge.view is None:
        pieces = list(page.table.scene.pieces)
        if pieces or page.table.access.subjects:
            yield f"behind the curtain there is something: {pieces or page.table.access.subjects}"
        if not page.curtain.isVisible():
            yield "nobody's eyes are on the table, and no curtain hangs"
        return
    for fault in Probe(page.table).faults():
        yield f"scene: {fault}"
    ended = page.match.outcome is not None
    if page.end_moment.isVisible() and not ended:
        yield "the end is shown of a match that goes on"
    if page.curtain.isVisible() and not ended:
        yield "the curtain hangs before open eyes"
    if page.bridge.may_act and not page.panel._actions.offered():
        yield "the seat in turn is offered nothing"


def _match_faults(page: TablePage) -> Iterator[str]:
    match = page.match
    rules, state = match.rules, match.state
    whole = set(rules.pieces(match._states[0]))
    if set(rules.pieces(state)) != whole:
        yield f"pieces lost or won: {set(rules.pieces(state)) ^ whole}"
    if (rules.turn_of(state) is None) != (match.outcome is not None):
        yield "nobody's turn, and no end; or the other way round"
    draft = page.bridge.drafting.draft
    if draft is not None and not rules.consider(state, draft).verdict.allowed:
        yield f"a draft that the rules refuse: {draft}"


def _file_faults(page: TablePage) -> Iterator[str]:
    match = page.match
    data = page.opened.autosave.path.read_bytes()
    script = read_match(data)
    if script.damage is not None:
        yield f"the file is damaged: {script.damage}"
        return
    again = resume(match.rules, checked_script(script, page.manifest), SeededDealer(0))
    if not again.faithful:
        yield f"the file is not replayed: {again.repair}"
    if again.match.state != match.state:
        yield "the file replays to another state"
    if again.match.header != match.header:
        yield "the file has another header"
    if again.match.base + again.match.cursor != match.base + match.cursor:
        yield "the file's cursor stands elsewhere"


# hidden cards

COUNTERS = ("点", "枚")
"""What follows a number that counts in Japanese, where a name's would end."""
OF_A_KIND = 8
"""A name that so many pieces share is that of a kind, of which prices and rules speak openly."""


def leaks(page: TablePage) -> Iterator[str]:
    """Hidden pieces that the window names, by id anywhere in it or by name in any text."""
    eyes = page.bridge.knower or None  # what is told before two is for nobody alone
    seats = range(1, len(page.match.header.seats) + 1)
    hidden = _hidden(page, eyes, seats)
    ids = hidden & set(held_ids(page))
    if ids:
        yield f"hidden pieces are in the window of {eyes}: {sorted(ids)}"
    known = {_name(page, piece) for piece in _ever_seen(page, eyes, seats)}
    names = Counter(_name(page, piece) for piece in page.match.rules.pieces(page.match.state))
    secret = {name for piece in hidden if names[name := _name(page, piece)] < OF_A_KIND} - known
    spoken = "\n".join(read_and_heard(page)).casefold()
    for name in sorted(secret):
        if name.casefold() in spoken and _named(spoken, name.casefold()):
            yield f"the window of {eyes} speaks of a card that was never seen: {name}"


def _named(spoken: str, name: str) -> bool:
    """Whether the name stands there and not within a longer one (5 in 52, ローカス5 in ローカス5点)."""
    start = spoken.find(name)
    while start >= 0:
        after = spoken[start + len(name) : start + len(name) + 1]
        if not after.isdigit() and after not in COUNTERS:
            return True
        start = spoken.find(name, start + 1)
    return False


def _hidden(page: TablePage, eyes: Seat | None, seats: range) -> set[str]:
    """All pieces whose place somebody who may look at the screen cannot know."""
    match = page.match
    lookers = [eyes] if eyes is not None else seats
    return {piece for seat in lookers for piece in hidden_from(match.rules, match.state, seat)}


def _seen_in(page: TablePage, state: Any, eyes: Seat | None) -> set[str]:
    rules = page.match.rules
    pieces = set(rules.pieces(state))
    if eyes is not None:
        return pieces & set(_strings(rules.view(state, eyes)))
    seats = range(1, len(page.match.header.seats) + 1)
    if not page.bridge.hotseat.needs_curtain:
        return pieces
    seen = [pieces & set(_strings(rules.view(state, seat))) for seat in seats]
    return set.intersection(*seen)


def _ever_seen(page: TablePage, eyes: Seat | None, seats: range) -> set[str]:
    """What the eyes could ever see, and what an event told them."""
    match = page.match
    seen: set[str] = set()
    for state in match._states:
        seen |= _seen_in(page, state, eyes)
    for seat in [eyes] if eyes is not None else seats:
        told = {text for entry in match.log for event in entry.events for text in _facts(event, seat)}
        seen |= told if eyes is not None or seat == 1 else set()
    return seen


def _facts(event: Any, seat: Seat | None) -> Iterator[str]:
    if event.only is None:  # a public event names what all have seen
        yield from _strings(dict(event.facts))


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for each in value.values():
            yield from _strings(each)
    elif isinstance(value, tuple | list | frozenset | set):
        for each in value:
            yield from _strings(each)
    elif hasattr(value, "__dataclass_fields__"):
        for field in value.__dataclass_fields__:
            yield from _strings(getattr(value, field))


def _name(page: TablePage, piece: str) -> str:
    name = page.match.rules.name_of(piece)
    words = page._room.words
    return words.say(name) if name is not None else piece


def held_ids(page: TablePage) -> Iterator[str]:
    """Every id of a piece that the window holds."""
    table = page.table
    yield from table.scene.pieces
    yield from table.stage.board.pieces
    yield from (subject.id for subject in table.access.subjects)
    for item in table.scene.leaving:
        yield item.piece.id
    for item in table.scene.items():
        yield item.toolTip()
    yield from (widget.objectName() for widget in page.findChildren(QWidget))


def read_and_heard(page: TablePage) -> Iterator[str]:
    """All that can be read or heard of the page, hidden widgets among it."""
    for widget in (page, *page.findChildren(QWidget)):
        yield from (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription())
        yield from (widget.whatsThis(), widget.statusTip(), widget.objectName())
        if isinstance(widget, QLabel | QAbstractButton | QLineEdit):
            yield widget.text()
        elif isinstance(widget, QTextEdit | QPlainTextEdit):
            yield widget.toPlainText()
    for item in page.table.scene.items():
        yield item.toolTip()
        if isinstance(item, QGraphicsTextItem):
            yield item.toPlainText()
