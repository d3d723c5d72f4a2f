"""Compares two folders of ``demo`` pictures: ``same_pictures.py ONE OTHER [SHARE]``.

The one was made by an installed package in a bare system, the other by the checkout, of which the tests know
that every letter has its glyph and every part its picture. Without its fonts, a plug-in or its charts the
program's pictures differ by 1.6 % and more. SHARE of them, in percent, may differ (default 0.4): whether the
window was the active one in time for a focus ring hangs on the load, and other versions of the system's
font library draw edges a little differently.
"""

import sys
from pathlib import Path

import numpy as np
from PySide6.QtGui import QImage

FAR = 64
"""Of 255: two values of a colour further apart than this are another colour."""


def differing_share(one: Path, other: Path) -> float:
    """How many percent of the pixels differ; 100 when the sizes do."""
    pixels = [_pixels(one), _pixels(other)]
    if pixels[0].shape != pixels[1].shape:
        return 100.0
    apart = np.abs(pixels[0].astype(int) - pixels[1].astype(int)).max(axis=2) > FAR
    return 100.0 * float(apart.mean())


def _pixels(path: Path) -> "np.ndarray[tuple[int, ...], np.dtype[np.uint8]]":
    image = QImage(str(path)).convertToFormat(QImage.Format.Format_RGBA8888)
    shown = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine() // 4, 4)
    return shown.copy()  # the image takes its pixels with it


def main(one: Path, other: Path, most: float) -> int:
    """Compare picture by picture; 1 when one is missing or differs too much."""
    names = sorted(path.name for path in other.glob("*.png"))
    if not names or names != sorted(path.name for path in one.glob("*.png")):
        print(f"the pictures in {one} are not those in {other}", file=sys.stderr)
        return 1
    shares = {name: differing_share(one / name, other / name) for name in names}
    for name, share in shares.items():
        if share > most:
            print(f"{name}: {share:.3f} % of it differ", file=sys.stderr)
    worst = max(shares, key=lambda name: shares[name])
    print(f"{len(names)} pictures; the most that differs is {shares[worst]:.3f} % of {worst}")
    return int(shares[worst] > most)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), Path(sys.argv[2]), float(sys.argv[3]) if len(sys.argv) > 3 else 0.4))
