"""What comes of opening a match over another one, and of a disk that takes no new one."""

from pathlib import Path

from ui.play.bout import begin
from ui.play.conftest import OpenLively
from ui.shell.pages import all_words, lift_curtain

from desktop.app import paths
from desktop.session.dealer import SeededDealer
from desktop.session.header import SeatInfo, new_header
from desktop.ui.main_window import MainWindow
from desktop.ui.theme.palette import light_colours


def test_again_without_a_disk_is_played_unsaved_and_the_match_before_is_whole(
    open_lively: OpenLively,
) -> None:
    window = open_lively()
    page = begin(window)
    first, state = page.match.header.id, page.match.state
    saves = paths.saves()
    aside = saves.rename(saves.with_name("elsewhere"))
    saves.touch()
    page.again_wanted.emit()
    again = window.table_page
    assert again is not None
    assert again is not page
    assert again.owing.owes
    assert str(saves) in window.notice.text
    saves.unlink()
    aside.rename(saves)
    assert again.bridge.propose(next(iter(again.match.rules.legal_moves(again.match.state)))).allowed
    assert not again.owing.owes
    window.go_on(first)
    assert window.table_page is not None
    assert window.table_page.match.state == state


def test_a_match_opened_over_another_looks_as_opened_from_home(
    open_lively: OpenLively, tmp_path: Path
) -> None:
    window = open_lively(motion="off", theme="light")
    path = tmp_path / "sent by a friend.jsonl"
    path.write_bytes(_match_file(window))
    begin(window)
    window.open_file(path)
    seen, over = _seen(window), window.table_page
    assert over is not None
    assert "Вера" in seen
    assert window.room.look.colours.seats[0] == light_colours().seats[3]
    match_id, colours = over.match.header.id, window.room.look.colours
    window.go_home()
    window.go_on(match_id)
    assert _seen(window) == seen
    assert window.room.look.colours == colours


def _match_file(window: MainWindow) -> bytes:
    desk = window.desk
    manifest = desk.games["tranquility"]
    rules = desk.load_rules(manifest)
    seats = [SeatInfo(name="Вера", colour="3"), SeatInfo(name="<b>Bo</b>", colour="1")]
    header = new_header(manifest, rules, seats, desk.load_deck(manifest, rules), created="now", first=1)
    opened = desk.shelf.begin(rules, header, SeededDealer(1))
    opened.close()
    return opened.autosave.path.read_bytes()


def _seen(window: MainWindow) -> list[str]:
    """All that is read on the page of the open match, its curtain lifted."""
    page = window.table_page
    assert page is not None
    lift_curtain(page)
    page.table.stage.describing.finish()
    return all_words(page)
