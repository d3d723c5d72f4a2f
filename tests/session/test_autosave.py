import errno
import os
import threading
from pathlib import Path
from typing import Any

import pytest
from support.matches import Told, begin, discard, end_turn, play_on, reread, same_table, step

from desktop.session import autosave, wholefile
from desktop.session.autosave import Autosave
from desktop.session.match import Match


def saving(folder: Path, match: Match[Any]) -> tuple[Autosave, Told]:
    told = Told()
    saver = Autosave(folder / "match.jsonl", match, told)
    saver.write_anew()
    return saver, told


def on_disk(saver: Autosave) -> Match[Any]:
    return reread(saver.path.read_bytes()).match


class Full:
    """A disk that takes ``room`` more bytes and then is full."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.write = os.write

    def __call__(self, handle: int, data: Any) -> int:
        if not self.room:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        part = bytes(data)[: self.room]
        self.room -= len(part)
        return self.write(handle, part)


def test_every_move_is_in_the_file_at_once(tmp_path: Path) -> None:
    match = begin(marker=True)
    saver, told = saving(tmp_path, match)
    for number in range(60):
        play_on(match, 1, number)
        assert same_table(match, on_disk(saver))
    match.rename_seat(1, "Ёж")
    assert on_disk(saver).header == match.header
    saver.close()
    assert same_table(match, on_disk(saver))
    assert told.ids == []
    assert match.scribes == []


def test_the_disk_is_waited_for_in_a_thread_that_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = begin()
    saver, _ = saving(tmp_path, match)
    gate, synced = threading.Event(), []
    real = os.fsync

    def slow(handle: int) -> None:
        synced.append(threading.current_thread().name)
        assert gate.wait(10)
        real(handle)

    monkeypatch.setattr(autosave.os, "fsync", slow)
    discard(match)
    step(match, end_turn())
    assert same_table(match, on_disk(saver))
    gate.set()
    saver.close()
    assert set(synced) == {"autosave"}
    assert not any(thread.name == "autosave" for thread in threading.enumerate())


def test_a_full_disk_is_told_and_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = begin()
    saver, told = saving(tmp_path, match)
    kept = on_disk(saver)
    disk = Full(30)
    monkeypatch.setattr(autosave.os, "write", disk)
    discard(match)
    step(match, end_turn())
    assert told.ids == ["app.save.failed"] * 2
    assert told.messages[0].facts["path"] == str(saver.path)
    assert same_table(kept, on_disk(saver))
    disk.room = 10**9
    discard(match)
    assert told.ids == ["app.save.failed"] * 2 + ["app.save.recovered"]
    assert same_table(match, on_disk(saver))
    saver.close()


def test_what_is_owed_is_saved_at_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = begin()
    saver, told = saving(tmp_path, match)
    disk = Full(0)
    monkeypatch.setattr(autosave.os, "write", disk)
    discard(match)
    disk.room = 10**9
    saver.close()
    assert same_table(match, on_disk(saver))
    assert told.ids == ["app.save.failed", "app.save.recovered"]


def test_half_a_line_that_cannot_be_taken_back_makes_the_next_save_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = begin()
    saver, told = saving(tmp_path, match)
    with monkeypatch.context() as patch:
        patch.setattr(autosave.os, "write", Full(30))
        patch.setattr(autosave.os, "ftruncate", Full(0))
        discard(match)
    step(match, end_turn())
    assert same_table(match, on_disk(saver))
    assert told.ids == ["app.save.failed", "app.save.recovered"]
    saver.close()


def test_a_file_that_could_not_be_begun_is_begun_later(tmp_path: Path) -> None:
    match = begin()
    told = Told()
    folder = tmp_path / "later"
    saver = Autosave(folder / "match.jsonl", match, told)
    saver.write_anew()
    discard(match)
    assert told.ids == ["app.save.failed"] * 2
    folder.mkdir()
    step(match, end_turn())
    assert same_table(match, on_disk(saver))
    saver.close()
    assert told.ids[-1] == "app.save.recovered"


def test_a_file_that_cannot_be_gone_on_with_is_told(tmp_path: Path) -> None:
    match = begin()
    told = Told()
    saver = Autosave(tmp_path / "match.jsonl", match, told)
    saver.go_on(10, autosave.Chain())
    assert told.ids == ["app.save.failed"]
    discard(match)
    assert same_table(match, on_disk(saver))
    saver.close()


def test_what_the_disk_lost_in_the_background_is_written_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = begin()
    saver, told = saving(tmp_path, match)
    with monkeypatch.context() as patch:
        patch.setattr(autosave.os, "fsync", lambda handle: Full(0)(handle, b"x"))
        discard(match)
        for thread in threading.enumerate():
            if thread.name == "autosave":
                thread.join()
    assert told.ids == ["app.save.failed"]
    inode = saver.path.stat().st_ino
    step(match, end_turn())
    assert saver.path.stat().st_ino != inode
    assert same_table(match, on_disk(saver))
    assert told.ids == ["app.save.failed", "app.save.recovered"]
    saver.close()


def test_a_file_grown_large_by_undoing_is_compacted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = begin()
    saver, told = saving(tmp_path, match)
    monkeypatch.setattr(autosave, "COMPACT_BYTES", 6_000)
    discard(match)
    sizes = []
    for _ in range(100):
        match.undo()
        match.redo()
        sizes.append(saver.path.stat().st_size)
    assert max(sizes) < 7_000
    assert min(sizes[20:]) < 3_000
    assert same_table(match, on_disk(saver))
    assert told.ids == []
    saver.close()


def test_a_file_that_was_removed_meanwhile_is_written_again(tmp_path: Path) -> None:
    match = begin()
    saver, told = saving(tmp_path, match)
    discard(match)
    saver.path.unlink()
    step(match, end_turn())
    assert same_table(match, on_disk(saver))
    saver.close()
    assert told.ids == []
    assert [path.name for path in tmp_path.iterdir()] == [saver.path.name]


def test_a_file_that_was_replaced_meanwhile_is_kept_beside(tmp_path: Path) -> None:
    match = begin()
    saver, told = saving(tmp_path, match)
    old = saver.path.read_bytes()
    discard(match)
    other = tmp_path / "synchronised"
    other.write_bytes(old)
    other.replace(saver.path)
    step(match, end_turn())
    assert same_table(match, on_disk(saver))
    saver.close()
    assert told.ids == []
    assert (tmp_path / f"{saver.path.name}.foreign-1").read_bytes() == old


def test_a_replaced_file_that_cannot_be_kept_is_not_overwritten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = begin()
    saver, told = saving(tmp_path, match)
    other = tmp_path / "synchronised"
    other.write_bytes(b"another's")
    other.replace(saver.path)
    with monkeypatch.context() as patch:
        patch.setattr(wholefile.shutil, "copyfile", Full(0))
        discard(match)
        assert saver.owes
    assert saver.path.read_bytes() == b"another's"
    assert told.ids == ["app.save.failed"]
    saver.try_again()
    assert not saver.owes
    assert same_table(match, on_disk(saver))
    saver.close()


def test_what_is_owed_can_be_kept_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = begin()
    saver, told = saving(tmp_path, match)
    assert not saver.owes
    with monkeypatch.context() as patch:
        patch.setattr(autosave.os, "write", Full(0))
        discard(match)
        saver.try_again()
        assert saver.owes
        assert told.ids == ["app.save.failed"] * 2
    saver.keep_copy(tmp_path / "elsewhere.jsonl")
    assert same_table(match, reread((tmp_path / "elsewhere.jsonl").read_bytes()).match)
    assert saver.owes
    saver.try_again()
    assert not saver.owes
    saver.close()
