"""No two figures carry the same letters, in any language."""

import pytest
from games.shinra_tower_table.conftest import ROOT

from desktop.games.shinra_tower.table.letters import FIGURES, letters, letters_of
from desktop.wording.language import Words


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
def test_every_figure_has_letters_of_its_own(language: str) -> None:
    words = Words(ROOT / "i18n", language)
    told = {figure: letters_of(figure, words) for figure in FIGURES}
    assert len({each.lower() for each in told.values()}) == len(FIGURES) == 19
    assert all(1 <= len(each) <= 2 for each in told.values())


def test_letters_are_those_that_differ() -> None:
    names = (("reno", "Reno"), ("rude", "Rude"), ("rufus", "Rufus"), ("red", "Red XIII"), ("tifa", "Tifa"))
    assert letters(names) == {"reno": "Re", "rude": "Rd", "rufus": "Rf", "red": "RX", "tifa": "T"}
