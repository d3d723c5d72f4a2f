"""The scripts behind ``make run``, ``make test``, ``make install`` and ``make uninstall``."""

import configparser
import os
import re
import shutil
import stat
import subprocess
import sys
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).resolve().parents[2]
SCRIPTS = sorted((CHECKOUT / "packaging" / "linux").glob("*.sh"))
NEEDED_HERE = (
    "cat",
    "cksum",
    "cut",
    "dirname",
    "grep",
    "id",
    "mkdir",
    "printf",
    "readlink",
    "rm",
    "rmdir",
    "sh",
)


class Machine:
    """A machine made of stand-ins: what it has is what lies in its one folder of commands."""

    def __init__(self, folder: Path) -> None:
        self.commands = folder / "commands"
        self.home = folder / "дом 家"
        self.diary = folder / "diary"
        self.commands.mkdir()
        self.home.mkdir()
        for name in NEEDED_HERE:
            (self.commands / name).symlink_to(shutil.which(name) or name)
        self.has("python3", f'exec "{sys.executable}" "$@"')
        self.has("ldconfig", "exit 0")

    def has(self, name: str, script: str) -> None:
        """Gives the machine a command; it writes down how it was called."""
        command = self.commands / name
        command.unlink(missing_ok=True)
        command.write_text(
            f'#!/bin/sh\nprintf "%s\\n" "{name} $*" >>"{self.diary}"\n{script}\n', encoding="utf-8"
        )
        command.chmod(0o755)

    def run(self, script: str, *args: str) -> subprocess.CompletedProcess[str]:
        """Runs one of the scripts in the checkout's folder."""
        return subprocess.run(
            ["/bin/sh", f"packaging/linux/{script}", *args],
            cwd=CHECKOUT,
            env={"PATH": str(self.commands), "HOME": str(self.home), "LC_CTYPE": "C.UTF-8"},
            capture_output=True,
            encoding="utf-8",
            check=False,
        )

    def told(self) -> str:
        """How the stand-ins were called."""
        return self.diary.read_text(encoding="utf-8") if self.diary.exists() else ""


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda one: one.name)
def test_a_script_is_plain_sh(script: Path) -> None:
    subprocess.run(["/bin/sh", "-n", str(script)], check=True)
    assert "/bin/bash" not in script.read_text(encoding="utf-8")


def test_neither_root_nor_sudo_names_the_packages_in_one_line_and_exits_with_3(machine: Machine) -> None:
    machine.has("id", "echo 1000")
    machine.has("sudo", "exit 1")
    machine.has("apt-get", "exit 100")
    done = machine.run("setup.sh", "packages")
    assert done.returncode == 3
    lines = done.stderr.splitlines()
    assert len(lines) == 1
    assert "libgl1" in lines[0]
    assert "libdbus-1-3" in lines[0]
    assert "apt-get" not in machine.told()


def test_a_user_with_sudo_gets_what_is_missing_and_is_told(machine: Machine) -> None:
    machine.has("id", "echo 1000")
    machine.has("sudo", 'shift; exec "$@"')
    machine.has("env", 'shift; exec "$@"')
    machine.has("true", "exit 0")
    machine.has("apt-get", "exit 0")
    machine.has("ldconfig", "printf '\\tlibGL.so.1 (libc6,x86-64) => /x\\n'")
    done = machine.run("setup.sh", "packages")
    assert done.returncode == 0, done.stderr
    assert "libegl1" in done.stdout
    assert "libgl1" not in done.stdout
    calls = [line for line in machine.told().splitlines() if line.startswith("apt-get")]
    assert [bool(re.search(r"\bupdate$", calls[0])), "install -y" in calls[1]] == [True, True]


def test_nothing_missing_asks_no_package_manager(machine: Machine) -> None:
    libraries = re.findall(
        r"^(lib\S+\.so\.\d+) ", (SCRIPTS[0].parent / "setup.sh").read_text("utf-8"), re.MULTILINE
    )
    machine.has("ldconfig", "\n".join(f"printf '\\t{one} (libc6,x86-64) => /x\\n'" for one in libraries))
    machine.has("apt-get", "exit 100")
    done = machine.run("setup.sh", "packages")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert "apt-get" not in machine.told()


def test_uninstall_removes_the_program_and_keeps_what_is_the_players(machine: Machine) -> None:
    share, command = machine.home / ".local/share", machine.home / ".local/bin/ascent-table"
    installed = share / "ascent-table/venv/bin/ascent-table"
    match = share / "ascent-table/saves/match.jsonl"
    ours = [
        installed,
        share / "applications/ascent-table.desktop",
        share / "mime/packages/ascent-table.xml",
        share / "man/man1/ascent-table.1",
        share / "man/ja/man1/ascent-table.1",
        share / "icons/hicolor/scalable/apps/ascent-table.svg",
        share / "icons/hicolor/64x64/apps/ascent-table.png",
    ]
    for file in (*ours, match, share / "applications/other.desktop"):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("x", encoding="utf-8")
    command.parent.mkdir()
    command.symlink_to(installed)
    for _ in range(2):
        done = machine.run("uninstall.sh")
        assert done.returncode == 0, done.stderr
        assert str(match.parent.parent) in done.stdout
    assert not any(file.exists() for file in (*ours, share / "ascent-table/venv"))
    assert not command.is_symlink()
    assert match.exists()
    assert (share / "applications/other.desktop").exists()


def test_uninstall_leaves_a_command_that_is_somebody_elses(machine: Machine) -> None:
    command = machine.home / ".local/bin/ascent-table"
    command.parent.mkdir(parents=True)
    command.write_text("theirs", encoding="utf-8")
    assert machine.run("uninstall.sh").returncode == 0
    assert command.read_text(encoding="utf-8") == "theirs"


@pytest.mark.parametrize(
    ("command", "line"),
    [
        ("/home/a/.local/bin/ascent-table", 'Exec="/home/a/.local/bin/ascent-table" open %f'),
        ("/дом 家/100%/ascent-table", 'Exec="/дом 家/100%%/ascent-table" open %f'),
        ('/a"b$c/x', 'Exec="/a\\\\"b\\\\$c/x" open %f'),
    ],
)
def test_the_menu_entry_names_the_command_by_the_files_rules(command: str, line: str) -> None:
    entry = subprocess.run(
        [sys.executable, "packaging/linux/menu_entry.py", command],
        cwd=CHECKOUT,
        env=os.environ | {"PYTHONUTF8": "1"},
        capture_output=True,
        encoding="utf-8",
        check=True,
    ).stdout
    assert line in entry.splitlines()
    parsed = configparser.ConfigParser(interpolation=None, delimiters=("=",), strict=True)
    parsed.read_string(entry)
    assert {"Name", "Exec", "Icon", "Type", "Comment[ja]", "Comment[ru]"} <= {
        key for key, _ in re.findall(r"^([\w\[\]]+)=(.*)$", entry, re.MULTILINE)
    }


def test_the_gate_of_a_submission_is_the_command_everybody_has() -> None:
    run = CHECKOUT / ".ci" / "run"
    if not run.exists():
        pytest.fail("the gate of a submission is gone")
    assert run.stat().st_mode & stat.S_IXUSR
    assert "make --no-print-directory test" in run.read_text(encoding="utf-8")
