import os
from pathlib import Path

import pytest

from desktop.engine.bad_input import BadInputError
from desktop.engine.limits import SIZE_LIMIT_BYTES
from desktop.session import wholefile
from desktop.session.wholefile import keep_aside, read_whole, replace_file


def no_space(*args: object) -> None:
    raise OSError(28, "No space left on device")


def test_a_file_is_replaced_at_a_stroke(tmp_path: Path) -> None:
    path = tmp_path / "a.save"
    replace_file(path, b"old")
    replace_file(path, b"new")
    assert read_whole(path) == b"new"
    assert [one.name for one in tmp_path.iterdir()] == ["a.save"]


@pytest.mark.parametrize("name", ["a.b", "a.save", "日本語", "Партия 1", "x" * 200, "dot.", "CON"])
def test_names_are_kept(tmp_path: Path, name: str) -> None:
    replace_file(tmp_path / name, b"x")
    assert [one.name for one in tmp_path.iterdir()] == [name]


def test_a_name_may_be_as_long_as_the_disk_takes(tmp_path: Path) -> None:
    path = tmp_path / ("日" * 80 + ".file")
    replace_file(path, b"whole")
    assert path.read_bytes() == b"whole"


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    real, link = tmp_path / "real", tmp_path / "link"
    real.write_bytes(b"old")
    link.symlink_to(real)
    replace_file(link, b"new")
    assert link.is_symlink()
    assert real.read_bytes() == b"new"


def test_a_full_disk_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a"
    replace_file(path, b"old")
    monkeypatch.setattr(wholefile.os, "fsync", no_space)
    with pytest.raises(OSError, match="space"):
        replace_file(path, b"new")
    assert read_whole(path) == b"old"
    assert [one.name for one in tmp_path.iterdir()] == ["a"]


def test_a_folder_that_cannot_be_synced_is_no_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real_open, real_sync = os.open, os.fsync
    folders: list[int] = []

    def note(path: object, flags: int, mode: int = 0o777) -> int:
        handle = real_open(str(path), flags, mode)
        if Path(str(path)).is_dir():
            folders.append(handle)
        return handle

    def sync(handle: int) -> None:
        if handle in folders:
            raise OSError
        real_sync(handle)

    monkeypatch.setattr(wholefile.os, "open", note)
    monkeypatch.setattr(wholefile.os, "fsync", sync)
    replace_file(tmp_path / "a", b"x")
    assert folders
    monkeypatch.setattr(wholefile.os, "fsync", real_sync)
    monkeypatch.setattr(wholefile.os, "open", no_space)
    replace_file(tmp_path / "b", b"x")
    assert (tmp_path / "b").read_bytes() == b"x"


@pytest.mark.parametrize("name", ["missing", ".", "nul\0"])
def test_what_cannot_be_read_is_told(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadInputError) as caught:
        read_whole(tmp_path / name)
    assert caught.value.message.id == "app.input.unreadable"
    assert caught.value.message.facts["detail"]


def test_a_pipe_nobody_writes_to_is_no_file(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for name in (tmp_path / "pipe", Path("/dev/null")):
        with pytest.raises(BadInputError) as caught:
            read_whole(name)
        assert (caught.value.message.id, caught.value.message.facts) == (
            "app.input.no-file",
            {"path": str(name)},
        )


def test_a_pipe_that_was_named_on_purpose_is_read() -> None:
    out, into = os.pipe()
    os.write(into, b"text")
    os.close(into)
    assert read_whole(Path(f"/dev/fd/{out}"), streams=True) == b"text"
    os.close(out)


def test_a_file_without_end_is_refused() -> None:
    with pytest.raises(BadInputError) as caught:
        read_whole(Path("/dev/zero"), streams=True)
    assert caught.value.message.facts == {"limit": SIZE_LIMIT_BYTES // 1_000_000}


def test_copies_are_kept_aside_under_fresh_names(tmp_path: Path) -> None:
    path = tmp_path / "a"
    for number in (1, 2, 3):
        path.write_bytes(b"%d" % number)
        aside = keep_aside(path, "damaged")
        assert aside.name == f"a.damaged-{number}"
        assert aside.read_bytes() == path.read_bytes()


def test_half_a_copy_is_not_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"x")

    def half(source: Path, target: Path) -> None:
        target.write_bytes(b"")
        no_space()

    monkeypatch.setattr(wholefile.shutil, "copyfile", half)
    with pytest.raises(OSError, match="space"):
        keep_aside(path, "damaged")
    assert [one.name for one in tmp_path.iterdir()] == ["a"]
