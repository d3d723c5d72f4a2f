"""What the other has put on the table is marked with a word that covers nothing, and its tip is true."""

import pytest
from games.the_west_table.conftest import SitDown, Sitting
from games.the_west_table.test_answers import CALM, HAND, MIDDLE

from desktop.games.the_west.rules.moves import EndTurn, PlayLocus
from desktop.ui.table.stops import Subject

THEIRS = ("foundry-reactor-2", "archive-reactor-1", "reactor-reactor-1")
CORNER = 0.29
"""How much of a card's width its corner with the type's mark takes."""


def locus_played(seat: Sitting, deck: int) -> None:
    """The seat in turn plays a Locus, answers what comes of it, and hands over."""
    hand = seat.state.hands[seat.state.turn - 1]
    assert seat.bridge.propose(PlayLocus(deck=deck, pay=(hand[0], hand[1]))).allowed
    assert seat.bridge.propose(EndTurn()).allowed
    turn = seat.match.turn_of
    assert turn is not None
    seat.look(turn)


def told(seat: Sitting, piece: str) -> tuple[str, ...]:
    content = seat.table.stage.content(Subject("piece", piece))
    assert content is not None
    return content.lines


def after_a_locus(sit: SitDown, language: str) -> Sitting:
    """The first player has just paid for a Locus, in the first turn."""
    seat = sit(
        first=1,
        turn=1,
        phase="action",
        middle=MIDDLE,
        hands=(HAND, THEIRS),
        locus_decks=CALM,
        language=language,
    )
    locus_played(seat, 1)
    return seat


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
def test_in_the_first_turn_no_earlier_turn_is_spoken_of(sit: SitDown, language: str) -> None:
    seat = after_a_locus(sit, language)
    assert seat.table.scene.pieces["locus-1"].is_fresh
    assert seat.words.tr("app.table.fresh.first") in told(seat, "locus-1")
    hand = seat.state.hands[1]
    drawn = next(card for card in hand if card not in THEIRS)
    assert seat.words.tr("app.table.fresh.first") in told(seat, drawn), (
        "drawn as a reaction, in no turn of one's own"
    )
    assert seat.words.tr("app.table.fresh") not in told(seat, drawn)


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
def test_the_word_on_a_new_card_covers_no_mark_and_no_neighbour(sit: SitDown, language: str) -> None:
    seat = after_a_locus(sit, language)
    marked = [item for item in seat.table.scene.pieces.values() if item.is_fresh]
    assert {item.piece.zone for item in marked} >= {"loci-1", "hand-2", "discard"}
    for item in marked:
        size = item.piece.rect.size()
        sign = item._news.boundingRect().translated(size.width() / 2, size.height() / 2)
        assert sign.right() <= size.width(), item.piece.id
        assert sign.left() >= CORNER * size.width(), item.piece.id
        if item.piece.zone == "loci-1":
            assert sign.top() >= 0.7 * size.height(), "its effect stands at its head"
        else:
            assert sign.bottom() <= 0.12 * size.height(), "its name and value stand at its foot"
