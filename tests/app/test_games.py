"""Games are found by their folders, and loaded only when they are opened."""

import subprocess
import sys
from pathlib import Path

import pytest
from support.toy import lay_toy, toy

import desktop
import desktop.games
from desktop.app.games import find_games, load_deck, load_fast_road, load_rules, load_table
from desktop.engine.bad_input import BadInputError

CHECKOUT = Path(desktop.__file__).parent.parent

BROKEN = {
    "missing": "",
    "wrong": "MANIFEST = 3\n",
    "unreadable": "MANIFEST = (\n",
    "unloadable": "import no_such_module\n",
}


@pytest.fixture
def extra(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(desktop.games, "__path__", list(desktop.games.__path__))
    return tmp_path


def test_the_games_of_the_program_are_found() -> None:
    games = find_games()
    assert "tranquility" in games
    for name, manifest in games.items():
        assert manifest.id == name


def test_a_further_game_is_a_set_of_new_files(extra: Path) -> None:
    lay_toy(extra)
    games = find_games([extra])
    assert {"cairn", "tranquility"} <= set(games)
    rules = load_rules(games["cairn"])
    assert rules.game_id == "cairn"
    assert load_deck(games["cairn"], rules) == toy().deck
    assert load_fast_road(games["cairn"]) is None
    assert find_games([extra]) == games


def test_nothing_of_the_program_names_the_further_game() -> None:
    naming = [
        path
        for folder in ("desktop", "i18n", "resources", "packaging")
        for path in (CHECKOUT / folder).rglob("*")
        if path.suffix in {".py", ".po", ".json", ".toml"} and "cairn" in path.read_text("utf-8").lower()
    ]
    assert naming == []


def test_everything_of_a_game_of_the_program_can_be_loaded() -> None:
    for manifest in find_games().values():
        rules = load_rules(manifest)
        assert rules.game_id == manifest.id
        assert load_deck(manifest, rules).game == manifest.id
        assert load_table(manifest) is not None


def test_finding_games_loads_no_rules() -> None:
    program = (
        "import sys\n"
        "from desktop.app.games import find_games\n"
        "find_games()\n"
        "print([name for name in sys.modules if name.startswith('desktop.games.') and '.rules' in name])"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=CHECKOUT, capture_output=True, check=True)
    assert done.stdout.strip() == b"[]"


@pytest.mark.parametrize("name", BROKEN)
def test_a_game_that_cannot_be_loaded_is_named(extra: Path, name: str) -> None:
    folder = extra / f"broken_{name}"
    folder.mkdir()
    (folder / "__init__.py").write_text("", "utf-8")
    (folder / "manifest.py").write_text(BROKEN[name], "utf-8")
    with pytest.raises(BadInputError) as caught:
        find_games([extra])
    assert caught.value.message.id == "app.input.bad-game"
    assert caught.value.message.facts["name"] == f"broken_{name}"


def test_a_folder_of_games_must_exist(extra: Path) -> None:
    with pytest.raises(BadInputError) as caught:
        find_games([extra / "missing"])
    assert caught.value.message.id == "app.input.no-games"
