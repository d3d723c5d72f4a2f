"""A refusal at the wrong time says what is to be done at this step instead."""

from typing import Any

import pytest
from games.the_west_table.conftest import SitDown
from games.the_west_table.test_answers import CALM, HAND, MIDDLE
from games.the_west_table.test_other_hand import by_hand

AT_ACTION: dict[str, Any] = {"first": 1, "turn": 1, "phase": "action", "middle": MIDDLE, "locus_decks": CALM}
LATE: dict[str, Any] = {**AT_ACTION, "phase": "doppelgate", "deed": {"kind": "none"}, "hands": (HAND, 2)}


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            "You have taken your action in this turn. Now play a Doppelgate or go on to the end of the turn.",
        ),
        (
            "ja",
            "この手番のアクションはもう行いました。いまはドッペルゲートを置くか、手番の終わりに進みます。",
        ),
        (
            "ru",
            "Действие в этом ходу уже выполнено. Сейчас разыграйте Доппельгейт или переходите к концу хода.",
        ),
    ],
)
def test_a_second_action_is_told_of_the_end_of_the_turn(sit: SitDown, language: str, said: str) -> None:
    seat = sit(**LATE, language=language)
    seat.probe.click("effect-foundry")
    assert [refusal.rule for refusal in seat.refusals] == ["west.action.one"]
    assert seat.table.tip.content.title == said


def test_a_card_that_fits_nowhere_is_told_of_the_action(sit: SitDown) -> None:
    seat = sit(**AT_ACTION, hands=(("beacon-beacon-1",), 2))
    seat.probe.drag("beacon-beacon-1", "discard")
    said = (
        "It is not the time for that in this turn. "
        "Now take Facilities, play a Locus, or complete your CityEngine."
    )
    assert seat.table.tip.content.title == said


def test_while_a_card_is_carried_out_by_hand_all_else_waits(sit: SitDown) -> None:
    seat = sit(**by_hand())
    seat.probe.click("effect-foundry")
    assert [refusal.rule for refusal in seat.refusals] == ["west.golden"]
    assert seat.table.tip.content.title == "First do by hand what the card says, then press “Done”."
