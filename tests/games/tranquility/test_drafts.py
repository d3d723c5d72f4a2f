"""What is said of unfinished moves: where, with what, how much is owed, and why not."""

from support.tranquility import dealt, draft, play, position, slope

from desktop.engine.draft import Prospect
from desktop.engine.verdict import refuse
from desktop.games.tranquility.rules.game import RULES
from desktop.games.tranquility.rules.geometry import PLACE_IDS
from desktop.games.tranquility.rules.moves import Campfire, DiscardTwo, EndTurn, Herd, Hiker, Play, Rope
from desktop.games.tranquility.rules.state import State

FILL = ["red-9", "red-10", "summit-1"]


def on(state: State, kind: str, **fields: object) -> Prospect:
    return RULES.consider(state, draft(kind, **fields))


def allowed(prospect: Prospect) -> list[str]:
    return [zone for zone, verdict in prospect.zones.items() if verdict.allowed]


BESIDE_3 = {"r1p1": "blue-3", "r1p2": "red-3"}


def test_a_held_card_knows_every_place_and_the_own_discard_pile() -> None:
    state = position(mountain=BESIDE_3, hands=[["green-5", *FILL], 5])
    prospect = on(state, "play", card="green-5-a")
    assert (prospect.verdict.allowed, prospect.move, prospect.owed) == (True, None, 0)
    assert set(prospect.zones) == {*PLACE_IDS, "discard-1"}
    assert allowed(prospect) == ["r1p3", "r2p1", "discard-1"]
    assert prospect.zones["r1p3"].facts["cost"] == 2
    assert prospect.zones["r1p9"].rule == "tranq.place.left-to-right"
    assert prospect.zones["discard-1"].facts == {"named": 1, "have": 4}


def test_paying_step_by_step() -> None:
    state = position(mountain=BESIDE_3, hands=[["green-5", *FILL], 5])
    prospect = on(state, "play", card="green-5-a", place="r1p3")
    assert (prospect.owed, prospect.move) == (2, None)
    assert [card for card, verdict in prospect.pieces.items() if verdict.allowed] == [
        "red-9-a",
        "red-10-a",
        "summit-1",
    ]
    assert prospect.pieces["green-5-a"].rule == "tranq.place.cost"
    one = on(state, "play", card="green-5-a", place="r1p3", pay=("summit-1",))
    assert (one.owed, one.move, "summit-1" in one.pieces) == (1, None, False)
    two = on(state, "play", card="green-5-a", place="r1p3", pay=("summit-1", "red-9-a"))
    assert two.move == Play(card="green-5-a", place="r1p3", pay=("summit-1", "red-9-a"))
    assert (two.owed, two.pieces["red-10-a"].allowed) == (0, False)
    assert two.pieces["red-10-a"].facts == {"cost": 2, "paid": 3}
    three = on(state, "play", card="green-5-a", place="r1p3", pay=("summit-1", "red-9-a", "red-10-a"))
    assert (three.verdict.allowed, three.verdict.facts, three.move) == (False, {"cost": 2, "paid": 3}, None)


def test_a_free_play_is_a_move_at_once_and_a_refused_place_says_why() -> None:
    state = position(mountain=BESIDE_3, hands=[["green-5", *FILL], 5])
    assert on(state, "play", card="green-5-a", place="r2p1").move == Play(card="green-5-a", place="r2p1")
    refused = on(state, "play", card="green-5-a", place="r1p1")
    assert (refused.verdict.rule, refused.move) == ("tranq.place.left-to-right", None)
    assert allowed(refused), "the other places stay in sight"
    assert on(state, "play", card="green-5-b").verdict.rule == "tranq.components"
    assert on(state, "play", card="green-5-a", place="r9p9").verdict.rule == "tranq.setup.base"


def test_before_any_card_is_held_each_says_whether_it_could_be_used() -> None:
    state = position(
        mountain={**BESIDE_3, "r2p1": "green-4"},
        hands=[["green-5", "red-1", "campfire-red", "campfire-green", "summit-1"], 5],
    )
    pieces = on(state, "play").pieces
    assert {card: verdict.allowed for card, verdict in pieces.items()} == {
        "green-5-a": True,
        "red-1-a": False,
        "campfire-green": False,
        "campfire-red": False,
        "summit-1": False,
    }
    assert list(on(state, "campfire").pieces) == ["campfire-green", "campfire-red"]


FIRE = {"r1p1": "green-7", "r1p2": "blue-6", "r1p3": "red-7", "r2p1": "red-8"}


def test_a_campfire_first_names_what_it_replaces_then_where_that_goes() -> None:
    state = position(mountain=FIRE, hands=[["campfire-green", *FILL], 5])
    for kind in ("campfire", "play"):
        held = on(state, kind, card="campfire-green")
        assert allowed(held) == ["r1p1", "discard-1"]
        assert held.zones["r1p2"].rule == "tranq.campfire.replace"
    placed = on(state, "campfire", card="campfire-green", place="r1p1")
    assert allowed(placed) == ["r2p2"]
    assert placed.zones["r2p2"].facts == {"card": "green-7-a", "place": "r2p2", "cost": 1}
    assert placed.zones["r1p4"].rule == "tranq.campfire.move"
    relaid = on(state, "campfire", card="campfire-green", place="r1p1", to="r2p2")
    assert (relaid.owed, relaid.move) == (1, None)
    paid = on(state, "campfire", card="campfire-green", place="r1p1", to="r2p2", pay=("red-9-a",))
    assert paid.move == Campfire(card="campfire-green", place="r1p1", to="r2p2", pay=("red-9-a",))


def test_a_campfire_refused() -> None:
    state = position(mountain=FIRE, hands=[["campfire-green", "campfire-red", *FILL], 5])
    assert on(state, "campfire", card="campfire-green", place="r1p2").verdict.rule == "tranq.campfire.replace"
    assert on(state, "campfire", card="campfire-green", place="x").verdict.rule == "tranq.setup.base"
    assert (
        on(state, "campfire", card="campfire-green", place="r1p1", to="x").verdict.rule == "tranq.setup.base"
    )
    wrong = on(state, "campfire", card="campfire-green", place="r1p1", to="r3p1")
    assert wrong.verdict.rule == "tranq.place.support"
    stuck = on(state, "campfire", card="campfire-red", place="r2p1")
    assert (stuck.verdict.rule, stuck.verdict.facts) == (
        "tranq.campfire.move",
        {"card": "red-8-a", "place": "r2p1", "row": 2},
    )


def test_discarding_two_one_after_the_other() -> None:
    state = position(hands=[["green-5", "blue-1", "red-2"], 5])
    none = on(state, "discard_two")
    assert (none.owed, none.move, len(none.pieces)) == (2, None, 3)
    one = on(state, "discard_two", cards=("green-5-a",))
    assert (one.owed, set(one.pieces), allowed(one)) == (1, {"blue-1-a", "red-2-a"}, ["discard-1"])
    two = on(state, "discard_two", cards=("green-5-a", "red-2-a"))
    assert two.move == DiscardTwo(cards=("green-5-a", "red-2-a"))
    assert (two.owed, two.pieces["blue-1-a"].allowed) == (0, False)
    three = on(state, "discard_two", cards=("green-5-a", "red-2-a", "blue-1-a"))
    assert (three.verdict.rule, three.verdict.facts) == ("tranq.discard-two", {"named": 3, "have": 3})


def test_with_one_card_there_is_nothing_to_begin_discarding_with() -> None:
    state = position(hands=[["green-5"], 5])
    assert not on(state, "play", card="green-5-a").zones["discard-1"].allowed
    assert on(state, "discard_two", cards=("green-5-a",)).verdict.rule == "tranq.discard-two"


MEADOW = {"r1p1": "green-12-a", "r1p2": "red-3", "r1p3": "bridge-1", "r1p4": "blue-5-a", "r2p1": "red-4-b"}
MEADOW |= {"r2p2": "bridge-2", "r2p3": "green-12"}


def test_a_herd_names_its_place_then_its_target_then_its_payment() -> None:
    state = position(mountain=MEADOW, hands=[FILL, 5], options={"goats": True}, goats={"r1p1": 1, "r1p2": 1})
    begun = on(state, "herd")
    assert allowed(begun) == ["r1p1", "r1p2"]
    assert begun.zones["r2p1"].rule == "tranq.goats.herd"
    chosen = on(state, "herd", origin="r1p2")
    assert allowed(chosen) == ["r2p1"]
    assert chosen.zones["r2p2"].rule == "tranq.goats.no-bridge"
    target = on(state, "herd", origin="r1p2", to="r2p1")
    assert (target.owed, len(target.pieces)) == (1, 3)
    paid = on(state, "herd", origin="r1p2", to="r2p1", pay=("red-9-a",))
    assert paid.move == Herd(origin="r1p2", to="r2p1", pay=("red-9-a",))
    assert paid.pieces["red-10-a"].facts["paid"] == 2
    over = on(state, "herd", origin="r1p2", to="r2p1", pay=("red-9-a", "red-10-a"))
    assert over.verdict.facts == {"origin": "r1p2", "to": "r2p1", "rows": 1, "paid": 2, "have": 3}


def test_a_herd_refused() -> None:
    state = position(mountain=MEADOW, hands=[FILL, 5], options={"goats": True}, goats={"r2p3": 2})
    assert (allowed(on(state, "herd")), on(state, "herd").verdict.rule) == ([], "tranq.goats.herd")
    assert on(state, "herd", origin="r2p3").verdict.rule == "tranq.goats.herd"
    assert on(state, "herd", origin="deck-1").verdict.rule == "tranq.setup.base"
    state = position(mountain=MEADOW, hands=[FILL, 5], options={"goats": True}, goats={"r1p2": 2})
    assert on(state, "herd", origin="r1p2", to="x").verdict.rule == "tranq.setup.base"
    assert on(state, "herd", origin="r1p2", to="r1p1").verdict.rule == "tranq.goats.herd"
    fenced = {place: card for place, card in MEADOW.items() if place != "r2p3"}
    state = position(mountain=fenced, hands=[FILL, 5], options={"goats": True}, goats={"r1p4": 2})
    assert on(state, "herd").zones["r1p4"].rule == "tranq.goats.herd"
    row = {"r1p1": "green-12-b", "r1p2": "blue-5-a", "r1p3": "red-5", "r1p4": "green-8"}
    row |= {"r2p1": "green-11", "r2p2": "bridge-1"}
    state = position(mountain=row, hands=[FILL, 5], options={"goats": True}, goats={"r1p3": 1})
    assert on(state, "herd", origin="r1p3").verdict.rule == "tranq.goats.no-bridge"
    assert on(dealt(), "herd").verdict.rule == "tranq.turn.action"


def test_a_herd_that_cannot_begin_is_refused_for_the_goats_that_are_there() -> None:
    state = position(hands=[FILL, 5], options={"goats": True})
    assert on(state, "herd").verdict == refuse("tranq.goats.setup")
    stuck = position(mountain=MEADOW, hands=[FILL, 5], options={"goats": True}, goats={"r2p3": 2})
    assert on(stuck, "herd").verdict.facts["origin"] == "r2p3"
    free = position(mountain=MEADOW, hands=[FILL, 5], options={"goats": True}, goats={"r2p3": 1, "r1p1": 1})
    assert on(free, "herd").verdict.allowed


def test_a_rope_beside_the_deck_is_used_at_once() -> None:
    state = dealt(seats=1)
    prospect = on(state, "rope")
    assert (prospect.move, allowed(prospect)) == (Rope(), ["deck-1"])
    assert on(dealt(seats=1, ropes=0), "rope").move is None


def test_a_rope_of_the_hand_is_pulled_to_the_deck() -> None:
    state = position(players=1, hands=[["rope-2", "red-9"]], options={"ropes_in_deck": True})
    assert on(state, "rope").pieces["rope-2"].allowed
    held = on(state, "play", card="rope-2")
    assert allowed(held) == ["deck-1", "discard-1"]
    assert held.move is None, "only held so far"
    assert on(state, "play", card="rope-2", place="deck-1").move == Rope(card="rope-2")
    assert on(state, "rope", card="rope-2").move == Rope(card="rope-2")
    assert on(state, "play").pieces["rope-2"].allowed
    none = position(players=1, hands=[["green-9", "red-9"]], options={"ropes_in_deck": True})
    assert not on(none, "rope").verdict.allowed


def test_the_hiker_is_set_on_a_path_or_sent_home() -> None:
    state = position(mountain=FIRE, hands=[5, 5], options={"green_path": True}, hiker="r1p1")
    assert allowed(on(state, "hiker")) == ["r1p1", "hiker-home"]
    assert on(state, "hiker", place="r1p1").move == Hiker(place="r1p1")
    assert on(state, "hiker", place="hiker-home").move == Hiker()
    assert on(state, "hiker", place="r1p2").move is None
    assert on(state, "hiker", place="hand-1").verdict.rule == "tranq.setup.base"


def test_the_end_of_the_turn_is_a_draft_too() -> None:
    state = dealt()
    assert on(state, "end_turn").verdict.rule == "tranq.turn.action"
    acted = play(state, kind="discard_two", cards=list(state.hand[:2])).state
    assert on(acted, "end_turn").move == EndTurn()


def test_after_the_summit_a_held_card_can_only_be_discarded() -> None:
    state = position(mountain=slope(), hands=[["summit-1", "summit-2"], 5], options={"goats": True})
    after = play(play(state, kind="play", card="summit-1", place="summit").state, kind="end_turn").state
    held = on(after, "play", card=after.hand[0])
    assert (held.verdict.rule, allowed(held)) == ("tranq.goats.goal", ["discard-2"])
