"""Draw the four bosses who are persons as wooden standees.

Run ``python draw_bosses.py`` to write them beside this script.
"""

from __future__ import annotations

from kit_figures import SKIN, Standee, save_all
from kit_steel import FROST, box, limb, oval, soft

SUIT = "#2B3340"


def reno() -> Standee:
    """Lanky, a striped scarf flying, a crackling rod over the shoulder."""
    one = Standee("enemy")
    one.part(limb((98, 150), (30, 26), 8), "#93A6B5", 60)
    one.part([(26, 62), (10, 34), (22, 32), (14, 11), (42, 32), (30, 36), (40, 54)], "#7DF3FF", 20)
    one.person(SUIT, "#232A35", (64, 78), 22)
    one.part(soft([(48, 104), (80, 104), (66, 166)], 4), FROST, 56)
    hair = [
        (40, 80),
        (40, 56),
        (52, 60),
        (50, 38),
        (66, 52),
        (76, 34),
        (80, 54),
        (94, 50),
        (88, 82),
        (74, 66),
    ]
    one.part([*hair, (52, 68)], "#C9562F", 56)
    one.part(
        soft([(40, 100), (88, 98), (112, 112), (104, 150), (94, 146), (94, 120), (44, 116)], 4), "#E2B13C", 56
    )
    one.arm((84, 122), (94, 158), SUIT)
    for x in (52, 70):
        one.mark([(x, 100), (x + 8, 100), (x + 6, 117), (x - 2, 117)], "#2B3340")
    return one


def rude() -> Standee:
    """As square as a safe, a wide hat drawn down, two fists."""
    one = Standee("enemy")
    for x in (24, 62):
        one.part(box(x, 186, 34, 68), "#232A35", x + 10)
    one.part(soft([(14, 96), (106, 96), (98, 200), (22, 200)], 9), SUIT, 46)
    one.part([(46, 96), (74, 96), (60, 150)], FROST, 50)
    one.part([(55, 98), (65, 98), (68, 138), (60, 152), (52, 138)], "#B5342C", 56)
    one.part(oval((60, 68), 25, 28), "#B98255", 52)
    one.part(soft([(32, 50), (36, 16), (84, 16), (88, 50)], 8), "#3A4351", 52)
    one.part(soft([(10, 54), (30, 44), (90, 44), (110, 54), (90, 62), (30, 62)], 4), "#3A4351", 50)
    for x in (22, 98):
        one.part(limb((x, 112), (x, 160), 22), SUIT, x - 3)
        one.part(oval((x, 180), 13), "#6A4630", x - 3)
    one.mark(box(36, 38, 48, 8), "#B5342C")
    one.mark(soft([(38, 82), (60, 76), (82, 82), (76, 91), (60, 86), (44, 91)], 3), "#2A1C16")
    return one


def rufus() -> Standee:
    """A tall hat, a pale coat that flares to the ground, a cane."""
    one = Standee("enemy")
    one.part(limb((103, 122), (99, 234), 6), "#5C3A26", 99)
    one.part(oval((103, 118), 8), "#E7BE4E", 100)
    coat = [(40, 92), (72, 92), (84, 160), (92, 254), (62, 254), (56, 200), (50, 254), (18, 254), (30, 160)]
    one.part(soft(coat, 5), "#EEF1F2", 48)
    one.part([(42, 94), (70, 94), (64, 178), (50, 178)], "#3A4351", 52)
    one.part([(26, 118), (36, 84), (56, 112), (76, 84), (88, 118), (58, 142)], "#FFFFFF", 50)
    one.part(oval((56, 74), 22, 24), SKIN, 48)
    one.part(soft([(36, 60), (34, 12), (78, 12), (76, 60)], 4), "#DDE3E6", 48)
    one.part(soft(box(20, 54, 72, 11), 5), "#DDE3E6", 46)
    one.arm((82, 124), (102, 140), "#EEF1F2")
    one.mark(box(36, 42, 40, 11), "#B5342C")
    return one


def sephiroth() -> Standee:
    """The tallest: a horned crown, a mantle to the ground, a blade longer than himself."""
    one = Standee("enemy")
    mantle = [(42, 84), (74, 84), (86, 150), (96, 254), (22, 254), (30, 150)]
    one.part(soft(mantle, 4), "#2A2440", 50)
    one.part([(56, 104), (62, 104), (76, 254), (46, 254)], "#7A2F4A", 56)
    one.part(
        [(18, 128), (22, 76), (44, 104), (58, 112), (72, 104), (96, 76), (98, 128), (58, 148)], "#413864", 50
    )
    one.part(oval((58, 72), 20, 24), "#E3D3C0", 50)
    one.part(
        [(34, 70), (30, 12), (46, 42), (58, 20), (70, 42), (86, 12), (82, 70), (72, 56), (44, 56)],
        "#8F86B8",
        52,
    )
    one.part([(30, 226), (66, 164), (96, 92), (111, 12), (103, 96), (74, 168), (38, 232)], FROST, 40)
    one.part(limb((30, 134), (54, 174), 18), "#413864", 30)
    one.part(oval((60, 178), 9), "#E3D3C0", 50)
    one.mark([(46, 70), (56, 74), (46, 76)], "#E2483D")
    one.mark([(70, 70), (60, 74), (70, 76)], "#E2483D")
    return one


def main() -> None:
    """Write the bosses."""
    save_all({"reno": reno, "rude": rude, "rufus": rufus, "sephiroth": sephiroth})


if __name__ == "__main__":
    main()
