"""What is said to somebody who only hears the table: moves, what is taken back, what is asked next."""

from pytestqt.qtbot import QtBot
from support.peg_setting import Pegs

from desktop.engine.message import Message


def listen(pegs: Pegs) -> list[str]:
    said: list[str] = []
    pegs.table.announced.connect(said.append)
    return said


def test_what_is_taken_back_is_said(pegs: Pegs) -> None:
    pegs.probe.click("tile-1")
    pegs.probe.click("slot-1")
    said = listen(pegs)
    assert pegs.bridge.undo()
    assert said[0].startswith("Taken back: ")
    assert "Tile 1 is laid on Slot 1." in said[0]
    assert pegs.bridge.redo()
    assert any(one.startswith("Tile 1 is laid on Slot 1.") for one in said[1:])


def test_a_payment_is_asked_for_once_and_after_each_step(pegs: Pegs, qtbot: QtBot) -> None:
    said = listen(pegs)
    pegs.probe.drag("tile-5", "slot-5")
    prompt = pegs.table.handling.prompt()
    assert isinstance(prompt, Message)
    asked = pegs.words.say(prompt)
    qtbot.wait(300)
    assert said.count(asked) == 1


def test_a_move_that_is_made_at_once_asks_for_no_second_press(pegs: Pegs, qtbot: QtBot) -> None:
    pegs.table.handling.courier = lambda move: True  # the table makes it itself, a little later
    said = listen(pegs)
    pegs.probe.click("tile-1")
    pegs.probe.click("slot-1")
    qtbot.wait(300)
    assert pegs.table.handling.draft is not None
    assert pegs.table.handling.waiting is None
    assert pegs.words.tr("app.table.confirm.move") not in said


def test_a_refusal_names_its_rule_as_a_rule(pegs: Pegs) -> None:
    said = listen(pegs)
    pegs.probe.drag("tile-1", "slot-2")
    assert said[-1].splitlines()[-1].startswith("Rule: ")
