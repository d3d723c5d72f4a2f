"""Files and functions stay short enough to be read in one go."""

import ast

from architecture.exceptions import LONG_FILES, LONG_FUNCTIONS
from architecture.source import Function, sources

FOLDERS = ("desktop", "packaging", "tests")
MOST_LINES_OF_A_FILE = 300
MOST_LINES_OF_A_FUNCTION = 40


def test_files_are_short_or_listed_with_a_reason() -> None:
    long = {one.name for one in sources(*FOLDERS) if one.text.count("\n") > MOST_LINES_OF_A_FILE}
    assert long == set(LONG_FILES)


def test_functions_are_short_or_listed_with_a_reason() -> None:
    long = {
        f"{one.name}:{name}"
        for one in sources(*FOLDERS)
        for name, function in one.functions()
        if lines_of(function) > MOST_LINES_OF_A_FUNCTION
    }
    assert long == set(LONG_FUNCTIONS)


def lines_of(function: Function) -> int:
    """The lines of a function without its docstring, which may be as long as it needs."""
    first = function.body[0]
    spoken = 0
    if (
        isinstance(first, ast.Expr)
        and isinstance(first.value, ast.Constant)
        and isinstance(first.value.value, str)
    ):
        spoken = (first.end_lineno or first.lineno) - first.lineno + 1
    return (function.end_lineno or function.lineno) - function.lineno + 1 - spoken
