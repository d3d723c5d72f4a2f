"""Which language is offered first."""

import pytest

from desktop.wording import system
from desktop.wording.system import languages, system_language


@pytest.fixture(autouse=True)
def silent_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system.locale, "getlocale", lambda: (None, None))


def test_languages_are_listed_under_their_own_names() -> None:
    assert languages() == (("en", "English"), ("ja", "日本語"), ("ru", "Русский"))


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "ru"}, "ru"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:ru:en"}, "ru"),
        ({"LANG": "ja_JP.UTF-8", "LC_MESSAGES": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ja_JP.UTF-8", "LC_ALL": "C.UTF-8", "LANGUAGE": "ru"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LC_ALL": "", "LANG": "ja"}, "ja"),
    ],
)
def test_the_environment_is_asked(environment: dict[str, str], language: str) -> None:
    assert system_language(environment=environment) == language


def test_a_better_source_goes_first() -> None:
    assert system_language(["fr-FR", "ja-JP"], {"LANG": "ru_RU"}) == "ja"
    assert system_language(["fr-FR"], {"LANG": "ru_RU"}) == "ru"


@pytest.mark.parametrize(
    ("name", "language"), [("Russian_Russia", "ru"), ("Japanese_Japan", "ja"), ("German_Germany", "en")]
)
def test_windows_names_are_known(monkeypatch: pytest.MonkeyPatch, name: str, language: str) -> None:
    monkeypatch.setattr(system.locale, "getlocale", lambda: (name, "1252"))
    assert system_language(environment={}) == language
