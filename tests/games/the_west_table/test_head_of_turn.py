"""What the head of the panel and the log say around a reaction and the set-up: whose turn, which one."""

from games.the_west_table.conftest import RESOURCES, SitDown, Sitting

from desktop.engine.ids import NATURE
from desktop.engine.message import Message
from desktop.games.the_west.table.table import WestTable
from desktop.ui.panels.situation import Situation

DEED = {"kind": "take_two", "types": ["archive", "beacon"]}


def situation(seat: Sitting) -> Situation:
    return Situation(seat.bridge, seat.table.handling, seat.match.rules, WestTable(RESOURCES))


def test_who_reacted_on_opening_hands_over_to_the_player_on_turn(sit: SitDown) -> None:
    seat = sit(phase="reaction", deed=DEED, middle=3, hands=[4, 2])
    assert (seat.bridge.eyes, seat.match.turn_of) == (2, 2)
    cards = {"kind": "answer", "cards": seat.state.middle[:1]}
    assert seat.bridge.propose(seat.match.rules.moves.validate_python(cards)).allowed
    now = situation(seat).turn()
    assert (seat.bridge.eyes, now.seat, now.number, now.done) == (2, 2, 1, True)
    assert now.prompt == Message("app.panel.hand-over.next", {"seat": "seat:1"})
    reacted = "the next step would tell the other what the hand allows"
    assert now.steps[now.current] == "west.step.reaction", reacted
    seat.look(1)
    end = seat.match.rules.moves.validate_python({"kind": "end_turn"})
    assert (seat.match.turn, seat.bridge.propose(end).allowed, seat.match.turn) == (1, True, 2)


def test_the_second_players_doppelgate_belongs_to_the_opening(sit: SitDown) -> None:
    seat = sit(phase="side", first=1)
    side = {"kind": "choose_side", "side": "reactor"}
    assert seat.bridge.propose(seat.match.rules.moves.validate_python(side)).allowed
    now = situation(seat).turn()
    assert (seat.bridge.eyes, now.seat, now.number, now.done) == (2, 2, 0, True)
    assert now.prompt == Message("app.panel.hand-over.set-up", {"seat": "seat:1"})
    assert now.steps == ("west.step.setup",)
    assert [(turn.number, turn.seat) for turn in situation(seat).log()] == [(0, NATURE)]
    seat.look(1)
    two = {"kind": "take_two", "cards": seat.state.middle[:2]}
    while seat.state.choice is not None:
        assert seat.bridge.propose(next(iter(seat.match.rules.legal_moves(seat.state)))).allowed
    assert seat.bridge.propose(seat.match.rules.moves.validate_python(two)).allowed
    assert [(turn.number, turn.seat) for turn in situation(seat).log()] == [(0, NATURE), (1, 1)]
