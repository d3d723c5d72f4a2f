"""Draw the one-colour marks (24 x 24), the goat and the hiker (64 x 64).

Run ``python draw_marks.py`` to write them beside this script.
"""

from __future__ import annotations

from random import Random

from kit_camp import goat
from kit_paper import CREAM, HERE, INK, SHADOW, Sheet, num, poly
from kit_scenery import Rock, mountain

MARKS: dict[str, tuple[str, ...]] = {
    "green": ("M12 1L17.2 8.2H14.8L19.2 14H16.2L21 20H13.4V23H10.6V20H3L7.8 14H4.8L9.2 8.2H6.8Z",),
    "blue": (
        (
            "M1 5.2C4.2 5.2 4.2 2.2 6.5 2.2S9.8 5.2 12 5.2 15.2 2.2 17.5 2.2 "
            "20.6 5.2 23 5.2V8.2C19.8 8.2 19.8 5.2 17.5 5.2S14.2 8.2 12 8.2 "
            "8.8 5.2 6.5 5.2 3.4 8.2 1 8.2Z"
        ),
        (
            "M1 12.0C4.2 12.0 4.2 9.0 6.5 9.0S9.8 12.0 12 12.0 15.2 9.0 17.5 "
            "9.0 20.6 12.0 23 12.0V15.0C19.8 15.0 19.8 12.0 17.5 12.0S14.2 15.0 "
            "12 15.0 8.8 12.0 6.5 12.0 3.4 15.0 1 15.0Z"
        ),
        (
            "M1 18.8C4.2 18.8 4.2 15.8 6.5 15.8S9.8 18.8 12 18.8 15.2 15.8 17.5 "
            "15.8 20.6 18.8 23 18.8V21.8C19.8 21.8 19.8 18.8 17.5 18.8S14.2 "
            "21.8 12 21.8 8.8 18.8 6.5 18.8 3.4 21.8 1 21.8Z"
        ),
    ),
    "red": (
        (
            "M1 22L4.6 13 6.2 14.6 8.6 6.4 10.2 8 12.8 1 15.2 6.6 14.6 10 17.4 8.4 19.6 14.6 20.8 13.8 23 22Z"
            "M12.4 6.2L10.4 12.2 12.2 14.4 10.2 19.4 13.8 13.8 12 11.6Z"
        ),
    ),
    "bridge": (
        (
            "M2 3.4H4.8V7.6C7 11.4 17 11.4 19.2 7.6V3.4H22V21H19.2V16.4C17.4 "
            "18 15 18.8 12 18.8S6.6 18 4.8 16.4V21H2Z"
            "M4.8 11V13.2C5.3 14 6 14.6 6.9 15.1V12.7C6 12.2 5.3 11.7 4.8 11Z"
            "M8.7 13.4V15.8C9.4 16 10.2 16.2 11.1 16.2V13.8C10.2 13.8 9.4 13.6 "
            "8.7 13.4Z"
            "M12.9 13.8V16.2C13.8 16.2 14.6 16 15.3 15.8V13.4C14.6 13.6 13.8 "
            "13.8 12.9 13.8ZM17.1 12.7V15.1C18 14.6 18.7 14 19.2 13.2V11C18.7 "
            "11.7 18 12.2 17.1 12.7Z"
        ),
    ),
    "campfire": (
        (
            "M12.4 1C13 4.4 17.8 7 17.8 11.6A5.8 5.4 0 0 1 6.2 11.6C6.2 9 7.4 "
            "7.2 8.8 5.8 8.8 7.4 9.4 8.4 10.4 8.8 10 5.8 10.8 3 12.4 1Z"
            "M12.2 9.6C12 11.2 10 11.8 10 13.6A2.2 2.1 0 0 0 14.4 13.6C14.4 12 12.8 11.4 12.2 9.6Z"
        ),
        (
            "M2.8 18.2L4 16.2 12 18.6 20 16.2 21.2 18.2 15.4 20 21.2 21.6 20.2 "
            "23.4 12 21.2 3.8 23.4 2.8 21.6 8.6 20Z"
        ),
    ),
    "summit": (
        "M1 22L10.8 5.4 12.9 8.8 14 7.2 23 22ZM10.8 9.2L7.2 15.4 9.2 14.4 10.8 16.8 12.6 14.2 14.6 15.6Z",
        "M16.9 1.4A3.3 3.3 0 1 1 16.9 8A3.3 3.3 0 1 1 16.9 1.4Z",
    ),
    "rope": (
        "M12 1.4A8.6 8.6 0 1 1 12 18.6A8.6 8.6 0 1 1 12 1.4ZM12 4A6 6 0 1 0 12 16A6 6 0 1 0 12 4Z",
        (
            "M12 5.4A4.6 4.6 0 1 1 12 14.6A4.6 4.6 0 1 1 12 5.4ZM12 7.6A2.4 "
            "2.4 0 1 0 12 12.4A2.4 2.4 0 1 0 12 7.6Z"
        ),
        "M9.8 18.3A8.6 8.6 0 0 0 12.9 18.6C14.4 20.3 17 20.9 21.6 20.2L22 23C16 23.8 11.6 22.4 9.8 18.3Z",
    ),
    "goat": (
        (
            "M3.2 10.4C2.8 8.4 1.8 8 2 6.2 3.8 6.4 4.6 7.4 5.4 8.6 7.6 7.6 10 "
            "7.8 11.8 8.2 12.8 6.8 13.4 5.9 14.4 5.4"
            " 13.6 3.8 12.4 3 10.6 2.6 13.2 1.4 15.8 2.2 16.8 4.4 18 4.3 19 "
            "4.8 19.4 5.8 21 6.4 22 7.2 22.4 8.2 22.3 9.2 21.7 9.7 21 9.8"
            " 21 11 20.4 12.2 19 13 19.2 11.8 19.2 11 19 10.2 19 11.6 18.6 13 "
            "18 14.2 18 15.2 17.6 15.9 17.2 16.4L17.6 22H15.2L14.8 17.4 13.8 "
            "17.2 13.4 22H11.2L11.5 17"
            " 10 16.4 8.8 17 7.8 16.4 7.4 17.4 8.2 22H5.9L5.2 18.2 4.6 22H2.3L3 "
            "16.6C2.2 14.8 2.6 12.2 3.2 10.4Z"
        ),
    ),
}


def mark(name: str) -> Sheet:
    """A silhouette the program may recolour."""
    sheet = Sheet(24, 24)
    for data in MARKS[name]:
        sheet.shape(data, INK, even_odd=True)
    return sheet


def goat_piece() -> Sheet:
    """The goat of the herd."""
    sheet = Sheet(64, 64)
    goat(sheet, (0.5, 2.5), 62)
    return sheet


def hiker() -> Sheet:
    """The green hiker: hat, rucksack and staff."""
    sheet, ink = Sheet(64, 64), "#17342B"
    body = "M29 22C37 22 41 26 42 33L44 44 41 46 44 60H34L31 50 28 60H18L22 44 21 34C21 26 24 22 29 22Z"
    sack = "M12 29C12 25 15 23 19 23.5L23 25V45H15C13 45 12 43 12 41Z"
    hat = (
        "M15 17.6C15 15.4 19 14.4 21.4 14.2 22 8 25 4.6 30.6 4.6S39 8 39.8 "
        "13.6C43 13.8 47.4 15 47.4 17.4 47.4 19.4 40 20.4 31 20.4S15 19.8 "
        "15 17.6Z"
    )
    head = "M22.6 17.4H39.8C39.8 23 36.6 27 31.4 27S22.6 23 22.6 17.4Z"
    arm = (
        "M37.4 28.4C40 27 42 28.4 43.4 30.4L49 36.4 52.6 35 54.2 38.6 48.4 42C46 42 44.6 41 43 39.4L37 33.4Z"
    )
    staff = "M52 22L54.6 60"
    for part in (sack, body, head, hat, arm):
        sheet.line(part, ink, 5)
    sheet.line(staff, ink, 6)
    sheet.line(staff, "#B98050", 2.8)
    sheet.shape(sack, "#C9683F")
    sheet.shape("M12 36H23V45H15C13 45 12 43 12 41Z", "#9C4A34")
    sheet.shape(body, "#3F9160")
    sheet.shape("M21 34C21 26 24 22 29 22C27 30 28 40 28 46L22 60H18L22 44Z", "#276B4A")
    sheet.shape("M21.6 42.6L42.6 41.6 43.2 44.8 22 46Z", "#1E5540")
    sheet.shape(head, "#F2C79C")
    sheet.shape("M22.6 17.4H28C27.6 22 28.6 25 31.4 27C26.2 27 22.6 23 22.6 17.4Z", "#D79F78")
    sheet.shape("M24 24.4C29 28.6 35 28.4 39 24.2L41.4 28.2C35 32 27 32 22 28.4Z", "#E0553A")
    sheet.shape(hat, "#2F7A52")
    sheet.shape("M21.4 14.2C27 16.2 35 16 39.8 13.6L40 16.6C34 18.6 27 18.6 21 17Z", "#F0C062")
    sheet.shape("M31 4.6C36 4.8 39 8 39.8 13.6 36 15 33.4 15.4 33 15.2 34 11 33.4 7 31 4.6Z", "#58AA76")
    sheet.shape(arm, "#4FA06E")
    sheet.disc((52.4, 37.4), 2.9, "#F2C79C")
    return sheet


def app_icon() -> Sheet:
    """The program's icon: a mountain of cards before the rising sun."""
    sheet, rng = Sheet(128, 128), Random("icon")
    sky = sheet.linear(
        ((0, "#2F5F7C"), (0.45, "#8FB3B4"), (0.72, "#FFD897"), (1, "#F6A868")), (0, 0), (0, 128)
    )
    sheet.rect((2, 2, 124, 124), "#1D3B4E", radius=28)
    sheet.rect((4, 4, 120, 120), sky, radius=26)
    sheet.disc((64, 48), 40, "#FFF1C4", 0.35)
    sheet.disc((64, 48), 30, sheet.radial(((0, "#FFFDF0"), (0.7, "#FFEFB8"), (1, "#FFD77F")), (64, 48), 30))
    rows = ((67.5, "rb"), (92, "grg"))
    for y, row in rows:
        for place, kind in enumerate(row):
            x = 64 + (place - len(row) / 2) * 33 + 1.25
            for step in (2, 1):
                sheet.rect((x - step, y + step, 30.5, 22.5), SHADOW, 0.16, 4)
            sheet.rect((x, y, 30.5, 22.5), CREAM, radius=4)
            tone = {"r": "#E06A42", "b": "#2F7FB4", "g": "#3C9464"}[kind]
            sheet.rect((x + 2.2, y + 2.2, 26.1, 18.1), tone, radius=2.4)
            shine = sheet.linear(((0, "#FFFFFF", 0), (1, "#FFE3A1", 0.35)), (x, y), (x + 30, y))
            sheet.rect((x + 2.2, y + 2.2, 26.1, 18.1), shine, radius=2.4)
            mid, low = x + 15.25, y + 20.3
            if kind == "g":
                tree = ((0, -17), (7, -9), (3.8, -9), (9.6, 0), (-9.6, 0), (-3.8, -9), (-7, -9))
                sheet.shape(poly([(mid + dx, low + dy) for dx, dy in tree]), "#123F33")
            elif kind == "r":
                crag = ((-12, 0), (-5.5, -11.5), (-2.5, -7.5), (3, -16), (12, 0))
                sheet.shape(poly([(mid + dx, low + dy) for dx, dy in crag]), "#7A2C2A")
            else:
                for drop in (12.4, 5.6):
                    sheet.line(f"M{num(mid - 10.6)} {num(low - drop)}q5.3-6 10.6 0t10.6 0", "#F2FAFC", 3)
    mountain(
        sheet,
        rng,
        (64, 18),
        (35, 93, 66),
        Rock("#7F97C4", "#FFF6E6", "#F6E8D4"),
        rough=1.4,
        size=1,
        box=(0, 0, 128, 66),
    )
    return sheet


def main() -> None:
    """Write marks and pieces."""
    app_icon().save("ascent-table.svg", HERE.parent.parent / "app" / "icons")
    for name in MARKS:
        mark(name).save(f"mark-{name}.svg")
    goat_piece().save("goat.svg")
    hiker().save("hiker.svg")


if __name__ == "__main__":
    main()
