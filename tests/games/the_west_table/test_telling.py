"""What the table says: tips from a card's data, costs before the drop, prompts, effects by hand."""

from typing import Any

import pytest
from games.the_west_table.conftest import SitDown, locus_decks
from games.the_west_table.test_answers import CALM, HAND, MIDDLE
from support.west import DECK, RULES, deck_saying, position

from desktop.engine.verdict import allow, refuse
from desktop.games.the_west.rules.holding import effect_zone
from desktop.games.the_west.rules.moves import ByHandDone, ByHandDraw, ByHandLose, ByHandMove
from desktop.games.the_west.table.table import TABLE_FACTORY, WestTable
from desktop.ui.table.contract import GameTable, Gesture, PromptingTable, SaysNowhere
from desktop.ui.table.stops import Subject

AT_ACTION: dict[str, Any] = {"first": 1, "turn": 1, "phase": "action", "middle": MIDDLE, "locus_decks": CALM}
WORDS_OF_HAND = "Both of you stand up and bow."


def test_the_factory_keeps_the_contract(table: WestTable) -> None:
    kept: GameTable[Any] = table
    assert kept.game_id == RULES.game_id
    assert isinstance(table, TABLE_FACTORY)
    assert isinstance(table, PromptingTable)
    assert isinstance(table, SaysNowhere)


@pytest.mark.parametrize(
    ("language", "effect"),
    [("en", "The other player loses 1 point"), ("ja", "1点"), ("ru", "теряет 1 очко")],
)
def test_a_card_explains_its_effect_in_every_language(sit: SitDown, language: str, effect: str) -> None:
    seat = sit(**AT_ACTION, hands=(HAND, 2), language=language)
    content = seat.table.stage.content(Subject("piece", "locus-1"))
    assert content is not None
    said = content.spoken
    assert effect.casefold() in said.casefold(), said
    assert "the_west." not in said
    assert "west." not in said


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
def test_everything_on_the_table_has_words(sit: SitDown, language: str) -> None:
    loci = (("locus-3", "locus-15"), ("locus-13",))
    decks = locus_decks("locus-1", "locus-10", "locus-16", elsewhere=(*loci[0], *loci[1]))
    seat = sit(
        **{**AT_ACTION, "locus_decks": decks},
        hands=(HAND, 4),
        loci=loci,
        complete=(False, True),
        discard=("reactor-reactor-1", "beacon-archive-1"),
        language=language,
    )
    for kind, things in (("piece", seat.pieces), ("zone", seat.zones)):
        for thing in things:
            content = seat.table.stage.content(Subject(kind, thing))  # type: ignore[arg-type]
            assert content is not None
            assert content.title
            assert "west." not in content.spoken, thing
            assert "{" not in content.spoken, thing
    message = seat.table._game_table.idle_prompt(seat.bridge.view)  # type: ignore[attr-defined]
    assert "west." not in seat.words.say(message)


def test_a_middle_card_tells_both_ways_and_their_cost(sit: SitDown) -> None:
    seat = sit(**AT_ACTION, hands=(HAND, 2))
    content = seat.table.stage.content(Subject("piece", "foundry-beacon-1"))
    assert content is not None
    assert "All of this type (Foundry, 3): the other loses 5." in content.lines
    assert "Any two, without a Facility Effect: the other loses at least 2." in content.lines


def test_a_plate_tells_of_what_its_sum_is_made(sit: SitDown) -> None:
    seat = sit(**AT_ACTION, hands=(HAND, 2))
    content = seat.table.stage.content(Subject("zone", effect_zone("foundry")))
    assert content is not None
    assert "That is 3 for the cards themselves and 2 by effects." in content.lines


def test_a_card_that_cannot_pay_says_so(sit: SitDown) -> None:
    seat = sit(**AT_ACTION, hands=(("reactor-reactor-1",), 2))
    seat.probe.click("reactor-reactor-1")
    assert seat.prompt == "the_west.prompt.nowhere"
    assert seat.lit == {}


def test_a_locus_that_cannot_be_paid_for_says_so(sit: SitDown) -> None:
    seat = sit(**AT_ACTION, hands=((), 2))
    seat.probe.click(next(deck[0] for deck in seat.state.locus_decks if deck))
    assert seat.prompt == "the_west.prompt.unpaid"
    assert seat.lit == {}


def test_badges_are_losses_of_legal_places_alone(table: WestTable) -> None:
    badge = table.badge(allow("west.facility.loss", loss=3, seat="seat:2"))
    assert badge is not None
    assert badge.facts == {"n": 3}
    assert table.badge(allow("west.facility.loss", loss=0)) is None
    assert table.badge(allow("west.locus.play")) is None
    assert table.badge(refuse("west.facility.loss", loss=3)) is None


def test_scores_are_those_of_both(table: WestTable) -> None:
    view = RULES.view(position(points=(27, 21), complete=(True, False), loci=(("locus-3",), ())), 1)
    lines = [(score.name.id, score.value) for score in table.scores(view)]
    assert ("the_west.score.points", 27) in lines
    assert ("the_west.score.total", 27 + DECK.score.locus + DECK.score.cityengine) in lines
    assert ("the_west.score.total", 21) in lines


def by_hand(**more: Any) -> dict[str, Any]:
    """A Locus asks for something that only people can do."""
    deck = deck_saying(locus_1=[{"then": [{"kind": "by_hand", "text": WORDS_OF_HAND}]}])
    return {
        **AT_ACTION,
        "phase": "primes",
        "hands": (HAND, 2),
        "deck": deck.model_dump(mode="json"),
        "running": {"effect": "locus-1", "clause": 0, "part": 0},
        "choice": {"kind": "by_hand", "seat": 1},
        **more,
    }


def test_an_effect_by_hand_shows_its_words_and_is_carried_out(sit: SitDown) -> None:
    seat = sit(**by_hand())
    message = seat.table._game_table.idle_prompt(seat.bridge.view)  # type: ignore[attr-defined]
    assert WORDS_OF_HAND in seat.words.say(message)
    assert {"lose:1:1", "lose:2:5", "draw:2:1", "done"} <= set(seat.actions)
    for action in ("lose:2:5", "draw:1:1"):
        assert seat.table.handling.gesture(Gesture("act", action=action)).accepted
    seat.probe.drag("beacon-beacon-1", "discard")
    seat.table.handling.gesture(Gesture("act", action="done"))
    assert seat.moves == [
        ByHandLose(seat=2, amount=5),
        ByHandDraw(seat=1, amount=1),
        ByHandMove(card="beacon-beacon-1", to="discard"),
        ByHandDone(),
    ]
    assert seat.state.points == (40, 35)


def test_by_hand_every_card_that_is_seen_can_be_moved(sit: SitDown) -> None:
    seat = sit(**by_hand())
    for piece in ("beacon-beacon-1", "reactor-archive-1", "locus-10", "deck-top"):
        assert seat.pieces[piece].movable, piece
    seat.probe.drag("reactor-archive-1", "hand-2")
    assert seat.moves == [ByHandMove(card="reactor-archive-1", to="hand-2")]


def test_gestures_that_mean_nothing_change_nothing(sit: SitDown) -> None:
    seat = sit(**AT_ACTION, hands=(HAND, 2))
    for thing in ("points", "name-1", "turn-card", "middle-2", "hand-2", "gates-1", "deck"):
        if thing in seat.zones or thing in seat.pieces:
            seat.probe.click(thing, (0.5, 0.5))
    assert seat.table.handling.gesture(Gesture("act", action="dance")).accepted is False
    assert seat.moves == []
    assert seat.table.handling.draft is None or seat.table.cancel()
    assert seat.probe.faults() == []
