"""A slice of each long search, and the ledger that lets them be stopped and gone on with."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from evidence import damaged, deals, kill9, ledger, random_moves, tower_games, tower_mouse, tower_placements
from games.conformance.setups import games
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from support.mice import EventMouse
from ui.play.bout import close_window

from desktop.app.games import find_games
from desktop.session.dealer import SeededDealer

FILES = 300
"""Damaged files of each kind; the command opens thousands."""


@pytest.mark.parametrize("kind", damaged.KINDS)
def test_damaged_files_are_told_and_never_a_wrong_table(kind: str) -> None:
    refused = sum(damaged.KINDS[kind](number) for number in range(FILES))
    assert refused > FILES // 2


def test_killed_in_play_at_most_the_move_in_hand_is_lost() -> None:
    for seed in range(3):
        result = kill9.look(seed)
        assert "fault" not in result, result
        assert result["rounds"] == kill9.ROUNDS


def test_killed_while_settings_and_decks_are_saved_the_old_or_the_new_are_there() -> None:
    result = kill9.look_whole(1)
    assert "fault" not in result, result
    assert result["rounds"] == kill9.ROUNDS


@pytest.mark.parametrize("only", ["", *(game.manifest.id for game in games())])
def test_random_moves_keep_the_laws(only: str) -> None:
    result = random_moves.look(1, only)
    assert "fault" not in result, result
    assert result["moves"] > 150


@pytest.mark.parametrize("game", sorted(find_games()))
def test_what_a_seat_sees_does_not_hang_on_what_it_cannot_know(game: str) -> None:
    assert deals.look(0, game) == {"deals": deals.DEALS}


@pytest.mark.parametrize("game", sorted(id_ for id_, one in find_games().items() if one.hidden_hands))
def test_other_own_cards_are_another_picture_and_other_words(qapp: QApplication, game: str) -> None:
    """That search would see a card that came into view."""
    onlooker = deals.Onlooker(qapp, 0, game)
    setup, state, seat = onlooker.position(2)
    assert setup.seats > 1
    other = setup.game.rules.redeal(state, 1 if seat != 1 else 2, SeededDealer(3))
    apart = list(onlooker.impressions(state, seat)[1].told_apart(onlooker.impressions(other, seat)[1]))
    close_window(onlooker.window)
    assert len(apart) == 3, apart


def square(seed: int) -> ledger.Result:
    return {"square": seed * seed}


def test_a_search_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledger, "commit", lambda: "abc")
    path = tmp_path / "ledger.jsonl"
    assert set(ledger.search("squares", path, range(12), square)) == set(range(12))
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:5]) + lines[5][:3])
    done = ledger.search("squares", path, range(14), square)
    assert {seed: result["square"] for seed, result in done.items()} == {n: n * n for n in range(14)}
    head = json.loads(path.read_text("utf-8").splitlines()[0])
    assert (head["search"], head["commit"]) == ("squares", "abc")


def test_a_ledger_of_another_commit_is_not_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "ledger.jsonl"
    monkeypatch.setattr(ledger, "commit", lambda: "abc")
    ledger.search("squares", path, range(2), square)
    monkeypatch.setattr(ledger, "commit", lambda: "def")
    with pytest.raises(SystemExit):
        ledger.search("squares", path, range(4), square)


def test_a_search_that_is_killed_leaves_no_process_behind(tmp_path: Path) -> None:
    """They share its output, which ends only when the last of them does."""
    code = """if True:
        import sys, time
        from pathlib import Path
        from evidence import ledger
        def look(seed):
            print("at work", flush=True)
            time.sleep(600)
        if __name__ == "__main__":
            ledger.search("sleep", Path(sys.argv[1]), range(8), look, at="abc")
    """
    program = tmp_path / "sleep.py"
    program.write_text(code, encoding="utf-8")
    found = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [sys.executable, program, tmp_path / "ledger.jsonl"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=found) as search:
        assert search.stdout is not None
        assert search.stdout.readline() == b"at work\n"
        search.kill()
        search.communicate(timeout=60)


def test_the_commit_of_some_paths_is_the_last_that_changed_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ledger, "CHECKOUT", tmp_path)
    git = ["git", "-C", str(tmp_path), "-c", "user.name=A", "-c", "user.email=a@b.c"]
    subprocess.run([*git, "init", "--quiet"], check=True)
    commits: list[str] = []
    for name in ("one", "two"):
        (tmp_path / name).write_text(name, encoding="utf-8")
        subprocess.run([*git, "add", name], check=True)
        subprocess.run([*git, "commit", "--quiet", "--message", name], check=True)
        commits.append(ledger.commit())
    assert [ledger.commit("one"), ledger.commit("two"), ledger.commit("one", "two")] == [*commits, commits[1]]
    (tmp_path / "one").write_text("other", encoding="utf-8")
    assert [ledger.commit("one"), ledger.commit("two")] == [f"{commits[0]}+changes", commits[1]]


@pytest.mark.parametrize("seats", [1, 5])
def test_a_game_of_auto_hands_is_told(seats: int) -> None:
    told = tower_games.look(seats, "8f", 4 * 2)
    assert "fault" not in told
    row = tower_games.distribution("games", "abc", [{"seed": 8, **told}], "steady")
    assert (row["n"], sum(row["heights"].values())) == (1, 1)
    assert tower_games.row(row).startswith("steady       1 ")


def test_the_mouse_alone_builds_and_the_auto_hand_is_asked_about_the_same(qapp: QObject) -> None:
    told: list[ledger.Result] = []
    tower_mouse.played(
        1, "steady", EventMouse, lambda one: told.append(tower_mouse.placement(one, "steady", 1)), most=4
    )
    assert [one["kind"] for one in told] == ["wall", "wall", "floor", "figure"]
    assert all(one["refused"] == 0 for one in told)
    assert all(abs(one[hand]["off"]) < 5 for one in told for hand in ("mouse", "auto"))
    rows = tower_mouse.summary([{"placements": told}], "steady", "abc")
    assert [row["n"] for row in rows] == [2, 2, 1, 1, 1, 1]
    assert tower_mouse.row(rows[0]).startswith("steady    mouse  wall        2 ")


def test_placements_are_told() -> None:
    result = tower_placements.look(9_100)
    tally = tower_placements.summary({9_100: {"seed": 9_100, **result}}, "abc")
    assert tally["n"] == tower_placements.BATCH
    assert "20 placements at abc" in tower_placements.table(tally)


def test_a_report_gives_the_interval(capsys: pytest.CaptureFixture[str]) -> None:
    assert ledger.report("squares", [], 1000, "squares") == 0
    summary = json.loads(capsys.readouterr().out)
    assert summary["n"] == 1000
    assert summary["share_95"][0] == 0
    assert 0.003 < summary["share_95"][1] < 0.004
    assert ledger.report("squares", [{"fault": "x"}], 10, "squares") == 1
    assert ledger.interval(0, 0) == (0.0, 1.0)
