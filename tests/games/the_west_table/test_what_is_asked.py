"""Cards that an effect or a reaction asks for are marked before anything is taken up."""

from games.the_west_table.conftest import SitDown, Sitting, locus_decks
from games.the_west_table.test_answers import HAND, MIDDLE, asked


def edged(seat: Sitting) -> set[str]:
    """The pieces with the edge of what may be chosen."""
    items = {piece: seat.table.sync.item(piece) for piece in seat.pieces}
    return {piece for piece, item in items.items() if item is not None and item.marks[0]}


def test_what_the_reaction_may_take_is_marked(sit: SitDown) -> None:
    calm = locus_decks("locus-1", "locus-10", "locus-16")
    seat = sit(first=1, turn=1, phase="action", middle=MIDDLE, hands=(HAND, 2), locus_decks=calm)
    assert edged(seat) == set(), "in an own turn nothing is asked for"
    seat.bring("click", "foundry-beacon-1", "hand-1")
    seat.name("click", "archive-beacon-1")
    left = {"foundry-archive-1", "reactor-archive-1", "foundry-reactor-1"}
    assert (seat.state.phase, seat.bridge.eyes) == ("reaction", 1)
    assert edged(seat) == left
    seat.bring("drag", "reactor-archive-1", "hand-2")
    assert seat.state.phase != "reaction"
    assert edged(seat) == set()


def test_a_swap_may_begin_with_the_hand_or_the_middle(sit: SitDown) -> None:
    seat = sit(**asked("swap", "locus-13"))
    assert edged(seat) == {*HAND, *MIDDLE}


def test_an_offer_marks_no_card_before_it_is_taken(sit: SitDown) -> None:
    seat = sit(**asked("may", "locus-5", 1))
    assert edged(seat) == set()
