"""The one readable list by which a panel is kept up to date: slice -> show."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Slice(Generic[T]):
    """A value cut out of what is on the table, and what shows it."""

    def __init__(self, read: Callable[[], T], show: Callable[[T], None]) -> None:
        self._read = read
        self._show = show
        self._shown: T | None = None
        self._fresh = False

    def refresh(self) -> None:
        """Show the value if it is another than the one shown."""
        value = self._read()
        if self._fresh and value == self._shown:
            return
        self._shown, self._fresh = value, True
        self._show(value)

    def forget(self) -> None:
        """Show the value at the next refresh even if it is the same (other words, another look)."""
        self._fresh = False


class Slices:
    """All slices of a panel, refreshed together."""

    def __init__(self, *slices: Slice[Any]) -> None:
        self._slices = slices

    def refresh(self) -> None:
        """Show every value that changed."""
        for each in self._slices:
            each.refresh()

    def show_all(self) -> None:
        """Show every value anew."""
        for each in self._slices:
            each.forget()
        self.refresh()
