"""Signs that turn the direction of reading round do not get in with anybody's text."""

import json
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter
from support.matches import begin, shelf_in
from support.toy import toy

from desktop.engine.bad_input import BadInputError
from desktop.engine.plain_text import cleaned, cleaned_json, cleaned_name, isolated, visible
from desktop.engine.record import read_json
from desktop.session.dealer import SeededDealer
from desktop.session.deckfile import read_deck, write_deck
from desktop.session.header import SeatInfo
from desktop.session.matchfile import write_match
from desktop.wording.language import Words
from tests.i18n.po_file import CATALOGUES

SIGNS = [chr(code) for code in (*range(0x202A, 0x202F), *range(0x2066, 0x206A))]
CONTROLS = [chr(code) for code in (*range(0x20), *range(0x7F, 0xA0)) if chr(code) not in "\t\n\r"]
NAME = "Mal\u202elory"


@pytest.mark.parametrize("sign", SIGNS)
def test_such_a_sign_is_left_out_of_typed_names_and_of_files(sign: str) -> None:
    assert SeatInfo(name=f"{sign}An{sign}na").name == "Anna"
    for text in (json.dumps([f"a{sign}b"]), json.dumps([f"a{sign}b"], ensure_ascii=False)):
        assert json.loads(cleaned_json(text)) == ["ab"]
        assert json.loads(cleaned_json(text.upper().replace("\\U", "\\u"))) == ["AB"]


@pytest.mark.parametrize(
    "text", ["", "Анна", "דנה", "健", "a\u200fb", "\n\t", "\\u0000", "a\\b", "\\u202e", '"\\', "x\\\\u202e"]
)
def test_all_other_text_stays(text: str) -> None:
    assert cleaned(text) == text
    assert json.loads(cleaned_json(json.dumps([text]))) == [text]


def test_signs_one_after_the_other_go_as_well() -> None:
    text = json.dumps(["".join(SIGNS) + "\\" + "".join(SIGNS)])
    assert json.loads(cleaned_json(text)) == ["\\"]


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


@pytest.mark.parametrize("sign", CONTROLS)
def test_a_control_character_is_left_out_of_names_and_of_files(sign: str) -> None:
    assert SeatInfo(name=f"{sign}An{sign}na").name == "Anna"
    assert json.loads(cleaned_json(json.dumps([f"{sign}a{sign}b"]))) == ["ab"]
    deck: dict[str, Any] = toy().deck.model_dump(mode="json", by_alias=True) | {"name": f"{sign}Box"}
    assert read_deck(write_deck(deck, finished=True)).deck["name"] == "Box"


def test_a_name_is_one_line() -> None:
    assert SeatInfo(name="\nAn\r\nna\u2028B\t").name == "An na B"
    assert cleaned_name("\0\n") == ""
    assert cleaned_name(" a  b ") == " a  b "
    deck: dict[str, Any] = toy().deck.model_dump(mode="json", by_alias=True) | {"name": "\nBig\nBox"}
    assert read_deck(write_deck(deck, finished=True)).name == "Big Box"


def test_a_file_full_of_nothing_is_damaged_all_the_same() -> None:
    with pytest.raises(BadInputError):
        read_json(b"[]" + bytes(99), TypeAdapter(list[int]))


def test_letters_from_the_right_are_set_apart_and_no_others() -> None:
    for text in ("", "Anna", "Анна", "健 2", "\u2068דנה\u2069"):
        assert isolated(text) == text
    for text in ("דנה", "12 עוז", "سلمى", "x דנה", "٣"):
        assert isolated(text) == f"\u2068{text}\u2069"
        assert isolated(isolated(text)) == isolated(text)


def test_what_the_system_calls_something_is_one_line_and_moves_nothing() -> None:
    words = Words(CATALOGUES, "en")
    for path in ("/tmp/one\ntwo.deck", "/tmp/red\x1b[31m.deck", "/tmp/a\tb\r.deck", "/tmp/\u202egnp.deck"):
        said = words.tr("app.unsaved.kept", path=path)
        assert "?" in said
        assert not any(ord(sign) < 32 or sign == "\u202e" for sign in said)
    assert "/tmp/Стол 卓" in words.tr("app.unsaved.kept", path="/tmp/Стол 卓")
    assert visible("two\nlines\x07", lines=True) == "two\nlines?"
    assert visible(isolated("דנה"), apart=True) == isolated("דנה")
