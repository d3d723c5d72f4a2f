"""Draw the one-colour marks, 24 x 24."""

from __future__ import annotations

from kit_engraving import MARK_INK, Plate
from kit_marks import MARKS, mark_path


def main() -> None:
    """Write every mark."""
    for name in MARKS:
        plate = Plate(24, 24)
        plate.raw(mark_path(name, 0, 0, 24, MARK_INK))
        plate.save(f"mark-{name}.svg")


if __name__ == "__main__":
    main()
