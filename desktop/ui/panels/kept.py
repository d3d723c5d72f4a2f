"""Keeps a function from being freed while a class still has it."""

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

_KEPT: list[object] = []
_OFTEN = 1000


def kept(override: F) -> F:
    """Hold so many references to an override of a method of Qt's.

    With PySide 6.11.3 on Python 3.11 one that is entered again while it runs can lose a reference too many.
    The class has the only one: the function was freed, and the next widget of the class ended the program.
    """
    _KEPT.extend([override] * _OFTEN)
    return override
