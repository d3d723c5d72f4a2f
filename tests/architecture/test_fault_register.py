"""The register of other tables' faults: every number is held, and what is named as holding it is there."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
REGISTER = (ROOT / "docs" / "faults.md").read_text("utf-8")
ROWS = re.findall(r"^\| (\d+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$", REGISTER, re.MULTILINE)
BY_NUMBER = pytest.mark.parametrize(("number", "held"), [(row[0], row[3]) for row in ROWS])


@cache
def names_in(path: Path) -> set[str]:
    """The names of the tests of a file."""
    return {
        node.name
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


def test_every_number_has_one_row() -> None:
    told = re.search(r"^Numbers: ([\d, ]+)$", REGISTER, re.MULTILINE)
    assert told is not None
    numbers = told[1].split(", ")
    assert [row[0] for row in ROWS] == numbers
    assert len(set(numbers)) == len(numbers)
    assert len(re.findall(r"^\| \d", REGISTER, re.MULTILINE)) == len(ROWS), "a row that cannot be read"


@BY_NUMBER
def test_what_is_named_is_there(number: str, held: str) -> None:
    named = re.findall(r"`(tests/[^`]*)`", held)
    searches = re.findall(r"`python -m evidence\.(\w+)`", held)
    targets = re.findall(r"`make ([\w-]+)`", held)
    assert named or searches or targets or "by hand" in held
    for name in named:
        file, _, test = name.partition("::")
        assert test in names_in(ROOT / file), name
    for search in searches:
        assert (ROOT / "tests" / "evidence" / f"{search}.py").is_file(), search
    for target in targets:
        assert re.search(rf"^{target}:", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE), target


@BY_NUMBER
def test_what_has_no_test_of_its_own_says_how_it_is_tried(number: str, held: str) -> None:
    """A row held by no test and no command is one for hands and eyes, and tells what they do."""
    if not re.search(r"`(tests/|python -m|make )", held):
        assert len(held.partition("by hand")[2]) > 40
