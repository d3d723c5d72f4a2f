"""The end of a turn says and shows what can be done: a Doppelgate only where it is on offer."""

from typing import Any

import pytest
from games.the_west_table.conftest import SitDown, Sitting, locus_decks
from games.the_west_table.test_answers import MIDDLE
from support.west import DECK

from desktop.engine.message import Message
from desktop.games.the_west.rules.moves import PlayDoppelgate
from desktop.games.the_west.table.prompts import idle_prompt
from desktop.ui.table.contract import Gesture

LATE: dict[str, Any] = {
    "first": 1,
    "turn": 1,
    "phase": "doppelgate",
    "deed": {"kind": "none"},
    "middle": MIDDLE,
    "locus_decks": locus_decks("locus-1", "locus-10", "locus-16"),
}
PAIRS = (
    "foundry-foundry-1",
    "foundry-foundry-2",
    "archive-archive-1",
    "archive-foundry-1",
    "reactor-reactor-1",
    "reactor-beacon-1",
    "beacon-archive-1",
    "beacon-beacon-1",
    "beacon-foundry-1",
)


TWO_PAIRS = (*PAIRS[:4], "beacon-beacon-1")


def idle(seat: Sitting) -> str:
    """The prompt for an empty hand."""
    message = idle_prompt(seat.bridge.view)
    return message.id if message is not None else ""


def step(seat: Sitting) -> str:
    """The step in the brass ring of the Turn Sequence card."""
    return seat.pieces["turn-card"].face.rsplit("/", 1)[1]


def test_a_hand_that_cannot_pay_is_not_offered_a_doppelgate(sit: SitDown) -> None:
    hand = [card for card in PAIRS if not card.startswith("beacon")]
    seat = sit(**LATE, hands=([*hand, "archive-archive-3", "foundry-archive-2"], 2), **beacons_asked())
    assert (idle(seat), step(seat)) == ("the_west.prompt.limit", "limit")


def test_who_looks_on_is_told_of_the_limit_and_of_no_doppelgate(sit: SitDown) -> None:
    seat = sit(**LATE, hands=(PAIRS, 2))
    assert idle(seat) == "the_west.prompt.limit-or-gate"
    assert idle_prompt(seat.match.rules.view(seat.state, 2)) == Message("the_west.prompt.limit", {"n": 2})


def test_while_a_hand_is_discarded_down_the_card_shows_the_limit(sit: SitDown) -> None:
    seat = sit(**LATE, hands=(PAIRS, 2))
    assert step(seat) == "doppelgate"
    seat.probe.drag("reactor-reactor-1", "discard")
    assert (seat.prompt, step(seat)) == ("the_west.prompt.limit-more", "limit")
    assert seat.table.cancel()
    assert step(seat) == "doppelgate"
    seat.table.handling.gesture(Gesture("act", action="discard_down"))
    assert step(seat) == "limit"


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
def test_the_button_names_both_types_that_would_pay(sit: SitDown, language: str) -> None:
    seat = sit(**LATE, hands=(TWO_PAIRS, 2), language=language)
    said = seat.words.say(seat.actions["play_doppelgate"].name)
    assert (
        said
        == {
            "en": "Play the Doppelgate (2 × Foundry or 2 × Archive)",
            "ja": "ドッペルゲートを置く（ファウンドリ×2またはアーカイブ×2）",
            "ru": "Разыграть Доппельгейт (2 × Литейная или 2 × Архив)",
        }[language]
    )
    seat.table.handling.gesture(Gesture("act", action="play_doppelgate"))
    seat.probe.click("archive-archive-1")
    seat.probe.click("archive-foundry-1")
    assert seat.moves == [PlayDoppelgate(pay=("archive-archive-1", "archive-foundry-1"))]


def beacons_asked() -> dict[str, Any]:
    """A Turn Sequence card that wants two of the type that shows, and a Beacon on the deck."""
    value = DECK.model_dump(mode="json")
    value["turn_sequence"]["doppelgate_cost"] = "two_as_shown"
    return {"deck": value, "draw": ["archive-beacon-2", "archive-reactor-1"]}
