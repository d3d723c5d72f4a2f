"""Faces: each has a picture; types are told by shape; what a card says is drawn from its data."""

from itertools import combinations, product
from pathlib import Path

import pytest
from games.the_west_table.test_layout import some_states
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from support.west import DECK, RULES

from desktop.games.the_west.rules.vocabulary import TYPES, FacilityType
from desktop.games.the_west.table import signs
from desktop.games.the_west.table.inks import ON_METAL, PAPER, RED, SEPIA, TYPE_INKS
from desktop.games.the_west.table.table import WestTable
from desktop.ui.theme.look import Look
from desktop.ui.theme.palette import contrast, dark_colours, light_colours
from desktop.wording.language import Words

ROOT = Path(__file__).parents[3]
LOOKS = (
    Look(light_colours(), dark=False, text_scale=1.0, motion_ms=0, language="en"),
    Look(dark_colours(), dark=True, text_scale=2.0, motion_ms=0, language="ja"),
)
GROUNDS = (
    *(
        "pile/deck/0",
        "pile/deck/43",
        "pile/discard/0",
        "pile/discard/9",
        "sheet/9",
        "pile/locus/0",
        "pile/locus/6",
    ),
    *("effect/foundry/0/lose:2///", "effect/archive/3/draw:1/3//", "effect/beacon/1/lose:1//next/Forge"),
    *("ruler/40", "ruler/25", "slider/left/1/40", "slider/right/2/0", "tray/hand", "tray/loci"),
    *("name/1", "name/2/turn", "slot/row", "side/foundry", "turn/front/action", "turn/back/limit"),
)


@pytest.fixture
def words(qapp: object) -> Words:
    words = Words(ROOT / "i18n", "en")
    words.set_naming(RULES.name_of)
    return words


def painted(table: WestTable, face: str, size: tuple[int, int], look: Look, words: Words) -> QImage:
    image = QImage(*size, QImage.Format.Format_ARGB32)
    image.fill(0)
    with QPainter(image) as painter:
        table.paint_face(painter, face, QRectF(image.rect()), look, words)
    return image


def faces_of_play(table: WestTable) -> set[str]:
    """Faces that come up in random games, also with decks that say anything."""
    faces: set[str] = set()
    for seed in (1, 2, 4):
        for state in some_states(seed):
            view = RULES.view(state, 1)
            faces |= {piece.face for piece in table.pieces(view, None)}
            faces |= {zone.face for zone in table.zones(view) if zone.face}
    return faces


@pytest.mark.parametrize("look", LOOKS, ids=("light", "dark"))
def test_every_face_has_a_picture(table: WestTable, look: Look, words: Words) -> None:
    for face in {*faces_of_play(table), *GROUNDS}:
        size = (100, 140) if face.startswith(("facility", "gate", "back")) else (150, 100)
        image = painted(table, face, size, look, words)
        shown = {image.pixel(x, y) for x in range(0, size[0], 3) for y in range(0, size[1], 3)}
        assert len(shown) > 2, face


def test_an_unknown_face_is_a_fault(table: WestTable, words: Words) -> None:
    for face in ("elephant", "gate/elephant//"):
        with pytest.raises(KeyError):
            painted(table, face, (100, 140), LOOKS[0], words)


def test_inks_hold_their_contrast() -> None:
    for ink in (*TYPE_INKS.values(), SEPIA, RED):
        assert contrast(ink, PAPER) >= 4.5
    for kind, ink in ON_METAL.types.items():
        metal = QColor(TYPE_INKS[kind]).darker(190).name()
        assert contrast(ink, metal) >= 4.5


def _shape(table: WestTable, kind: FacilityType, size: int, words: Words) -> set[tuple[int, int]]:
    """Where the mark of a type is inked, whatever its colour."""
    image = painted(table, f"facility/{kind}/{kind}//", (size, round(size * 1.4)), LOOKS[0], words)
    tab = round(size * 0.27)
    paper = QColor(PAPER)
    spots = ((x, y) for x in range(2, tab) for y in range(2, tab))
    return {spot for spot in spots if abs(image.pixelColor(*spot).lightness() - paper.lightness()) > 60}


def test_types_are_told_by_the_shape_of_their_marks_alone(table: WestTable, words: Words) -> None:
    shapes = {kind: _shape(table, kind, 92, words) for kind in TYPES}
    for one, other in combinations(TYPES, 2):
        common = len(shapes[one] & shapes[other]) / len(shapes[one] | shapes[other])
        assert common < 0.72, (one, other)


def test_a_doppelgate_is_its_facility_in_a_mirror(table: WestTable, words: Words) -> None:
    """The strokes of the print, turned over, are those of the plate: light where they were dark."""
    for kind in TYPES:
        front = painted(table, f"facility/{kind}/{kind}//", (200, 280), LOOKS[0], words)
        back = painted(table, f"gate/{kind}//", (200, 280), LOOKS[0], words)
        spots = [(x, y) for x in range(70, 186, 2) for y in range(70, 190, 2)]
        light = [front.pixelColor(*spot).lightness() for spot in spots]
        dark = [255 - back.pixelColor(199 - x, y).lightness() for x, y in spots]
        assert _correlation(light, dark) > 0.5, kind


def _correlation(one: list[int], other: list[int]) -> float:
    n = len(one)
    a, b = sum(one) / n, sum(other) / n
    both = sum((x - a) * (y - b) for x, y in zip(one, other, strict=True))
    return both / (sum((x - a) ** 2 for x in one) * sum((y - b) ** 2 for y in other)) ** 0.5


def test_a_city_looks_other_when_it_is_complete(table: WestTable, words: Words) -> None:
    plan, city = (
        painted(table, f"city/{side}/", (150, 100), LOOKS[0], words) for side in ("plan", "complete")
    )
    assert plan != city
    assert city.pixelColor(20, 60).hsvSaturation() > plan.pixelColor(20, 60).hsvSaturation() + 40


def test_what_a_card_says_is_drawn_from_its_data() -> None:
    said = {locus.id: signs.of_effect(locus.effect) for locus in DECK.loci}
    assert said["locus-1"] == "hand:> arrow lose:1"
    assert said["locus-4"] == "row:3+ arrow lose:1"
    assert said["locus-5"] == "question discard:1 arrow lose:2"
    assert said["locus-13"] == "question swap"
    assert said["locus-15"] == "draw:1 discard:1"
    reactor = next(each.effect for each in DECK.facility_effects if each.type == "reactor")
    assert signs.of_effect(reactor) == "lose:1 each:gate most:2"
    gate = DECK.doppelgates[0]
    assert signs.of_trigger(gate.when, gate.effect) == f"take {gate.type} arrow lose:1"
    assert signs.of_cost(DECK.cityengine.cost) == "foundry archive reactor beacon"


@pytest.mark.parametrize("mood", ["play", "win", "loss"])
@pytest.mark.parametrize("look", LOOKS, ids=("light", "dark"))
@pytest.mark.parametrize("size", [(1170, 890), (1600, 700), (320, 200), (500, 900)])
def test_the_room_is_painted_to_its_edges(
    table: WestTable, mood: str, look: Look, size: tuple[int, int]
) -> None:
    image = QImage(*size, QImage.Format.Format_ARGB32)
    image.fill(0)
    with QPainter(image) as painter:
        table.paint_background(painter, QRectF(image.rect()), look, mood)
    corners = product((0, size[0] - 1), (0, size[1] - 1))
    assert all(image.pixelColor(*corner).alpha() == 255 for corner in corners)
