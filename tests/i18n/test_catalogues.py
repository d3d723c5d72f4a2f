"""The three catalogues say the same things, whole and well formed."""

import pytest

from desktop.wording.sentence import CASES, COUNT, EITHER, ZERO
from tests.i18n import tidy
from tests.i18n.po_file import LANGUAGES, PLURAL_FORMS, domains, doubled_keys, path_of, read, written
from tests.i18n.sentences import catalogue, names_of, places, sentences

FILES = [(language, domain) for domain in domains() for language in LANGUAGES]


@pytest.mark.parametrize(("language", "domain"), FILES)
def test_a_file_is_as_tidy_leaves_it(language: str, domain: str) -> None:
    file = tidy.tidied(tidy.CATALOGUES, domain)[language]
    fresh = written(file) == path_of(language, domain).read_text("utf-8")
    assert fresh, "run python -m tests.i18n.tidy"


@pytest.mark.parametrize(("language", "domain"), FILES)
def test_a_file_has_its_plural_rule_and_no_id_twice(language: str, domain: str) -> None:
    assert read(language, domain).plural_forms == PLURAL_FORMS[language]
    assert doubled_keys(language, domain) == []


@pytest.mark.parametrize("domain", domains())
def test_no_language_lacks_an_entry(domain: str) -> None:
    assert tidy.missing({language: read(language, domain) for language in LANGUAGES}) == []


def test_no_id_is_in_two_domains() -> None:
    seen: dict[str, str] = {}
    for domain in domains():
        for message_id, _ in read("en", domain).entries:
            assert seen.setdefault(message_id, domain) == domain, message_id


def test_an_entry_is_plural_in_all_languages_or_in_none() -> None:
    for key, english in catalogue("en").items():
        for language in ("ja", "ru"):
            assert catalogue(language)[key].plural == english.plural, key


def test_places_are_plain_names_with_known_marks() -> None:
    known = {"", COUNT, EITHER, *CASES, *(case.capitalize() for case in CASES)}
    for sentence in sentences():
        for name, spec in places(sentence.text):
            assert spec in known, f"{sentence.name}: {{{name}:{spec}}}"


def test_languages_speak_of_the_same_facts() -> None:
    english = catalogue("en")
    wrong = [
        f"{language} {key}: {sorted(names_of(entry))} not {sorted(names_of(english[key]))}"
        for language in ("ja", "ru")
        for key, entry in catalogue(language).items()
        if names_of(entry) != names_of(english[key])
    ]
    assert wrong == []


def test_every_form_but_the_singular_names_all_facts() -> None:
    for language in LANGUAGES:
        for key, entry in catalogue(language).items():
            for text in entry.texts[1:]:
                assert {name for name, _ in places(text)} == names_of(entry), f"{language} {key}: {text}"


def test_a_singular_leaves_out_only_the_number() -> None:
    for language in LANGUAGES:
        for key, entry in catalogue(language).items():
            if entry.plural:
                left_out = names_of(entry) - {name for name, _ in places(entry.texts[0])}
                assert len(left_out) <= 1, f"{language} {key}: {left_out}"


def test_the_forms_of_a_plural_agree_on_what_is_counted() -> None:
    for language in LANGUAGES:
        for key, entry in catalogue(language).items():
            counted = {name for text in entry.texts for name, spec in places(text) if spec == COUNT}
            assert len(counted) <= (1 if entry.plural else 2), f"{language} {key}: {counted}"


def test_contexts_are_cases_of_names_or_the_form_for_nothing() -> None:
    cases: dict[str, set[str]] = {}
    for message_id, context in catalogue("en"):
        if context == ZERO:
            assert catalogue("en")[message_id, ""].plural, message_id
        elif context:
            cases.setdefault(message_id, set()).add(context)
    for message_id, found in cases.items():
        assert found == set(CASES), message_id
        assert (message_id, "") in catalogue("en"), message_id


def test_what_is_said_of_nothing_speaks_of_facts_the_sentence_has() -> None:
    for language in LANGUAGES:
        for (message_id, context), entry in catalogue(language).items():
            if context == ZERO:
                whole = names_of(catalogue(language)[message_id, ""])
                assert names_of(entry) <= whole, f"{language} {message_id}"


def test_ids_are_small_letters_with_dots() -> None:
    for message_id, _ in catalogue("en"):
        assert message_id == message_id.lower()
        assert all(part.replace("-", "").replace("_", "").isalnum() for part in message_id.split(".")), (
            message_id
        )
