"""Keeps a function from being freed while a class still has it."""

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

_KEPT: list[object] = []
_OFTEN = 1000


def kept(override: F) -> F:
    """Hold so many references to an override of a method of Qt's.

    The class has the only one. With PySide 6.11.3 on Python 3.11 it was found freed all the same, rarely and
    with large text, and the next widget of the class ended the program. By whom is not known.
    """
    _KEPT.extend([override] * _OFTEN)
    return override
