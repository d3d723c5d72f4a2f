"""Bounds of what is read from outside."""

from typing import Final

SIZE_LIMIT_BYTES: Final = 5_000_000
"""Larger input is refused unread; the longest real match file stays below a tenth of it."""
