"""Where the sheet of the end lies, and what is seen beside it."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from desktop.ui.panels.end_place import Side, paint_veil, sheet_place


@pytest.mark.parametrize("side", ["left", "right"])
def test_nothing_of_the_panel_shines_through_beside_the_sheet(qapp: QApplication, side: Side) -> None:
    area, panel_width = QRect(0, 0, 1264, 712), 346
    sheet = sheet_place(area.adjusted(8, 8, -8, -8), 440, 680, side)
    picture = QImage(area.size(), QImage.Format.Format_RGB32)
    picture.fill(QColor("#ff0000"))
    with QPainter(picture) as painter:
        paint_veil(painter, area, sheet, side, "#f2e8da")
    begins, ends = (area.right() - panel_width, area.right()) if side == "right" else (0, panel_width)
    for x in range(begins, ends, 20):
        assert picture.pixelColor(x, 2).name() == "#f2e8da", x
    far = 2 if side == "right" else area.right() - 2
    assert picture.pixelColor(far, 2).name() == "#ff0000", "the table is in sight"
