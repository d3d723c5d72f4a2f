"""A deck by hand that is over the limits comes in to be mended, like one with any other fault."""

from typing import Any

import pytest
from ui.decks.conftest import Begin

from desktop.app.games import find_games, load_deck, load_rules
from desktop.session.deckfile import write_deck
from desktop.ui.decks.arrival import arrive


def by_hand(game: str) -> dict[str, Any]:
    """The game's own deck as a person would write it, without what goes without saying."""
    manifest = find_games()[game]
    deck = load_deck(manifest, load_rules(manifest))
    return pruned(deck.model_dump(mode="json", by_alias=True))


def pruned(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: pruned(each) for key, each in value.items() if each is not None and each is not False}
    return [pruned(each) for each in value] if isinstance(value, list) else value


@pytest.mark.parametrize("finished", [True, False])
@pytest.mark.parametrize("game", sorted(find_games()))
def test_it_comes_in_with_a_fault_whether_or_not_it_calls_itself_finished(
    begin: Begin, game: str, finished: bool
) -> None:
    desk = begin().window.desk
    sound = arrive(desk, write_deck(by_hand(game), finished=finished))
    assert sound.faults == 0
    over = arrive(desk, write_deck(by_hand(game) | {"name": "W" * 5_000}, finished=finished))
    assert over.faults
    assert over.deck.keys() == sound.deck.keys()
    deck_id = desk.decks.add(over.deck, finished=not over.faults)
    assert not desk.decks.read(game, deck_id).finished
