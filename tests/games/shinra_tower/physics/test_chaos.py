"""A slice of the long evidence: whatever hands do, every piece is somewhere and there is a verdict."""

import pytest
from support.tower_chaos import placements


@pytest.mark.parametrize("seed", range(9_000, 9_003))
def test_a_mad_hand_leaves_every_piece_in_one_place(seed: int) -> None:
    tally = placements(seed, 12)
    assert tally["placements"] == 12
    assert tally["ticks"] <= 480
