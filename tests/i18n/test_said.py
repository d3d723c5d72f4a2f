"""Every sentence is said once with facts like those of a match, in every language."""

import logging

import pytest

from desktop.engine.message import Fact, Message
from desktop.games.tranquility.rules.names import name_of
from desktop.wording.language import Words
from desktop.wording.sentence import CASES
from tests.i18n.po_file import CATALOGUES, LANGUAGES
from tests.i18n.sentences import catalogue, places

IDS: dict[str, Fact] = {
    "bridge": "bridge-1",
    "campfire": "campfire-red",
    "card": "green-7-a",
    "cards": ("blue-3-a", "campfire-green", "summit-1"),
    "colour": "red",
    "goat": "goat-3",
    "neighbour": "bridge-2",
    "origin": "r1p1",
    "panorama": "panorama-2",
    "place": "r2p3",
    "places": ("r1p1", "r1p2"),
    "piece": "hiker",
    "rope": "rope-1",
    "seat": "seat:1",
    "to": "r3p2",
    "winners": ("seat:1", "seat:2"),
}
"""Facts that are ids; all others are said as numbers."""

COUNTS = (0, 1, 2, 5, 11, 21)


def naming(identifier: str) -> Message | str | None:
    return {"seat:1": "Аня <b>", "seat:2": "ケン"}.get(identifier) or name_of(identifier)


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    speaking = Words(CATALOGUES, request.param)
    speaking.set_naming(naming)
    return speaking


def facts_of(message_id: str, language: str, count: int) -> dict[str, Fact]:
    facts: dict[str, Fact] = {}
    for (found, _), entry in catalogue(language).items():
        for text in entry.texts if found == message_id else ():
            for name, spec in places(text):
                declined = spec.lower() in CASES
                facts[name] = IDS.get(name, "green-7-a" if declined else count)
    return facts


@pytest.mark.parametrize("count", COUNTS)
def test_every_sentence_can_be_said(words: Words, count: int, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        for message_id, context in catalogue(words.language):
            if not context:
                said = words.tr(message_id, **facts_of(message_id, words.language, count))
                assert said != message_id
                assert "{" not in said, said
    assert caplog.records == []


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The green 7 costs 2 cards here, but you can pay only 1."),
        ("ja", "ここに緑の7を置くには2枚いりますが、払えるのは1枚です。"),
        ("ru", "Зелёная 7 стоит здесь 2 карты, а заплатить можно только 1."),
    ],
)
def test_a_refusal_reads_like_a_sentence(language: str, said: str) -> None:
    words = Words(CATALOGUES, language)
    words.set_naming(naming)
    facts: dict[str, Fact] = {"card": "green-7-a", "place": "r2p3", "cost": 2, "have": 1}
    assert words.say(Message("tranq.place.afford.refused", facts)) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Аня <b> discards the blue 3, the green Campfire and the Summit."),
        ("ja", "Аня <b>が青の3、緑の焚き火、山頂を捨てました。"),
        ("ru", "Аня <b> сбрасывает синюю 3, зелёный Костёр и Вершину."),
    ],
)
def test_a_line_of_the_log_declines_its_cards(language: str, said: str) -> None:
    words = Words(CATALOGUES, language)
    words.set_naming(naming)
    facts: dict[str, Fact] = {"seat": "seat:1", "count": 3, "cards": IDS["cards"]}
    assert words.say(Message("tranq.event.discarded", facts)) == said
