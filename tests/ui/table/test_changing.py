"""Another size, screen, look or language: everything follows, sharp, and nothing is left over."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest
from support.peg_setting import MakePegs, Pegs, look_of

from desktop.ui.theme.look import Look


def sharpness(pegs: Pegs) -> list[str]:
    """Pieces whose picture has not exactly the pixels that it is shown at."""
    ratio = pegs.table.sync.layout.ratio
    return [
        name
        for name, item in pegs.table.scene.pieces.items()
        if abs(item.pixmap().devicePixelRatio() - ratio) > 0.001
    ]


@pytest.mark.parametrize("size", [(600, 420), (1280, 800), (1920, 1080), (400, 900)])
def test_faces_are_rendered_at_the_size_they_are_shown_at(pegs: Pegs, size: tuple[int, int]) -> None:
    pegs.table.resize(*size)
    QTest.qWait(200)
    assert sharpness(pegs) == []
    assert pegs.probe.faults() == []
    seen = pegs.table.view.on_screen(QRectF(0, 0, 600, 420))
    assert pegs.table.view.viewport().rect().contains(seen.adjusted(1, 1, -1, -1))


def test_a_face_at_rest_is_shown_pixel_by_pixel(pegs: Pegs) -> None:
    """The picture on the screen is the rendered one, not smeared over neighbouring pixels."""
    pegs.table.resize(777, 555)
    pegs.table.settle()
    item = pegs.table.scene.pieces["tile-6"]
    rendered = item.pixmap().toImage()
    ratio = pegs.table.sync.layout.ratio
    rect = pegs.probe.rect("tile-6")
    margin = -item.offset().x() - rect.width() / 2
    middle = (round((margin + rect.width() * 0.5) * ratio), round((margin + rect.height() * 0.2) * ratio))
    shown = pegs.table.view.viewport().grab().toImage()
    corner = pegs.table.view.viewportTransform().map(item.pos() + item.offset())
    x, y = round(corner.x()) + middle[0], round(corner.y()) + middle[1]
    for dx in range(-20, 21):
        assert shown.pixelColor(x + dx, y) == rendered.pixelColor(middle[0] + dx, middle[1])


def test_a_language_switch_says_everything_anew(make_pegs: MakePegs) -> None:
    pegs = make_pegs()
    pegs.probe.drag("tile-2", "slot-3")
    pegs.table.attention.inform(pegs.probe.subject("slot-1"))
    pegs.game.painted.clear()
    pegs.words.set_language("ru")
    pegs.table.set_look(look_of(language="ru"))
    pegs.table.retranslate()
    pegs.table.stage.describing.finish()
    assert {language for _face, language in pegs.game.painted} == {"ru"}
    assert pegs.table.accessibleName() == "Стол"
    button = pegs.table.access.button(pegs.probe.subject("tile-1"))
    assert button is not None
    assert button.accessibleName() == "Правило «Tile 1» по-русски."
    assert pegs.table.tip.content.title == "Правило «Slot 1» по-русски."
    fresh = make_pegs(language="ru")
    for subject in fresh.table.access.subjects:
        ours, theirs = pegs.table.access.button(subject), fresh.table.access.button(subject)
        assert ours is not None
        assert theirs is not None
        assert ours.accessibleName() == theirs.accessibleName()
        assert ours.accessibleDescription() == theirs.accessibleDescription()


def test_fifty_switches_of_look_and_language(make_pegs: MakePegs) -> None:
    pegs = make_pegs(motion_ms=60)
    pegs.probe.drag("tile-5", "slot-5")
    pegs.probe.click("tile-1")
    before = len(pegs.table.scene.items()), len(pegs.table.children()), len(pegs.table.access.children())
    for turn in range(50):
        language = ("en", "ja", "ru")[turn % 3]
        pegs.words.set_language(language)
        scale = 2.0 if turn % 4 == 3 else 1.0
        motion = 60 if turn % 5 else 0
        pegs.table.set_look(
            look_of(dark=turn % 2 == 1, language=language, text_scale=scale, motion_ms=motion)
        )
        pegs.table.retranslate()
        assert pegs.probe.faults() == []
    after = len(pegs.table.scene.items()), len(pegs.table.children()), len(pegs.table.access.children())
    assert after == before
    assert pegs.table.stage.board.pieces["tile-1"].chosen
    assert pegs.table.faces.store.bytes < 256 * 1024 * 1024


def test_a_look_switch_while_a_piece_is_dragged_keeps_it_in_the_hand(pegs: Pegs) -> None:
    to = pegs.probe.carried_to("tile-1", "slot-1")
    pegs.probe.take("tile-1", to)
    at = pegs.table.scene.pieces["tile-1"].pos()
    pegs.table.set_look(look_of(dark=True))
    pegs.table.retranslate()
    assert pegs.table.hand.dragging
    assert pegs.table.scene.pieces["tile-1"].pos() == at
    pegs.probe.release(to)
    assert len(pegs.moves) == 1
    assert pegs.probe.faults() == []


def test_the_room_is_painted_once_not_at_each_frame(make_pegs: MakePegs) -> None:
    pegs = make_pegs()
    painted: list[str] = []
    paint = pegs.game.paint_background

    def counting(painter: QPainter, rect: QRectF, look: Look, mood: str) -> None:
        painted.append(mood)
        paint(painter, rect, look, mood)

    pegs.game.paint_background = counting
    pegs.table.view.repaint_room()
    QTest.qWait(20)
    pegs.probe.take("tile-1", pegs.probe.at("slot-2"))
    for step in range(20):
        pegs.probe.move(pegs.probe.at("slot-2") + pegs.probe.at("slot-1") * (step / 40))
        QTest.qWait(2)
    pegs.table.hand.cancel()
    assert painted == ["play"]


def test_the_end_changes_the_mood_of_the_room(make_pegs: MakePegs) -> None:
    pegs = make_pegs(tiles=9)
    state = pegs.state
    match = pegs.bridge.match
    slots = ("tile-1", "tile-2", "tile-3", "tile-4", "tile-5", None)
    match._states[-1] = type(state)(begun=True, hand=("tile-6", "tile-7", "tile-8", "tile-9"), slots=slots)
    pegs.table.refresh()
    pegs.probe.drag("tile-6", "slot-6")
    for tile in ("tile-7", "tile-8", "tile-9"):
        pegs.probe.click(tile)
    assert match.outcome is not None
    assert pegs.table.view.mood == "win"
    pegs.bridge.undo()
    assert pegs.table.view.mood == "play"
