"""Write path data tightly: relative, rounded without drift, no waste."""

from __future__ import annotations

import re

_TOKEN = re.compile(r"[A-Za-z]|[-+]?(?:\d+\.?\d*|\.\d+)")
_COUNT = {"M": 2, "L": 2, "T": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "A": 7, "Z": 0}


def _text(value: int, scale: int) -> str:
    """An integer number of grains as a short decimal."""
    if scale == 1 or value % scale == 0:
        return str(value // scale)
    text = f"{value / scale:.2f}".rstrip("0")
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def _join(parts: list[str], lead: str) -> str:
    out = lead
    for at, part in enumerate(parts):
        fresh = at == 0 and lead[-1:].isalpha()
        out += part if fresh or part.startswith("-") else " " + part
    return out


class _Pen:
    """Follows a path twice: exactly, and on the grid that is written."""

    def __init__(self, scale: int) -> None:
        self.scale = scale
        self.exact = [0.0, 0.0]
        self.grid = [0, 0]
        self.start = ([0.0, 0.0], [0, 0])

    def snap(self, value: float) -> int:
        return round(value * self.scale)

    def write(self, command: str, numbers: list[float]) -> list[str]:
        """Relative arguments for one command; moves the pen."""
        kind, relative = command.upper(), command.islower()
        base = self.exact if relative else [0.0, 0.0]
        if kind in "HV":
            axis = 0 if kind == "H" else 1
            goal = numbers[0] + base[axis]
            step = self.snap(goal) - self.grid[axis]
            self.exact[axis], self.grid[axis] = goal, self.snap(goal)
            return [_text(step, self.scale)]
        head: list[str] = []
        if kind == "A":
            radii = [_text(self.snap(number), self.scale) for number in numbers[:2]]
            head = [*radii, *(str(int(number)) for number in numbers[2:5])]
            numbers = numbers[5:]
        goals = [number + base[at % 2] for at, number in enumerate(numbers)]
        steps = [self.snap(goal) - self.grid[at % 2] for at, goal in enumerate(goals)]
        self.exact = goals[-2:]
        self.grid = [self.snap(goal) for goal in goals[-2:]]
        return head + [_text(step, self.scale) for step in steps]


def pack(data: str, scale: int = 10) -> str:
    """The same path with every coordinate on a grid of 1/scale."""
    tokens = _TOKEN.findall(data)
    pen, out, last, at, command = _Pen(scale), "", "", 0, ""
    while at < len(tokens):
        if tokens[at].isalpha():
            command = tokens[at]
            at += 1
        kind = command.upper()
        if kind == "Z":
            out, last = out + "z", "z"
            pen.exact, pen.grid = list(pen.start[0]), list(pen.start[1])
            continue
        count = _COUNT[kind]
        parts = pen.write(command, [float(token) for token in tokens[at : at + count]])
        at += count
        if kind == "M":
            pen.start = (list(pen.exact), list(pen.grid))
            absolute = [_text(value, scale) for value in pen.grid]
            out, last = out + _join(absolute, "M"), ""
            command = "l" if command == "m" else "L"
            continue
        letter = kind.lower()
        out += _join(parts, "" if letter == last and last != "z" else letter)
        last = letter
    return out
