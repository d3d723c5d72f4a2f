"""The benchmarks' table says what was kept, and marks what is not installed; speed itself is not asserted."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from benchmarks import open_spiel_play, random_play, rows, start, table
from benchmarks.figure import Figure
from benchmarks.screen import moments

MACHINE = {"date": "2026-01-01", "cpu": "a processor", "cores": 2} | {
    "load_before": 0.1,
    "load_after": 1.0,
    "commit": "0123456789abcdef",
}


def started(program: str, times: list[float]) -> dict[str, Any]:
    return {"part": "start", "program": program} | dict.fromkeys(rows.COLUMNS, times)


STARTS = [
    started(rows.BARE, [0.2, 0.4, 0.3]),
    started(rows.OURS, [0.4, 0.8, 0.9]),
    {"part": "start", "program": "KPatience", "missing": "not installed: kpat (Debian)"},
]


def cells(lines: list[str], first: str) -> list[str]:
    return next(row for line in lines if (row := line.strip("| ").split(" | "))[0] == first)


def test_the_page_shows_what_was_kept() -> None:
    page = table.PAGE.read_text("utf-8")
    assert page == table.page_with(page, rows.tables(table.read_kept()))


def test_a_page_without_a_place_for_the_table_is_refused() -> None:
    with pytest.raises(ValueError, match="no place"):
        table.page_with("# Speed\n", "| a |")


def test_the_table_names_the_machine_and_has_every_part() -> None:
    text = rows.tables([MACHINE, *STARTS, *kept_by(part.key for part in table.PARTS)])
    assert "a processor, 2 cores; load when the run began 0.1, when it ended 1.0" in text
    assert "`0123456789`" in text
    assert [line for line in text.splitlines() if "**" in line and "no" not in line] == [
        f"| **{title}** |  |  |  |" for title in dict.fromkeys(rows.TITLES.values())
    ]


def test_ratios_are_those_of_rounds_that_alternated() -> None:
    lines = list(rows.start_table(STARTS))
    assert cells(lines, rows.OURS)[1:3] == ["0.8 (0.4–0.9)", "2"]
    assert cells(lines, rows.BARE)[1:3] == ["0.3 (0.2–0.4)", "1"]


def test_what_is_not_installed_says_what_to_install() -> None:
    games = [
        {"part": "random play", "name": "ours", "values": [50, 60]},
        {"part": "random play", "name": "OpenSpiel hearts", "values": [100, 100]},
        {"part": "random play", "name": "OpenSpiel chess", "missing": random_play.MISSING},
    ]
    starts, plays = list(rows.start_table(STARTS)), "\n".join(rows.play_table(games)).splitlines()
    assert cells(starts, "KPatience")[1] == "not installed: kpat (Debian)"
    assert cells(plays, "OpenSpiel chess")[1] == "not installed: open_spiel (PyPI)"
    assert cells(plays, "ours")[1:] == ["55 (50–60)", "0.55"]
    assert {line.count("|") for line in starts} == {10}
    assert {line.count("|") for line in plays} == {4}


def test_without_a_screen_no_start_is_told() -> None:
    lines = [{"part": "start", "program": one, "missing": "no screen"} for one in (rows.BARE, rows.OURS)]
    assert [line.split(" | ")[1] for line in list(rows.start_table(lines))[2:]] == ["no screen", "no screen"]
    assert len(list(rows.goal_table(lines))) == 2


def test_a_figure_beside_its_goal() -> None:
    measured = table.gathered(
        "tower",
        [
            [
                {"name": "fast", "value": value, "goal": 12.0, "at_least": True},
                {"name": "slow", "value": value, "goal": 12.0, "at_least": False},
                {"name": "free", "value": value, "goal": None, "at_least": False},
            ]
            for value in (11.0, 20.0, 21.0)
        ],
    )
    lines = list(rows.goal_table([*STARTS, *measured]))
    assert cells(lines, "window painted, times a bare one")[1:] == ["2 (2–3)", "≤ 2", "yes"]
    assert cells(lines, "fast")[1:] == ["20 (11–21)", "≥ 12", "yes"]
    assert cells(lines, "slow")[1:] == ["20 (11–21)", "≤ 12", "**no**"]
    assert cells(lines, "free")[1] == "20 (11–21)"


def test_each_part_is_a_benchmark_with_a_title() -> None:
    for part in table.PARTS:
        assert part.key in rows.TITLES
        assert Path(table.__file__).with_name(f"{part.module}.py").exists()
    assert "yes" in "\n".join(rows.goal_table([*STARTS, *kept_by(part.key for part in table.PARTS)]))


def kept_by(keys: Any) -> list[dict[str, Any]]:
    figure = Figure("one", 1.0, 2.0)
    return [
        {"part": key, "name": figure.name, "values": [figure.value], "goal": figure.goal, "at_least": False}
        for key in keys
    ]


def test_a_window_is_painted_when_it_is_there_and_whole_when_it_rests() -> None:
    blank = np.zeros((10, 10), np.uint32)
    window = blank.copy()
    window[:5] = 1
    filled = window.copy()
    filled[1:4, 2:8] = 2
    corner = blank.copy()
    corner[0, 0] = 1
    seen = moments([(0.0, blank), (0.1, corner), (0.2, window), (0.7, filled)])
    assert (seen.painted_s, seen.whole_s) == (0.2, 0.7)


MAPS = """\
55-56 r-xp 00000000 08:01 {inode} /usr/lib/a b.so
Rss:                 {sum} kB
Shared_Clean:        {shared} kB
Shared_Dirty:          0 kB
Private_Clean:         0 kB
Private_Dirty:       {own} kB
VmFlags: rd ex mr mw me sd
"""


def test_memory_counts_a_shared_page_once_whoever_else_has_it() -> None:
    one = MAPS.format(inode=7, sum=3072, shared=2048, own=1024)
    assert start.memory_mib([one]) == 3.0
    assert start.memory_mib([one, one]) == 4.0


def test_a_program_is_found_by_any_of_its_commands() -> None:
    found = start.Program("one", (("no-such-program-here",), (sys.executable, "-V"))).command()
    assert found == (sys.executable, "-V")
    assert start.Program("none", (("no-such-program-here",),), "it").command() is None


def test_open_spiel_is_missing_where_a_python_cannot_import_it() -> None:
    assert random_play.open_spiel(Path("/no/python/here")) == {}
    script = open_spiel_play.__file__
    assert json.loads(subprocess.run([sys.executable, script], capture_output=True, check=True).stdout) == {}
