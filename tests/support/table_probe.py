"""A hand and an eye for tests of tables: real events, and whether the scene shows the model."""

from typing import Any

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.ui.table.stops import Subject
from desktop.ui.table.table import TableWidget

LEFT = Qt.MouseButton.LeftButton
NO_KEYS = Qt.KeyboardModifier.NoModifier


def moves(table: TableWidget) -> bool:
    """Whether a piece travels, faces are to be sharpened, or a part that lives is waited for."""
    waited_for: bool = getattr(table.living, "busy", False)
    return table.animator.busy or table._sharpen.isActive() or waited_for


class Probe:
    """Plays a table as a person does."""

    def __init__(self, table: TableWidget) -> None:
        self.table = table
        self.viewport = table.view.viewport()

    # where things are, in pixels of the viewport

    def at(self, thing: str | QRectF | QPointF, share: tuple[float, float] = (0.5, 0.5)) -> QPoint:
        """The middle (or another share) of a piece, a zone or a rectangle."""
        if isinstance(thing, QPointF):
            return self.table.view.mapFromScene(thing)
        rect = self.rect(thing) if isinstance(thing, str) else thing
        point = QPointF(rect.left() + rect.width() * share[0], rect.top() + rect.height() * share[1])
        return self.table.view.mapFromScene(point)

    def rect(self, thing: str) -> QRectF:
        """The rectangle of a piece or a zone, in logical units."""
        board = self.table.stage.board
        return board.pieces[thing].rect if thing in board.pieces else board.zones[thing].rect

    # mouse

    def press(self, at: QPoint, button: Qt.MouseButton = LEFT) -> None:
        QTest.mousePress(self.viewport, button, NO_KEYS, at)

    def move(self, at: QPoint) -> None:
        # in two steps: a pointer that is there already, from an earlier test, would not move at all
        QTest.mouseMove(self.viewport, at + QPoint(1, 1))
        QTest.mouseMove(self.viewport, at)

    def release(self, at: QPoint, button: Qt.MouseButton = LEFT) -> None:
        QTest.mouseRelease(self.viewport, button, NO_KEYS, at)

    def take(self, piece: str, to: QPoint) -> None:
        """Press a piece near its left edge (where no neighbour lies on it) and carry it to a point."""
        start = self.at(piece, (0.15, 0.5))
        self.press(start)
        self.move(start + QPoint(0, -30))
        self.move(to)

    def drag(self, piece: str, target: str | QPointF) -> None:
        """Carry a piece's middle to the middle of a zone, or to a point of the table."""
        to = self.carried_to(piece, target)
        self.take(piece, to)
        self.release(to)

    def carried_to(self, piece: str, target: str | QPointF) -> QPoint:
        """Where the pointer must be for the piece's middle to be over the target."""
        goal = self.rect(target).center() if isinstance(target, str) else target
        rect = self.rect(piece)
        grip = QPointF(rect.left() + rect.width() * 0.15, rect.center().y()) - rect.center()
        return self.at(goal + grip)

    def click(self, thing: str, share: tuple[float, float] = (0.15, 0.5)) -> None:
        QTest.mouseClick(self.viewport, LEFT, NO_KEYS, self.at(thing, share))

    def click_at(self, at: QPoint) -> None:
        QTest.mouseClick(self.viewport, LEFT, NO_KEYS, at)

    # keyboard

    def key(self, key: Qt.Key, text: str = "") -> None:
        """A key on whatever has the keyboard inside the table."""
        target = QApplication.focusWidget()
        assert target is not None
        QTest.keyClick(target, key)

    def focus(self, thing: str) -> None:
        """Bring the keyboard to a piece or zone."""
        assert self.table.access.focus(self.subject(thing), Qt.FocusReason.OtherFocusReason), thing

    def subject(self, thing: str) -> Subject:
        return Subject("piece" if thing in self.table.stage.board.pieces else "zone", thing)

    @property
    def focused(self) -> str | None:
        here = self.table.access.current
        return here.id if here else None

    # the eye

    def faults(self) -> list[str]:
        """Where the scene differs from what the game says: each piece once, in its place, face and form."""
        table = self.table
        bridge: Any = table._bridge
        shown = table.scene.pieces
        draft = table.handling.draft
        wanted = {piece.id: piece for piece in table._game_table.pieces(bridge.view, draft)}
        faults = [f"{piece} is missing" for piece in wanted if piece not in shown]
        faults += [f"{piece} is too much" for piece in shown if piece not in wanted]
        faults += [f"{item.piece.id} has not left" for item in table.scene.leaving]
        items = [item for item in table.scene.items() if type(item).__name__ == "PieceItem"]
        if len(items) != len(shown):
            faults.append(f"{len(items)} items for {len(shown)} pieces")
        for name in wanted.keys() & shown.keys():
            faults += self._faults_of(name, wanted[name].rect)
        return faults

    def _faults_of(self, name: str, rect: QRectF) -> list[str]:
        item = self.table.scene.pieces[name]
        held = self.table.handling.held == name
        pixel = 1.0 / self.table.sync.layout.ratio
        apart = item.pos() - rect.center()
        faults: list[str] = []
        rise = rect.height() * 0.13 if held else 0.0
        if abs(apart.x()) > pixel + rise or abs(apart.y()) > pixel + rise:
            faults.append(f"{name} is {apart.x():.1f}, {apart.y():.1f} away from its place")
        if abs(item.opacity() - 1.0) > 0.001 or not item.isVisible():
            faults.append(f"{name} is not fully seen")
        if not held and abs(item.scale() - 1.0) > 0.001:
            faults.append(f"{name} has the scale {item.scale():.2f}")
        if item.lifted != held:
            faults.append(f"{name} looks lifted and is not, or the other way round")
        return faults
