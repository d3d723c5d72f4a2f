"""Names from right to left come into sentences without turning them round."""

import pytest

from desktop.wording.language import Words
from tests.wording.conftest import Entries, Write

APART = "\u2068דנה\u2069"
ENGLISH: Entries = {
    "app.list.alike": "{text} ×{count:n}",
    "app.list.last": "{first} and {next}",
    "app.list.more": "{first}, {next}",
    "a.typed": "called {name}",
    "a.row": "{cards}",
    "a.by": "{seat} plays",
    "a.at": "it is at {path}",
}


@pytest.fixture
def words(write: Write) -> Words:
    speaking = Words(write("en", ENGLISH), "en")
    speaking.set_naming(lambda identifier: "דנה" if identifier == "seat:1" else None)
    return speaking


def test_a_name_is_set_apart_wherever_it_comes_in(words: Words) -> None:
    assert words.tr("a.typed", name="דנה") == f"called {APART}"
    assert words.tr("a.by", seat="seat:1") == f"{APART} plays"
    assert words.tr("a.row", cards=("seat:1", "seat:1")) == f"{APART} and {APART}"
    assert words.tr("a.typed", name="Анна") == "called Анна"


def test_a_path_can_be_copied_out_of_a_sentence(words: Words) -> None:
    assert words.tr("a.at", path="/home/דנה/x.json") == "it is at /home/דנה/x.json"
