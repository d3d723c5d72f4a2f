"""The distribution: sdist -> wheel, installed outside the checkout, started off-screen."""

import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import zipfile
from email import message_from_string
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).resolve().parents[2]
LANGUAGES = ("en", "ja", "ru")

pytestmark = pytest.mark.wheel


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from the sdist, as a release would be."""
    out = tmp_path_factory.mktemp("колесо 輪")
    _run(sys.executable, "-m", "build", "--no-isolation", "--outdir", str(out), cwd=CHECKOUT)
    (built,) = out.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel in it, which sees our other packages and not our checkout."""
    environment = tmp_path_factory.mktemp("installed") / "venv"
    _run(sys.executable, "-m", "venv", "--without-pip", str(environment))
    python = environment / "bin" / "python"
    _run(
        sys.executable, "-m", "pip", "--python", str(python), "install", "--no-deps", "--no-index", str(wheel)
    )
    ours = sysconfig.get_paths()["purelib"]
    theirs = _run(str(python), "-c", "import sysconfig; print(sysconfig.get_paths()['purelib'])").strip()
    # A bare path: the .pth files of our own environment, which lead to the checkout, are not read.
    (Path(theirs) / "others.pth").write_text(f"{ours}\n", encoding="utf-8")
    return environment


def test_the_wheel_holds_the_program_and_its_data_alone(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert [name for name in names if not name.startswith(("desktop/", "ascent_table-"))] == []
    assert [
        name for name in names if name.startswith("desktop/_data/") and name.endswith((".py", ".po"))
    ] == []
    for language in LANGUAGES:
        assert f"desktop/_data/i18n/{language}/app.mo" in names
    inside = {name.removeprefix("desktop/_data/resources/") for name in names}
    assert {one for one in _resources() if one not in inside} == set()


def test_the_wheel_asks_for_what_pyproject_declares(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        (name,) = [one for one in archive.namelist() if one.endswith(".dist-info/METADATA")]
        metadata = message_from_string(archive.read(name).decode())
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked = [one for one in metadata.get_all("Requires-Dist", []) if "extra ==" not in one]
    assert len(asked) == len(project["dependencies"])
    assert metadata["Requires-Python"] == ">=3.11"


def test_the_installed_program_reads_its_own_data(installed: Path, tmp_path: Path) -> None:
    told = _run(
        str(installed / "bin" / "python"),
        "-c",
        "import desktop.app.paths as p; print(p.resources()); print(p.catalogues()); print(p.saves())",
        cwd=tmp_path,
    )
    resources, catalogues, saves = (Path(line) for line in told.splitlines())
    assert resources.is_relative_to(installed)
    assert (resources / "app" / "fonts").is_dir()
    assert (catalogues / "ja" / "app.mo").is_file()
    assert not saves.is_relative_to(installed)


def test_the_installed_program_starts_off_screen_and_plays(installed: Path, tmp_path: Path) -> None:
    pictures = tmp_path / "pictures"
    _run(str(installed / "bin" / "ascent-table"), "demo", "--out", str(pictures), cwd=tmp_path)
    games = [path.parent.name for path in (CHECKOUT / "desktop" / "games").glob("*/manifest.py")]
    drawn = [path.name for path in pictures.rglob("*.png")]
    assert drawn
    assert [game for game in games if not any(game in name for name in drawn)] == []


def _resources() -> set[str]:
    folder = CHECKOUT / "resources"
    files = {path for path in folder.rglob("*") if path.is_file() and path.suffix not in {".py", ".pyc"}}
    return {path.relative_to(folder).as_posix() for path in files}


def _run(*command: str, cwd: Path | None = None) -> str:
    """A command's words. Where it runs, no checkout is on Python's path."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(
        command,
        cwd=cwd,
        env=environment | {"PYTHONUTF8": "1", "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, f"{shutil.which(command[0])} {command[1:]}\n{done.stdout}{done.stderr}"
    return done.stdout
