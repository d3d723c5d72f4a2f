"""By keys alone: a card that is taken up leads to where it may go, and back when it is given back."""

from typing import Any

import pytest
from games.the_west_table.conftest import SitDown, Sitting
from games.the_west_table.test_answers import CALM, HAND, LATE, MIDDLE, asked
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.games.the_west.rules.moves import Answer, DiscardDown, TakeTwo

AT_ACTION: dict[str, Any] = {
    "first": 1,
    "turn": 1,
    "phase": "action",
    "middle": MIDDLE,
    "hands": (HAND, 2),
    "locus_decks": CALM,
}
ARROWS = (Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Down)


def here(seat: Sitting) -> str:
    """Where the keyboard is."""
    subject = seat.table.access.current
    assert subject is not None
    return subject.id


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_a_card_that_is_taken_up_leads_to_a_place_that_takes_it(sit: SitDown, key: Qt.Key) -> None:
    seat = sit(**AT_ACTION)
    seat.probe.focus("foundry-beacon-1")
    seat.probe.key(key)
    assert seat.table.handling.held == "foundry-beacon-1"
    assert here(seat) in seat.lit


@pytest.mark.parametrize("arrow", ARROWS)
def test_arrows_go_round_among_the_legal_places(sit: SitDown, arrow: Qt.Key) -> None:
    seat = sit(**AT_ACTION)
    seat.press("foundry-beacon-1")
    legal = {subject.id for subject in seat.table.stage.legal()}
    assert len(legal) > 1
    seen = {here(seat)}
    for _ in range(3 * len(legal)):
        seat.probe.key(arrow)
        assert here(seat) in legal
        seen.add(here(seat))
    assert len(seen) > 1


def test_esc_gives_the_card_back_and_the_keyboard_with_it(sit: SitDown) -> None:
    seat = sit(**AT_ACTION)
    seat.press("foundry-beacon-1")
    assert here(seat) != "foundry-beacon-1"
    seat.probe.key(Qt.Key.Key_Escape)
    assert seat.table.handling.held is None
    assert here(seat) == "foundry-beacon-1"


def test_two_cards_of_the_middle_are_taken_without_looking_for_places(sit: SitDown) -> None:
    seat = sit(**AT_ACTION)
    seat.press("foundry-beacon-1")
    while here(seat) != "hand-1":
        seat.probe.key(Qt.Key.Key_Down)
    seat.probe.key(Qt.Key.Key_Return)
    assert here(seat) in MIDDLE
    second = here(seat)
    seat.probe.key(Qt.Key.Key_Return)
    if not seat.moves:
        seat.probe.key(Qt.Key.Key_Return)
    assert seat.moves == [TakeTwo(cards=("foundry-beacon-1", second))]


def test_too_large_a_hand_is_discarded_down(sit: SitDown) -> None:
    many = (*HAND, "reactor-reactor-1", "reactor-beacon-1", "beacon-archive-1", "beacon-foundry-1")
    seat = sit(**LATE, hands=(many, 2))
    seat.press("reactor-reactor-1")
    assert here(seat) in seat.lit
    while here(seat) != "discard":
        seat.probe.key(Qt.Key.Key_Right)
    seat.probe.key(Qt.Key.Key_Return)
    assert seat.moves == [DiscardDown(cards=("reactor-reactor-1",))]


def test_a_swap_leads_from_the_hand_to_the_middle(sit: SitDown) -> None:
    seat = sit(**asked("swap", "locus-13"))
    seat.press("beacon-beacon-1")
    other = here(seat)
    seat.probe.key(Qt.Key.Key_Return)
    assert len(seat.moves) == 1
    assert isinstance(seat.moves[0], Answer)
    assert other in MIDDLE or other.startswith("middle-")


def test_a_press_of_the_mouse_leads_the_keyboard_nowhere(sit: SitDown) -> None:
    seat = sit(**AT_ACTION)
    seat.probe.click("foundry-beacon-1")
    assert seat.table.handling.held == "foundry-beacon-1"
    assert here(seat) == "foundry-beacon-1"


@pytest.mark.parametrize("arrow", ARROWS)
def test_arrows_stay_in_the_hand_while_it_is_to_pay(sit: SitDown, arrow: Qt.Key) -> None:
    seat = sit(
        **AT_ACTION
        | {"hands": (("archive-reactor-1", "archive-archive-1", "foundry-foundry-1", "reactor"), 2)}
    )
    hand = seat.state.hands[0]
    seat.press(seat.state.locus_decks[0][0])
    seat.probe.key(Qt.Key.Key_Return)
    assert seat.table.handling.held is None
    assert seat.table.handling.draft is not None
    seen = {here(seat)}
    for _ in range(2 * len(hand)):
        seat.probe.key(arrow)
        seen.add(here(seat))
    assert seen <= set(hand)
    assert len(seen) > 1


@pytest.mark.parametrize("back", [False, True])
def test_tab_comes_to_the_place_that_takes_what_is_held(sit: SitDown, back: bool) -> None:
    seat = sit(**AT_ACTION)
    seat.press("foundry-beacon-1")
    legal = {subject.id for subject in seat.table.stage.legal()}
    access = seat.table.access
    groups = {
        button.stop.group for each in access.subjects if (button := access.button(each)) and each.id in legal
    }
    how = Qt.KeyboardModifier.ShiftModifier if back else Qt.KeyboardModifier.NoModifier
    for _ in range(12):
        QTest.keyClick(QApplication.focusWidget() or seat.table, Qt.Key.Key_Tab, how)
        stop = access.current
        button = access.button(stop) if stop is not None else None
        if button is not None and button.stop.group in groups:
            assert here(seat) in legal
