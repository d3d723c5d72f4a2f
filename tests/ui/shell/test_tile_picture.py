"""The picture on a game's tile: whatever the tile's shape, the summit is not cut off."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from desktop.ui.home.tile import _cover

SUMMIT = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400">
<rect width="640" height="400" fill="#0000ff"/><rect x="310" width="20" height="8" fill="#ff0000"/></svg>"""


@pytest.mark.parametrize("size", [QSize(640, 400), QSize(900, 300), QSize(500, 460), QSize(300, 420)])
def test_the_summit_is_never_cut_off(qtbot: QtBot, tmp_path: Path, size: QSize) -> None:
    art = tmp_path / "tile.svg"
    art.write_text(SUMMIT, encoding="utf-8")
    picture = _cover(art, size).toImage()
    assert picture.size() == size
    assert picture.pixelColor(size.width() // 2, 2).name() == "#ff0000"
