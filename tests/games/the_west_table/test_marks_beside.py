"""Costs and tags are written beside the signs of what they speak of, never over them."""

from pathlib import Path

import pytest
from games.the_west_table.conftest import SitDown
from games.the_west_table.test_actions_by_hand import at_action
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter
from support.west import RULES

from desktop.games.the_west.rules.vocabulary import TYPES
from desktop.games.the_west.table import card_faces, ground_faces
from desktop.games.the_west.table.table import WestTable
from desktop.ui.table.lettering import fitting_size
from desktop.ui.theme.look import Look
from desktop.ui.theme.palette import dark_colours, light_colours
from desktop.wording.language import Words

ROOT = Path(__file__).parents[3]
TAG = 34.0
"""The right side of a plate, where its tag is."""


def area(rect: QRectF) -> float:
    return rect.width() * rect.height()


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
def test_costs_leave_plates_and_hand_cards_free(sit: SitDown, language: str) -> None:
    seat = sit(**at_action(), language=language)
    seat.probe.click("foundry-beacon-1")
    plates = seat.table.highlights.plates()
    assert len(plates) == 2
    signs = [zone.rect for name, zone in seat.zones.items() if name.startswith("effect-")]
    hand = [piece.rect for piece in seat.pieces.values() if piece.zone == "hand-1"]
    gates = [piece.rect for piece in seat.pieces.values() if piece.zone == "gates-1"]
    for plate in plates:
        for rect in (*signs, *hand, *gates):
            assert area(plate.intersected(rect)) < 0.25 * area(plate)
        assert seat.table.scene.sceneRect().isNull() or seat.table.scene.sceneRect().contains(plate.center())


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
def test_what_the_other_loses_is_written_beside_the_doppelgates(sit: SitDown, language: str) -> None:
    """Also while it is written larger, since the card is held over the hand."""
    seat = sit(**at_action(), language=language)
    gates = [piece.rect for piece in seat.pieces.values() if piece.zone == "gates-1"]
    assert gates
    card, hand = "foundry-beacon-1", seat.probe.rect("hand-1")
    seat.probe.take(card, seat.probe.carried_to(card, QPointF(hand.left() + 60, hand.center().y())))
    assert seat.table.highlights.candidate == "hand-1"
    for plate in seat.table.highlights.plates():
        assert [rect for rect in gates if area(plate.intersected(rect)) > 0] == []
    seat.table.cancel()


def plate(face: str, dark: bool) -> QImage:
    """A plate of an effect as the table paints it."""
    words = Words(ROOT / "i18n", "ru")
    words.set_naming(RULES.name_of)
    look = Look(dark_colours() if dark else light_colours(), dark, 1.0, 0, "ru")
    image = QImage(236, 116, QImage.Format.Format_ARGB32)
    image.fill(0)
    with QPainter(image) as painter:
        painter.scale(2, 2)
        WestTable(ROOT / "resources" / "the_west").paint_face(
            painter, face, QRectF(0, 0, 118, 58), look, words
        )
    return image


def inked(image: QImage, left: float, right: float) -> int:
    """How many points between these shares of the width are as red as what is lost."""
    return sum(
        colour.red() > 120 and colour.green() < 70 and colour.blue() < 70
        for x in range(round(left * image.width()), round(right * image.width()))
        for y in range(12, image.height() - 12)
        for colour in (image.pixelColor(x, y),)
    )


@pytest.mark.parametrize("tag", ["asks", "next"])
@pytest.mark.parametrize("dark", [False, True])
def test_a_tag_on_a_plate_covers_none_of_its_signs(qapp: object, tag: str, dark: bool) -> None:
    tagged = plate(f"effect/beacon/1/lose:1 question under/2+/{tag}/", dark)
    free = 1 - TAG / 118
    assert inked(tagged, 0.3, free) > 20  # the loss is read
    assert inked(tagged, free + 0.02, 1.0) == 0  # and stands beside the tag


def test_the_last_turn_has_a_sign_of_its_own(table: WestTable, qapp: object) -> None:
    words = Words(ROOT / "i18n", "en")
    look = Look(light_colours(), False, 1.0, 0, "en")
    pictures: list[bytes] = []
    for face in ("pile/deck/0", "pile/deck/0/last", "pile/deck/5", "pile/deck/5/last"):
        image = QImage(116, 200, QImage.Format.Format_ARGB32)
        image.fill(0)
        with QPainter(image) as painter:
            table.paint_face(painter, face, QRectF(image.rect()), look, words)
        pictures.append(bytes(image.constBits()))
    assert len(set(pictures)) == 4


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
def test_names_of_types_side_by_side_are_of_one_size(
    qapp: object, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """A long one makes all of them smaller: none is read as less than the others."""
    sizes = list[float]()

    def note(_: QPainter, text: str, rect: QRectF, ink: str, size: float, *__: str, **___: object) -> None:
        del ink
        sizes.append(min(size, fitting_size(text, rect.width(), language)))

    for module in (card_faces, ground_faces):
        monkeypatch.setattr(module, "paint_words", note)
    words = Words(ROOT / "i18n", language)
    words.set_naming(RULES.name_of)
    look = Look(light_colours(), False, 1.0, 0, language)
    kinds = {
        "plates": [f"effect/{kind}/1/lose:1/2//" for kind in TYPES],
        "cards": [f"facility/{kind}/{kind}/lose:1/" for kind in TYPES],
        "gates": [f"gate/{kind}/lose:1/" for kind in TYPES],
    }
    for faces in kinds.values():
        sizes.clear()
        for face in faces:
            image = QImage(118, 168, QImage.Format.Format_ARGB32)
            with QPainter(image) as painter:
                WestTable(ROOT / "resources" / "the_west").paint_face(
                    painter, face, QRectF(0, 0, 118, 58 if "effect" in face else 162), look, words
                )
        assert len(sizes) == len(TYPES)
        assert max(sizes) - min(sizes) < 0.01
