"""Editing a deck of The West by hand: a Locus with a condition, a cost and a text of its own; counts."""

from ui.decks.conftest import Begin, Hand, begin
from ui.shell.conftest import open_window
from ui.shell.pages import click, lift_curtain

from desktop.engine.deck_form import Place
from desktop.session.deck_draft import value_at

__all__ = ["begin", "open_window"]

LOCUS = ("loci", 0)
CLAUSE = (*LOCUS, "effect", 0)


def choose(hand: Hand, place: Place, text: str) -> None:
    """Choose at a place where there may be nothing."""
    form = hand.editor.page.form
    assert form is not None
    hand.choose_in(form.presences[place].editor, text)


def test_a_locus_is_typed_from_a_printed_card(begin: Begin) -> None:
    hand = begin()
    editor = hand.copy("the_west")
    hand.walk_to(LOCUS)
    hand.type_into((*LOCUS, "name"), "<b>Dusk</b>")
    choose(hand, (*LOCUS, "when"), "Trigger")
    hand.choose((*LOCUS, "when", "kind"), "you took so many or more")
    hand.type_into((*LOCUS, "when", "count"), "3")
    choose(hand, (*CLAUSE, "condition"), "only if …")
    hand.choose((*CLAUSE, "condition", "kind"), "so many of one type lie in the middle")
    choose(hand, (*CLAUSE, "cost"), "for a cost")
    hand.settle()
    assert [fault.reason.id for fault in editor.reading.faults] == ["the_west.deck.cost-needs-may"]
    assert editor.page.form is not None
    assert editor.page.form.presences[(*CLAUSE, "cost")].fault.isVisible()
    hand.choose((*CLAUSE, "may"), "may")
    hand.choose((*CLAUSE, "then", 0, "kind"), "your own text, carried out by hand")
    hand.type_into((*CLAUSE, "then", 0, "text"), "Look at <i>one</i> card")
    assert editor.reading.faults == ()
    assert editor.picture.showing is not None
    assert editor.picture.showing.face.startswith("locus/1/foundry/archive/trigger/")
    assert "Look at <i>one</i> card" in editor.picture.text
    assert value_at(editor.draft.deck, (*LOCUS, "when")) == {"kind": "took_at_least", "count": 3}
    assert "<b>Dusk</b>" in editor.cards.line_of(LOCUS).text(0)


def test_counts_are_told_on_their_sheet_and_the_deck_is_played_with(begin: Begin) -> None:
    hand = begin()
    editor = hand.copy("the_west")
    hand.walk_to(("facilities", 0))
    hand.type_into(("facilities", 0, "count"), "2")
    assert [editor.reading.key_of(fault) for fault in editor.reading.faults] == [("", 0)]
    hand.walk_to(("facilities", 1))
    hand.type_into(("facilities", 1, "count"), "4")
    assert editor.reading.faults == ()
    click(editor.bar.play)
    assert hand.window.setup is not None
    click(hand.window.setup.start)
    page = hand.window.table_page
    assert page is not None
    lift_curtain(page)
    counts = [value_at(page.match.header.deck, ("facilities", at, "count")) for at in range(2)]
    assert counts == [2, 4]
