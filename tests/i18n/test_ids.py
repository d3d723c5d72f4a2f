"""What the program asks for is in the catalogues, and what is in them is asked for."""

import re

from tests.i18n.dynamic_ids import PREFIXES, SUFFIXES
from tests.i18n.idle_ids import unused
from tests.i18n.registers import manifests, promised
from tests.i18n.sentences import catalogue, names_of
from tests.i18n.source_ids import Names, literals, uses, verdicts


def entry_names(message_id: str) -> frozenset[str]:
    """Facts that an id's sentences speak of, in any form."""
    return frozenset[str]().union(
        *(names_of(entry) for (found, _), entry in catalogue("en").items() if found == message_id)
    )


def known(message_id: str) -> bool:
    return (message_id, "") in catalogue("en")


def test_every_id_of_the_source_is_in_the_catalogues() -> None:
    assert sorted({f"{use.id} ({use.where})" for use in uses() if not known(use.id)}) == []


def test_whatever_looks_like_an_id_is_one() -> None:
    """Also where it is passed on before it is said; what is said only with a damaged file at hand, too."""
    begins = "|".join(sorted({re.escape(message_id.split(".")[0]) for message_id, _ in catalogue("en")}))
    shape = re.compile(rf"({begins})(\.[a-z0-9_-]+)+")
    assert sorted(one for one in literals() if shape.fullmatch(one) and not known(one)) == []


def test_sentences_speak_only_of_facts_that_every_use_gives() -> None:
    wrong = [
        f"{use.where}: {use.id} lacks {sorted(entry_names(use.id) - use.facts)}"
        for use in uses()
        if use.facts is not None and known(use.id) and not entry_names(use.id) <= use.facts
    ]
    assert wrong == []


def test_sentences_of_verdicts_speak_only_of_facts_that_every_verdict_gives() -> None:
    wrong: list[str] = []
    for ruled in verdicts():
        message_id = f"{ruled.rule}.{'allowed' if ruled.allowed else 'refused'}"
        if ruled.facts is not None and not entry_names(message_id) <= ruled.facts:
            wrong.append(f"{ruled.where}: {message_id} lacks {sorted(entry_names(message_id) - ruled.facts)}")
    assert wrong == []


def test_every_refusal_has_words() -> None:
    refused = {ruled.rule for ruled in verdicts() if not ruled.allowed}
    assert sorted(rule for rule in refused if not known(f"{rule}.refused")) == []


def test_every_promise_of_a_game_is_kept() -> None:
    for manifest in manifests():
        assert sorted(message_id for message_id in promised(manifest) if not known(message_id)) == []


def test_nothing_in_the_catalogues_is_unused() -> None:
    assert unused() == [], "python -m tests.i18n.tidy prune"


def test_dynamic_ids_have_reasons_and_are_there() -> None:
    for prefix, reason in PREFIXES.items():
        assert reason
        assert any(message_id.startswith(prefix) for message_id, _ in catalogue("en")), prefix
    for suffix, reason in SUFFIXES.items():
        assert reason
        assert any(message_id.endswith(suffix) for message_id, _ in catalogue("en")), suffix


def test_the_source_is_read_rightly() -> None:
    """The reader finds ids and facts where it should: a gate that sees nothing guards nothing."""
    found: dict[str, Names] = {use.id: use.facts for use in uses()}
    assert found["app.input.unknown-option"] == {"option"}
    assert found["tranq.event.played"] == {"seat", "card", "place", "cost"}
    assert any(ruled.rule == "tranq.place.height" and ruled.facts for ruled in verdicts())
