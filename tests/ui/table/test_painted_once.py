"""A face is painted once for what it asks of the look and the words, and not anew for anything else."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter
from support.peg_setting import MakePegs, Pegs, look_of

from desktop.ui.table.asked import Asked, answers
from desktop.ui.theme.look import Look
from desktop.ui.theme.palette import dark_colours
from desktop.wording.language import Words


def watched(pegs: Pegs, spoken: str, grown: str) -> list[str]:
    """The faces painted from now on; one of them is the same in every look, one says a word, one grows."""
    painted: list[str] = []

    def paint_face(painter: QPainter, face: str, rect: QRectF, look: Look, words: Words) -> None:
        painted.append(face)
        colour = QColor(look.colours.seats[0])
        if face == spoken:
            colour = QColor.fromHsv(len(words.tr("pegs.tip.tile")), 200, 200)
        if face == grown:
            colour = QColor.fromHsv(round(90 * look.text_scale), 200, 200)
        painter.fillRect(rect, colour)

    pegs.game.paint_face = paint_face
    pegs.table.faces.store.clear()
    pegs.table.settle()
    assert {spoken, grown} < set(painted)
    painted.clear()
    return painted


@pytest.fixture
def pegs(make_pegs: MakePegs) -> Pegs:
    return make_pegs()


def test_another_language_paints_only_what_has_words(pegs: Pegs) -> None:
    painted = watched(pegs, "face-tile-1", "face-tile-2")
    pegs.words.set_language("ja")
    pegs.table.set_look(look_of(language="ja"))
    pegs.table.retranslate()
    assert painted == ["face-tile-1"]


def test_larger_text_paints_only_what_grows_with_it(pegs: Pegs) -> None:
    painted = watched(pegs, "face-tile-1", "face-tile-2")
    pegs.table.set_look(look_of(text_scale=1.5))
    assert painted == ["face-tile-2"]
    pegs.table.set_look(look_of())
    assert painted == ["face-tile-2"], "the first picture is still there"


def test_other_shadows_leave_the_faces_as_they_are(pegs: Pegs) -> None:
    painted = watched(pegs, "face-tile-1", "face-tile-2")
    before = pegs.table.scene.pieces["tile-3"].pixmap().toImage()
    look = look_of()
    pegs.table.set_look(replace(look, colours=replace(look.colours, shadow="#ff0000")))
    assert painted == []
    assert pegs.table.scene.pieces["tile-3"].pixmap().toImage() != before, "but the shadow is another"


def test_who_keeps_something_by_a_look_has_asked_for_all_of_it(pegs: Pegs) -> None:
    look = look_of()
    asked = Asked(look, pegs.words)
    assert hash(asked.look) == hash(look)
    assert hash(asked.words) == hash(pegs.words)
    assert asked.look == look
    dark = replace(look, colours=dark_colours())
    assert answers(asked.names, look) != answers(asked.names, dark)
    assert {"dark", "text_scale", "motion_ms", "language", "colours.shadow"} < set(asked.names)


def test_two_looks_with_the_same_answers_share_a_picture(pegs: Pegs) -> None:
    asked = Asked(look_of(), pegs.words)
    assert asked.look.colours.paper == look_of().colours.paper
    assert asked.names == ("colours.paper",)
    larger = look_of(text_scale=2.0, motion_ms=90)
    assert answers(asked.names, larger) == answers(asked.names, look_of())
