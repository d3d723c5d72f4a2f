"""The command line itself: help, version, languages, wrong lines, streams and exit codes."""

import io
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from support.commands import Commands

import desktop
from desktop.app import commands as module
from desktop.app import main as main_module
from desktop.app.libraries import ALWAYS, Package
from desktop.app.main import INTERRUPTED, PIPE_CLOSED, main

CHECKOUT = Path(desktop.__file__).parent.parent


def test_help_is_spoken_in_each_language(commands: Commands) -> None:
    texts: set[str] = set()
    for language in ("en", "ja", "ru"):
        said = commands("--language", language, "--help")
        assert said.code == 0
        assert "app.cli" not in said.out
        assert "ascent-table try POSITION MOVE [--seed N]" in said.out
        assert said.err == ""
        texts.add(said.out)
    assert len(texts) == 3


def test_help_of_a_command_is_the_help(commands: Commands) -> None:
    assert commands("check", "--help").out == commands("--help").out


def test_version(commands: Commands) -> None:
    said = commands("--version")
    assert (said.code, said.out, said.err) == (0, f"ascent-table {desktop.__version__}\n", "")


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("nonsense", "nonsense"),
        ("check", "POSITION"),
        ("check a b", "“b”"),
        ("check a --unknown", "--unknown"),
        ("check a --seed", "--seed"),
        ("check a --seed x", "“x”"),
        ("check a --seed -1", "“-1”"),
        ("check a -x", "-x"),
        ("--language", "--language"),
        ("--language de check a", "“de”"),
        ("schema unknown", "“unknown”"),
        ("simulate", "GAME"),
        ("simulate cairn --players 0", "“0”"),
        ("simulate cairn --games many", "“many”"),
        ("simulate cairn --player nobody", "“nobody”"),
        ("simulate cairn --explained=1", "explained"),
    ],
)
def test_a_wrong_command_line_is_told_in_words(commands: Commands, line: str, told: str) -> None:
    (commands.folder / "a").write_bytes(b"{}")
    said = commands(*(str(commands.folder / "a") if word == "a" else word for word in line.split()))
    assert said.code == 2
    assert told in said.err
    assert "ascent-table --help" in said.err
    assert "app.cli" not in said.err
    assert said.out == ""


def test_a_folder_of_games_must_be_one(commands: Commands) -> None:
    said = commands("simulate", "cairn", "--more-games", str(commands.folder / "missing"))
    assert said.code == 2
    assert said.answer["reason"] == "app.input.no-games"


@pytest.mark.parametrize("rest", [(), ("--version",), ("--help",), ("open",)])
def test_a_folder_of_games_must_be_one_whatever_is_asked_for(
    commands: Commands, rest: tuple[str, ...]
) -> None:
    said = commands(*rest, "--more-games", str(commands.folder / "missing"), toy_too=False)
    assert said.code == 2
    assert str(commands.folder / "missing") in said.err


def test_an_unknown_game_is_told_with_those_there_are(commands: Commands) -> None:
    said = commands("simulate", "chess")
    assert said.code == 2
    assert said.answer["reason"] == "app.input.unknown-game"
    assert "cairn" in said.err


@pytest.mark.parametrize("words", [["--help"], ["--version"], ["schema"], ["simulate", "tranquility"]])
def test_no_command_needs_qt(words: list[str]) -> None:
    program = (
        "import sys; sys.modules['PySide6'] = None\n"
        "from desktop.app.main import main\n"
        f"code = main({words!r})\n"
        "sys.exit(code)"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=CHECKOUT, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    assert done.stdout


def test_streams_are_utf_8_whatever_the_locale() -> None:
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG"))}
    done = subprocess.run(
        # -S: in such a locale Python itself cannot read a .pth file that names a folder like Книги
        [sys.executable, "-S", "-m", "desktop", "--language", "ja", "--help"],
        cwd=CHECKOUT,
        env=environment
        | {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
        | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        capture_output=True,
        check=True,
    )
    assert "テーブルゲーム" in done.stdout.decode()
    assert done.stderr == b""


def test_a_closed_pipe_is_no_traceback() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "desktop", "simulate", "tranquility", "--games", "10000"],
        cwd=CHECKOUT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        assert running.stdout.readline()
        running.stdout.close()
        assert running.stderr.read() == b""
        assert running.wait() == PIPE_CLOSED


def test_a_full_disk_behind_the_output_is_told() -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "desktop", "simulate", "tranquility"],
            cwd=CHECKOUT,
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
        )
    assert done.returncode == 3
    assert b"Traceback" not in done.stderr
    assert done.stderr


@pytest.mark.parametrize(
    ("arguments", "closed", "code"),
    [
        (["check", "-"], "<&-", 2),
        (["try", "-", "{}"], "<&-", 2),
        (["replay", "-"], "<&-", 2),
        (["schema"], ">&-", 3),
        (["--help"], ">&-", 3),
        (["simulate", "tranquility"], ">&-", 3),
        (["bogus"], "2>&-", 2),
    ],
)
def test_a_stream_closed_before_the_start_is_told(arguments: list[str], closed: str, code: int) -> None:
    program = [sys.executable, "-m", "desktop", *arguments]
    done = subprocess.run(
        ["sh", "-c", f'"$@" {closed}', "sh", *program], cwd=CHECKOUT, capture_output=True, check=False
    )
    assert done.returncode == code
    assert b"Traceback" not in done.stderr
    assert bool(done.stderr) == (closed != "2>&-")


def test_a_demonstration_that_cannot_be_kept_is_told(tmp_path: Path) -> None:
    barred = tmp_path / "a file"
    barred.touch()
    done = subprocess.run(
        [sys.executable, "-m", "desktop", "demo", "--out", str(barred / "pictures")],
        cwd=CHECKOUT,
        capture_output=True,
        check=False,
    )
    assert done.returncode == 3
    assert b"Traceback" not in done.stderr
    assert done.stderr


def test_an_interrupt_ends_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(argv: Any) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(module, "run", interrupted)
    assert main([]) == INTERRUPTED


def test_a_windowed_start_has_no_streams(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "run", lambda argv: 0)
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    assert main([]) == 0


def test_the_command_line_of_the_process_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["ascent-table", "--version"])
    monkeypatch.setattr(sys, "stdout", io.StringIO())
    assert main() == 0


class Window(ModuleType):
    """Stands in for the modules that open a window."""

    def __init__(self, fault: Exception | None = None) -> None:
        super().__init__("window")
        self.asked: list[tuple[Any, ...]] = []
        self._fault = fault

    def run(self, *asked: Any) -> int:
        if self._fault:
            raise self._fault
        self.asked.append(asked)
        return 7


def test_without_a_command_the_window_opens(commands: Commands, monkeypatch: pytest.MonkeyPatch) -> None:
    window = Window()
    monkeypatch.setitem(sys.modules, "desktop.app.wiring", window)
    said = commands("--language", "ru", "--more-games", "/tmp", toy_too=False)
    assert said.code == 7
    ((words, folders, language, file),) = window.asked
    assert (words.language, folders, language, file) == ("ru", [Path("/tmp")], "ru", None)
    assert commands(toy_too=False).code == 7
    assert window.asked[1][2] == ""


def test_a_file_is_opened_in_the_window(commands: Commands, monkeypatch: pytest.MonkeyPatch) -> None:
    window = Window()
    monkeypatch.setitem(sys.modules, "desktop.app.wiring", window)
    said = commands("--language", "ja", "open", "партия 1.jsonl", "--more-games", "/tmp", toy_too=False)
    assert said.code == 7
    assert commands("open", toy_too=False).code == 7
    assert [asked[1:] for asked in window.asked] == [
        ([Path("/tmp")], "ja", Path("партия 1.jsonl")),
        ([], "", None),
    ]


def test_the_demonstration_gets_its_folder(commands: Commands, monkeypatch: pytest.MonkeyPatch) -> None:
    window = Window()
    monkeypatch.setitem(sys.modules, "desktop.app.demo", window)
    assert commands("demo", "--out", "somewhere").code == 7
    assert window.asked == [(Path("somewhere"),)]


def test_a_missing_library_is_told(commands: Commands, monkeypatch: pytest.MonkeyPatch) -> None:
    window = Window(ImportError("libEGL.so.1: cannot open shared object file"))
    monkeypatch.setitem(sys.modules, "desktop.app.wiring", window)
    said = commands()
    assert said.code == 3
    assert "libEGL.so.1" in said.err
    monkeypatch.setitem(ALWAYS, "libno-such-thing.so.1", Package("deb-x", "fedora-x", "arch-x"))
    said = commands()
    assert said.code == 3
    assert all(name in said.err for name in ("deb-x", "fedora-x", "arch-x"))
    assert len(said.err.splitlines()) == 1


def test_a_missing_screen_is_told(commands: Commands, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    said = commands()
    assert said.code == 3
    assert said.err


def test_other_systems_always_have_a_screen(commands: Commands, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "desktop.app.wiring", Window())
    monkeypatch.setattr(sys, "platform", "win32")
    assert commands().code == 7


def test_the_pipe_is_silenced_only_once(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(argv: Any) -> int:
        raise BrokenPipeError

    silenced: list[bool] = []
    monkeypatch.setattr(module, "run", broken)
    monkeypatch.setattr(main_module, "_silence", lambda: silenced.append(True))
    assert main([]) == PIPE_CLOSED
    assert silenced == [True]
