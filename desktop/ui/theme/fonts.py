"""The bundled typefaces, so that no machine shows boxes for Japanese or Russian."""

from pathlib import Path

from PySide6.QtGui import QFont, QFontDatabase

LATIN = "Noto Sans"
JAPANESE = "Noto Sans JP"

BASE_POINTS = 11.0
"""Size of running text at 100 %."""

_FILES = (
    "NotoSans-Regular-subset.ttf",
    "NotoSans-Bold-subset.ttf",
    "NotoSansJP-Regular-subset.ttf",
    "NotoSansJP-Bold-subset.ttf",
)

_loaded: set[Path] = set()


def load_fonts(folder: Path) -> None:
    """Make the bundled fonts known to Qt, once per folder. Needs a QGuiApplication.

    Raises:
        FileNotFoundError: a font file is missing or is not a font.
    """
    if folder in _loaded:
        return
    for name in _FILES:
        if QFontDatabase.addApplicationFont(str(folder / name)) < 0:
            raise FileNotFoundError(folder / name)
    _loaded.add(folder)


def families(language: str) -> list[str]:
    """The families in the order in which a language looks for its characters."""
    return [JAPANESE, LATIN] if language == "ja" else [LATIN, JAPANESE]


def font_for(language: str, points: float = BASE_POINTS, *, bold: bool = False) -> QFont:
    """A font of the bundled families; characters outside them fall back to the system's."""
    font = QFont()
    font.setFamilies(families(language))
    font.setPointSizeF(points)
    font.setBold(bold)
    return font
