"""Before a match: the house rules say what the deck chosen says of them."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from support.west import DECK
from ui.play.bout import close_window, open_window

from desktop.ui.home.setup import SetupPage


def told(page: SetupPage, option: str) -> str:
    row = next(row for row in page.house_rules.rows if row.spec.id == option)
    return "\n".join(label.text() for label in row.findChildren(QLabel))


def test_the_house_rules_follow_the_deck(qapp: QApplication) -> None:
    window = open_window(qapp, motion="off")
    own = DECK.model_dump(mode="json", by_alias=True)
    own["name"], own["provenance"] = "Mine", {"kind": "own", "source": "", "author": "Ada"}
    own["turn_sequence"] |= {"ends_when": "at_once", "doppelgate_cost": "two_any"}
    deck = window.desk.decks.add(own, finished=True)
    window.set_up("the_west", deck)
    page = window.setup
    assert page is not None
    assert "This deck" not in told(page, "ending")
    QTest.mouseClick(page._rules_toggle, Qt.MouseButton.LeftButton)
    assert "with the turn in which a condition comes true" in told(page, "ending")
    assert "any two Facilities" in told(page, "matching")
    QTest.keyClick(page.deck.list, Qt.Key.Key_Home)
    assert page.deck.deck == ""
    assert "at the end of the second player’s turn" in told(page, "ending")
    assert "two Facilities of one type" in told(page, "matching")
    assert "takes 1 Facility" in told(page, "reaction")
    assert "draws 1 card" in told(page, "reaction")
    window.room.change(language="ru")
    assert "В этой колоде" in told(page, "reaction")
    close_window(window)
