"""Draw every picture of this folder, first of all the 36 Ascent cards.

Run ``python draw_cards.py`` to write all SVGs. The pictures are deterministic:
each card has a hand-set composition and its own seeded detail.
"""

from __future__ import annotations

import draw_camps
import draw_marks
import draw_scenes
import draw_specials
import draw_table
import draw_tile
from draw_blue import draw_blue
from draw_green import draw_green
from draw_red import draw_red


def main() -> None:
    """Write the Ascent cards, then everything else."""
    for number in range(1, 13):
        draw_green(number).save(f"ascent-green-{number}.svg")
        draw_blue(number).save(f"ascent-blue-{number}.svg")
        draw_red(number).save(f"ascent-red-{number}.svg")
    for module in (draw_camps, draw_specials, draw_scenes, draw_table, draw_tile, draw_marks):
        module.main()


if __name__ == "__main__":
    main()
