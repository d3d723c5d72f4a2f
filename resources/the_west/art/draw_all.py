"""Draw every picture of this folder."""

from __future__ import annotations

import draw_backdrops
import draw_city
import draw_facilities
import draw_loci
import draw_marks
import draw_tile
import draw_turn

if __name__ == "__main__":
    for module in (draw_facilities, draw_city, draw_loci, draw_marks, draw_turn, draw_backdrops, draw_tile):
        module.main()
