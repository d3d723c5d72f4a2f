"""Draw the enemies, machines and hounds as wooden standees.

Run ``python draw_enemies.py`` to write them beside this script.
"""

from __future__ import annotations

from itertools import pairwise

from kit_figures import Standee, save_all
from kit_steel import FROST, box, limb, oval, soft

IRON = "#6F8496"
DARK = "#384757"
EYE = "#FF5A46"


def guard() -> Standee:
    """A helmet, a tall shield and an upright lance."""
    one = Standee("enemy")
    one.part(limb((100, 36), (97, 234), 8), "#8A5A36", 97)
    one.part([(90, 62), (101, 12), (112, 62)], FROST, 101)
    one.person("#3E5C86", "#2C3D57", (60, 70), 28)
    one.part(soft([(31, 78), (34, 48), (60, 32), (86, 48), (89, 78)], 12), "#56769E", 52)
    one.part(soft(box(28, 70, 64, 13), 5), "#2C3D57", 52)
    one.part([(12, 118), (40, 110), (68, 118), (68, 214), (40, 244), (12, 214)], "#7F94A8", 40)
    one.arm((86, 116), (100, 152), "#3E5C86", DARK)
    one.mark([(20, 148), (40, 138), (60, 148), (60, 164), (40, 154), (20, 164)], EYE)
    one.mark(box(40, 72, 40, 7), EYE)
    return one


def air_soldier() -> Standee:
    """A rotor overhead, feet off the ground."""
    one = Standee("enemy")
    one.part(box(55, 200, 10, 54), "#E9DCC4", 60)
    one.part(box(55, 18, 10, 60), IRON, 60)
    one.part([(60, 22), (10, 12), (10, 32)], FROST, 60)
    one.part([(60, 22), (110, 12), (110, 32)], FROST, 60)
    one.part(oval((60, 22), 10), "#E9B03C", 56)
    one.part(soft([(20, 102), (100, 102), (84, 176), (36, 176)], 12), "#C9973A", 52)
    one.part(soft([(36, 168), (58, 168), (52, 226), (42, 226)], 4), "#5B5546", 46)
    one.part(soft([(62, 168), (84, 168), (78, 226), (68, 226)], 4), "#5B5546", 70)
    one.part(oval((60, 84), 25, 26), "#DDB452", 52)
    one.part(soft(box(38, 78, 44, 19), 8), DARK, 30)
    one.part(limb((18, 114), (24, 160), 16), "#5B5546", 14)
    one.part(limb((102, 114), (96, 160), 16), "#5B5546", 98)
    one.mark(oval((50, 87), 5), EYE)
    one.mark(oval((70, 87), 5), EYE)
    return one


def sweeper() -> Standee:
    """A walking cabin with two guns hanging at its sides."""
    one = Standee("enemy")
    one.part(soft(box(28, 20, 14, 60), 3), DARK, 34)
    one.part(soft(box(46, 36, 12, 50), 3), DARK, 50)
    for x, foot in ((34, 17), (70, 61)):
        one.part([(x, 170), (x + 18, 170), (x + 16, 232), (x + 2, 232)], DARK, x + 6)
        one.part(soft([(foot, 254), (foot + 6, 228), (foot + 36, 228), (foot + 42, 254)], 3), IRON, foot + 12)
    one.part(soft([(28, 74), (92, 74), (104, 110), (96, 178), (24, 178), (16, 110)], 8), "#B5643A", 48)
    one.part(soft([(38, 86), (82, 86), (88, 116), (32, 116)], 5), "#23303E", 20)
    for x in (10, 86):
        one.part(soft(box(x, 112, 24, 52), 5), IRON, x + 8)
        one.part(box(x + 5, 162, 14, 42), DARK, x + 10)
    one.mark(oval((60, 101), 9), EYE)
    one.mark(box(38, 140, 44, 6), "#7F4022")
    one.mark(box(38, 154, 44, 6), "#7F4022")
    return one


def stanley() -> Standee:
    """A machine on one wheel, a lens for a head, two hooks held out."""
    one = Standee("enemy")
    one.part(oval((60, 204), 45, 45), "#3C4654", 46)
    one.part(oval((60, 204), 26), "#A7B5C0", 50)
    one.part(oval((60, 204), 9), DARK, 54)
    one.part([(50, 108), (70, 108), (70, 200), (50, 200)], IRON, 56)
    one.part(soft([(34, 98), (86, 98), (76, 146), (44, 146)], 6), "#7A5AA8", 52)
    for side in (-1, 1):
        hook = [(60 + side * x, y) for x, y in ((22, 106), (48, 92), (50, 56), (38, 62), (38, 84), (20, 92))]
        one.part(soft(hook, 3), FROST, 60 + side * 42)
    one.part(oval((60, 56), 27), "#8E6CC0", 50)
    one.part(oval((60, 56), 15), "#1E2634", 20)
    one.part(soft(box(54, 10, 12, 22), 4), DARK, 58)
    one.mark(oval((60, 56), 9), EYE)
    one.mark(oval((63, 53), 3), "#FFD9CC")
    return one


def bomb() -> Standee:
    """A round ember with a crown of flames and a wide grin."""
    one = Standee("enemy")
    crown = [
        (16, 140),
        (12, 84),
        (28, 104),
        (34, 46),
        (48, 74),
        (60, 12),
        (72, 74),
        (88, 40),
        (92, 100),
        (108, 80),
    ]
    one.part(soft([*crown, (104, 140)], 3), "#FFB22E", 48)
    one.part([(44, 220), (76, 220), (84, 254), (36, 254)], "#4A2A22", 54)
    one.part(oval((60, 172), 50), "#E5552B", 42)
    one.part(soft([(40, 130), (48, 92), (60, 112), (72, 86), (82, 130)], 5), "#FFDE6B", 46)
    for x, lean in ((40, 6), (80, -6)):
        one.mark([(x - 12, 156 - lean), (x + 12, 156 + lean), (x + 4, 174), (x - 6, 174)], "#FFF3C4")
        one.mark(oval((x + lean / 3, 165), 4), "#3A1410")
    grin = [(30, 188), (44, 194), (60, 196), (76, 194), (90, 188), (82, 206), (60, 214), (38, 206)]
    one.mark(grin, "#3A1410")
    one.mark([(46, 194), (52, 204), (58, 196), (64, 205), (70, 195), (60, 196)], "#FFF3C4")
    return one


def guard_scorpion() -> Standee:
    """A crawler with claws; its tail rises over it in links, a gun at the end."""
    one = Standee("enemy")
    links = ((20, 176, 15), (16, 146, 13), (18, 116, 13), (25, 86, 13), (38, 60, 13), (58, 42, 13))
    for x, y, radius in links:
        one.part(oval((x + 6, y), radius), "#8C3A34", x)
    one.part([(64, 24), (94, 14), (110, 36), (92, 62), (92, 46), (70, 54)], "#C9D4DC", 70)
    for x in (22, 42, 60, 80):
        one.part([(x, 196), (x + 18, 196), (x + 18, 254), (x + 6, 254)], DARK, x + 8)
    one.part(
        soft([(20, 168), (62, 142), (104, 156), (110, 192), (94, 222), (26, 222), (12, 196)], 10),
        "#B4463C",
        50,
    )
    one.part(soft([(60, 150), (102, 158), (106, 182), (66, 186)], 6), "#5F2A2A", 20)
    one.part(
        soft([(58, 206), (110, 200), (110, 214), (90, 216), (110, 226), (104, 240), (66, 236)], 3), IRON, 70
    )
    for x in (76, 94):
        one.mark(oval((x, 170), 6), "#FFCE4A")
    one.mark(oval((92, 34), 5), EYE)
    return one


def dark_nation() -> Standee:
    """A gaunt hound; a whip grows from its neck and arches overhead."""
    one = Standee("enemy")
    whip = [(50, 130), (84, 96), (100, 60), (90, 26), (66, 12), (44, 20)]
    for start, end in pairwise(whip):
        one.part(limb(start, end, 9), "#8D79B8", 60)
    one.part(oval((42, 24), 13), "#E2483D", 38)
    for x, tone in ((36, "#2B2440"), (64, "#2B2440"), (20, "#4A3E6E"), (80, "#4A3E6E")):
        one.part(
            [(x, 190), (x + 18, 184), (x + 12, 226), (x + 15, 254), (x - 1, 254), (x - 2, 224)], tone, x + 6
        )
    one.part(
        [(18, 172), (46, 152), (84, 164), (108, 150), (104, 196), (78, 200), (46, 214), (20, 210)],
        "#4A3E6E",
        44,
    )
    one.part([(96, 164), (111, 120), (110, 178)], "#4A3E6E", 100)
    one.part(
        [(54, 168), (48, 142), (50, 102), (38, 124), (26, 126), (10, 152), (14, 164), (36, 166), (40, 186)],
        "#5B4C86",
        34,
    )
    one.mark([(26, 140), (38, 134), (36, 143)], "#FFD24A")
    for x in (52, 66, 80):
        one.mark([(x, 168), (x + 4, 166), (x + 2, 190), (x - 2, 192)], "#E2483D")
    return one


def main() -> None:
    """Write the enemies that are no persons of rank."""
    save_all(
        {
            "guard": guard,
            "air-soldier": air_soldier,
            "sweeper": sweeper,
            "stanley": stanley,
            "bomb": bomb,
            "guard-scorpion": guard_scorpion,
            "dark-nation": dark_nation,
        }
    )


if __name__ == "__main__":
    main()
