"""What is asked keeps its room: buttons below it stay where they are while the words change."""

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from i18n.sentences import sentences
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from ui.panels.test_stillness import TOWER

from desktop.engine.message import Message
from desktop.ui.panels.extent import NARROWEST
from desktop.ui.panels.plain import PlainLabel
from desktop.ui.panels.prompt import LINES, Prompt
from desktop.ui.panels.situation import TurnNow
from desktop.ui.panels.upper_part import UpperPart
from desktop.ui.table.contract import Gesture
from desktop.ui.theme.stylesheet import dress

FACTS = {"en": "staircase wall", "ja": "階段のカベ", "ru": "стену с трубой"}
"""As long as what stands in a prompt in place of a fact."""
WRITTEN = {"en": "Ag", "ja": "手番", "ru": "Жщ"}


def test_a_shorter_prompt_keeps_the_room_of_its_match(
    open_desk: Callable[..., Any], show: Any, qtbot: QtBot
) -> None:
    desk = open_desk(language="ru")
    panel = show(desk)
    panel.set_width(NARROWEST)
    desk.bridge.lift(1)
    prompt = panel.findChild(PlainLabel, "prompt")
    long, short = Message("app.decks.about"), Message("app.panel.undo")

    def room(turn: int, told: Message | None) -> int:
        panel._turn.show_turn(TurnNow(1, turn, TOWER, 0, told))
        QApplication.processEvents()
        return prompt.height() if prompt.isVisible() else 0

    tall = room(1, long)
    assert room(1, short) == tall
    assert room(1, None) == tall, "also while it has nothing to say"
    assert room(2, short) == tall, "in the next turn, too"


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_up_to_four_lines_take_the_same_room(
    open_desk: Callable[..., Any], show: Any, language: str, scale: float
) -> None:
    panel = show(open_desk(language=language, scale=scale))
    prompt = panel.findChild(Prompt, "prompt")
    heights = set[int]()
    for lines in range(LINES + 1):
        prompt.say("\n".join([WRITTEN[language]] * lines), lines)
        panel._body.settle()
        QApplication.processEvents()
        heights.add(prompt.height())
    assert len(heights) == 1


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
def test_what_the_games_ask_has_room_above_buttons_that_stay(
    open_desk: Callable[..., Any], show: Any, language: str
) -> None:
    """At 100 %, with facts of usual length; but for what a card of a player's own deck says."""
    prompt = show(open_desk(language=language)).findChild(Prompt, "prompt")
    too_long = set[str]()
    for sentence in sentences(language):
        if ".prompt." in sentence.entry.id and "{text}" not in sentence.text:
            prompt.say("", sentence.entry.id)
            reserved = prompt.minimumHeight()
            prompt.say(filled(sentence.text, language), sentence.entry.id)
            too_long |= {sentence.name} if prompt.minimumHeight() > reserved else set()
    assert too_long == set()


def filled(text: str, language: str) -> str:
    numbered = re.sub(r"\{(n|floor|low|high|near)\}", "12", text)
    return re.sub(r"\{[^{}]*\}", FACTS[language], numbered)


def test_another_language_leaves_no_band_behind(open_desk: Callable[..., Any], show: Any, qapp: Any) -> None:
    """Lines of Japanese are taller: what was held of them while a hand chooses goes with them."""
    desk = open_desk(language="en")
    panel = show(desk)
    desk.bridge.lift(1)
    desk.handling.gesture(Gesture("act", action="discard_two"))
    heights = list[int]()
    for language in ("en", "ja", "en"):
        desk.words.set_language(language)
        look = replace(desk.look, language=language)
        dress(qapp, look)
        panel.set_look(look)
        QApplication.processEvents()
        heights.append(panel.findChild(UpperPart).height())
    assert heights[0] == heights[2] < heights[1]
