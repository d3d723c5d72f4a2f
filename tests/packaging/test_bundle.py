"""What the bundle is made of: all that the program uses, and nothing of the system's."""

import ast
import os
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from architecture.source import sources
from PySide6.QtCore import QLibraryInfo, QTranslator

from desktop.wording.system import languages

CHECKOUT = Path(__file__).resolve().parents[2]
QT_FOLDER = "PySide6/Qt"


def _loaded(name: str) -> Any:
    folder = CHECKOUT / "packaging" / "pyinstaller"
    spec = spec_from_file_location(name, folder / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    with patch.object(sys, "path", [*sys.path, str(folder)]):  # as for a script: its neighbours are found
        spec.loader.exec_module(module)
    return module


contents = _loaded("contents")
licences = _loaded("licences")
complete = _loaded("complete")


def test_every_part_of_qt_that_is_imported_is_in_the_bundle() -> None:
    used: set[str] = set()
    for source in sources("desktop"):
        for node in ast.walk(source.tree):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("PySide6."):
                used.add(str(node.module).removeprefix("PySide6.Qt"))
    assert "Svg" in used
    assert used <= contents.QT_LIBRARIES
    assert not {f"PySide6.Qt{part}" for part in used} & set(contents.UNUSED_MODULES)


def test_qt_speaks_every_language_of_the_program() -> None:
    assert set(contents.LANGUAGES) == {code for code, _ in languages()}


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        (f"{QT_FOLDER}/plugins/platforms/libqxcb.so", True),
        (f"{QT_FOLDER}/plugins/platforms/libqwayland.so", True),
        (f"{QT_FOLDER}/plugins/platforms/libqvnc.so", False),
        (f"{QT_FOLDER}/plugins/sqldrivers/libqsqlite.so", False),
        (f"{QT_FOLDER}/lib/libQt6Widgets.so.6", True),
        (f"{QT_FOLDER}/lib/libQt6Quick.so.6", False),
        (f"{QT_FOLDER}/lib/libicudata.so.73", True),
        ("PySide6\\plugins\\platforms\\qwindows.dll", True),
        ("libQt6XcbQpa.so.6", True),
        ("numpy.libs/libgfortran.so.5", True),
    ],
)
def test_libraries_that_come_with_packages(name: str, wanted: bool) -> None:
    assert contents.is_wanted_library(name, Path(sys.prefix, "lib", "x.so")) == wanted


@pytest.mark.parametrize("name", ["libxcb.so.1", "libstdc++.so.6", "libgtk-3.so.0", "libwayland-client.so.0"])
def test_no_library_of_the_systems_is_bundled(name: str) -> None:
    assert not contents.is_wanted_library(name, Path("/usr/lib/x86_64-linux-gnu", name))
    assert contents.is_wanted_library("libffi.so.8", Path("/usr/lib/x86_64-linux-gnu/libffi.so.8"))


@pytest.mark.parametrize(
    ("language", "cancel", "close"), [("ja", "キャンセル", "閉じる"), ("ru", "Отмена", "Закрыть")]
)
def test_the_buttons_of_dialogs_speak_by_what_is_bundled(language: str, cancel: str, close: str) -> None:
    """Of Qt's files those that the bundle takes, and what they say on buttons that Qt itself labels."""
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    bundled = [
        path for path in folder.iterdir() if contents.is_wanted_data(f"{QT_FOLDER}/translations/{path.name}")
    ]
    (file,) = [path for path in bundled if path.stem.endswith(f"_{language}")]
    words = QTranslator()
    assert words.load(str(file))
    said = [str(words.translate("QPlatformTheme", word)).replace("&", "") for word in ("Cancel", "Close")]
    assert said == [cancel, close]


def test_data_files() -> None:
    assert not contents.is_wanted_data(f"{QT_FOLDER}/translations/qtbase_de.qm")
    assert contents.is_wanted_data("desktop/_data/resources/tranquility/decks/standard.json")


BUNDLED = [
    "PySide6/Qt/translations/qtbase_en.qm",
    "PySide6/Qt/translations/qtbase_ja.qm",
    "PySide6/Qt/translations/qtbase_ru.qm",
    "_cffi_backend.cpython-311-x86_64-linux-gnu.so",
    "_miniaudio.abi3.so",
    "desktop/_data/resources/app/sound/drop-1.flac",
]


@pytest.mark.parametrize("left_out", BUNDLED)
def test_a_bundle_that_lacks_something_is_not_made(left_out: str, tmp_path: Path) -> None:
    for name in BUNDLED:
        file = tmp_path / "_internal" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    data = [name for name in BUNDLED if name.startswith(complete.DATA)]
    assert complete.missing(tmp_path, complete.COMPILED, data) == []
    (tmp_path / "_internal" / left_out).unlink()
    (lacks,) = complete.missing(tmp_path, complete.COMPILED, data)
    assert lacks.partition(".")[0] in left_out


def test_the_program_lacks_nothing_of_what_is_left_out() -> None:
    """Everything is imported, late as it may be in the program, where the left-out modules are missing."""
    script = (
        "import sys, pkgutil, importlib\n"
        f"sys.modules.update(dict.fromkeys({contents.UNUSED_MODULES!r}))\n"
        "import desktop\n"
        "names = [found.name for found in pkgutil.walk_packages(desktop.__path__, 'desktop.')]\n"
        "for name in names:\n"
        "    if name not in ('desktop.__main__', 'desktop.wording.compiling'):\n"
        "        importlib.import_module(name)\n"
        "import pyqtgraph, numpy.random, pyb2d3, concurrent.futures.process\n"
        "from PySide6.QtWidgets import QApplication\n"
        "app = QApplication([])\n"
        "view = pyqtgraph.GraphicsView()\n"
        "view.setCentralItem(pyqtgraph.PlotItem())\n"
        "print(len(names), flush=True)\n"
        "import os; os._exit(0)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=CHECKOUT,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 100


def test_everything_that_is_bundled_is_named_with_its_licence() -> None:
    told = (CHECKOUT / "THIRD_PARTY.md").read_text(encoding="utf-8").lower().replace(" ", "-")
    needed = licences.needed("ascent-table")
    assert {"cffi", "miniaudio", "numpy", "pycparser", "pydantic-core", "shiboken6"} <= needed
    assert [name for name in sorted(needed) if name not in told] == []


def test_the_texts_of_parts_that_bring_none_lie_here() -> None:
    texts = {path.name for path in (CHECKOUT / "packaging" / "licences").iterdir()}
    assert {"GPL-3.0.txt", "LGPL-3.0.txt", "QT.md", "qtbase.txt", "libffi.txt", "icu.txt"} <= texts
    assert set(licences.WITHOUT_TEXT.values()) <= texts
