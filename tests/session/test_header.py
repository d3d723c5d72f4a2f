from typing import Any

import pytest
from pydantic import ValidationError
from support.matches import header_of
from support.toy import toy

from desktop.engine.bad_input import BadInputError
from desktop.session.header import SeatInfo, checked_header, new_header, table_of


def make(**changes: Any) -> Any:
    game = toy()
    given: dict[str, Any] = {"seats": [SeatInfo()], "deck": game.deck, "created": "now", **changes}
    return new_header(game.manifest, game.rules, **given)


def test_a_new_header_has_an_id_of_its_own_and_every_option() -> None:
    one, other = make(), make()
    assert one.id != other.id
    assert one.options == {"height": 6, "marker": False}
    assert one.game == "cairn"
    assert one.table.explicit_end


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"seats": [SeatInfo()] * 4}, "wrong-players"),
        ({"first": 2}, "wrong-first"),
        ({"options": {"height": 5}}, "wrong-option"),
        ({"options": {"height": 6, "marker": 1}}, "wrong-option"),
        ({"options": {"colour": True}}, "unknown-option"),
    ],
)
def test_a_table_that_the_game_does_not_have_is_refused(changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadInputError) as caught:
        make(**changes)
    assert caught.value.message.id == f"app.input.{reason}"


def test_a_header_of_another_game_is_refused() -> None:
    with pytest.raises(BadInputError) as caught:
        checked_header(make().model_copy(update={"game": "other"}), toy().manifest)
    assert caught.value.message.id == "app.input.other-game"


def test_options_that_an_older_header_does_not_name_get_their_default() -> None:
    old = make().model_copy(update={"options": {"height": 4}})
    assert checked_header(old, toy().manifest).options == {"height": 4, "marker": False}


def test_the_deck_is_carried_whole() -> None:
    assert table_of(toy().rules, header_of()).deck == toy().deck


def test_a_deck_of_another_game_is_refused() -> None:
    header = header_of().model_copy(update={"deck": {"game": "cairn", "cards": []}})
    with pytest.raises(BadInputError):
        table_of(toy().rules, header)


def test_names_are_kept_as_typed_within_reason() -> None:
    assert SeatInfo(name="日本 Ёж 🏔").name == "日本 Ёж 🏔"
    with pytest.raises(ValidationError):
        SeatInfo(name="x" * 61)
    with pytest.raises(ValidationError):
        SeatInfo(name="\ud800")
