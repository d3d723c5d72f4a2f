"""What stands in and by the lakes: islands, falls, ice, banks."""

from __future__ import annotations

from kit_paper import Point, Sheet, clip, num, poly, smooth
from kit_props import cabin, rowboat, stone
from kit_scenery import CARD
from kit_terrain import Leaf, pine


def floe(sheet: Sheet, at: Point, wide: float) -> None:
    x, y = at
    top = [
        (x - wide * 0.5, y),
        (x - wide * 0.3, y - wide * 0.13),
        (x + wide * 0.2, y - wide * 0.15),
        (x + wide * 0.5, y - wide * 0.02),
        (x + wide * 0.28, y + wide * 0.1),
        (x - wide * 0.2, y + wide * 0.11),
    ]
    thick = [(px, py + wide * 0.09) for px, py in top]
    sheet.shape(poly(clip([(px - 1, py + wide * 0.16) for px, py in top], CARD)), "#12305E", 0.25)
    sheet.shape(poly(clip(thick, CARD)), "#9DB6DC")
    sheet.shape(poly(clip(top, CARD)), "#FFFDF7")


def features(sheet: Sheet, extras: tuple[str, ...]) -> None:
    leaf = Leaf("#1F5560", "#3F8A86")
    if "boat" in extras:
        rowboat(sheet, (112, 96), 22)
    if "island" in extras:
        sheet.shape(f"M64 95Q{num(84)} 82 106 86T148 95Q106 99 64 95Z", "#4E8C7E")
        sheet.shape("M64 95Q106 92 148 95Q106 100 64 95Z", "#2B6B74")
        for tx, ty, tall in ((90, 89, 26), (122, 90, 22), (104, 90, 38)):
            pine(sheet, (tx, ty), tall, leaf, tiers=4)
    if "cabin" in extras:
        sheet.shape(
            smooth([(84, 96), (104, 86), (140, 80), (CARD[2], 78)]) + "V102Q140 96 84 96Z",
            "#5B9A86",
        )
        sheet.shape(smooth([(84, 96), (140, 95), (CARD[2], 100)]) + "V104Q140 99 84 96Z", "#2F6F72")
        for tx, ty, tall in ((160, 88, 40), (176, 88, 32)):
            pine(sheet, (tx, ty), tall, leaf, tiers=4)
        cabin(sheet, (128, 91), 22)
        for px in (92, 98, 104):
            sheet.rect((px, 96, 1.4, 7), "#5A3C33")
        sheet.rect((86, 95, 24, 1.8), "#8B5E44")
    if "fjord" in extras:
        bank = "M124 99Q138 88 160 87T196.3 82V106Q170 103 124 99Z"
        sheet.cast(bank, rim="#CFE0C0")
        sheet.shape(bank, sheet.fall("#6FA494", "#2F6F78", 84, 104))
        for px, py, tall in ((150, 92, 36), (184, 90, 38), (167, 94, 50)):
            pine(sheet, (px, py), tall, leaf, tiers=5 if tall > 40 else 4)
    if "falls" in extras:
        cliff = "M196.3 36L184 31 172 37 160 34 150 42 126 43 118 50 120 60 110 72 112 84 104 101H196.3Z"
        sheet.cast(cliff, 1, 1.2, (-0.7, -0.4), "#E3DCC8")
        sheet.shape(
            cliff,
            sheet.linear(((0, "#4E7596"), (0.5, "#7C9DB2"), (1, "#C9C6B8")), (104, 0), (196, 0)),
        )
        sheet.shape(
            "M118 50L126 43 130 60 120 60ZM110 72L120 60 126 82 112 84ZM104 101L112 84 124 101Z",
            "#33577C",
            0.45,
        )
        sheet.shape(
            "M160 34L172 37 166 58 154 52ZM184 31L196.3 36V62L178 52ZM166 58L186 76 170 101H156Z",
            "#FFF1D2",
            0.28,
        )
        sheet.shape("M126 43L150 42 153 47 123 48ZM160 34L184 31 196.3 36V40L172 40Z", "#7FA889")
        sheet.shape("M129 45C135 47 142 47 147 45L154 101H121Z", sheet.fall("#FFFFFF", "#D9EEF6", 45, 100))
        sheet.shape("M135 47L130 101H136ZM141 47L144 101H149Z", "#9CCBE2", 0.7)
        for px, size in ((116, 5), (124, 7), (136, 8), (147, 6), (154, 4)):
            sheet.disc((px, 100), size, "#FFFFFF", 0.75)
    if "bowl" in extras:
        for bank, near, far in (
            ("M3.7 70Q26 76 36 90T64 104Q76 112 70 136.3H3.7Z", "#7F9DB4", "#3F6285"),
            ("M196.3 64Q180 70 172 84T146 98Q132 106 142 116H196.3Z", "#A9B9BF", "#5E7F9C"),
        ):
            sheet.cast(bank, rim="#E8E4D4")
            sheet.shape(bank, sheet.fall(near, far, 66, 116))
        for sx, sy, size in ((158, 100, 7), (172, 95, 5), (52, 104, 5)):
            stone(sheet, (sx, sy), size, "#46668A", "#A9BBC8")
    if "geese" in extras:
        for gx, gy in ((120, 92), (134, 95), (148, 93)):
            sheet.shape(
                f"M{gx - 5} {gy}Q{gx} {gy + 4} {gx + 5} {gy}Q{gx + 1} {gy - 3} {gx - 5} {gy}Z",
                "#FFF9EE",
            )
            sheet.line(f"M{gx + 4} {gy}q1.6-2 0.4-4.4l2 .4", "#FFF9EE", 1.2)
    if "glacier" in extras:
        ice = "M150 58L158 48 172 50 166 62 174 72 168 80 178 90 166 97 146 99 118 92 132 80 128 72 146 66Z"
        sheet.cast(ice, 1, 1, (-0.8, 0.3))
        sheet.shape(
            ice,
            sheet.linear(((0, "#A9C4E8"), (0.5, "#E3EEFA"), (1, "#FFFFFF")), (118, 0), (178, 0)),
        )
        sheet.shape("M118 92L146 99 166 97 178 90V96L166 103 146 105 119 97Z", "#7FA5D6")
        for crack in ("M140 70l14 3 12-3", "M134 78l14 4 20-4", "M130 86l18 4 22-5"):
            sheet.line(crack, "#8FB2DE", 1, 0.8)
    if "stones" in extras:
        for sx, sy, size in ((128, 96, 8), (140, 99, 5), (80, 95, 6)):
            stone(sheet, (sx, sy), size, "#3F5F88", "#9DB0C8", "#FFF9EE")
