"""Rows of a table from figures that were kept; it measures nothing.

A line that was kept says its part and either ``values``, one for each round, or why it has none
(``missing``). Where two programs are compared, their rounds alternated, so a ratio is the median of the
rounds' own ratios.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from statistics import median
from typing import Any

from benchmarks.figure import is_reached

Line = Mapping[str, Any]

BARE = "bare PySide6 window"
OURS = "Ascent Table"
START_GOAL = 2.0
"""So many times a bare window's start may ours take."""
COLUMNS = {
    "painted_s": "window painted, s",
    "whole_s": "as it stays, s",
    "processor_s": "processor time, s",
    "memory_mib": "memory at rest, MiB",
}
TITLES = {
    "start": "Start and memory at home",
    "drag": "Dragging a card over a table of 150 pieces",
    "window": "Processor time of the window's thread",
    "tower": "The tower",
    "tower_hands": "The tower",
    "tower_frames": "The tower",
    "tranquility_rules": "Rules of Tranquility",
    "west_rules": "Rules of The West",
    "sound": "Sound",
}


def tables(kept: Sequence[Line]) -> str:
    """All that was kept as Markdown; the first line tells of the machine."""
    machine, lines = kept[0], kept[1:]
    parts = [
        _machine(machine),
        "### Start to window, and memory, beside other tables\n",
        "\n".join(start_table([one for one in lines if one["part"] == "start"])),
        "\n### Random play on one core, beside OpenSpiel\n",
        "\n".join(play_table([one for one in lines if one["part"] == "random play"])),
        "\n### What this program asks of itself\n",
        "\n".join(goal_table(lines)),
    ]
    return "\n".join(parts) + "\n"


def _machine(machine: Line) -> str:
    return (
        f"{machine['date']}, {machine['cpu']}, {machine['cores']} cores; load when the run began "
        f"{machine['load_before']}, when it ended {machine['load_after']} (a quiet machine: 0 and about 1). "
        f"Program as of `{machine['commit'][:10]}`.\n"
    )


def start_table(lines: Sequence[Line]) -> Iterator[str]:
    """A row for each program: medians, and how many times a bare window's."""
    yield from _head(["program", *(cell for title in COLUMNS.values() for cell in (title, "× bare"))])
    bare = _named(lines, BARE)
    for line in lines:
        if "missing" in line or "missing" in bare:
            cells = [line.get("missing", f"{BARE}: {bare.get('missing')}"), *[""] * (2 * len(COLUMNS) - 1)]
        else:
            cells = [
                cell
                for name in COLUMNS
                for cell in (spread(line[name]), number(ratio(line[name], bare[name])))
            ]
        yield _row([line["program"], *cells])


def play_table(lines: Sequence[Line]) -> Iterator[str]:
    """A row for each game: decisions a second, and how many times those of each of OpenSpiel's games."""
    theirs = [one for one in lines if one["name"].startswith("OpenSpiel ") and "missing" not in one]
    yield _head_of_play(theirs)
    for line in lines:
        if "missing" in line:
            yield _row([line["name"], line["missing"], *["" for _ in theirs]])
            continue
        against = (number(ratio(line["values"], other["values"])) for other in theirs)
        yield _row([line["name"], spread(line["values"]), *against])


def _head_of_play(theirs: Sequence[Line]) -> str:
    names = (f"× {one['name'].removeprefix('OpenSpiel ')}" for one in theirs)
    return "\n".join(_head(["game", "decisions a second", *names]))


def goal_table(lines: Sequence[Line]) -> Iterator[str]:
    """A row for each figure of ours: what it is, what it should be at most or at least."""
    yield from _head(["", "measured", "goal", "reached"])
    shown = ""
    for line in [
        *_start_figures(lines),
        *(one for one in lines if one["part"] not in ("start", "random play")),
    ]:
        if TITLES[line["part"]] != shown:
            shown = TITLES[line["part"]]
            yield _row([f"**{shown}**", "", "", ""])
        goal, at_least = line["goal"], line["at_least"]
        wanted = "" if goal is None else f"{'≥' if at_least else '≤'} {number(goal)}"
        good = is_reached(median(line["values"]), goal, at_least=at_least)
        reached = "" if goal is None else "yes" if good else "**no**"
        yield _row([line["name"], spread(line["values"]), wanted, reached])


def _start_figures(lines: Iterable[Line]) -> Iterator[Line]:
    starts = [one for one in lines if one["part"] == "start"]
    ours, bare = _named(starts, OURS), _named(starts, BARE)
    if "missing" in ours or "missing" in bare:
        return
    times = [mine / its for mine, its in zip(ours["painted_s"], bare["painted_s"], strict=True)]
    common = {"part": "start", "at_least": False}
    yield common | {"name": "window painted, times a bare one", "values": times, "goal": START_GOAL}
    yield common | {"name": "memory at home, MiB", "values": ours["memory_mib"], "goal": None}


def ratio(ours: Sequence[float], theirs: Sequence[float]) -> float:
    """How many times theirs ours is, by the middle one of the rounds."""
    return median(mine / its for mine, its in zip(ours, theirs, strict=True))


def spread(values: Sequence[float]) -> str:
    """The middle value, and from where to where all lie."""
    middle, least, most = number(median(values)), number(min(values)), number(max(values))
    return middle if least == most else f"{middle} ({least}–{most})"


def number(value: float) -> str:
    """Three digits that count."""
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"


def _named(lines: Iterable[Line], program: str) -> Line:
    return next(one for one in lines if one["program"] == program)


def _head(cells: Sequence[str]) -> Iterator[str]:
    yield _row(cells)
    yield _row(["---", *["---:"] * (len(cells) - 1)])


def _row(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cells) + " |"
