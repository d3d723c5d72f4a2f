"""Draw Cloud and the allies as wooden standees.

Run ``python draw_allies.py`` to write them beside this script.
"""

from __future__ import annotations

from kit_figures import SKIN, Standee, save_all
from kit_steel import FROST, box, limb, oval, soft

LEATHER = "#7A4A2E"


def cloud() -> Standee:
    """A hooded traveller with a sword as wide as a plank."""
    one = Standee("cloud")
    one.part([(76, 160), (76, 36), (109, 11), (109, 160)], "#BDCDDA", 90)
    one.person("#2F569F", "#26385C", (45, 78), 26)
    scarf = [(18, 102), (72, 102), (68, 120), (44, 124), (26, 160), (11, 154), (22, 120)]
    hood = [
        (18, 104),
        (16, 66),
        (30, 38),
        (58, 40),
        (73, 64),
        (73, 104),
        (64, 76),
        (46, 62),
        (30, 74),
        (30, 104),
    ]
    one.part(soft(hood, 7), "#3F7FD6", 38)
    one.part(soft(scarf, 6), "#6FB9FF", 36)
    one.part(soft(box(68, 158, 43, 13), 4), "#D8A441", 80)
    one.part(limb((92, 174), (92, 198), 12), LEATHER, 86)
    one.arm((64, 128), (90, 182), "#2F569F", LEATHER)
    one.mark(soft(box(20, 176, 49, 11), 3), LEATHER)
    one.mark([(82, 150), (82, 46), (86, 43), (86, 150)], "#8FA3B4")
    return one


def aerith() -> Standee:
    """A wide hat, a bell-shaped dress and a staff with a flower."""
    one = Standee("ally")
    one.part(limb((92, 60), (98, 250), 8), "#8A5A36", 96)
    for at in ((92, 21), (103, 29), (99, 42), (85, 42), (81, 29)):
        one.part(oval((at[0] - 1, at[1]), 8.5), "#FF9FC0", 88)
    one.part(oval((91, 33), 7.5), "#FFD65A", 88)
    one.part(soft([(26, 84), (74, 84), (70, 132), (28, 132)], 8), "#8B5633", 44)
    one.part(soft([(38, 112), (62, 112), (76, 180), (90, 252), (12, 252), (26, 180)], 8), "#F3EBDD", 44)
    one.part(soft([(24, 112), (76, 112), (84, 160), (50, 178), (16, 160)], 9), "#5FA36A", 44)
    one.part(oval((50, 86), 22, 24), SKIN, 44)
    one.part(soft([(26, 74), (30, 50), (70, 50), (74, 74)], 12), "#F0CE7C", 44)
    one.part(soft([(10, 72), (30, 64), (70, 64), (82, 72), (70, 80), (30, 80)], 5), "#F7DE9A", 44)
    one.arm((74, 132), (96, 152), "#5FA36A")
    one.mark(box(30, 58, 40, 7), "#E0708F")
    return one


def tifa() -> Standee:
    """A boxer: one glove high, one low, feet wide apart, a knot of hair."""
    one = Standee("ally")
    one.part(oval((48, 28), 13), "#46323A", 44)
    for leg in ([(34, 176), (60, 176), (40, 254), (10, 254)], [(60, 176), (86, 176), (110, 254), (80, 254)]):
        one.part(soft(leg, 5), "#3E5266", 48)
    one.part(soft([(32, 92), (86, 92), (84, 198), (36, 198)], 10), "#35A79C", 52)
    one.part(soft(box(32, 156, 55, 20), 4), "#F2B84B", 52)
    one.part(oval((58, 66), 23, 25), SKIN, 50)
    one.part(
        soft([(32, 80), (34, 46), (56, 34), (82, 46), (84, 80), (74, 60), (48, 56), (40, 78)], 8),
        "#46323A",
        50,
    )
    one.part(limb((80, 106), (95, 66), 15), SKIN, 52)
    one.part(limb((38, 106), (24, 138), 15), SKIN, 52)
    one.part(soft(box(79, 18, 31, 46), 13), "#F0703C", 88)
    one.part(soft(box(10, 124, 31, 46), 13), "#F0703C", 22)
    one.mark(box(81, 52, 27, 6), "#FFF1DC")
    one.mark(box(12, 131, 27, 6), "#FFF1DC")
    return one


def red_xiii() -> Standee:
    """A beast on four legs; its brush of a tail stands upright."""
    one = Standee("ally")
    brush = [(26, 168), (10, 128), (10, 70), (30, 12), (50, 66), (48, 122), (40, 168)]
    one.part(soft(brush, 14), "#C8562B", 30)
    one.part(soft([(15, 62), (30, 12), (45, 60), (36, 54), (30, 64), (23, 54)], 4), "#FBE6C2", 30)
    for x, tone in ((28, "#A33F22"), (52, "#A33F22"), (14, "#D2602F"), (70, "#D2602F")):
        one.part(soft([(x, 190), (x + 20, 190), (x + 18, 254), (x + 2, 254)], 5), tone, x + 6)
    body = [(12, 166), (40, 152), (72, 150), (92, 160), (94, 204), (64, 214), (14, 210)]
    one.part(soft(body, 14), "#D2602F", 34)
    mane = [(58, 176), (54, 140), (60, 112), (78, 98), (96, 104), (98, 150), (88, 192)]
    one.part(soft(mane, 9), "#8E2F22", 66)
    head = [(64, 138), (66, 112), (74, 86), (82, 108), (92, 110), (110, 134), (106, 146), (84, 152)]
    one.part(soft(head, 6), "#D2602F", 74)
    one.mark(oval((89, 126), 4.5), "#FFE6A8")
    one.mark(oval((108, 136), 4), "#3A1710")
    return one


def barret() -> Standee:
    """A block of a man with a barrel for an arm."""
    one = Standee("ally")
    for x in (26, 63):
        one.part(soft(box(x, 180, 31, 74), 6), "#5B5A3C", x + 8)
    one.part(soft([(18, 84), (102, 84), (92, 198), (28, 198)], 16), "#7C6A3E", 48)
    one.part(soft([(42, 84), (78, 84), (72, 150), (48, 150)], 8), "#D9D2BE", 52)
    one.part(oval((60, 54), 24, 27), "#A66E45", 52)
    one.part(soft([(32, 44), (38, 18), (82, 18), (88, 44)], 12), "#E8B23A", 52)
    one.part(soft(box(28, 40, 64, 11), 4), "#B9842A", 52)
    one.part(oval((60, 29), 9), "#FFF3CF", 56)
    one.part(soft([(38, 64), (82, 64), (78, 84), (60, 90), (42, 84)], 7), "#3B2B26", 52)
    one.part(limb((22, 104), (22, 168), 25), "#A66E45", 18)
    one.part(oval((22, 178), 13), "#8C5A38", 18)
    one.part(limb((98, 104), (97, 124), 25), "#A66E45", 94)
    one.part(soft([(84, 126), (111, 126), (111, 204), (84, 204)], 4), "#8C9BA8", 93)
    one.part(soft(box(82, 202, 29, 18), 3), "#56646F", 92)
    for y in (142, 162, 182):
        one.mark(box(84, y, 27, 5), "#56646F")
    return one


def biggs() -> Standee:
    """A radio on the back, its aerial high; a headband with two tails."""
    one = Standee("ally")
    one.part(limb((21, 120), (21, 14), 5), FROST, 20)
    one.part(oval((21, 17), 7), "#F0563F", 18)
    one.part(soft(box(11, 104, 40, 76), 6), "#4E6A55", 22)
    one.person("#B98A3D", "#5A4A3A", (66, 70), 27)
    one.part(soft([(41, 62), (44, 44), (60, 36), (80, 40), (92, 62)], 8), "#4A3428", 58)
    one.part(
        soft(
            [(42, 54), (92, 54), (110, 46), (110, 60), (104, 66), (110, 78), (98, 82), (90, 66), (42, 66)], 2
        ),
        "#2FA9A0",
        58,
    )
    one.arm((90, 112), (96, 170), "#B98A3D")
    one.mark(soft(box(41, 170, 50, 11), 3), "#4A3428")
    return one


def wedge() -> Standee:
    """As round as a barrel, under a round cap."""
    one = Standee("ally")
    for x in (32, 64):
        one.part(soft(box(x, 210, 26, 44), 6), "#54483A", x + 6)
    one.part(oval((60, 168), 46, 60, 44), "#4E84A8", 44)
    one.part(oval((60, 186), 30, 38), "#E9DDBF", 48)
    one.part(oval((60, 94), 25, 24), SKIN, 52)
    one.part(soft([(30, 92), (32, 66), (48, 52), (72, 52), (88, 66), (90, 92)], 12), "#C8553A", 52)
    one.part(soft(box(28, 82, 64, 13), 5), "#8F3528", 52)
    one.part(oval((60, 50), 8), "#F0D9A8", 56)
    one.part(oval((20, 180), 11), SKIN, 16)
    one.part(oval((100, 180), 11), SKIN, 94)
    return one


def jessie() -> Standee:
    """A high pony-tail and a spanner held up."""
    one = Standee("ally")
    tail = [(44, 42), (26, 24), (12, 40), (12, 84), (24, 116), (28, 80), (42, 62)]
    one.part(soft(tail, 9), "#A8542C", 20)
    one.person("#6C8DA6", "#6D3F35", (54, 74), 25)
    one.part(soft([(36, 108), (72, 108), (68, 160), (40, 160)], 6), FROST, 46)
    hair = [(28, 84), (29, 56), (46, 44), (66, 46), (80, 58), (80, 80), (68, 64), (42, 60)]
    one.part(soft(hair, 9), "#B8602F", 46)
    one.part(limb((93, 60), (93, 164), 10), "#AEBECB", 92)
    jaw = [
        (76, 16),
        (86, 12),
        (87, 32),
        (99, 32),
        (100, 12),
        (110, 16),
        (111, 44),
        (99, 62),
        (87, 62),
        (75, 44),
    ]
    one.part(soft(jaw, 3), "#AEBECB", 92)
    one.arm((74, 118), (92, 142), "#6C8DA6", "#6D3F35")
    one.arm((32, 116), (24, 164), "#6C8DA6", "#6D3F35")
    return one


def main() -> None:
    """Write Cloud and his seven allies."""
    save_all(
        {
            "cloud": cloud,
            "aerith": aerith,
            "tifa": tifa,
            "red-xiii": red_xiii,
            "barret": barret,
            "biggs": biggs,
            "wedge": wedge,
            "jessie": jessie,
        }
    )


if __name__ == "__main__":
    main()
