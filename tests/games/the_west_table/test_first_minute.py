"""What a newcomer meets first: icons are explained, prices shown, and words say what each thing is."""

import pytest
from games.the_west_table.conftest import OpenPage, SitDown, locus_decks
from games.the_west_table.test_answers import CALM, HAND, LATE, MIDDLE
from PySide6.QtWidgets import QLineEdit, QListWidget
from support.west import RULES, deck_saying, position

from desktop.games.the_west.manifest import MANIFEST
from desktop.games.the_west.rules.moves import PlayDoppelgate
from desktop.games.the_west.table.table import WestTable
from desktop.games.the_west.table.turn_face import STEPS
from desktop.ui.panels.icon_key import IconView
from desktop.ui.panels.plain import WrapButton
from desktop.ui.panels.rule_browser import RuleBrowser
from desktop.ui.table.contract import Gesture
from desktop.ui.table.stops import Subject

LANGUAGES = ("en", "ja", "ru")
ALIKE = ("foundry-foundry-1", "foundry-archive-2", "beacon-beacon-1")
WANTED = {"en": ("icon", "symbol"), "ja": ("アイコン", "記号"), "ru": ("значок", "символ")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_icons_are_found_in_the_rule_book_and_each_is_explained(
    open_page: OpenPage, table: WestTable, language: str
) -> None:
    page = open_page(language=language, first=1, turn=1, phase="action", hands=(HAND, 2), middle=MIDDLE)
    room = page._room
    book = RuleBrowser(MANIFEST, RULES.rulebook, room.words, room.look, room.icons, table)
    book.open_to_search()
    search, found = book.findChild(QLineEdit), book.findChild(QListWidget)
    assert search is not None
    assert found is not None
    for word in WANTED[language]:
        search.setText(word)
        assert found.item(0).text() == room.words.tr("the_west.key"), word
    book.open_at("the_west.key")
    assert len(book.findChildren(IconView)) == len(table.key()) >= 20
    book.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_turn_sequence_card_tells_its_steps_and_leads_to_the_icons(sit: SitDown, language: str) -> None:
    seat = sit(first=1, turn=1, phase="action", hands=(HAND, 2), middle=MIDDLE, language=language)
    content = seat.table.stage.content(Subject("piece", "turn-card"))
    assert content is not None
    assert content.lines[1:9] == tuple(seat.words.tr(f"the_west.tip.step.{step}") for step in STEPS)
    assert content.rule == "the_west.key"
    wanted: list[str] = []
    seat.table.rule_wanted.connect(wanted.append)
    seat.table.attention.inform(Subject("piece", "turn-card"))
    seat.table.tip.rule_wanted.emit(seat.table.tip.content.rule)
    assert wanted == ["the_west.key"]


def test_every_sign_of_the_standard_deck_stands_in_the_key(table: WestTable) -> None:
    explained = {face.removeprefix("sign/").split(":")[0] for face, _ in table.key()}
    explained |= {"gate"}
    for seed in range(3):
        view = RULES.view(position(seed), 1)
        faces = [thing.face for thing in (*table.zones(view), *table.pieces(view, None))]
        signs = {
            sign.split(":")[0]
            for face in faces
            for part in face.split("/")
            for sign in part.split()
            if " arrow" in part or part.startswith(("lose:", "draw:"))
        }
        assert signs <= explained, signs - explained


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_button_says_what_the_doppelgate_costs_before_it_is_paid(sit: SitDown, language: str) -> None:
    seat = sit(**LATE, hands=(ALIKE, 2), language=language)
    label = seat.words.say(seat.actions["play_doppelgate"].name)
    assert seat.words.tr("west.name.foundry") in label
    assert "2" in label
    assert seat.table.handling.gesture(Gesture("act", action="play_doppelgate")).accepted
    assert seat.moves == [PlayDoppelgate(pay=ALIKE[:2])]


def test_where_more_than_two_types_could_pay_the_button_names_none(sit: SitDown) -> None:
    seat = sit(**LATE, hands=((*ALIKE, "beacon-archive-1", "archive-archive-1", "archive-foundry-1"), 2))
    assert seat.actions["play_doppelgate"].name.id == "the_west.action.gate"


@pytest.mark.parametrize(
    ("cost", "prompt"),
    [("two_alike", ""), ("two_any", ".any"), ("two_as_shown", ".as-shown")],
)
def test_what_a_doppelgate_asks_for_is_said_as_the_deck_has_it(
    table: WestTable, cost: str, prompt: str
) -> None:
    deck = deck_saying().model_dump(mode="json")
    deck["turn_sequence"]["doppelgate_cost"] = cost
    hand = tuple(
        f"{kind}-{kind}-{at}" for kind in ("foundry", "archive", "reactor", "beacon") for at in (1, 2)
    )
    view = RULES.view(position(1, **LATE, hands=(hand[:7], 2), deck=deck), 1)
    said = table.idle_prompt(view)
    assert said is not None
    assert said.id == f"the_west.prompt.doppelgate{prompt}"
    top = next(piece for piece in table.pieces(view, None) if piece.id == "deck-top")
    assert f"the_west.tip.gate-cost{prompt}" in [line.id for line in top.tip]


def test_in_the_first_turns_the_prompt_says_what_each_thing_is(table: WestTable) -> None:
    for number, prompt in ((1, "action-first"), (2, "action-first"), (3, "action")):
        view = RULES.view(
            position(1, first=1, turn=1 + (number + 1) % 2, turn_number=number, phase="action"), 1
        )
        said = table.idle_prompt(view)
        assert said is not None
        assert said.id == f"the_west.prompt.{prompt}", number


def test_answers_under_one_another_stand_at_the_left(open_page: OpenPage) -> None:
    waiting = {"waiting": ["locus-17", "locus-5"], "choice": {"kind": "order", "seat": 1}}
    decks = locus_decks("locus-5", "locus-13", "locus-17")
    page = open_page(
        first=1, turn=1, phase="primes", middle=MIDDLE, hands=(HAND, 2), locus_decks=decks, **waiting
    )
    buttons = [
        each for each in page.panel.findChildren(WrapButton) if each.objectName().startswith("action-use")
    ]
    assert len(buttons) == 2
    assert all(each.property("listed") for each in buttons)
    lefts: list[int] = []
    for each in buttons:
        picture = each.grab().toImage()
        row = picture.height() // 2
        ground = picture.pixelColor(8, row)
        lefts.append(next(x for x in range(8, picture.width()) if picture.pixelColor(x, row) != ground))
    assert lefts[0] == lefts[1]


def test_the_title_of_a_hand_is_said_once(sit: SitDown) -> None:
    seat = sit(first=1, turn=1, phase="action", hands=(HAND, 3), locus_decks=CALM, language="ja")
    content = seat.table.stage.content(Subject("zone", "hand-2"))
    assert content is not None
    assert content.title == seat.words.say(seat.zones["hand-2"].name)
