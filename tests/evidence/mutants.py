"""Damaged files: what disks, editors and strangers make of a good one, drawn from a seed."""

import json
import math
import random
from collections.abc import Callable
from typing import Any

from desktop.session.matchfile import Chain

Json = Any
STRANGE: tuple[Json, ...] = (
    None,
    True,
    -1,
    0,
    10**30,
    1e308,
    "",
    "\u0000",
    "x" * 10_000,
    "../../etc/passwd",
    [],
    {},
    [[]],
    {"a": {}},
)
"""Values that are wrong nearly everywhere."""
ODD_NUMBERS: tuple[float, ...] = (
    *(-1, 0.5, 2, 3, 7, -30, 31, 90, 181, -66),
    *(1e9, -1e9, 1e300, math.nan, math.inf, -math.inf, 10**30),
)
"""For a place, a turn, a lane or a fold."""


def mutant(data: bytes, seed: int) -> bytes:
    """A damaged copy of a file; for the same seed the same one."""
    dice = random.Random(seed)
    return dice.choice(BYTE_DAMAGE if seed % 2 else JSON_DAMAGE)(data, dice)


def _cut(data: bytes, dice: random.Random) -> bytes:
    return data[: dice.randrange(0, len(data), 64)]


def _flip(data: bytes, dice: random.Random) -> bytes:
    wrong = bytearray(data)
    for _ in range(dice.choice([1, 1, 1, 20])):
        wrong[dice.randrange(len(wrong))] ^= 1 << dice.randrange(8)
    return bytes(wrong)


def _nuls(data: bytes, dice: random.Random) -> bytes:
    at = dice.randrange(len(data))
    return data[:at] + b"\0" * dice.choice([1, 512, len(data) - at])


def _doubled(data: bytes, dice: random.Random) -> bytes:
    lines = data.splitlines(keepends=True)
    at = dice.randrange(len(lines))
    return b"".join([*lines[: at + 1], *lines[at:]])


def _missing(data: bytes, dice: random.Random) -> bytes:
    lines = data.splitlines(keepends=True)
    del lines[dice.randrange(len(lines))]
    return b"".join(lines)


def _garbage(data: bytes, dice: random.Random) -> bytes:
    return dice.choice(
        [b"", b"{", b"[]", b"null", b"\xff\xfe\x00", dice.randbytes(300), b"{" * 50_000, b"\n\n"]
    )


def _tail(data: bytes, dice: random.Random) -> bytes:
    return data + dice.choice([b"\0" * 4096, b"{}", b"{}\n", b"\n", data])


BYTE_DAMAGE: tuple[Callable[[bytes, random.Random], bytes], ...] = (
    _cut,
    _flip,
    _nuls,
    _doubled,
    _missing,
    _garbage,
    _tail,
)


def strange(value: Json, dice: random.Random) -> Json:
    """The value with one thing in it replaced, left out, doubled or swapped with its neighbour."""
    if isinstance(value, dict) and value and dice.random() < 0.85:
        key = dice.choice(sorted(value))
        changed = {**value, key: strange(value[key], dice)}
        if dice.random() < 0.1:
            del changed[key]
        if dice.random() < 0.05:
            changed[key + "_more"] = 1
        return changed
    if isinstance(value, list) and value and dice.random() < 0.85:
        at = dice.randrange(len(value))
        way = dice.randrange(4)
        if way == 0:
            return [*value[:at], strange(value[at], dice), *value[at + 1 :]]
        if way == 1:
            return [*value[:at], *value[at + 1 :]]
        if way == 2:
            return [*value, value[at]]
        return [*value[:at], value[dice.randrange(len(value))], *value[at + 1 :]]
    if isinstance(value, str) and dice.random() < 0.5:
        return dice.choice(
            [value + "x", value[:-1], value.upper(), value.replace("1", "2"), value.replace("a", "b")]
        )
    if isinstance(value, int) and dice.random() < 0.5:
        return value + dice.choice([-1, 1])
    return dice.choice(STRANGE)


def _changed(data: bytes, dice: random.Random) -> bytes:
    """Strange values; the sums of a match file are made right again, as by a clever hand."""
    values = _values(data)
    at = dice.choice([0, len(values) - 1, dice.randrange(len(values))])
    values[at] = strange(values[at], dice)
    return _written(values, sums=all(isinstance(value, dict) and "sum" in value for value in values))


def _reordered(data: bytes, dice: random.Random) -> bytes:
    """Lines in another order, their sums made right again."""
    try:
        values: list[Json] = [json.loads(line) for line in data.splitlines()]
    except ValueError:
        return _changed(data, dice)
    first, *rest = values
    dice.shuffle(rest)
    return _written([first, *rest], sums="sum" in first)


def _doubled_key(data: bytes, dice: random.Random) -> bytes:
    return data.replace(b'":', b'":1,"' + dice.choice([b"game", b"kind", b"version", b"n"]) + b'":', 1)


def _deep(data: bytes, dice: random.Random) -> bytes:
    depth = dice.choice([50, 500, 100_000])
    return data.replace(b":", b":" + b"[" * depth + b"]" * depth + b",", 1)


def _posed(data: bytes, dice: random.Random) -> bytes:
    """Pieces that stand where nothing can; other damage where a file has no poses."""
    values = _values(data)
    found = [poses for value in values for poses in _poses_in(value) if poses]
    if not found:
        return _changed(data, dice)
    for poses in dice.sample(found, min(len(found), dice.choice([1, 1, 3]))):
        _misplace(poses, dice)
    return _written(values, sums=isinstance(values[0], dict) and "sum" in values[0])


def _misplace(poses: dict[str, Json], dice: random.Random) -> None:
    piece = dice.choice(sorted(poses))
    pose = poses[piece]
    way = dice.randrange(6)
    if way == 0:
        del poses[piece]
    elif way == 1:
        poses[dice.choice(["sephiroth", "logo-12", "floor-20", "nobody-9"])] = pose
    elif way == 2:
        poses[piece] = pose[: dice.randrange(len(pose))] if dice.random() < 0.5 else [*pose, *pose]
    elif way == 3:
        poses.update(dict.fromkeys(poses, pose))
    else:
        at = dice.randrange(len(pose))
        pose[at] = dice.choice(ODD_NUMBERS)


def _poses_in(value: Json) -> list[Json]:
    """Every mapping of pieces to poses in a value, those of moves and snapshots too."""
    if not isinstance(value, dict):
        return []
    inner = [poses for each in value.values() for poses in _poses_in(each)]
    poses = value.get("poses")
    return [*inner, poses] if isinstance(poses, dict) else inner


def _values(data: bytes) -> list[Json]:
    """The JSON values of a file of lines, or the one value of a whole file."""
    try:
        return [json.loads(line) for line in data.splitlines()]
    except ValueError:
        return [json.loads(data)]


def _other_version(data: bytes, dice: random.Random) -> bytes:
    """A file of another version, of none, or with keys that nobody knows yet."""
    values = _values(data)
    head = values[0]
    keys = [key for key in head if "version" in key] or ["version"]
    key = dice.choice(keys)
    way = dice.randrange(3)
    if way == 0:
        old = head.get(key, 1)
        steps = [old + 1, old - 1, old + 98] if isinstance(old, int) else [old + ".9", ""]
        head[key] = dice.choice([*steps, "1", None, 10**20])
    elif way == 1:
        head.pop(key, None)
    else:
        head["from_tomorrow"] = {"cards": [1, 2, 3]}
    return _written(values, sums="sum" in head)


def _strangers(data: bytes, dice: random.Random) -> bytes:
    """Cards that nobody knows, cards that are there twice: one id for another throughout a value."""
    values = _values(data)
    at = dice.randrange(len(values))
    names = sorted({text for text in _texts(values[at]) if text})
    if not names:
        return _changed(data, dice)
    old = dice.choice(names)
    new = dice.choice([*names, "nobody-9", old + "0", old[:-1]])
    values[at] = _renamed(values[at], old, new, only_first=dice.random() < 0.5)[0]
    first = values[0]
    return _written(values, sums=isinstance(first, dict) and "sum" in first)


def _texts(value: Json) -> list[str]:
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        value = list(value.values())
    return [text for each in value for text in _texts(each)] if isinstance(value, list) else []


def _renamed(value: Json, old: str, new: str, *, only_first: bool) -> tuple[Json, bool]:
    """The value with a text replaced where it stands, and whether it stood there."""
    if value == old:
        return new, True
    if not isinstance(value, dict | list):
        return value, False
    changed: list[Json] = []
    found = False
    for each in value.values() if isinstance(value, dict) else value:
        if found and only_first:
            changed.append(each)
            continue
        other, here = _renamed(each, old, new, only_first=only_first)
        changed.append(other)
        found = found or here
    if isinstance(value, dict):
        return dict(zip(value, changed, strict=True)), found
    return changed, found


def _huge(data: bytes, dice: random.Random) -> bytes:
    """Numbers of thousands of digits, texts and lists of megabytes."""
    values = _values(data)
    at = dice.choice([0, dice.randrange(len(values))])
    big = dice.choice(
        [10**4_000, "x" * 6_000_000, [0] * 300_000, math.inf, {f"k{n}": n for n in range(50_000)}]
    )
    key = dice.choice(sorted(values[at]))
    values[at][key] = big
    return _written(values, sums="sum" in values[0])


def _written(values: list[Json], *, sums: bool) -> bytes:
    if not sums:
        return b"\n".join(json.dumps(value).encode() for value in values)
    chain = Chain()
    return b"".join(
        chain.sealed({key: each for key, each in value.items() if key != "sum"})
        if isinstance(value, dict) and value
        else json.dumps(value).encode() + b"\n"
        for value in values
    )


JSON_DAMAGE: tuple[Callable[[bytes, random.Random], bytes], ...] = (
    _changed,
    _changed,
    _changed,
    _changed,
    _reordered,
    _doubled_key,
    _deep,
    _other_version,
    _strangers,
    _strangers,
    _huge,
    _posed,
    _posed,
)
