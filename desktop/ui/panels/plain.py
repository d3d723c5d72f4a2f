"""Text as it is: names hold ``<b>``, ``&`` and ``{0}``, and all of them are shown literally."""

import re
from html import escape

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QLabel,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QWidget,
)

from desktop.ui.panels.presentation import Presentation
from desktop.ui.theme.stylesheet import set_property, set_role
from desktop.ui.typography import BREAK, breakable

PAD_X = 12
PAD_Y = 8


class PlainLabel(QLabel):
    """A wrapping label that never takes its text for HTML or a mnemonic."""

    def __init__(self, role: str = "", text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        if role:
            set_role(self, role)
        self._plain = ""
        self.setText(text)

    def setText(self, text: str, /) -> None:
        self._plain = text
        super().setText(breakable(text))

    def text(self) -> str:
        return self._plain


def tip_html(text: str) -> str:
    """A tooltip that wraps, with every character literal; empty when there is nothing to say."""
    if not text:
        return ""
    return f"<qt>{escape(text)}</qt>".replace("\n", "<br>")


def set_tip(widget: QWidget, text: str) -> None:
    """Have a widget say more on hover and, without the tooltip's markup, to a screen reader."""
    widget.setToolTip(tip_html(text))
    widget.setAccessibleDescription(text)


class WrapButton(QPushButton):
    """A button whose text wraps when there is no room for it in one line.

    A *reluctant* button looks disabled but can be focused and pressed, so that it can say why.
    """

    def __init__(self, means: Presentation, role: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._means = means
        self._label = ""
        self._shown = ""
        self._icon_name = ""
        self._active: bool | None = None
        self._tip = ""
        self._compact = False
        self.toggled.connect(self._on_toggled)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAutoDefault(False)
        if role:
            set_role(self, role)
        if means.hints is not None:
            means.hints.hint(self)

    def say(self, label: str, icon: str = "", tip: str = "") -> None:
        """Set what the button says, its icon's name, and what it says on hover."""
        self._label, self._icon_name, self._tip = label, icon, tip
        self.setAccessibleName(label)
        self._spread()

    def set_compact(self, compact: bool) -> None:
        """Show the icon alone, where there is no room for words: these are said on hover, and read out."""
        if compact != self._compact:
            self._compact = compact
            self._spread()

    def _spread(self) -> None:
        """Take as much room as what is shown needs now."""
        alone = self._compact and bool(self._icon_name)
        self._shown = "" if alone else breakable(self._label)
        set_tip(self, self._tip)
        if alone:
            self.setToolTip(tip_html(f"{self._label}\n{self._tip}".strip()))
        self.updateGeometry()
        self.update()

    @property
    def label(self) -> str:
        """What the button says."""
        return self._label

    @property
    def icon_name(self) -> str:
        """The name of its icon, or "" for none."""
        return self._icon_name

    @property
    def reluctant(self) -> bool:
        """Whether pressing it only says why it is not possible."""
        return bool(self.property("reluctant"))

    def set_reluctant(self, reluctant: bool) -> None:
        """Make the button look disabled, or willing again."""
        set_property(self, "reluctant", reluctant)

    def show_active(self, active: bool) -> None:
        """Show whether what the button does is under way; pressing it does not change that by itself."""
        self._active = active
        self.setCheckable(active)
        self.setChecked(active)

    def set_listed(self, listed: bool) -> None:
        """Have icon and text stand at the left, as those of the buttons above and below do."""
        if listed != self.property("listed"):
            self.setProperty("listed", listed)
            self.update()

    def nextCheckState(self) -> None:
        if self._active is None:
            super().nextCheckState()

    def _on_toggled(self, checked: bool) -> None:
        """A screen reader does not click what is checked but toggles it: that is a press, too."""
        if self._active is not None and checked != self._active:
            self.setChecked(self._active)
            self.clicked.emit()

    def sizeHint(self) -> QSize:
        self.ensurePolished()
        text = self.fontMetrics().size(0, self._shown)
        return QSize(
            text.width() + self._beside() + 2 * self._pad_x() + 2,
            max(text.height(), self._icon_edge()) + 2 * self._pad_y(),
        )

    def minimumSizeHint(self) -> QSize:
        self.ensurePolished()
        longest = max(
            (self.fontMetrics().horizontalAdvance(word) for word in _pieces(self._shown)), default=0
        )
        return QSize(longest + self._beside() + 2 * self._pad_x() + 2, self.sizeHint().height())

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int, /) -> int:
        return max(self._text_rect(width).height(), self._icon_edge()) + 2 * self._pad_y()

    def text_fits(self) -> bool:
        """Whether the whole label has room (for tests of large text)."""
        needed = self._text_rect(self.width())
        room = self.width() - 2 * self._pad_x() - self._beside()
        return needed.width() <= room and needed.height() <= self.height()

    def event(self, event: QEvent, /) -> bool:
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()
        return super().event(event)

    def paintEvent(self, event: QPaintEvent, /) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        painter = QStylePainter(self)
        try:
            painter.drawControl(QStyle.ControlElement.CE_PushButtonBevel, option)
            self._paint_label(painter)
        finally:
            painter.end()  # a painter left open crashes at exit

    def _paint_label(self, painter: QPainter) -> None:
        colour = self._text_colour()
        wanted = self._text_rect(self.width())
        block = wanted.width() + self._beside()
        left = max(self._pad_x(), (self.width() - block) // 2)
        if self.property("role") == "link" or self.property("listed"):
            left = self._pad_x()
        edge = self._icon_edge()
        if edge:
            icon = self._means.icons.icon(self._icon_name, self._means.look, edge, colour)
            icon.paint(painter, QRect(left, (self.height() - edge) // 2, edge, edge))
        painter.setPen(colour)
        area = QRect(left + self._beside(), 0, self.width() - left - self._beside(), self.height())
        area.setWidth(max(wanted.width(), area.width() - self._pad_x()))
        flags = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft) | int(
            Qt.TextFlag.TextWordWrap.value
        )
        painter.drawText(area, flags, self._shown)

    def _text_colour(self) -> str:
        colours = self._means.look.colours
        if self.reluctant or not self.isEnabled():
            return colours.text_soft
        role = self.property("role")
        if role == "primary" or (role == "segment" and self.isChecked()):
            return colours.on_accent
        return colours.accent if role in ("link", "chip") else colours.text

    def _text_rect(self, width: int) -> QRect:
        room = max(1, width - 2 * self._pad_x() - self._beside())
        flags = int(Qt.AlignmentFlag.AlignLeft) | int(Qt.TextFlag.TextWordWrap.value)
        return self.fontMetrics().boundingRect(QRect(0, 0, room, 10_000), flags, self._shown)

    def _icon_edge(self) -> int:
        return self._means.icon_size if self._icon_name else 0

    def _beside(self) -> int:
        """Room that the icon takes beside the text."""
        edge = self._icon_edge()
        return edge + 8 if edge and self._shown else edge

    def _pad_y(self) -> int:
        return 4 if self.property("role") in ("link", "chip") else PAD_Y

    def _pad_x(self) -> int:
        return 8 if self.property("role") in ("link", "chip", "quiet") else PAD_X


def _pieces(text: str) -> list[str]:
    """The pieces of a text between which a line may break; Japanese breaks almost anywhere."""
    pieces: list[str] = []
    for word in re.split(f"[ \n{BREAK}]+", text):
        ideographic = any(ord(letter) >= 0x3000 for letter in word)
        pieces.extend([word[at : at + 4] for at in range(0, len(word), 4)] if ideographic else [word])
    return pieces
