"""Views and redeals where the public knowledge binds what may be dealt."""

from dataclasses import replace

import pytest
from support.luck import SeededLuck
from support.tranquility import play, position, slope, table

from desktop.engine.message import Message
from desktop.games.tranquility.rules.game import RULES
from desktop.games.tranquility.rules.names import name_of
from desktop.games.tranquility.rules.redeal import imagine
from desktop.games.tranquility.rules.state import State

SUMMITS = [f"summit-{number}" for number in range(1, 6)]
TOLD = {"announce_summits": True}
LEFT_OVER = ["blue-3-a", "red-4-a", "green-9-b"]


def redeals(state: State, seat: int, count: int = 40) -> list[State]:
    """So many redeals, each told the same to the seat."""
    made = [RULES.redeal(state, seat, SeededLuck(seed)) for seed in range(count)]
    assert all(RULES.view(other, seat) == RULES.view(state, seat) for other in made)
    return made


def summits_discarded(state: State) -> int:
    return sum(card.startswith("summit") for pile in state.discards for card in pile)


def test_after_the_announcement_all_summits_stay_discarded() -> None:
    state = position(hands=[5, 5], discards=[[], [*SUMMITS, *LEFT_OVER]], options=TOLD)
    assert all(summits_discarded(other) == 5 for other in redeals(state, 1))


def test_before_the_announcement_one_summit_is_somewhere_else() -> None:
    state = position(
        hands=[["blue-1", "blue-2"], ["summit-1", "red-1"]],
        decks=[[], []],
        turn=1,
        options=TOLD,
    )
    assert all(summits_discarded(other) < 5 for other in redeals(state, 1, 200))
    silent = position(hands=[["blue-1", "blue-2"], ["summit-1", "red-1"]], decks=[[], []], turn=1)
    assert any(summits_discarded(other) == 5 for other in redeals(silent, 1, 200))


@pytest.mark.parametrize("options", [{}, TOLD])
@pytest.mark.parametrize("card", ["summit-1", "green-12", "red-1"])
def test_the_last_card_of_the_seat_in_turn_decides_as_before(card: str, options: dict[str, bool]) -> None:
    mountain = {place: lying for place, lying in slope().items() if place not in ("r8p1", "r8p2")}
    state = position(mountain=mountain, hands=[5, [card]], decks=[[], []], turn=2, options=options)
    for other in redeals(state, 1):
        assert RULES.outcome(other) == RULES.outcome(state)


def test_the_last_kept_summit_stays_with_the_seat_in_turn() -> None:
    # the only hidden card that is not discarded must be a Summit, or the table would have been told
    state = position(mountain=slope(), hands=[[], ["summit-3"]], decks=[[], []], turn=2, options=TOLD)
    assert RULES.outcome(state) is None
    assert all(other.hands[1][0].startswith("summit") for other in redeals(state, 1))


def test_a_view_that_no_state_has_is_a_mistake_in_the_program() -> None:
    state = position(mountain={"r1p1": "red-3"}, hands=[5, []], decks=[[], []], turn=2)
    view = replace(RULES.view(state, 1), outcome=None)
    with pytest.raises(ValueError, match="no state"):
        imagine(view, SeededLuck(0))


def test_swapped_bridges_stay_where_everybody_saw_them_go() -> None:
    mountain = {"r1p1": "red-6", "r1p2": "bridge-1", "r1p3": "blue-6"}
    state = position(mountain=mountain, hands=[["green-6", "red-1", "red-2"], 5], turn=1)
    after = play(state, kind="play", card="green-6-a", place="r1p2").state
    assert all("bridge-1" in other.discards[0] for other in redeals(after, 2))


def test_before_the_deal_a_redeal_changes_nothing() -> None:
    state = RULES.opening(table(3, panorama=True, goats=True))
    assert RULES.redeal(state, 2, SeededLuck(1)) == state


def test_a_view_tells_herds_and_lying_cards_by_place() -> None:
    mountain = {"r1p1": "green-12-a", "r1p2": "red-3"}
    state = position(mountain=mountain, options={"goats": True}, goats={"r1p2": 1})
    view = RULES.view(state, 1)
    assert view.lying == {"r1p1": "green-12-a", "r1p2": "red-3-a"}
    assert view.herds == {"r1p2": 1}


@pytest.mark.parametrize(
    ("identifier", "name"),
    [
        ("green-7-a", Message("tranq.name.ascent-green", {"number": 7})),
        ("blue-12-b", Message("tranq.name.ascent-blue", {"number": 12})),
        ("red-1-a", Message("tranq.name.ascent-red", {"number": 1})),
        ("bridge-3", Message("tranq.name.bridge")),
        ("campfire-green", Message("tranq.name.campfire-green")),
        ("campfire-blue", Message("tranq.name.campfire-blue")),
        ("campfire-red", Message("tranq.name.campfire-red")),
        ("summit-2", Message("tranq.name.summit")),
        ("rope-6", Message("tranq.name.rope")),
        ("goat-12", Message("tranq.name.goat")),
        ("hiker", Message("tranq.name.hiker")),
        ("r3p4", Message("tranq.name.place", {"row": 3, "place": 4})),
        ("summit", Message("tranq.name.summit-place")),
        ("hand-2", Message("tranq.name.hand", {"seat": "seat:2"})),
        ("deck-2", Message("tranq.name.deck", {"seat": "seat:2"})),
        ("discard-2", Message("tranq.name.discard", {"seat": "seat:2"})),
        ("panorama-10", Message("tranq.name.panorama", {"number": 10})),
        ("ropes", Message("tranq.name.ropes")),
        ("goats", Message("tranq.name.goats")),
        ("hiker-home", Message("tranq.name.hiker-home")),
        ("box", Message("tranq.name.box")),
        ("green", Message("tranq.name.green")),
        ("blue", Message("tranq.name.blue")),
        ("red", Message("tranq.name.red")),
        ("panorama-11", None),
        ("goat-13", None),
        ("green-13-a", None),
        ("seat:1", None),
    ],
)
def test_everything_has_a_name(identifier: str, name: Message | None) -> None:
    assert name_of(identifier) == name == RULES.name_of(identifier)


def test_the_panel_is_told_the_step_and_the_rules_that_matter() -> None:
    before = RULES.opening(table(2))
    assert RULES.rules_now(before)[0] == "tranq.setup.split"
    state = position(hands=[["red-1", "red-2"], 5], mountain={"r1p1": "red-3", "r1p2": "bridge-1"}, turn=1)
    assert RULES.steps(state).current == 0
    assert {"tranq.bridge.swap", "tranq.discard-two"} <= set(RULES.rules_now(state))
    acted = play(state, kind="discard_two", cards=["red-1-a", "red-2-a"]).state
    assert (RULES.steps(acted).current, RULES.rules_now(acted)) == (1, ("tranq.turn.refill",))
    out = position(hands=[[], 5], decks=[[], []], phase="refill", turn=1)
    assert RULES.rules_now(out) == ("tranq.turn.deck-out",)
    lost = position(hands=[[], 5], decks=[[], []], turn=1)
    assert RULES.rules_now(lost) == ("tranq.end.loss",)
    solo = play(position(players=1), kind="rope").state
    assert RULES.rules_now(solo) == ("tranq.solo.rope",)
    goats = position(mountain=slope(), hands=[SUMMITS[:2], 5], options={"goats": True}, turn=1)
    after = play(play(goats, kind="play", card="summit-1", place="summit").state, kind="end_turn").state
    assert RULES.rules_now(after)[0] == "tranq.goats.goal"


def test_the_first_rules_of_a_turn_tell_what_a_card_costs_and_where_it_may_lie() -> None:
    first = RULES.rules_now(position(hands=[5, 5], turn=1))[:3]
    assert first == ("tranq.place.colour", "tranq.place.cost", "tranq.place.left-to-right")


def test_on_a_full_mountain_the_summit_comes_first_and_no_row_has_room() -> None:
    lying = slope()
    full = RULES.rules_now(position(mountain=lying, hands=[5, 5], turn=1))
    assert full[0] == "tranq.summit.place"
    assert not [rule for rule in full if rule.startswith("tranq.place.")]
    top = list(lying)[-1]
    nearly = {place: card for place, card in lying.items() if place != top}
    rules = RULES.rules_now(position(mountain=nearly, hands=[5, 5], turn=1))
    assert {"tranq.summit.place", "tranq.place.colour", "tranq.place.left-to-right"} <= set(rules)


def test_a_card_in_two_places_is_noticed() -> None:
    state = position(hands=[["red-1", "red-2"], 5])
    with pytest.raises(ValueError, match="two places"):
        RULES.pieces(replace(state, box=("red-1-a",)))
