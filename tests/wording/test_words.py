"""Ids and facts become sentences; whatever is wrong, nothing raises in front of a player."""

import logging
from pathlib import Path

import pytest

from desktop.engine.message import Message, Naming
from desktop.wording.language import Words
from tests.wording.conftest import Entries, Write

LISTS = {
    "app.list.alike": "{text} ×{count:n}",
    "app.list.either": "{first} or {next}",
    "app.list.last": "{first} and {next}",
    "app.list.more": "{first}, {next}",
    "app.list.none": "nothing",
}
SEATS = {"app.seat.unnamed": "Player {seat}", "app.seat.nature": "Chance"}
HOSTILE = [
    "<b>Bo</b>",
    "A&B",
    "&File",
    "%1 %s %(x)s",
    "{0}",
    "{card}",
    "{",
    "}}",
    "",
    "\u202eabc",
    "x" * 200,
    "seat:1",
    "a.b",
]


ENGLISH: Entries = {
    **LISTS,
    **SEATS,
    "a.b": "a sentence",
    "a.card": "{card} lies here",
    "a.row": "{cards:acc}",
    "a.choice": "here: {places:or}",
    "a.many": "{cards:n} of {whole}",
    "a.cost": ("costs {cost:n} card of {have}", "costs {cost:n} cards of {have}"),
    "a.cost@zero": "free",
    "a.n": ("{n} goat, {rows} rows", "{n} goats, {rows} rows"),
    "a.only": ("one step", "{steps} steps"),
    "a.two": ("{x} of {y}", "{x} of {y}s"),
    "a.start": "{card:Acc} is here",
    "a.by": "{seat} plays",
    "a.typed": "called {name}",
    "a.english": "only in English",
    "a.rule": "by {rule}",
    "n.green": "Green {number}",
    "n.green@acc": "the green {number}",
    "n.green@nom": "the green {number}",
    "n.pile": "{seat}'s pile",
    "n.lamp": "Lamp",
    "n.lamp@acc": "a Lamp",
}

JAPANESE: Entries = {
    **LISTS,
    "app.list.last": "{first}、{next}",
    "app.list.more": "{first}、{next}",
    "a.b": "文",
    "a.cost": ("{cost:n}枚",),
    "a.broken": "{card!r}",
}

RUSSIAN: Entries = {
    "a.b": "фраза",
    "a.cost": ("{cost:n} карта", "{cost:n} карты", "{cost:n} карт"),
    "a.card": "{card:acc} кладут",
    "n.green": "Зелёная {number}",
    "n.green@acc": "зелёную {number}",
}


@pytest.fixture
def folder(write: Write) -> Path:
    write("en", ENGLISH)
    write("ja", JAPANESE)
    return write("ru", RUSSIAN)


def naming(identifier: str) -> Message | str | None:
    if identifier.startswith("green-"):
        return Message("n.green", {"number": int(identifier.split("-")[1])})
    if identifier.startswith("pile-"):
        return Message("n.pile", {"seat": f"seat:{identifier[5:]}"})
    return {"seat:1": "Ann", "seat:2": "{card} <b>"}.get(identifier)


@pytest.fixture
def words(folder: Path) -> Words:
    speaking = Words(folder, "en")
    speaking.set_naming(naming)
    return speaking


def test_a_plain_sentence(words: Words) -> None:
    assert words.tr("a.b") == "a sentence"
    assert words.say(Message("a.b")) == "a sentence"


def test_ids_are_named_in_the_language_spoken(words: Words) -> None:
    assert words.tr("a.card", card="green-7-a") == "Green 7 lies here"
    words.set_language("ru")
    assert words.language == "ru"
    assert words.tr("a.card", card="green-7-a") == "зелёную 7 кладут"


def test_a_case_that_a_name_lacks_is_its_plain_form(words: Words) -> None:
    assert words.tr("a.row", cards=("pile-1",)) == "Ann's pile"


def test_a_capital_begins_a_sentence_but_leaves_names_alone(words: Words) -> None:
    assert words.tr("a.start", card="green-7-a") == "The green 7 is here"
    assert words.tr("a.start", card="seat:2") == "{card} <b> is here"


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ((), "nothing"),
        (("green-1",), "the green 1"),
        (("green-1", "green-2"), "the green 1 and the green 2"),
        (("green-1", "x", "green-2", "y"), "the green 1, x, the green 2 and y"),
    ],
)
def test_several_things_are_joined(words: Words, cards: tuple[str, ...], said: str) -> None:
    assert words.tr("a.row", cards=cards) == said


def test_alike_things_are_said_once_with_their_number(words: Words) -> None:
    words.set_naming(lambda identifier: Message("n.green", {"number": int(identifier[-1])}))
    assert words.tr("a.row", cards=("x-2", "x-1", "y-2", "z-2")) == "the green 2 ×3 and the green 1"


def test_several_alike_have_no_article(words: Words) -> None:
    assert words.tr("a.row", cards=("n.lamp", "n.lamp")) == "Lamp ×2"
    assert words.tr("a.row", cards=("n.lamp",)) == "a Lamp"


def test_people_of_one_name_stay_two(words: Words) -> None:
    words.set_naming(lambda identifier: "Bo")
    assert words.tr("a.row", cards=("seat:1", "seat:2")) == "Bo and Bo"
    assert words.tr("a.typed", name=("Bo", "Bo")) == "called Bo and Bo"


def test_of_a_row_of_which_one_is_meant_the_last_comes_with_or(words: Words) -> None:
    assert words.tr("a.choice", places=("x", "y", "z")) == "here: x, y or z"
    assert words.tr("a.choice", places=("x",)) == "here: x"


def test_a_row_can_be_counted(words: Words) -> None:
    assert words.tr("a.many", cards=("x", "y"), whole=5) == "2 of 5"


@pytest.mark.parametrize(("cost", "said"), [(0, "free"), (1, "costs 1 card of 4"), (3, "costs 3 cards of 4")])
def test_the_marked_number_picks_the_form(words: Words, cost: int, said: str) -> None:
    assert words.tr("a.cost", cost=cost, have=4) == said


def test_without_a_mark_the_fact_n_picks_the_form(words: Words) -> None:
    assert words.tr("a.n", n=1, rows=3) == "1 goat, 3 rows"
    assert words.tr("a.n", n=2, rows=1) == "2 goats, 1 rows"


def test_the_only_number_picks_the_form(words: Words) -> None:
    assert words.tr("a.only", steps=1) == "one step"
    assert words.tr("a.only", steps=-1) == "one step"
    assert words.tr("a.only", steps=0) == "0 steps"


def test_with_nothing_to_go_by_the_form_for_many_is_said(words: Words) -> None:
    assert words.tr("a.two", x=1, y=1) == "1 of 1s"
    assert words.tr("a.cost", cost="green-1", have=2) == "costs Green 1 cards of 2"


@pytest.mark.parametrize(
    ("cost", "said"), [(1, "1 карта"), (3, "3 карты"), (5, "5 карт"), (21, "21 карта"), (0, "0 карт")]
)
def test_russian_has_three_forms(words: Words, cost: int, said: str) -> None:
    words.set_language("ru")
    assert words.tr("a.cost", cost=cost, have=1) == said


def test_japanese_has_one_form(words: Words) -> None:
    words.set_language("ja")
    assert [words.tr("a.cost", cost=cost, have=1) for cost in (1, 2)] == ["1枚", "2枚"]


def test_seats_have_names_by_the_match_or_else_numbers(words: Words) -> None:
    assert words.tr("a.by", seat="seat:1") == "Ann plays"
    assert words.tr("a.by", seat="seat:3") == "Player 3 plays"
    assert words.tr("a.by", seat="seat:0") == "Chance plays"
    words.set_naming(None)
    assert words.naming is None
    assert words.tr("a.by", seat="seat:1") == "Player 1 plays"


def test_a_message_id_among_the_facts_becomes_its_text(words: Words) -> None:
    assert words.tr("a.rule", rule="a.b") == "by a sentence"
    assert words.tr("a.rule", rule="not.known") == "by not.known"


@pytest.mark.parametrize("name", HOSTILE)
@pytest.mark.parametrize("language", ["en", "ja", "ru"])
def test_names_typed_by_people_stay_as_they_are(words: Words, name: str, language: str) -> None:
    def called(identifier: str) -> str | None:
        return name if identifier == "seat:1" else None

    words.set_language(language)
    words.set_naming(called)
    assert words.tr("a.by", seat="seat:1") == f"{name} plays"
    assert words.tr("a.typed", name=name) == f"called {name}"


def test_verbatim_texts_can_be_joined(words: Words, write: Write) -> None:
    folder = write("en", {**LISTS, "a.who": "{names} play"})
    assert Words(folder, "en").tr("a.who", names=("a.b", "{x}", "seat:1")) == "a.b, {x} and seat:1 play"


def test_a_missing_sentence_is_said_in_english_and_told_once(
    words: Words, caplog: pytest.LogCaptureFixture
) -> None:
    words.set_language("ja")
    with caplog.at_level(logging.WARNING):
        assert words.tr("a.english") == "only in English"
        assert words.tr("a.english") == "only in English"
    assert [record.getMessage() for record in caplog.records] == ["Message a.english: no words in ja"]


def test_an_unknown_id_is_shown_as_it_is(words: Words, caplog: pytest.LogCaptureFixture) -> None:
    assert words.tr("no.such", card="green-1") == "no.such"
    assert "no.such" in caplog.text


def test_known_tells_what_has_words(words: Words) -> None:
    words.set_language("ja")
    assert words.known("a.b")
    assert words.known("a.english")
    assert words.known("a.n")
    assert not words.known("no.such")


@pytest.mark.parametrize(
    "broken", ["{card", "{card!r}", "{card:xyz}", "{card.__class__}", "{0}", "{}", "{other}"]
)
def test_a_broken_sentence_is_said_in_english(
    write: Write, broken: str, caplog: pytest.LogCaptureFixture
) -> None:
    write("en", {"a.card": "{card} lies here"})
    words = Words(write("ru", {"a.card": broken}), "ru")
    assert words.tr("a.card", card="x") == "x lies here"
    assert "a.card: broken in ru" in caplog.text


def test_a_missing_fact_shows_the_id(words: Words, caplog: pytest.LogCaptureFixture) -> None:
    assert words.tr("a.card") == "a.card"
    assert words.tr("a.cost", have=1) == "a.cost"
    assert "broken in en" in caplog.text


def test_names_that_hold_each_other_come_to_an_end(words: Words, write: Write) -> None:
    circling = Words(write("en", {"n.pile": "of {pile}"}), "en")
    circling.set_naming(lambda identifier: Message("n.pile", {"pile": identifier}))
    assert circling.tr("n.pile", pile="x").endswith("n.pile")


def test_a_naming_that_fails_leaves_the_id(words: Words, caplog: pytest.LogCaptureFixture) -> None:
    def failing(identifier: str) -> str:
        raise KeyError(identifier)

    broken: Naming = failing
    words.set_naming(broken)
    assert words.tr("a.card", card="green-7-a") == "green-7-a lies here"
    assert "Naming 'green-7-a' failed" in caplog.text


def test_fifty_changes_of_language_change_nothing_else(words: Words) -> None:
    first = {}
    for turn in range(50):
        language = ("en", "ja", "ru")[turn % 3]
        words.set_language(language)
        said = (words.tr("a.b"), words.tr("a.cost", cost=3, have=4), words.language)
        assert first.setdefault(language, said) == said
    assert len(set(first.values())) == 3
