"""Every example of the guide to position files does what the guide says."""

import json
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from support.commands import Commands, Spoken

GUIDE = Path(__file__).parents[2] / "docs" / "positions.md"
FENCE = re.compile(r"^```(\w+) ?([\w.]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def examples() -> Iterator[tuple[str, str, str]]:
    """Each example as (kind, name, text), in their order."""
    for found in FENCE.finditer(GUIDE.read_text("utf-8")):
        yield found[1], found[2], found[3]


def test_the_guide_keeps_its_word(commands: Commands, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(commands.folder)
    said: Spoken | None = None
    ran = 0
    for kind, name, text in examples():
        if kind == "console":
            line, *told = text.splitlines()
            program, *words = shlex.split(line.removeprefix("$ "))
            assert program == "ascent-table"
            said = commands(*words, toy_too=False)
            assert said.err.splitlines() == told
            ran += 1
        elif name == "answer":
            assert said is not None
            expected: dict[str, Any] = json.loads(text)
            assert {key: said.answer[key] for key in expected} == expected
        else:
            commands.file(text.encode(), name)
    assert ran >= 5
