"""The command line, run inside the test's own process."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from support.toy import toy

from desktop.app.main import main


@dataclass(frozen=True)
class Spoken:
    """What a command said: exit code, standard output, standard error."""

    code: int
    out: str
    err: str

    @property
    def answers(self) -> list[dict[str, Any]]:
        """The JSON objects on standard output."""
        return [json.loads(line) for line in self.out.splitlines()]

    @property
    def answer(self) -> dict[str, Any]:
        """The only JSON object on standard output."""
        (only,) = self.answers
        return only


class Commands:
    """Runs commands with the toy game among the games."""

    def __init__(self, capsys: pytest.CaptureFixture[str], folder: Path) -> None:
        self._capsys = capsys
        self.folder = folder

    def __call__(self, *words: str, toy_too: bool = True) -> Spoken:
        more = ["--more-games", str(toy().folder)] if toy_too else []
        self._capsys.readouterr()
        code = main([*words, *more])
        said = self._capsys.readouterr()
        return Spoken(code, said.out, said.err)

    def file(self, content: Any, name: str = "input.json") -> str:
        """A file with JSON, or with the bytes given; its path."""
        path = self.folder / name
        path.write_bytes(content if isinstance(content, bytes) else json.dumps(content).encode())
        return str(path)
