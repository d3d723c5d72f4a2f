"""What each seat sees, over many deals; and that what is hidden lies elsewhere after a new deal."""

from games.conformance.hidden import hidden_from, told
from support.luck import SeededLuck
from support.west import FIVE, QUIET, RULES, calm, dealt, deck_saying, move, position, table, walk

DEALS = 200


def test_no_view_and_no_event_of_200_deals_tells_a_hidden_card() -> None:
    """A few moments of each of 200 matches, with what both seats are shown and told."""
    public = told(RULES.view(RULES.opening(table()), 1), set(RULES.pieces(RULES.opening(table()))))
    for seed in range(DEALS):
        for number, (before, made, after) in enumerate(walk(RULES.opening(table(first=0)), seed)):
            if number % 29 != seed % 29:
                continue
            events = RULES.apply(before, made).events
            for seat in (1, 2):
                hidden = hidden_from(RULES, after, seat)
                assert told(RULES.view(after, seat), hidden) <= public
                through = hidden & hidden_from(RULES, before, seat)
                assert told([event.seen_by(seat) for event in events], through) == set()


def test_a_new_deal_keeps_backs_and_tops() -> None:
    state = position(gates=[["foundry", "beacon"], ["double", "reactor"]], hands=[4, 5])
    for seed in range(20):
        dealt_anew = RULES.redeal(state, 1, SeededLuck(seed))
        assert RULES.view(dealt_anew, 1) == RULES.view(state, 1)
        assert dealt_anew.hands[0] == state.hands[0]
    assert len({RULES.redeal(state, 1, SeededLuck(seed)).hands[1] for seed in range(20)}) > 5
    assert len({RULES.redeal(state, 2, SeededLuck(seed)).gates[0] for seed in range(20)}) > 1
    assert RULES.redeal(RULES.opening(table()), 1, SeededLuck(1)) == RULES.opening(table())


def test_the_view_counts_what_lies_open() -> None:
    state = calm(middle=FIVE, points=[31, 12], complete=[False, True], loci=[["locus-3"], []])
    view = RULES.view(state, 2)
    assert (view.points, view.scores, view.cityengines) == ((31, 12), (36, 17), (False, True))
    assert (view.turn, view.first, view.to_act, view.phase, view.seat) == (1, 1, 1, "action", 2)
    assert view.deck_size == len(state.deck)
    assert (view.choice, view.waiting, view.outcome) == (None, (), None)
    empty = RULES.view(calm(draw=[], locus_decks=[[], [f"locus-{n}" for n in range(1, 19)], []]), 1)
    assert (empty.deck_top, empty.locus_decks[0]) == (None, (None, 0))


def test_only_its_owner_sees_that_a_hand_holds_a_pair() -> None:
    deed = {"kind": "take_two", "types": ["archive", "beacon"]}
    pair, none = ["foundry-archive-1", "foundry-beacon-1"], ["foundry-archive-1", "reactor-beacon-1"]
    for more in ([], [f"archive-{back}-{n}" for back in ("archive", "beacon") for n in (1, 2, 3)]):
        states = [calm(phase="doppelgate", deed=deed, hands=[[*hand, *more], []]) for hand in (pair, none)]
        assert RULES.view(states[0], 1).phase == "doppelgate"
        assert RULES.view(states[0], 2).phase == ("limit" if more else "end")
    assert RULES.view(states[1], 2).phase == "limit"


def test_before_the_deal_nothing_is_in_hand() -> None:
    view = RULES.view(RULES.opening(table(first=0)), 1)
    assert (view.hand, view.to_act, view.phase) == ((), 0, "deal")
    assert RULES.steps(RULES.opening(table())).steps == ("west.step.setup",)
    assert RULES.steps(dealt()).current == 0


def test_revealed_says_when_something_hidden_was_shown() -> None:
    state = calm(middle=FIVE, hands=[["foundry", "foundry"], []])
    for made in RULES.legal_moves(state):
        after = RULES.apply(state, made).state
        assert RULES.revealed(state, made, after) == (
            after.deck != state.deck or after.locus_decks != state.locus_decks
        )
    assert RULES.revealed(
        RULES.opening(table()), RULES.nature(RULES.opening(table()), SeededLuck(1)), dealt()
    )


def test_rules_now_fit_the_moment() -> None:
    assert RULES.rules_now(RULES.opening(table()))[0] == "west.components"
    assert RULES.rules_now(dealt())[0] == "west.setup.second"
    assert RULES.rules_now(calm(middle=FIVE))[0] == "west.action.one"
    assert "west.action.completable" in RULES.rules_now(calm(middle=[]))
    by_hand = [{"then": [{"kind": "by_hand", "text": "x"}]}]
    deck = deck_saying(QUIET, locus_1=(None, by_hand))
    rest = [f"locus-{n}" for n in range(2, 19)]
    state = calm(deck=deck, phase="primes", loci=[["locus-1"], []], locus_decks=[rest, [], []])
    assert RULES.rules_now(state)[0] == "west.golden"
    asked = calm(phase="action", deed=BEACON, running={"effect": "effect-beacon", "clause": 1})
    assert RULES.rules_now(asked)[0] == "west.effects.mandatory"
    deed = {"kind": "take_two", "types": ["archive", "beacon"]}
    assert RULES.rules_now(calm(phase="reaction", deed=deed, middle=FIVE))[0] == "west.reaction"
    assert "west.empty" in RULES.rules_now(calm(phase="end", deed=deed, draw=[], hands=[1, 1]))
    over = position(phase="over", over="points", points=[0, 1])
    assert (RULES.rules_now(over)[0], RULES.steps(over).current) == ("west.win", 5)


BEACON = {"kind": "take_all", "types": ["beacon"]}


def test_moves_are_read_from_their_files() -> None:
    assert move(kind="answer", deck=2).model_dump()["deck"] == 2
    assert list(RULES.marker_moves(dealt())) == []
