"""Signs that turn the direction of reading round do not get in with anybody's text."""

import json
from pathlib import Path
from typing import Any

import pytest
from support.matches import begin, shelf_in
from support.toy import toy

from desktop.engine.plain_text import undirected, undirected_json
from desktop.session.dealer import SeededDealer
from desktop.session.deckfile import read_deck, write_deck
from desktop.session.header import SeatInfo
from desktop.session.matchfile import write_match

SIGNS = [chr(code) for code in (*range(0x202A, 0x202F), *range(0x2066, 0x206A))]
NAME = "Mal\u202elory"


@pytest.mark.parametrize("sign", SIGNS)
def test_such_a_sign_is_left_out_of_typed_names_and_of_files(sign: str) -> None:
    assert SeatInfo(name=f"{sign}An{sign}na").name == "Anna"
    for text in (json.dumps([f"a{sign}b"]), json.dumps([f"a{sign}b"], ensure_ascii=False)):
        assert json.loads(undirected_json(text)) == ["ab"]
        assert json.loads(undirected_json(text.upper().replace("\\U", "\\u"))) == ["AB"]


@pytest.mark.parametrize("text", ["", "Анна", "דנה", "健", "a\u200fb", "\\u202e", '"\\', "x\\\\u202e"])
def test_all_other_text_stays(text: str) -> None:
    assert undirected(text) == text
    assert json.loads(undirected_json(json.dumps([text]))) == [text]


def test_signs_one_after_the_other_go_as_well() -> None:
    text = json.dumps(["".join(SIGNS) + "\\" + "".join(SIGNS)])
    assert json.loads(undirected_json(text)) == ["\\"]


def test_a_deck_and_its_parts_are_read_without() -> None:
    deck: dict[str, Any] = toy().deck.model_dump(mode="json", by_alias=True) | {"name": NAME}
    read = read_deck(write_deck(deck, finished=True))
    assert (read.name, read.deck["name"]) == ("Mallory", "Mallory")


def test_a_match_file_with_such_names_is_opened_without_and_is_not_damaged(tmp_path: Path) -> None:
    match = begin()
    match.header = match.header.model_copy(
        update={"seats": (SeatInfo.model_construct(name=NAME, colour=""), SeatInfo(name="Bo"))}
    )
    data, _ = write_match(match.header, match.lines())
    assert NAME.encode() in data or b"\\u202e" in data
    shelf, _ = shelf_in(tmp_path)
    match_id = shelf.adopt(data)
    assert shelf.summaries()[0].seats[0].name == "Mallory"
    opened = shelf.open(match_id, toy().manifest, toy().rules, SeededDealer(1))
    opened.close()
    assert opened.repairs == ()
    assert opened.match.header.seats[0].name == "Mallory"
