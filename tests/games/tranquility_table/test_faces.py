"""Faces: each has a picture, numbers read well down to a card 48 pixels wide, light and dark."""

from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from desktop.games.tranquility.rules.cards import CARDS, COLOURS
from desktop.games.tranquility.table.card_faces import TERRAIN_INK, face_of_card
from desktop.games.tranquility.table.table import TranquilityTable
from desktop.ui.theme.look import Look
from desktop.ui.theme.palette import contrast, dark_colours, light_colours
from desktop.wording.language import Words

ROOT = Path(__file__).parents[3]

LOOKS = (
    Look(light_colours(), dark=False, text_scale=1.0, motion_ms=0, language="en"),
    Look(dark_colours(), dark=True, text_scale=2.0, motion_ms=0, language="ja"),
)
GROUNDS = [
    *(
        "back",
        "panorama/back/7",
        "panorama/up/3-4-3",
        "panorama/up/12-11",
        "goal/3-4-3",
        "goal/10-11-12/done",
    ),
    *("goat", "goat/12", "hiker", "corral", "corral/hiker", "tray", "row/3", "row/9"),
    *("place/r1p1", "place/r4p2/open", "place/summit", "place/summit/open"),
    *("pile/deck/0", "pile/deck/42", "pile/discard/0", "pile/discard/9"),
    *("chip/hand/5", "chip/deck/21", "chip/discard/0"),
    *("name/1/own", "name/2/other/turn", "name/5/own/turn"),
]
FACES = sorted({face_of_card(card, goat=goat) for card in CARDS for goat in (False, True)}) + GROUNDS


@pytest.fixture
def words(qapp: object) -> Words:
    return Words(ROOT / "i18n", "en")


def painted(table: TranquilityTable, face: str, width: int, look: Look, words: Words) -> QImage:
    image = QImage(width, round(width * 0.7), QImage.Format.Format_ARGB32)
    image.fill(0)
    with QPainter(image) as painter:
        table.paint_face(painter, face, QRectF(image.rect()), look, words)
    return image


@pytest.mark.parametrize("look", LOOKS, ids=("light", "dark"))
def test_every_face_has_a_picture(table: TranquilityTable, look: Look, words: Words) -> None:
    for face in FACES:
        image = painted(table, face, 100, look, words)
        shown = {image.pixel(x, y) for x in range(0, 100, 3) for y in range(0, 70, 3)}
        assert len(shown) > 3, face


def test_an_unknown_face_is_a_fault(table: TranquilityTable, words: Words) -> None:
    with pytest.raises(KeyError):
        painted(table, "elephant", 100, LOOKS[0], words)


@pytest.mark.parametrize("look", LOOKS, ids=("light", "dark"))
def test_numbers_hold_their_contrast_on_paper(look: Look) -> None:
    for ink in (*TERRAIN_INK.values(), look.colours.ink):
        assert contrast(ink, look.colours.paper) >= 4.5


@pytest.mark.parametrize("look", LOOKS, ids=("light", "dark"))
def test_a_number_is_ten_pixels_high_on_a_card_of_48(
    table: TranquilityTable, look: Look, words: Words
) -> None:
    for colour, number in product(COLOURS, range(1, 13)):
        image = painted(table, f"ascent/{colour}/{number}", 48, look, words)
        ink = QColor(TERRAIN_INK[colour])
        rows = [y for y in range(1, 13) if any(_near(image.pixelColor(x, y), ink) for x in range(2, 17))]
        assert len(rows) >= 9, (colour, number)
        assert rows == list(range(rows[0], rows[-1] + 1)), (colour, number)


def _near(colour: QColor, ink: QColor) -> bool:
    apart = (colour.red() - ink.red(), colour.green() - ink.green(), colour.blue() - ink.blue())
    return max(map(abs, apart)) < 70


def test_cards_that_differ_look_different_at_48_pixels(table: TranquilityTable, words: Words) -> None:
    faces = sorted({face_of_card(card, goat=goat) for card in CARDS for goat in (False, True)})
    pictures = {bytes(painted(table, face, 48, LOOKS[0], words).constBits()) for face in faces}
    assert len(pictures) == len(faces)


def test_a_name_plate_shows_whose_turn_it_is(table: TranquilityTable, words: Words) -> None:
    waiting, acting = (
        painted(table, face, 236, LOOKS[0], words) for face in ("name/1/own", "name/1/own/turn")
    )
    assert waiting != acting


@pytest.mark.parametrize("mood", ["play", "win", "loss"])
@pytest.mark.parametrize("look", LOOKS, ids=("light", "dark"))
@pytest.mark.parametrize("size", [(1170, 890), (1600, 900), (320, 200), (600, 1200)])
def test_the_room_is_painted_to_its_edges(
    table: TranquilityTable, mood: str, look: Look, size: tuple[int, int]
) -> None:
    image = QImage(*size, QImage.Format.Format_ARGB32)
    image.fill(0)
    with QPainter(image) as painter:
        table.paint_background(painter, QRectF(image.rect()), look, mood)
    corners = ((0, 0), (size[0] - 1, 0), (0, size[1] - 1), (size[0] - 1, size[1] - 1))
    assert all(image.pixelColor(*corner).alpha() == 255 for corner in corners)


def test_moods_differ(table: TranquilityTable) -> None:
    pictures: set[bytes] = set()
    for look, mood in product(LOOKS, ("play", "win", "loss")):
        image = QImage(200, 150, QImage.Format.Format_ARGB32)
        with QPainter(image) as painter:
            table.paint_background(painter, QRectF(image.rect()), look, mood)
        pictures.add(bytes(image.constBits()))
    assert len(pictures) == 6
