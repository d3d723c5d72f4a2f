"""What is dragged: an action card is used as by a click, and what nothing takes goes back with a word."""

import pytest
from games.shinra_tower_table.conftest import ROOT, WALL_Y, Build, Site
from PySide6.QtCore import QPoint, QPointF, Qt

from desktop.games.shinra_tower.rules.moves import Choose
from desktop.games.shinra_tower.table import layout
from desktop.wording.language import Words

HALVES = "action-21"
PANEL = QPointF(layout.WIDTH + 260, 400)
"""Beside the table, where the window has its panel."""


def carry(site: Site, card: str, to: QPointF, share: float = 0.5) -> QPoint:
    """Press on a card and drag it there; the button stays down."""
    start, goal = site.probe.at(card, (0.5, share)), site.probe.at(to)
    site.probe.press(start)
    for step in range(1, 11):
        site.probe.move(QPointF(start + (goal - start) * (step / 10)).toPoint())
    return goal


def single(site: Site) -> str:
    """The face-up card that leaves no choice."""
    return next(card for card in site.state.face_up if card is not None and card != HALVES)


def told(site: Site) -> str:
    """The refusal that is shown, within the window."""
    tip = site.table.tip
    assert tip.isVisible()
    assert tip.content.refused
    assert site.table.rect().contains(tip.geometry())
    return tip.content.title


@pytest.mark.parametrize(
    "to",
    [layout.chosen_rect().center(), layout.TOWER.center(), QPointF(530, 60)],
    ids=["slot", "tower", "sky"],
)
def test_a_card_dragged_to_its_slot_or_the_tower_is_chosen_as_by_a_click(build: Build, to: QPointF) -> None:
    dragged, clicked = build(), build()
    card = single(dragged)
    dragged.probe.release(carry(dragged, card, to))
    clicked.probe.click(card, (0.5, 0.5))
    assert dragged.moves == clicked.moves
    assert dragged.state == clicked.state
    assert dragged.state.phase != "choose"
    assert dragged.refusals == []
    assert dragged.probe.faults() == []


@pytest.mark.parametrize("option", [0, 1])
def test_of_a_card_with_two_halves_the_one_by_which_it_is_held_is_chosen(build: Build, option: int) -> None:
    site = build()
    goal = carry(site, f"{HALVES}/{option}", layout.TOWER.center())
    item = site.table.scene.pieces[HALVES]
    assert layout.TOWER.contains(item.pos())
    site.probe.release(goal)
    chosen = next(move for move in reversed(site.played) if move.kind == "choose")
    assert (chosen.card, chosen.option) == (HALVES, option)


def test_the_slot_glows_while_a_card_is_dragged(build: Build) -> None:
    site = build()
    assert not site.table.highlights.lit
    carry(site, single(site), layout.TOWER.center())
    assert set(site.table.highlights.lit) == {"chosen"}
    assert site.table.highlights.candidate == "chosen"
    site.table.cancel()
    assert not site.table.highlights.lit


@pytest.mark.parametrize("to", [layout.WALLS.center(), PANEL], ids=["supply", "panel"])
def test_a_card_dropped_elsewhere_goes_back_with_a_word(build: Build, to: QPointF) -> None:
    site = build()
    number = site.match.number
    site.probe.release(carry(site, single(site), to))
    assert told(site) == "It does not go there. It can go to: Chosen card."
    assert site.match.number == number
    assert site.table.handling.held is None
    assert site.probe.faults() == []


def test_escape_gives_a_dragged_card_back(build: Build) -> None:
    site = build()
    number = site.match.number
    goal = carry(site, single(site), layout.TOWER.center())
    site.table.access.setFocus()
    site.probe.focus(single(site))
    site.probe.key(Qt.Key.Key_Escape)
    site.probe.release(goal)
    assert site.match.number == number
    assert site.table.handling.held is None
    assert site.probe.faults() == []


def test_a_card_hardly_moved_stays_without_a_word(build: Build) -> None:
    site = build()
    site.probe.release(carry(site, single(site), site.probe.rect(single(site)).center() + QPointF(30, 20)))
    assert site.state.phase == "choose"
    assert not site.table.tip.isVisible()


@pytest.mark.parametrize("to", [PANEL, layout.BOSSES.center()], ids=["panel", "tray"])
@pytest.mark.parametrize("over_tower", [True, False])
def test_a_piece_dropped_beside_the_tower_goes_back_with_a_word(
    build: Build, to: QPointF, over_tower: bool
) -> None:
    site = build((Choose(card=HALVES),))
    wall = site.wanted()
    start = site.probe.at(wall)
    site.probe.press(start)
    site.probe.move(start + QPoint(-12, 0))
    if over_tower:
        site.probe.move(site.pixel(-32, WALL_Y + 60))
        assert site.tower.holds
    site.probe.move(site.probe.at(to))
    site.probe.release(site.probe.at(to))
    site.settle()
    assert told(site) == "It does not go there. It can go to: 1F."
    assert site.state.zone_of(wall) == "supply"
    assert site.table.handling.held is None


def test_a_piece_dropped_where_it_came_from_needs_no_word(build: Build) -> None:
    site = build((Choose(card=HALVES),))
    start = site.probe.at(site.wanted())
    site.probe.press(start)
    site.probe.move(site.pixel(-32, WALL_Y + 60))
    assert site.tower.holds
    site.probe.move(start)
    site.probe.release(start)
    site.settle()
    assert not site.table.tip.isVisible()
    assert site.refusals == []


MISSING = {
    "en": (
        "First stand the 2 walls that are still missing on 1F: Staircase wall and Pipe wall.",
        "First stand the wall that is still missing on 1F: ",
    ),
    "ja": ("先に1階へ、残りのカベ2枚を立てます：", "先に1階へ、残りのカベ1枚を立てます："),
    "ru": (
        "Сначала поставьте на 1‑й этаж недостающие стены (2): стену с лестницей и стену с трубой.",
        "Сначала поставьте на 1‑й этаж недостающую стену: стену с ",
    ),
}


@pytest.mark.parametrize("language", list(MISSING))
def test_a_refusal_names_the_walls_that_are_still_missing(build: Build, language: str) -> None:
    site = build((Choose(card=HALVES),))
    words = Words(ROOT / "i18n", language)
    words.set_naming(site.match.rules.name_of)
    both, one = MISSING[language]
    assert _said(site, words).startswith(both)
    site.drag(site.wanted(), -32, WALL_Y)
    assert _said(site, words).startswith(one)


def _said(site: Site, words: Words) -> str:
    """What is said of a figure that is taken before the walls stand."""
    return _said_of(site, words, "tifa")


def _said_of(site: Site, words: Words, piece: str) -> str:
    """What is said when somebody tries to drag a piece away."""
    site.refusals.clear()
    start = site.probe.at(piece, (0.9, 0.5))
    site.probe.press(start)
    site.probe.move(start + QPoint(-30, 0))
    site.probe.release(start + QPoint(-30, 0))
    verdict = site.refusals[-1]
    return words.tr(f"{verdict.rule}.refused", **verdict.facts)


LYING = {
    "en": "First the Staircase wall of this turn must stand: take it from “To set again”.",
    "ja": "まず、この手番のカイダンのカベを立てます。「置き直し」から取ってください。",
    "ru": "Сначала нужно поставить стену с лестницей этого хода: возьмите из поля «Вернуть».",
}
OTHER = {
    "en": "This is the Logo wall. Wanted here: Staircase wall and Pipe wall. ",
    "ja": "これはロゴのカベです。ここに立てるのはカイダンのカベ、パイプのカベです。",
    "ru": "Это стена с логотипом, а нужно: стена с лестницей и стена с трубой. ",
}


def _on_top(site: Site, wall: str) -> str:
    """The wall of a type that lies on top of its pile."""
    return next(f"{wall}-{n}" for n in range(12, 0, -1) if site.state.zone_of(f"{wall}-{n}") == "supply")


@pytest.mark.parametrize("language", list(LYING))
def test_a_wall_of_the_type_of_one_that_fell_is_refused_with_the_way_to_the_fallen_one(
    build: Build, language: str
) -> None:
    site = build((Choose(card=HALVES),))
    words = Words(ROOT / "i18n", language)
    words.set_naming(site.match.rules.name_of)
    assert _said_of(site, words, _on_top(site, "logo")).startswith(OTHER[language])
    fallen = _on_top(site, "staircase")
    site.carry(fallen, 32, WALL_Y + 20)
    for _ in range(45):
        site.probe.key(Qt.Key.Key_Q)
    site.wait(1.0)
    site.probe.release(site.pixel(32, WALL_Y + 20))
    site.settle()
    assert site.state.zone_of(fallen) == "table"
    for piece in (_on_top(site, "staircase"), "floor-2"):
        assert _said_of(site, words, piece) == LYING[language]
    board = site.table.stage.board
    assert board.pieces[fallen].face == "piece/staircase/1"  # and that one is lit
