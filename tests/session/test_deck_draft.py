"""The deck under the editor's hands: changes, the way back and forth, and whose each part is."""

from typing import Any

import pytest

from desktop.engine.deck_form import Choice, Line, Many, Part, Parts, Whole, provenance_part
from desktop.engine.message import Message
from desktop.session.deck_draft import DeckDraft, value_at, with_value


def named(value: Any) -> Message:
    return Message("name", {"value": str(value)})


CARD = Parts((Part("number", Whole(1, 9)), provenance_part()))
SHAPE = Parts(
    (
        Part("name", Line(100, 1)),
        provenance_part(),
        Part("colours", Many(Choice(("red", "blue"), named), 0, 3, named)),
        Part("cards", Many(CARD, 0, 3, named)),
    )
)
OFFICIAL = {"kind": "official", "source": "printed", "author": "Them"}
DECK: dict[str, Any] = {
    "name": "a",
    "provenance": {"kind": "own", "source": "", "author": "Me"},
    "colours": ["red"],
    "cards": [{"number": 1, "provenance": OFFICIAL}, {"number": 2, "provenance": OFFICIAL}],
}


@pytest.fixture
def draft() -> DeckDraft:
    return DeckDraft(SHAPE, DECK)


def test_a_change_changes_one_place_and_the_old_deck_stays(draft: DeckDraft) -> None:
    before = draft.deck
    assert draft.put(("colours", 0), "blue")
    assert before == DECK
    assert draft.deck == DECK | {"colours": ["blue"]}


def test_back_and_forth(draft: DeckDraft) -> None:
    assert not draft.undo()
    draft.put(("name",), "b")
    draft.put(("name",), "c")
    assert draft.may_undo
    assert draft.undo()
    assert draft.deck["name"] == "b"
    assert draft.may_redo
    assert draft.redo()
    assert draft.deck["name"] == "c"
    assert not draft.redo()
    draft.undo()
    draft.undo()
    assert draft.deck == DECK
    draft.put(("name",), "d")
    assert not draft.may_redo


def test_what_is_typed_in_one_go_is_taken_back_in_one(draft: DeckDraft) -> None:
    for text in ("ab", "abc", "abcd"):
        draft.put(("name",), text, typing=True)
    draft.pause()
    draft.put(("name",), "abcde", typing=True)
    draft.put(("cards", 0, "number"), 5, typing=True)
    draft.undo()
    assert draft.deck["name"] == "abcde"
    assert draft.deck["cards"][0]["number"] == 1
    draft.undo()
    assert draft.deck["name"] == "abcd"
    draft.undo()
    assert draft.deck == DECK


def test_the_same_value_is_no_change(draft: DeckDraft) -> None:
    assert not draft.put(("name",), "a")
    assert not draft.may_undo


def test_a_part_that_was_changed_is_ones_own_from_then_on(draft: DeckDraft) -> None:
    draft.put(("cards", 1, "number"), 7)
    first, second = draft.deck["cards"]
    assert first["provenance"] == OFFICIAL
    assert second["provenance"] == {"kind": "own", "source": "", "author": "Me"}
    draft.undo()
    assert draft.deck["cards"][1]["provenance"] == OFFICIAL


def test_values_are_found_and_put_by_their_place() -> None:
    assert value_at(DECK, ("cards", 1, "number")) == 2
    assert with_value(DECK, (), 5) == 5
    with pytest.raises(LookupError):
        value_at(DECK, ("cards", 9))
