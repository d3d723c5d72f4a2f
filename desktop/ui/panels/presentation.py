"""The words, look and icons that all parts of a panel share and that change under them."""

from dataclasses import dataclass
from typing import Protocol

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QAbstractButton

from desktop.engine.message import Message
from desktop.engine.verdict import Verdict
from desktop.ui.theme.icons import Icons
from desktop.ui.theme.look import Look
from desktop.wording.language import Words

ICON_SIZE = 20
"""Edge of an icon beside text, in logical units at 100 %."""


class Hints(Protocol):
    """Shows what a button says on hover where it hides no other button."""

    def hint(self, button: QAbstractButton) -> None:
        """Tell what that button does from now on."""
        ...


@dataclass(slots=True)
class Presentation:
    """One per panel or dialog; its owner replaces ``look`` and shows everything anew."""

    words: Words
    look: Look
    icons: Icons
    hints: Hints | None = None
    """Where its buttons say more on hover; None: beside the pointer."""

    def icon(self, name: str, colour: str | None = None) -> QIcon:
        """An icon as large as the text beside it."""
        return self.icons.icon(name, self.look, self.icon_size, colour)

    @property
    def icon_size(self) -> int:
        """Edge of an icon beside text, in logical units, grown with the text."""
        return round(ICON_SIZE * self.look.text_scale)

    def spaced(self, units: float) -> int:
        """A distance that grows, more slowly than text, with the text."""
        return round(units * (0.5 + self.look.text_scale / 2))

    def refusal(self, verdict: Verdict) -> str:
        """Why something is not possible, in a sentence."""
        return self.words.say(Message(f"{verdict.rule}.refused", verdict.facts))


def same_look(first: Look, second: Look) -> bool:
    """Whether two looks paint alike (motion and language apart)."""
    return (first.colours, first.text_scale) == (second.colours, second.text_scale)
