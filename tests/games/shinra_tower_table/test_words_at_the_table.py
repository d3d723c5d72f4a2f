"""What is asked for, marked and explained: truthful prompts, aims, bosses, equal walls, words that fit."""

import pytest
from games.shinra_tower_table.conftest import WALL_Y, Build, Site, at
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot
from support.peg_setting import look_of
from support.shinra import position, tower

from desktop.engine.message import Message
from desktop.games.shinra_tower.rules.game import RULES
from desktop.games.shinra_tower.rules.moves import Choose
from desktop.games.shinra_tower.rules.names import counted
from desktop.games.shinra_tower.table import layout
from desktop.games.shinra_tower.table.card_tips import option_tip
from desktop.games.shinra_tower.table.table import ShinraTable
from desktop.ui.table.contract import Gesture
from desktop.ui.table.stops import Subject

LANGUAGES = ("en", "ja", "ru")


def prompt(site: Site) -> str:
    """What the panel says while the hand is empty."""
    game = site.table._game_table
    assert isinstance(game, ShinraTable)
    message = game.idle_prompt(site.bridge.view)
    return site.table._words.say(message) if message is not None else ""


def test_a_piece_that_fell_is_to_be_taken_from_where_it_lies(build: Build) -> None:
    site = build((Choose(card="action-21"),))
    assert "Staircase wall" in prompt(site)
    piece = site.wanted()
    site.drag(piece, 78, WALL_Y + 30)
    assert site.state.zone_of(piece) == "table"
    name = site.table._words.say(site.table.stage.board.pieces[piece].name)
    assert prompt(site) == (
        f"Place the {name} again: drag from “To set again” up over the tower, then slowly down: "
        "on the way it knocks what it touches. Or press “Place it for me”."
    )


def test_prompts_name_the_button_as_it_names_itself(build: Build) -> None:
    site = build((Choose(card="action-21"),))
    site.drag(site.wanted(), -32, WALL_Y)
    site.drag(site.wanted(), 32, WALL_Y)
    button = next(action for action in site.table.handling.actions() if action.id == "auto")
    assert f"“{site.table._words.say(button.name)}”" in prompt(site)


@pytest.mark.parametrize(
    ("from_floor", "told"),
    [(2, "Set Cloud back onto 2F."), (5, "5F cannot take Cloud now: use 3F, the nearest floor that can.")],
)
def test_a_fallen_figure_is_not_sent_to_a_floor_that_is_gone(
    qtbot: QtBot, from_floor: int, told: str
) -> None:
    site = at(qtbot, position(tower=tower(3), table=["cloud"], fell_from={"cloud": from_floor}))
    assert site.state.phase == "set-back"
    assert told in prompt(site)


def test_a_card_that_would_defeat_nobody_says_so_before_it_is_clicked(qtbot: QtBot) -> None:
    there = {1: ["cloud"], 2: ["guard-1"]}
    site = at(qtbot, position(tower=tower(3, there), face_up=["action-12", "action-13"]))
    pieces = site.table.stage.board.pieces
    assert pieces["action-12"].face.endswith(":nobody")
    assert "shinra.tip.now-nobody" in [line.id for line in pieces["action-12"].tip]
    assert "nobody" not in pieces["action-13"].face, "Tifa goes to the floor of the guard"
    assert "shinra.tip.now-nobody" not in [line.id for line in pieces["action-13"].tip]


def test_half_of_a_new_card_says_that_it_is_new(qtbot: QtBot) -> None:
    site = at(qtbot, position(tower=tower(2), face_up=["action-20", "action-1"]))
    stage = site.table.stage
    stage._fresh = {"action-20": "face-up-1"}
    for half in ("action-20/0", "action-20/1"):
        new = stage.content(Subject("piece", half))
        assert new is not None
        assert "New: it came here in another player’s turn." in new.lines
    old = stage.content(Subject("piece", "action-1"))
    assert old is not None
    assert not any(line.startswith("New") for line in old.lines)


def test_a_card_knows_that_cloud_lies_beside_the_tower() -> None:
    view = RULES.view(position(tower=tower(3), table=["cloud"], fell_from={"cloud": 2}), 1)
    lines = [line.id for line in option_tip(view, "action-12", 0)]
    assert "shinra.tip.now-cloud-fallen" in lines
    assert "shinra.tip.now-cloud" not in lines


def test_the_tile_and_the_figure_that_are_wanted_are_marked(build: Build, qtbot: QtBot) -> None:
    site = build((Choose(card="action-21"),))
    site.drag(site.wanted(), -32, WALL_Y)
    site.drag(site.wanted(), 32, WALL_Y)
    pieces = site.table.stage.board.pieces
    assert pieces["floor-2"].face == "piece/floor-2/1"
    assert drawn(site, "piece/floor-2/1") != drawn(site, "piece/floor-2/0")
    ally = at(qtbot, position(tower=tower(3, {2: ["tifa"]}), face_up=["action-13", "action-1"]))
    ally.choose("action-13")
    assert ally.table.stage.board.pieces["tifa"].face == "wanted"


def drawn(site: Site, face: str) -> bytes:
    """The pixels of a face in the supply."""
    image = QImage(160, 40, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    site.table._game_table.paint_face(painter, face, QRectF(0, 0, 160, 40), look_of(), site.table._words)
    painter.end()
    return bytes(image.constBits())


def test_enemies_that_may_be_defeated_are_marked_before_anything_is_clicked(qtbot: QtBot) -> None:
    there = {1: ["cloud", "guard-1", "bomb-1"], 2: ["stanley-1"]}
    site = at(qtbot, position(tower=tower(3, there), face_up=["action-12", "action-1"]))
    board = site.table.stage.board
    assert {piece.face for piece in board.pieces.values() if piece.zone.startswith("floor-")} == {"ghost"}
    site.choose("action-12")
    marked = {piece.id for piece in site.table.stage.board.pieces.values() if piece.face == "aim"}
    assert marked == {"guard-1", "bomb-1"}
    assert site.table.stage.board.pieces["guard-1"].tip[0].id == "shinra.tip.may-be-defeated"
    site.probe.click("guard-1", (0.5, 0.5))
    assert site.table.stage.board.pieces["guard-1"].chosen


@pytest.mark.parametrize(("boss", "floor"), [("reno", 8), ("sephiroth", 15), ("guard-scorpion", 4)])
def test_a_boss_says_when_it_comes_and_how_it_goes(build: Build, boss: str, floor: int) -> None:
    site = build()
    tip = site.table.stage.board.pieces[boss].tip
    assert [message.id for message in tip] == ["shinra.tip.boss", "shinra.tip.boss-goes"]
    assert tip[0].facts == {"floor": floor}
    told = [message.facts.get("floor") for message in site.table.stage.board.zones["supply-bosses"].tip]
    assert told == [None, 4, 8, 12, 15]


def test_two_equal_walls_are_asked_for_as_two() -> None:
    assert counted(("logo", "logo")) == ("2xlogo",)
    assert counted(("logo", "pipe")) == ("logo", "pipe")


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_equal_walls_are_said_in_every_language(build: Build, language: str) -> None:
    site = build()
    words = site.table._words
    words.set_language(language)
    assert "2" in words.tr("shinra.card.plus", pieces=("2xlogo", "guard"))
    words.set_language("en")
    assert words.tr("shinra.card.plus", pieces=("2xlogo", "guard")) == "2 × Logo wall and Guard"


def test_seats_have_room_for_their_names_and_cover_nothing() -> None:
    rects = [layout.seat_rect(index) for index in range(5)]
    assert not any(one.intersects(other) for one in rects for other in rects if one is not other)
    assert all(layout.TOWER.contains(rect) for rect in rects)
    assert not any(rect.intersects(layout.face_up_rect(0)) for rect in rects)


@pytest.mark.parametrize(
    ("tiles", "walls", "figures"), [(0, 0, 5), (3, 1, 6), (1, 2, 12), (19, 4, 24), (8, 0, 0), (0, 2, 1)]
)
def test_what_lies_beside_the_tower_lies_apart(tiles: int, walls: int, figures: int) -> None:
    rects = layout.aside_rects(["floor"] * tiles + ["wall"] * walls + ["figure"] * figures)
    assert not any(one.intersects(other) for one in rects for other in rects if one is not other)
    assert all(layout.TABLE.contains(rect) for rect in rects)


def test_what_lies_beside_the_tower_keeps_its_shape() -> None:
    tile, wall, figure = layout.aside_rects(["floor", "wall", "figure"])
    assert (tile.width(), tile.height()) == layout.TILE
    assert (wall.width(), wall.height()) == layout.WALL
    assert (figure.width(), figure.height()) == layout.FIGURE
    assert all(layout.TABLE.contains(rect) for rect in (tile, wall, figure))
    assert not tile.intersects(wall.united(figure))


def said_now(site: Site) -> Message | None:
    """What the panel says, whether something has been begun or not."""
    handling = site.table.handling
    game = site.table._game_table
    assert isinstance(game, ShinraTable)
    return handling.prompt() if handling.draft is not None else game.idle_prompt(site.bridge.view)


def test_while_the_hand_plays_by_itself_nobody_is_told_to_place(build: Build) -> None:
    """The panel says what goes on, and hears of it when the hand has opened and can be stopped no more."""
    site = build((Choose(card="action-21"),))
    told = list[tuple[str, bool]]()

    def hear() -> None:
        said = said_now(site)
        assert said is not None
        active = next(each.active for each in site.table.handling.actions() if each.id == "auto")
        told.append((said.id, active))

    assert site.table.handling.gesture(Gesture("act", action="auto")).accepted
    hear()
    site.tower.changed.connect(hear)
    site.settle()
    site.tower.changed.disconnect(hear)
    by_itself, waits = ("shinra.prompt.by-itself", True), ("shinra.prompt.wait", False)
    assert list(dict.fromkeys(told))[:2] == [by_itself, waits]


def test_after_letting_go_the_tower_is_waited_for_and_nothing_is_asked(build: Build) -> None:
    site = build((Choose(card="action-21"),))
    site.carry(site.wanted(), -32, WALL_Y)
    asked = said_now(site)
    assert asked is not None
    assert asked.id == "shinra.prompt.wall"
    site.probe.release(site.pixel(-32, WALL_Y))
    assert site.tower.busy
    assert said_now(site) == Message("shinra.prompt.wait")
    site.settle()
