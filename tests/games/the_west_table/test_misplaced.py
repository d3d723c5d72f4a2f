"""A drop or click that means nothing here is refused by the rule in force; what was begun can go back."""

from typing import Any

import pytest
from games.the_west_table.conftest import SitDown
from games.the_west_table.test_answers import CALM, HAND, MIDDLE
from PySide6.QtCore import QPointF
from support.west import deck_saying

from desktop.games.the_west.rules.moves import TakeAll
from desktop.ui.table.contract import Gesture

AT_ACTION: dict[str, Any] = {"first": 1, "turn": 1, "phase": "action", "middle": MIDDLE, "locus_decks": CALM}


def discarding() -> dict[str, Any]:
    """Seat 1 must discard a card by an effect."""
    deck = deck_saying(locus_1=[{"then": [{"kind": "discard", "amount": 1}]}])
    return {
        **AT_ACTION,
        "phase": "primes",
        "hands": (HAND, 2),
        "deck": deck.model_dump(mode="json"),
        "running": {"effect": "locus-1", "clause": 0, "part": 0},
        "choice": {"kind": "discard", "seat": 1, "count": 1},
    }


def test_a_hand_card_on_the_cityengine_in_a_discard(sit: SitDown) -> None:
    seat = sit(**discarding())
    seat.probe.drag(HAND[0], "city-1")
    assert [refusal.rule for refusal in seat.refusals] == ["west.effects.mandatory"]
    assert seat.moves == []


def test_a_locus_clicked_in_a_discard(sit: SitDown) -> None:
    seat = sit(**discarding())
    seat.probe.click("locus-10")
    assert [refusal.rule for refusal in seat.refusals] == ["west.effects.mandatory"]
    seat.probe.click("points")
    assert len(seat.refusals) == 1


def test_a_locus_dragged_in_a_discard_is_refused_too(sit: SitDown) -> None:
    seat = sit(**discarding())
    assert not seat.table.sync.board.pieces["locus-10"].movable
    seat.probe.drag("locus-10", "city-1")
    assert [refusal.rule for refusal in seat.refusals] == ["west.effects.mandatory"]
    assert seat.table.tip.content.refused
    assert seat.moves == []


def test_a_drag_of_what_is_only_read_tells_what_it_is(sit: SitDown) -> None:
    seat = sit(**AT_ACTION, hands=(HAND, 2))
    still = next(each for each in seat.table.sync.board.pieces.values() if each.zone.startswith("turn-"))
    assert not still.movable
    seat.probe.drag(still.id, "discard")
    assert (seat.refusals, seat.moves) == ([], [])
    assert seat.table.tip.isVisible()
    assert not seat.table.tip.content.refused


def test_a_middle_card_on_the_wrong_hand_in_a_reaction(sit: SitDown) -> None:
    deed = {"kind": "take_two", "types": ["archive", "beacon"]}
    seat = sit(**{**AT_ACTION, "phase": "reaction", "deed": deed, "hands": (HAND, 2)})
    answer = seat.table.handling.gesture(Gesture("drop", piece=MIDDLE[0], zone="hand-1"))
    assert answer.verdict is not None
    assert (answer.accepted, answer.verdict.rule) == (False, "west.reaction")


@pytest.mark.parametrize(
    ("phase", "zone", "rule", "places"),
    [
        ("action", "discard", "west.locus.play", ("locus-deck-1", "locus-deck-2", "city-1")),
        ("doppelgate", "city-1", "west.doppelgate.play", ("deck", "gates-1")),
    ],
)
def test_a_hand_card_where_it_does_nothing(
    sit: SitDown, phase: str, zone: str, rule: str, places: tuple[str, ...]
) -> None:
    deed = {"kind": "take_two", "types": ["archive", "beacon"]} if phase == "doppelgate" else None
    hand = (*HAND, "reactor-reactor-1") if phase == "action" else HAND
    seat = sit(**{**AT_ACTION, "phase": phase, "deed": deed, "hands": (hand, 2)})
    seat.probe.drag(HAND[1], zone)
    assert [(refusal.rule, refusal.facts["places"]) for refusal in seat.refusals] == [(rule, places)]


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
def test_a_hand_card_let_go_over_the_panel_is_told_the_right_place(sit: SitDown, language: str) -> None:
    hand = (*HAND, "reactor-reactor-1")
    seat = sit(**{**AT_ACTION, "hands": (hand, 2)}, language=language)
    beside = QPointF(seat.table.stage.size.width() + 120, 300)
    seat.probe.drag(HAND[1], beside)
    places = tuple(
        seat.words.say(seat.zones[zone].name) for zone in ("locus-deck-1", "locus-deck-2", "city-1")
    )
    assert seat.table.tip.content.title == seat.words.tr("app.table.elsewhere.where", places=places)
    assert seat.table.rect().contains(seat.table.tip.geometry())
    assert seat.moves == []


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
@pytest.mark.parametrize("zone", ["discard", "middle-2", "gates-2"])
@pytest.mark.parametrize("way", ["drag", "click"])
def test_the_doppelgate_on_a_wrong_place_is_told_the_right_one(
    sit: SitDown, way: str, zone: str, language: str
) -> None:
    deed = {"kind": "take_two", "types": ["archive", "beacon"]}
    late = {**AT_ACTION, "phase": "doppelgate", "deed": deed, "hands": (HAND, 2), "middle": ("archive",)}
    seat = sit(**late, language=language)
    seat.bring(way, "deck-top", zone)
    assert [(refusal.rule, refusal.facts["places"]) for refusal in seat.refusals] == [
        ("west.doppelgate.play", ("gates-1",))
    ]
    said, place = seat.table.tip.content.title, seat.words.say(seat.zones["gates-1"].name)
    assert said == seat.words.tr("app.table.elsewhere.where", places=(place,))
    assert seat.moves == []


def test_a_card_that_fits_nowhere_is_not_told_of_places(sit: SitDown) -> None:
    seat = sit(**AT_ACTION, hands=(("beacon-beacon-1",), 2))
    seat.probe.drag("beacon-beacon-1", "discard")
    assert [(refusal.rule, dict(refusal.facts)) for refusal in seat.refusals] == [
        ("west.turn.whose", {"due": "west.due.action"})
    ]


def test_a_card_laid_back_is_no_fault(sit: SitDown) -> None:
    seat = sit(**AT_ACTION, hands=(HAND, 2))
    for card, home in ((HAND[0], "hand-1"), (MIDDLE[0], "middle-1")):
        answer = seat.table.handling.gesture(Gesture("drop", piece=card, zone=home))
        assert answer.verdict is None or answer.accepted


def test_a_first_card_clicked_off_ends_what_was_begun(sit: SitDown) -> None:
    seat = sit(**AT_ACTION, hands=(HAND, 2))
    seat.probe.drag(MIDDLE[0], "hand-1")
    assert seat.prompt == "the_west.prompt.second"
    seat.probe.click(MIDDLE[0])
    assert seat.prompt == "the_west.prompt.rest"
    assert not any(piece.chosen for piece in seat.pieces.values())


def test_a_plate_gives_a_half_move_back_before_it_takes_all(sit: SitDown) -> None:
    seat = sit(**AT_ACTION, hands=(HAND, 2))
    seat.probe.drag(MIDDLE[0], "hand-1")
    seat.probe.click("effect-foundry")
    assert (seat.prompt, seat.moves) == ("the_west.prompt.rest", [])
    assert not any(piece.chosen for piece in seat.pieces.values())
    seat.probe.click("effect-foundry")
    assert seat.moves[:1] == [TakeAll(type="foundry")]


def test_a_middle_card_pressed_while_discarding_down(sit: SitDown) -> None:
    many = tuple(
        f"foundry-{back}-{number}" for back in ("foundry", "archive", "beacon") for number in (1, 2, 3)
    )
    acted = {"phase": "limit", "deed": {"kind": "none"}, "hands": (many, 2)}
    seat = sit(**{**AT_ACTION, **acted, "middle": ("archive",) * 5})
    assert seat.table.handling.gesture(Gesture("act", action="discard_down")).accepted
    seat.probe.click(many[0])
    seat.probe.click(seat.state.middle[0])
    assert [(refusal.rule, refusal.facts["over"]) for refusal in seat.refusals] == [("west.hand-limit", 2)]
    seat.probe.click(many[1])
    assert [each.model_dump()["kind"] for each in seat.moves] == ["discard_down"]
