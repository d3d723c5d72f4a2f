"""Match files of older rules go on as they were left."""

from pathlib import Path

from support.shinra import explain

from desktop.games.shinra_tower.rules.game import RULES
from desktop.games.shinra_tower.rules.moves import PlacePiece
from desktop.games.shinra_tower.rules.placing import candidates
from desktop.games.shinra_tower.rules.room import is_full
from desktop.session.dealer import SeededDealer
from desktop.session.matchfile import read_match
from desktop.session.resume import resume

SAMPLES = Path(__file__).parents[2] / "session" / "samples"


def test_a_file_that_knew_only_of_floors_full_for_everybody_means_the_same_today() -> None:
    """Stored as the rules of version 1 wrote it: 2F was told to be full, and an ally is to be placed."""
    script = read_match((SAMPLES / "shinra-rules-1.jsonl").read_bytes())
    assert (script.header.rules_version, script.damage, len(script.snapshots) > 2) == (1, None, True)
    resumed = resume(RULES, script, SeededDealer(0))
    assert (resumed.faithful, resumed.repair) == (True, None)
    state = resumed.match.state
    assert (state.full, state.narrow, state.phase) == ((2,), (), "ally")
    assert all(is_full(state, figure, 2) for figure in ("tifa", "barret", "sephiroth"))
    assert [move.floor for move in RULES.legal_moves(state) if isinstance(move, PlacePiece)] == [1, 3]
    assert explain(state, kind="place", piece=candidates(state)[0], floor=2).rule == "shinra.place.full-floor"
