"""The archive that installs itself for a user, made here of a bundle that only says its version."""

import subprocess
import sys
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("архив 箱")
    bundle = folder / "bundle"
    (bundle / "_internal").mkdir(parents=True)
    (bundle / "_internal" / "part").write_bytes(bytes(range(256)) * 999)
    program = bundle / "ascent-table"
    program.write_text('#!/bin/sh\necho "ascent-table 0.0.0" "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    made = folder / "ascent table.run"
    python = str(Path(sys.executable).parent)
    subprocess.run(
        ["/bin/sh", "packaging/archive/build.sh", str(bundle), str(made)],
        cwd=CHECKOUT,
        check=True,
        env={"PATH": f"{python}:/usr/bin:/bin", "LC_CTYPE": "C.UTF-8"},
    )
    return made


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A home folder whose name no script may stumble over."""
    home = tmp_path / 'дом "家" $x 100% \\ `y` &|'
    home.mkdir()
    return home


def _run(home: Path, script: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["/bin/sh", str(script), *words],
        cwd=home,
        env={"HOME": str(home), "PATH": "/usr/bin:/bin", "LC_CTYPE": "C.UTF-8"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_it_installs_and_removes_itself_and_keeps_what_is_the_players(archive: Path, home: Path) -> None:
    match = home / ".local/share/ascent-table/saves/match.jsonl"
    match.parent.mkdir(parents=True)
    match.write_text("{}", encoding="utf-8")
    for _ in range(2):  # the second time is an update
        done = _run(home, archive)
        assert done.returncode == 0, done.stderr
    command = home / ".local/bin/ascent-table"
    assert subprocess.check_output([command, "x"], encoding="utf-8") == "ascent-table 0.0.0 x\n"
    assert (home / ".local/opt/ascent-table/_internal/part").stat().st_size == 256 * 999
    menu_entry = [sys.executable, "packaging/linux/menu_entry.py", str(command)]
    entry = subprocess.check_output(menu_entry, cwd=CHECKOUT, encoding="utf-8", env={"PYTHONUTF8": "1"})
    share = home / ".local/share"
    assert (share / "applications/ascent-table.desktop").read_text("utf-8") == entry
    assert (share / "icons/hicolor/64x64/apps/ascent-table.png").is_file()
    assert (share / "man/ru/man1/ascent-table.1").is_file()

    done = _run(home, home / ".local/opt/ascent-table/remove.sh", "--remove")
    assert done.returncode == 0, done.stderr
    assert str(match.parents[1]) in done.stdout
    left = [path for path in home.rglob("*ascent-table*") if share / "mime" not in path.parents]
    assert left == [match.parents[1]]
    assert match.exists()


def test_removing_leaves_another_installation_alone(archive: Path, home: Path) -> None:
    assert _run(home, archive).returncode == 0
    command, entry = home / ".local/bin/ascent-table", home / ".local/share/applications/ascent-table.desktop"
    command.unlink()
    command.symlink_to("/elsewhere/ascent-table")
    assert _run(home, archive, "--remove").returncode == 0
    assert command.is_symlink()
    assert entry.exists()
    assert not (home / ".local/opt/ascent-table").exists()


def test_a_damaged_one_changes_nothing(archive: Path, home: Path) -> None:
    damaged = home / "damaged.run"
    data = bytearray(archive.read_bytes())
    data[-500] ^= 1
    damaged.write_bytes(data)
    done = _run(home, damaged)
    assert (done.returncode, done.stdout) == (1, "")
    assert "damaged" in done.stderr
    assert list(home.iterdir()) == [damaged]


def test_it_can_be_unpacked_alone(archive: Path, home: Path) -> None:
    done = _run(home, archive, "--extract", str(home / "new"))
    assert done.returncode == 0, done.stderr
    assert (home / "new" / "ascent-table").is_file()
    assert [path.name for path in home.iterdir()] == ["new"]
    assert _run(home, archive, "--extract", str(home / "new")).returncode == 2
    assert _run(home, archive, "--extract").returncode == 2
    assert "--remove" in _run(home, archive, "--help").stdout
    assert _run(home, archive, "--nonsense").returncode == 2
