import json
import os
from pathlib import Path
from typing import Any

import pytest
from support.matches import begin, discard, end_turn, header_of, play_on, same_table, shelf_in, step
from support.toy import toy

from desktop.engine.bad_input import BadInputError
from desktop.session import shelf as shelf_module
from desktop.session.dealer import SeededDealer
from desktop.session.locks import BusyError
from desktop.session.matchfile import Chain
from desktop.session.shelf import OpenMatch, Shelf


def begun(shelf: Shelf, seed: int = 1, **options: Any) -> OpenMatch[Any]:
    return shelf.begin(toy().rules, header_of(**options), SeededDealer(seed))


def opened(shelf: Shelf, match_id: str) -> OpenMatch[Any]:
    return shelf.open(match_id, toy().manifest, toy().rules)


def test_a_match_is_parked_and_taken_up_again(tmp_path: Path) -> None:
    shelf, told = shelf_in(tmp_path / "saves")
    first = begun(shelf)
    play_on(first.match, 7)
    first.close()
    second = begun(shelf, 2)
    second.close()
    again = opened(shelf, first.match.header.id)
    assert same_table(again.match, first.match)
    assert again.repairs == ()
    discard(again.match) if again.match.state.phase == "act" else step(again.match, end_turn())
    again.close()
    assert same_table(opened_and_closed(shelf, first.match.header.id), again.match)
    assert told.ids == []


def opened_and_closed(shelf: Shelf, match_id: str) -> Any:
    taken = opened(shelf, match_id)
    taken.close()
    return taken.match


def test_real_chance_is_used_without_a_seed(tmp_path: Path) -> None:
    shelf, _ = shelf_in(tmp_path)
    decks = set()
    for _ in range(5):
        taken = shelf.begin(toy().rules, header_of())
        decks.add(taken.match.state.deck)
        taken.close()
    assert len(decks) == 5


def test_the_list_tells_each_match_without_rules(tmp_path: Path) -> None:
    shelf, _ = shelf_in(tmp_path)
    old, new = begun(shelf), begun(shelf, 2, seats=1)
    discard(old.match)
    step(old.match, end_turn())
    while new.match.turn_of is not None:
        step(new.match)
    for taken in (old, new):
        taken.close()
    os.utime(old.autosave.path, (1, 1))
    one, two = shelf.summaries()
    assert (one.id, two.id) == (new.match.header.id, old.match.header.id)
    assert (two.game, two.turn, two.to_act, two.outcome, two.changed) == ("cairn", 2, 2, None, 1)
    assert two.seats == old.match.header.seats
    assert (one.to_act, one.turn) == (None, new.match.turn)
    assert new.match.outcome is not None
    assert one.outcome == new.match.outcome.kind


def test_an_empty_or_missing_shelf_lists_nothing(tmp_path: Path) -> None:
    assert shelf_in(tmp_path)[0].summaries() == ()
    assert shelf_in(tmp_path / "missing")[0].summaries() == ()


def test_what_is_damaged_is_listed_with_its_reason(tmp_path: Path) -> None:
    shelf, _ = shelf_in(tmp_path)
    taken = begun(shelf)
    discard(taken.match)
    taken.close()
    with taken.autosave.path.open("ab") as file:
        file.write(b'{"kind":"mo')
    (tmp_path / "bad.jsonl").write_bytes(b"\0" * 100)
    (tmp_path / "folder.jsonl").mkdir()
    os.mkfifo(tmp_path / "pipe.jsonl")
    (tmp_path / "gone.jsonl").symlink_to(tmp_path / "nowhere")
    (tmp_path / "note.txt").write_bytes(b"x")
    found = {entry.id: entry for entry in shelf.summaries()}
    assert set(found) == {taken.match.header.id, "bad", "folder", "gone", "pipe"}
    assert found[taken.match.header.id].cut
    assert {name: entry.fault and entry.fault.id for name, entry in found.items()} == {
        taken.match.header.id: None,
        "bad": "app.input.not-match",
        "folder": "app.input.unreadable",
        "gone": "app.input.unreadable",
        "pipe": "app.input.no-file",
    }


def test_a_damaged_tail_is_cut_kept_aside_and_told(tmp_path: Path) -> None:
    shelf, _ = shelf_in(tmp_path)
    taken = begun(shelf)
    discard(taken.match)
    taken.close()
    path = taken.autosave.path
    whole = path.read_bytes()
    path.write_bytes(whole + b'{"kind":"mo')
    again = opened(shelf, taken.match.header.id)
    assert same_table(again.match, taken.match)
    (repair,) = again.repairs
    assert repair.id == "app.match.cut"
    aside = Path(str(repair.facts["path"]))
    assert aside.name == f"{path.name}.damaged-1"
    assert aside.read_bytes() == whole + b'{"kind":"mo'
    assert path.read_bytes() == whole
    step(again.match, end_turn())
    again.close()
    assert same_table(opened_and_closed(shelf, taken.match.header.id), again.match)
    assert len(shelf.summaries()) == 1


def test_a_cut_answer_of_nature_is_written_anew(tmp_path: Path) -> None:
    shelf, _ = shelf_in(tmp_path)
    taken = begun(shelf)
    taken.close()
    path = taken.autosave.path
    path.write_bytes(path.read_bytes().splitlines(keepends=True)[0])
    again = opened(shelf, taken.match.header.id)
    assert again.match.turn_of == 1
    again.close()
    assert same_table(opened_and_closed(shelf, taken.match.header.id), again.match)


def test_a_match_is_open_in_one_instance_alone(tmp_path: Path) -> None:
    shelf, _ = shelf_in(tmp_path)
    other, _ = shelf_in(tmp_path)
    taken = begun(shelf)
    with pytest.raises(BusyError):
        opened(other, taken.match.header.id)
    with pytest.raises(BusyError):
        other.remove(taken.match.header.id)
    taken.close()
    opened(other, taken.match.header.id).close()


def test_a_match_that_cannot_be_opened_is_left_untouched_and_unlocked(tmp_path: Path) -> None:
    shelf, _ = shelf_in(tmp_path)
    path = tmp_path / "bad.jsonl"
    value = {**header_of().model_dump(mode="json"), "version": 2}
    data = Chain().sealed(value)
    path.write_bytes(data)
    for _ in range(2):
        with pytest.raises(BadInputError) as caught:
            opened(shelf, "bad")
        assert caught.value.message.id == "app.input.newer-file"
    assert path.read_bytes() == data
    with pytest.raises(BadInputError):
        opened(shelf, "missing")


def test_a_match_of_another_game_is_refused(tmp_path: Path) -> None:
    shelf, _ = shelf_in(tmp_path)
    value = {**header_of().model_dump(mode="json"), "game": "other"}
    (tmp_path / "a.jsonl").write_bytes(Chain().sealed(value))
    with pytest.raises(BadInputError) as caught:
        opened(shelf, "a")
    assert caught.value.message.id == "app.input.other-game"


def test_rules_that_changed_are_told_and_the_file_kept_aside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf, _ = shelf_in(tmp_path)
    taken = begun(shelf)
    for _ in range(2):
        discard(taken.match)
        step(taken.match, end_turn())
    taken.close()
    rules = toy().rules
    apply, discarded = rules.apply, taken.match.log[1].move
    end = toy().module.EndTurn()
    monkeypatch.setattr(rules, "apply", lambda state, move: apply(state, end if move == discarded else move))
    again = opened(shelf, taken.match.header.id)
    assert [repair.id for repair in again.repairs] == ["app.match.rules-changed"]
    assert again.match.state == taken.match.state
    assert (tmp_path / f"{taken.autosave.path.name}.older-rules-1").exists()
    again.close()
    assert same_table(opened_and_closed(shelf, taken.match.header.id), again.match)


def test_an_older_version_is_kept_aside_and_written_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf, _ = shelf_in(tmp_path)
    taken = begun(shelf)
    discard(taken.match)
    taken.close()
    values = [json.loads(line) for line in taken.autosave.path.read_bytes().splitlines()]
    for value in values:
        del value["sum"]
    chain = Chain()
    taken.autosave.path.write_bytes(b"".join(chain.sealed(value) for value in values))
    read = shelf_module.read_match
    monkeypatch.setattr(shelf_module, "read_match", lambda data: read(data, {1: to_version_one}, 2))
    again = opened(shelf, taken.match.header.id)
    assert same_table(again.match, taken.match)
    assert again.repairs == ()
    assert (tmp_path / f"{taken.autosave.path.name}.older-version-1").exists()
    again.close()


def to_version_one(values: Any) -> Any:
    return values


def test_what_cannot_be_kept_aside_is_not_mended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf, _ = shelf_in(tmp_path)
    taken = begun(shelf)
    taken.close()
    path = taken.autosave.path
    damaged = path.read_bytes() + b"x"
    path.write_bytes(damaged)

    def no_space(path: Path, label: str) -> Path:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(shelf_module, "keep_aside", no_space)
        with pytest.raises(BadInputError) as caught:
            opened(shelf, taken.match.header.id)
    assert caught.value.message.id == "app.input.unwritable"
    assert path.read_bytes() == damaged
    opened(shelf, taken.match.header.id).close()


def test_a_shelf_that_cannot_be_made_takes_no_file(tmp_path: Path) -> None:
    (tmp_path / "saves").write_bytes(b"a file is in the way")
    shelf, _ = shelf_in(tmp_path / "saves")
    with pytest.raises(BadInputError):
        shelf.adopt(Chain().line(header_of()))


def test_a_match_is_removed_with_all_that_was_kept_of_it(tmp_path: Path) -> None:
    shelf, _ = shelf_in(tmp_path)
    taken, other = begun(shelf), begun(shelf, 2)
    for one in (taken, other):
        one.close()
    with taken.autosave.path.open("ab") as file:
        file.write(b"x")
    opened(shelf, taken.match.header.id).close()
    shelf.remove(taken.match.header.id)
    assert [entry.id for entry in shelf.summaries()] == [other.match.header.id]
    assert not list(tmp_path.glob(f"{taken.match.header.id}*"))


def test_what_cannot_be_removed_is_told(tmp_path: Path) -> None:
    shelf, _ = shelf_in(tmp_path)
    (tmp_path / "folder.jsonl").mkdir()
    with pytest.raises(BadInputError) as caught:
        shelf.remove("folder")
    assert caught.value.message.id == "app.input.unwritable"


def test_a_match_from_elsewhere_is_adopted_and_overwrites_nothing(tmp_path: Path) -> None:
    shelf, _ = shelf_in(tmp_path / "one")
    other, _ = shelf_in(tmp_path / "two")
    taken = begun(shelf)
    taken.close()
    data = taken.autosave.path.read_bytes()
    assert other.adopt(data) == taken.match.header.id
    again = other.adopt(data)
    assert again != taken.match.header.id
    assert same_table(opened_and_closed(other, again), taken.match)
    with pytest.raises(BadInputError):
        other.adopt(b"no match")


def test_a_match_from_a_position_is_put_on_the_shelf(tmp_path: Path) -> None:
    shelf, _ = shelf_in(tmp_path)
    match = begin()
    taken = shelf.add(match)
    discard(match)
    taken.close()
    assert same_table(opened_and_closed(shelf, match.header.id), match)
