"""The same thing has the same name everywhere, in each language."""

import re

import pytest

from tests.i18n.sentences import bare, catalogue, sentences

TERMS = {
    "Bridge": (r"\bBridges?\b", "橋", r"\bМост\w*"),
    "Campfire": (r"\bCampfires?\b", "焚き火", r"\bКост(ёр|р)\w*"),
    "Summit": (r"\bSummits?\b", "山頂", r"\bВершин\w*"),
    "Guide Rope": (r"\bGuide Ropes?\b", "ロープ", r"[Вв]ерёв"),
    "Ascent card": (r"\bAscent cards?\b", "登山カード", r"\b[Кк]арт\w* Восхождения"),
    "Panorama": (r"\bPanoramas?\b", "パノラマ", r"\bПанорам\w*"),
    "Hiker": (r"\bHiker\b", "ハイカー", r"\bТурист\w*"),
    "goat": (r"\b[Gg]oats?\b", "ヤギ|群れ", r"\b[Кк]оз(ёл|л)\w*|\bстад\w+"),
    "herd": (r"\b[Hh]erds?\b", "群れ", r"\b[Сс]тад\w+|\b[Пп]асти"),
    "green path": (r"\b[Gg]reen [Pp]aths?\b", "緑の道", r"\b[Зз]елён\w+ троп\w+"),
    "discard pile": (r"\bdiscard piles?\b", "捨て札", r"\b[Сс]брос\w*"),
    "Facility": (r"\bFacilit(y|ies)\b", "施設", r"\b[Сс]ооружени\w*"),
    "Doppelgate": (r"\bDoppelgates?\b", "ドッペルゲート", r"\bДоппельгейт\w*"),
    "Locus": (r"\bLoc(us|i)\b", "ローカス", r"\bЛокус\w*"),
    "CityEngine": (r"\bCityEngines?\b", "シティエンジン", r"\bДвигател\w*"),
    "Prime": (r"\bPrimes?\b", "プライム", r"\bПрайм\w*"),
    "Trigger": (r"\bTriggers?\b", "トリガー", r"\bТриггер\w*"),
    "reaction": (r"\b[Rr]eactions?\b", "リアクション", r"\b[Рр]еакци\w*"),
    "row": (r"\b[Rr]ows?\b", "段", r"\b[Рр]яд\w*"),
    "deck": (r"\b[Dd]ecks?\b", "山札|デッキ", r"\b[Кк]олод\w*"),
    "curtain": (r"\b[Cc]urtain\b", "幕|カーテン", r"\b[Зз]анавес\w*"),
    "house rules": (r"\b[Hh]ouse rules?\b", "ハウスルール", r"\b[Дд]омашн\w+ правил\w*"),
}
"""How a thing is called in English, Japanese and Russian."""

ELSEWHERE: dict[tuple[str, str], str] = {}
"""Entries that rightly go without a term in one language, with the reason."""

NEVER = {
    "en": (
        (r"\bcolor|\bneighbor(?!hood)", "we write British English"),
        (r"\bmatch(es)?\b(?! (the|what|these))", "players play a game"),
        (r"\bspace\b|\bslot\b|\bcell\b", "a place"),
        (r"\bpermitted\b|\billegal\b|\binvalid\b", "plain words"),
        (r"\bplease\b.*\bplease\b", "once is enough"),
    ),
    "ja": (
        ("ブリッジ|キャンプファイヤー|サミット(?!ラ)|たき火|焚火", "橋、焚き火、山頂"),
        ("ターン", "手番"),
        ("対局|試合", "ゲーム"),
        ("ヤギ[^。、]{0,6}[0-9}]頭", "匹"),
        ("ディスカード|デッキから引", "捨て札、山札"),
        ("下さい", "ください"),
    ),
    "ru": (
        (r"\bячейк", "место"),
        (r"\bматч", "партия"),
        (r"\bкост(ёр|р)(а|у|ом|е|ы|ов)?\b", "Костёр с большой буквы"),
        (r"\bмост(а|у|ом|е|ы|ов|ами|ах)?\b", "Мост с большой буквы"),
        (r"\bтурист", "Турист с большой буквы"),
        (r"\bкоз(а|ы|у|е|ой)\b", "козёл"),
    ),
}
"""Words that are wrong here, and the right one."""


@pytest.mark.parametrize("term", TERMS)
@pytest.mark.parametrize("language", ["ja", "ru"])
def test_a_term_of_the_english_text_is_that_term_in_translation(term: str, language: str) -> None:
    english, japanese, russian = TERMS[term]
    pattern = japanese if language == "ja" else russian
    wrong = [
        f"{key[0]}: {' | '.join(entry.texts)} = {' | '.join(catalogue(language)[key].texts)}"
        for key, entry in catalogue("en").items()
        if any(re.search(english, bare(text)) for text in entry.texts)
        and not any(re.search(pattern, text) for text in catalogue(language)[key].texts)
        and (key[0], term) not in ELSEWHERE
    ]
    assert wrong == []


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
def test_no_word_that_has_a_better_one(language: str) -> None:
    wrong = [
        f"{sentence.name}: {better}"
        for sentence in sentences(language)
        for pattern, better in NEVER[language]
        if re.search(pattern, sentence.text)
    ]
    assert wrong == []


def test_russian_declines_no_names_of_players() -> None:
    """«Игрок {seat}» is for numbers alone: with a name it reads «игрока Анна»."""
    wrong = [
        key[0]
        for key, entry in catalogue("ru").items()
        if any(re.search(r"\b[Ии]грок\w* \{seat", text) for text in entry.texts)
        and not any(re.search(r"\b[Pp]layer \{seat", text) for text in catalogue("en")[key].texts)
    ]
    assert wrong == []


def test_exceptions_are_still_needed() -> None:
    for message_id, term in ELSEWHERE:
        assert any(found == message_id for found, _ in catalogue("en")), (message_id, term)
