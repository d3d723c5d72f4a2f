"""What the table says and remembers of floors that are too narrow for some figures."""

import pytest
from support.shinra import choosing, play, position, tower

from desktop.games.shinra_tower.rules.moves import Settled, Target
from desktop.games.shinra_tower.rules.view import view_of
from desktop.games.shinra_tower.table.gathering import Gathering
from desktop.games.shinra_tower.table.tips import piece_tip


@pytest.mark.parametrize(
    ("figure", "tip"), [("guard-1", "shinra.tip.set-back"), ("sweeper-1", "shinra.tip.set-back-near")]
)
def test_a_fallen_figure_says_whether_its_floor_takes_it(figure: str, tip: str) -> None:
    state = position(
        tower=tower(3), table=[figure], fell_from={figure: 2}, narrow={"sweeper": [2]}, phase="set-back"
    )
    assert piece_tip(view_of(state, 1), figure)[0].id == tip


def test_a_tower_that_has_not_changed_is_as_full_as_before() -> None:
    state = choosing(16, top=3, figures={3: ["barret", "guard"]}, full=[1], narrow={"barret": [2]})
    state = play(state, kind="choose", card="action-16").state
    gathering = Gathering(state, Target(enemies=("guard-1",)))
    assert gathering.wanted == "settle"
    gathering.take_unchanged()
    answer = gathering.answers[-1]
    assert isinstance(answer, Settled)
    assert (answer.full, answer.narrow) == ((1,), {"barret": (2,)})
