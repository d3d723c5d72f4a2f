"""A prompt speaks to who must act; with a name in front only where another looks at the screen."""

from typing import Any

import pytest
from games.the_west_table.conftest import SitDown, Sitting, locus_decks
from games.the_west_table.test_other_hand import by_hand
from games.the_west_table.test_what_is_asked import HAND, MIDDLE
from games.the_west_table.test_what_to_decide import TAKE

from desktop.games.the_west.table.prompts import idle_prompt
from desktop.ui.table.contract import Gesture

CALM = locus_decks("locus-1", "locus-10", "locus-16")
ACTION: dict[str, Any] = {"first": 1, "turn": 1, "phase": "action", "middle": MIDDLE, "locus_decks": CALM}


def idle(seat: Sitting) -> str:
    """What is said to an empty hand."""
    message = idle_prompt(seat.bridge.view)
    return "" if message is None else seat.words.say(message)


def held(seat: Sitting) -> str:
    """What is said while a card is held."""
    message = seat.table.handling.prompt()
    return "" if message is None else seat.words.say(message)


@pytest.mark.parametrize(
    ("language", "asked", "laid"),
    [
        ("en", "Player 2: take 1 Facility from the middle.", "Player 2: lay the card onto your hand."),
        (
            "ja",
            "プレイヤー2：中央から施設を1枚取ってください。",
            "プレイヤー2：カードを自分の手札に置いてください。",
        ),
        ("ru", "Игрок 2: возьмите из середины 1 сооружение.", "Игрок 2: возьмите карту на руку."),
    ],
)
def test_before_the_eyes_of_another_the_prompt_begins_with_the_name(
    sit: SitDown, language: str, asked: str, laid: str
) -> None:
    seat = sit(**ACTION, hands=(HAND, 2), language=language)
    seat.bring("click", "foundry-beacon-1", "hand-1")
    seat.name("click", "archive-beacon-1")
    assert (seat.bridge.eyes, idle(seat)) == (1, asked)
    seat.name("click", "reactor-archive-1")
    assert held(seat) == laid


@pytest.mark.parametrize(
    ("language", "asked", "laid"),
    [
        ("en", "Take 1 Facility from the middle.", "Lay the card onto your hand."),
        ("ja", "中央から施設を1枚取ってください。", "カードを自分の手札に置いてください。"),
        ("ru", "Возьмите из середины 1 сооружение.", "Возьмите карту на руку."),
    ],
)
def test_who_is_asked_alone_is_spoken_to_without_a_name(
    sit: SitDown, language: str, asked: str, laid: str
) -> None:
    seat = sit(**TAKE, language=language)
    assert idle(seat) == asked
    seat.name("click", "reactor-archive-1")
    assert held(seat) == laid


@pytest.mark.parametrize(
    ("what", "asked"),
    [
        ("drop", "Choose 1 card of your hand to discard."),
        ("give", "Choose 1 card of your hand to give to the other player."),
    ],
)
def test_who_gives_up_a_card_is_spoken_to_at_its_own_view(sit: SitDown, what: str, asked: str) -> None:
    seat = sit(**by_hand())
    assert seat.table.handling.gesture(Gesture("act", action=f"ask:{what}:own")).accepted
    before = idle(seat)
    assert before == f"Player 2: {asked[0].lower()}{asked[1:]}"
    seat.look(2)
    assert idle(seat) == asked
