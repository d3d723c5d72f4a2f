"""Short facts in lines: a dot between two of them, and none where a line begins or ends."""

from collections.abc import Sequence

from PySide6.QtGui import QFontMetrics

DOT = "  ·  "


def in_lines(facts: Sequence[str], metrics: QFontMetrics, width: int) -> str:
    """Facts set in lines of a width; one that is too long for a line has one of its own."""
    lines: list[str] = []
    for fact in facts:
        longer = f"{lines[-1]}{DOT}{fact}" if lines else fact
        if lines and metrics.horizontalAdvance(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(fact)
    return "\n".join(lines)
