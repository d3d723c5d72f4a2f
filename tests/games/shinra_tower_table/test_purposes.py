"""Every place of the table says what it is for, before anything has been in it too."""

import pytest
from games.shinra_tower_table.conftest import ROOT, Build, Site
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from desktop.app.games import find_games, load_rules
from desktop.games.shinra_tower.rules.deck import CARD_IDS
from desktop.games.shinra_tower.rules.moves import Choose, EndTurn, Target
from desktop.games.shinra_tower.table import layout
from desktop.wording.language import Words

PLACES = {
    "face-up": "Empty until the end of the turn: then a new card is turned up here.",
    "row": "Only walls that stood before this turn count here. A wall placed this turn is set again.",
    "table": "Here wait pieces that go back onto the tower: Cloud, enemies, and what was placed this turn. "
    "They do not count as fallen walls.",
}


def hovered(site: Site, place: QRectF, qtbot: QtBot) -> tuple[str, ...]:
    """What the tip says of a place."""
    site.probe.move(site.probe.at(place))
    qtbot.waitUntil(site.table.tip.isVisible)
    return site.table.tip.content.lines


@pytest.mark.parametrize("place", list(PLACES))
def test_a_tip_says_what_a_place_is_for(build: Build, qtbot: QtBot, place: str) -> None:
    site = build((Choose(card="action-21"),))
    if place == "face-up":
        place = f"face-up-{site.state.face_up.index(None) + 1}"
    told = hovered(site, site.table.stage.board.zones[place].rect, qtbot)
    assert PLACES[place.rstrip("-12")] in told


@pytest.mark.parametrize("zone", ["strip", "table"])
def test_an_empty_tray_says_what_it_is_for_until_it_is_used(build: Build, zone: str) -> None:
    site = build()
    assert site.table.stage.board.zones[zone].face == f"tray/{zone}/empty"
    site = build((Choose(card="action-21"),))
    if zone == "strip":
        site.build_by_mouse()
    else:
        site.drag(site.wanted(), 78, 60.0)
        assert site.state.lying("table")
    assert site.table.stage.board.zones[zone].face == f"tray/{zone}"


def test_what_lies_to_be_set_again_is_named_apart_from_the_fallen_walls() -> None:
    for language in ("en", "ja", "ru"):
        words = Words(ROOT / "i18n", language)
        aside, row = words.tr("shinra.table.aside"), words.tr("shinra.table.row")
        assert not set(aside.lower().split()) & set(row.lower().split())
    assert layout.ROW.right() < layout.TABLE.left()  # they lie side by side


def test_in_a_sentence_on_a_card_only_names_are_written_large() -> None:
    words = Words(ROOT / "i18n", "ru")
    words.set_naming(load_rules(find_games()["shinra_tower"]).name_of)
    told = words.tr("shinra.card.plus", pieces=("staircase", "pipe", "air-soldier"))
    assert told == "стена с лестницей, стена с трубой и воздушный боец"


def test_the_sign_of_a_new_card_hides_nothing_of_its_heading(build: Build) -> None:
    site = build((Choose(card="action-21", option=1), Target(), EndTurn()))
    fresh = [item for item in site.table.scene.pieces.values() if item.is_fresh and item.piece.id in CARD_IDS]
    assert fresh
    for item in fresh:
        card = item.piece.rect
        head = (
            card.top() + (8 + 22 / 2 - 15 / 2) * card.width() / 200
        )  # where the letters of the heading begin
        assert item._news.mapRectToScene(item._news.boundingRect()).bottom() <= head
