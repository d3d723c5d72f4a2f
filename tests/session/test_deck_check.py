"""A deck against a form: every kind of part, every kind of fault, and what is put in where it lacks."""

from collections.abc import Sequence
from typing import Any

import pytest

from desktop.engine.deck_check import entry_shape, faults_of, fitted, parts_of, shape_at, with_part
from desktop.engine.deck_form import (
    Choice,
    Fault,
    Fixed,
    Kinds,
    Line,
    Many,
    Maybe,
    Part,
    Parts,
    Place,
    Shape,
    Whole,
    provenance_name,
    whole_shape,
)
from desktop.engine.message import Message


def named(value: Any) -> Message:
    return Message("name", {"value": str(value)})


def effect() -> Shape:
    return EFFECT


STEP = Parts((Part("steps", Whole(1, 3)), Part("note", Line(5))))
JUMP = Kinds("over", {"wall": Parts(()), "gap": Parts((Part("width", Whole(1, 9)),))}, named, Message("over"))
EFFECT = Kinds(
    "kind",
    {"step": STEP, "jump": JUMP, "both": Parts((Part("of", Many(effect, 1, 2, named)),))},
    named,
    Message("kind"),
)
FLAT = Kinds("kind", {"rest": Parts((Part("fixed", Fixed(7)),)), "step": STEP}, named, Message("kind"))


class Form:
    parts = (
        Part("colour", Choice(("red", "blue"), named)),
        Part("effects", Many(effect, 0, 3, named)),
        Part("last", FLAT),
        Part("bonus", Maybe(STEP, named)),
    )

    def faults(self, deck: Any) -> Sequence[Fault]:
        return [Fault(("colour",), Message("whole"))] if deck["colour"] == "blue" else []


def deck(**changes: Any) -> dict[str, Any]:
    whole: dict[str, Any] = {
        "game": "hills",
        "name": "Mine",
        "provenance": {"kind": "own", "source": "", "author": ""},
        "colour": "red",
        "effects": [{"kind": "step", "steps": 1, "note": ""}],
        "last": {"kind": "rest", "fixed": 7},
        "bonus": None,
    }
    return {key: value for key, value in (whole | changes).items() if value is not ...}


def told(value: Any) -> list[tuple[Place, str, bool]]:
    return [(fault.place, fault.reason.id, fault.broken) for fault in faults_of("hills", Form(), value)]


def test_a_sound_deck_has_no_fault_and_fits() -> None:
    nested = {"kind": "both", "of": [{"kind": "jump", "over": "gap", "width": 2}]}
    bonus = deck(bonus={"steps": 2, "note": "x"})
    for whole in (deck(), deck(effects=[]), bonus, deck(effects=[nested, {"kind": "jump", "over": "wall"}])):
        assert told(whole) == []
        assert fitted(whole_shape("hills", Form()), whole) == whole


@pytest.mark.parametrize(
    ("changes", "place", "reason"),
    [
        ({"name": "  "}, ("name",), "app.deck.empty"),
        ({"name": "x" * 101}, ("name",), "app.deck.too-long"),
        ({"colour": "green"}, ("colour",), "app.deck.no-choice"),
        ({"effects": [{"kind": "step", "steps": 4, "note": ""}]}, ("effects", 0, "steps"), "app.deck.range"),
        ({"effects": [{"kind": "both", "of": []}]}, ("effects", 0, "of"), "app.deck.too-few"),
        ({"effects": [{"kind": "jump", "over": "wall"}] * 4}, ("effects",), "app.deck.too-many"),
        ({"bonus": {"steps": 0, "note": ""}}, ("bonus", "steps"), "app.deck.range"),
        ({"colour": "blue"}, ("colour",), "whole"),
    ],
)
def test_what_can_be_put_right_is_told_with_its_place(
    changes: dict[str, Any], place: Place, reason: str
) -> None:
    assert told(deck(**changes)) == [(place, reason, False)]


@pytest.mark.parametrize(
    ("changes", "place", "reason"),
    [
        ({"name": 5}, ("name",), "app.deck.wrong-value"),
        ({"colour": ...}, ("colour",), "app.deck.missing"),
        ({"colour": 1}, ("colour",), "app.deck.wrong-value"),
        ({"more": 1}, ("more",), "app.deck.unknown-part"),
        ({"bonus": 1}, ("bonus",), "app.deck.wrong-value"),
        ({"effects": {}}, ("effects",), "app.deck.wrong-value"),
        ({"effects": [[]]}, ("effects", 0), "app.deck.wrong-value"),
        ({"effects": [{"kind": "fly"}]}, ("effects", 0, "kind"), "app.deck.wrong-value"),
        ({"effects": [{"kind": []}]}, ("effects", 0, "kind"), "app.deck.wrong-value"),
        ({"effects": [{"kind": "jump"}]}, ("effects", 0, "over"), "app.deck.wrong-value"),
        (
            {"effects": [{"kind": "step", "steps": True, "note": ""}]},
            ("effects", 0, "steps"),
            "app.deck.wrong-value",
        ),
        ({"last": {"kind": "rest", "fixed": "7"}}, ("last", "fixed"), "app.deck.wrong-value"),
    ],
)
def test_what_no_form_can_show_is_broken(changes: dict[str, Any], place: Place, reason: str) -> None:
    assert told(deck(**changes)) == [(place, reason, True)]


def test_broken_parts_are_told_alone_and_the_whole_is_judged_last() -> None:
    assert told(deck(colour=1, name="")) == [(("colour",), "app.deck.wrong-value", True)]
    assert told(deck(colour="blue", name="")) == [(("name",), "app.deck.empty", False)]
    assert told([]) == [((), "app.deck.wrong-value", True)]


def test_another_fixed_value_is_put_right_without_a_word() -> None:
    odd = deck(last={"kind": "rest", "fixed": 3}, game="valleys")
    assert told(odd) == []
    assert fitted(whole_shape("hills", Form()), odd) == deck()


def test_what_is_missing_is_filled_and_what_belongs_elsewhere_left_out() -> None:
    blank = {"kind": "official", "source": "", "author": ""}
    least = deck(name="", effects=[], provenance=blank)
    assert fitted(whole_shape("hills", Form()), None) == least
    assert fitted(EFFECT, {"kind": "step", "width": 3, "steps": 2}) == {
        "kind": "step",
        "steps": 2,
        "note": "",
    }
    assert fitted(EFFECT, {"kind": "jump", "over": "?"}) == {"kind": "jump", "over": "wall"}
    assert fitted(EFFECT, {"kind": "both", "of": None}) == {
        "kind": "both",
        "of": [{"kind": "step", "steps": 1, "note": ""}],
    }


def test_another_kind_keeps_only_what_suits_it() -> None:
    step = {"kind": "step", "steps": 9, "note": "ab"}
    assert with_part(EFFECT, step, "steps", 2) == step | {"steps": 2}
    assert with_part(STEP, {"steps": 1, "note": ""}, "note", "x") == {"steps": 1, "note": "x"}
    assert with_part(EFFECT, {"kind": "jump", "over": "gap", "width": 50}, "kind", "step") == {
        "kind": "step",
        "steps": 1,
        "note": "",
    }
    wall = {"kind": "jump", "over": "wall"}
    assert with_part(EFFECT, wall, "over", "gap") == wall | {"over": "gap", "width": 1}
    assert with_part(FLAT, step, "kind", "step") == {"kind": "step", "steps": 1, "note": "ab"}


def test_parts_follow_the_kind() -> None:
    gap = parts_of(EFFECT, {"kind": "jump", "over": "gap"})
    assert [part.key for part in gap] == ["kind", "over", "width"]
    assert [part.key for part in parts_of(EFFECT, {"kind": "jump"})] == ["kind", "over"]
    assert entry_shape(Many(effect, 0, 1, named)) is EFFECT


def test_a_place_leads_to_its_shape_or_nowhere() -> None:
    whole, value = whole_shape("hills", Form()), deck()
    assert shape_at(whole, value, ("effects", 0, "steps")) == Whole(1, 3)
    assert shape_at(whole, deck(bonus={"steps": 1}), ("bonus", "steps")) == Whole(1, 3)
    for place in (("effects", "kind"), ("nothing",), ("colour", 0), ("effects", 0, "width"), ("effects", 5)):
        with pytest.raises(LookupError):
            shape_at(whole, value, place)


def test_every_provenance_has_words() -> None:
    names = {provenance_name(kind).id for kind in ("official", "reconstruction", "own")}
    assert names == {"app.deck.official", "app.deck.reconstruction", "app.deck.own"}
