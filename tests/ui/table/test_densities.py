"""On screens of any density pictures have the pixels they are shown at, and tips stand by their subject."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]

SCRIPT = """
import sys
sys.path[:0] = [{root!r}, {tests!r}]
from pathlib import Path
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
app = QApplication([])
from support.peg_setting import look_of
from support.table_probe import Probe
from support.toy_table import PegTable, peg_bridge, peg_words
from desktop.ui.table.table import TableWidget
table = TableWidget(peg_bridge(), PegTable(), peg_words(Path({folder!r})), look_of())
table.resize(901, 643)
table.show()
QTest.qWait(50)
table.settle()
probe = Probe(table)
faults = probe.faults()
density = table.devicePixelRatioF()
if abs(density - {density}) > 0.01:
    faults.append(f"the screen has {{density}}")
scale = table.view.transform().m11() * density
for item in table.scene.pieces.values():
    if abs(item.pixmap().devicePixelRatio() - scale) > 0.001:
        faults.append(f"{{item.piece.id}} is rendered at {{item.pixmap().devicePixelRatio()}} for {{scale}}")
probe.drag("tile-2", "slot-3")
hand, tip = probe.carried_to("tile-2", "slot-3"), table.tip.geometry()
gap = max(tip.top() - hand.y(), hand.y() - tip.bottom(), tip.left() - hand.x(), hand.x() - tip.right())
if not 0 < gap <= 30:
    faults.append(f"the reason stands {{gap}} away from the hand")
print(faults)
"""


@pytest.mark.parametrize("density", [1.0, 1.25, 1.5, 2.0, 3.0])
def test_a_table_on_a_screen_of_another_density(tmp_path: Path, density: float) -> None:
    script = SCRIPT.format(root=str(ROOT), tests=str(ROOT / "tests"), folder=str(tmp_path), density=density)
    shown = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": str(density)},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert shown.stdout.strip() == "[]", shown.stderr
