"""Full floors and who is not squeezed in: those who stand there, and those with nowhere else to go."""

import json
from pathlib import Path

import pytest
from pydantic import ValidationError
from support.luck import SeededLuck
from support.shinra import (
    acting,
    built,
    choosing,
    event_ids,
    explain,
    play,
    position,
    put,
    said,
    settle,
    tower,
)

from desktop.engine.message import Message
from desktop.games.shinra_tower.rules.game import RULES
from desktop.games.shinra_tower.rules.moves import PlacePiece, Target
from desktop.games.shinra_tower.rules.pieces import FAMILIES_OF_FIGURES
from desktop.games.shinra_tower.rules.placing import candidates
from desktop.games.shinra_tower.rules.room import is_full
from desktop.games.shinra_tower.rules.state import State
from desktop.games.shinra_tower.rules.tower import nearest_usable
from desktop.wording.language import Words

ROOT = Path(__file__).parents[3]

FRIENDS = ["aerith", "barret", "biggs", "wedge", "jessie", "red-xiii"]


def floors(state: State) -> list[int]:
    return [move.floor for move in RULES.legal_moves(state) if isinstance(move, PlacePiece)]


def test_cloud_stays_on_the_top_that_is_full_with_him_on_it() -> None:
    state = put(acting(13, top=4, figures={4: ["cloud", *FRIENDS]}), "tifa", 4)
    assert (state.full, state.phase, state.floor_of("cloud"), state.climb) == ((4,), "refill", 4, 0)


def test_a_full_top_still_counts_for_the_clear() -> None:
    state = acting(13, top=8, figures={8: ["cloud", *FRIENDS], 7: ["guard"]})
    state = put(state, "tifa", 7)
    state = settle(play(state, kind="target", enemies=["guard-1"]).state).state
    assert state.phase == "count"


@pytest.mark.parametrize(("full", "phase"), [([1, 2], "targets"), ([1], "ally"), ([1, 2, 3], "targets")])
def test_an_ally_whose_other_floors_are_all_full_stays_and_acts(full: list[int], phase: str) -> None:
    state = choosing(13, top=3, figures={3: ["tifa", "guard", "bomb"]}, full=full)
    step = play(state, kind="choose", card="action-13")
    assert (step.state.phase, "ally-stays" in event_ids(step)) == (phase, phase == "targets")
    if phase == "targets":
        assert Target(enemies=("guard-1", "bomb-1")) in list(RULES.legal_moves(step.state))


def test_an_ally_in_the_hand_goes_back_when_the_other_floors_fill_up() -> None:
    state = play(acting(13, top=2, figures={2: ["tifa"]}), kind="place", piece="tifa", floor=1).state
    answer = '{"kind":"settled","released":"tifa","places":{"tifa":"fallen"},"full":[1]}'
    state = RULES.apply(state, RULES.moves.validate_json(answer)).state
    assert (state.phase, floors(state)) == ("ally", [2])
    assert put(state, "tifa", 2).phase == "climb"


def test_cloud_is_told_which_floor_is_full_when_he_cannot_climb_to_it() -> None:
    crowd = ["guard", "guard", "bomb", "bomb", "stanley", "stanley", "sweeper", "sweeper"]
    state = put(acting(13, top=4, figures={1: ["cloud"], 4: crowd}), "tifa", 2)
    assert (state.phase, floors(state)) == ("climb", [3])
    verdict = explain(state, kind="place", piece="cloud", floor=2)
    facts = {"piece": "cloud", "floor": 4, "fitting": ("3",)}
    assert (verdict.rule, verdict.facts) == ("shinra.place.full-floor", facts)
    assert said(state, kind="place", piece="cloud", floor=3) == (True, "shinra.check.climb")


def test_the_enemy_of_a_full_new_floor_is_told_where_it_goes() -> None:
    state = built(acting(1, top=2), "logo", "logo")
    state = play(state, kind="place", piece="floor-3", floor=2).state
    answer = '{"kind":"settled","released":"floor-3","places":{"floor-3":"floor-2"},"full":[3]}'
    state = RULES.apply(state, RULES.moves.validate_json(answer)).state
    verdict = explain(state, kind="place", piece="guard-1", floor=1)
    assert (verdict.rule, verdict.facts) == ("shinra.enemy.enemy", {"piece": "guard-1", "floor": 2})


SLIM = ["cloud", "aerith", "tifa", "biggs", "jessie", "guard", "reno", "rufus"]
NARROW = {
    family: [2]
    for family in FAMILIES_OF_FIGURES
    if family not in SLIM  # a floor with a gap for figures of 12 mm, and for no others
}


@pytest.mark.parametrize(
    ("card", "ally", "goes"),
    [
        (13, "tifa", True),
        (15, "aerith", True),
        (16, "barret", False),
        (14, "red-xiii", False),
        (18, "wedge", False),
    ],
)
def test_a_narrow_floor_takes_the_slim_ally_and_not_the_wide_one(card: int, ally: str, goes: bool) -> None:
    state = acting(card, top=3, narrow=NARROW)
    assert (state.phase, candidates(state)) == ("ally", (ally,))
    assert floors(state) == ([1, 2, 3] if goes else [1, 3])
    verdict = explain(state, kind="place", piece=ally, floor=2)
    assert verdict.allowed is goes
    if not goes:
        facts = {"piece": ally, "floor": 2, "fitting": ("1", "3")}
        assert (verdict.rule, verdict.facts) == ("shinra.place.full-floor", facts)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "No free place for Barret on 2F. Floors that have one: 1 and 3."),
        ("ja", "2階にはバレットを立てる場所がありません。立てられる階：1、3。"),
        ("ru", "Баррет на 2‑м этаже не помещается: нет свободного места. Подходящие этажи: 1 и 3."),
    ],
)
def test_a_full_floor_is_refused_with_the_floors_that_have_room(language: str, said: str) -> None:
    words = Words(ROOT / "i18n", language)
    words.set_naming(RULES.name_of)
    verdict = explain(acting(16, top=3, narrow=NARROW), kind="place", piece="barret", floor=2)
    assert words.say(Message(f"{verdict.rule}.refused", verdict.facts)) == said


def told(state: State, answer: str) -> State:
    return RULES.apply(state, RULES.moves.validate_json(answer)).state


@pytest.mark.parametrize("narrow", [{"guard": [3]}, {"bomb": [3]}, {}])
def test_an_enemy_is_turned_away_only_from_a_floor_too_narrow_for_it(narrow: dict[str, list[int]]) -> None:
    state = built(acting(1, top=2), "logo", "logo")
    state = play(state, kind="place", piece="floor-3", floor=2).state
    places = '"released":"floor-3","places":{"floor-3":"floor-2"}'
    state = told(state, f'{{"kind":"settled",{places},"full":[],"narrow":{json.dumps(narrow)}}}')
    assert (state.phase, candidates(state)[0]) == ("enemy", "guard-1")
    assert {*floors(state)} == ({2} if "guard" in narrow else {3})


def test_cloud_climbs_to_a_floor_too_narrow_for_others() -> None:
    state = acting(13, top=3, figures={1: ["cloud"], 3: ["guard", "rude"]}, narrow={**NARROW, "rude": [3]})
    state = told(
        play(state, kind="place", piece="tifa", floor=1).state,
        '{"kind":"settled","released":"tifa","places":{"tifa":"floor-1"},"full":[],"narrow":{"rude":[3]}}',
    )
    assert (state.phase, floors(state)) == ("climb", [3])
    assert said(state, kind="place", piece="cloud", floor=3) == (True, "shinra.check.climb")


def test_cloud_goes_as_near_as_he_can_when_the_gap_is_too_small_for_him_alone() -> None:
    state = acting(13, top=4, figures={1: ["cloud"], 4: ["guard"]}, narrow={"cloud": [4]})
    state = told(
        play(state, kind="place", piece="tifa", floor=1).state,
        '{"kind":"settled","released":"tifa","places":{"tifa":"floor-1"},"full":[],"narrow":{"cloud":[4]}}',
    )
    assert (state.phase, floors(state)) == ("climb", [3])
    verdict = explain(state, kind="place", piece="cloud", floor=1)
    facts = {"piece": "cloud", "floor": 4, "fitting": ("3",)}
    assert (verdict.rule, verdict.facts) == ("shinra.place.full-floor", facts)


@pytest.mark.parametrize(("figure", "goes"), [("guard-1", [2]), ("guard-scorpion", [1, 3]), ("rude", [1, 3])])
def test_a_fallen_figure_goes_back_to_its_floor_if_it_fits_there(figure: str, goes: list[int]) -> None:
    state = position(tower=tower(3), table=[figure], fell_from={figure: 2}, narrow=NARROW, phase="set-back")
    assert floors(state) == goes
    assert is_full(state, figure, 2) is (2 not in goes)


def test_a_place_that_a_figure_has_is_its_own() -> None:
    """Cloud need not leave a floor that took him, whatever his neighbours leave free."""
    state = position(tower=tower(3, {2: ["cloud"], 3: ["guard"]}), full=[2, 3], narrow={}, phase="choose")
    assert not is_full(state, "cloud", 2)
    assert is_full(state, "tifa", 2)
    assert nearest_usable(state, 3, "cloud") == (2,)


def test_an_ally_too_wide_for_every_other_floor_stays_and_acts() -> None:
    crowd = {3: ["barret", "guard"]}
    wide = play(
        choosing(16, top=3, figures=crowd, narrow={"barret": [1, 2]}), kind="choose", card="action-16"
    )
    assert (wide.state.phase, "ally-stays" in event_ids(wide)) == ("targets", True)
    one = play(choosing(16, top=3, figures=crowd, narrow={"barret": [1]}), kind="choose", card="action-16")
    assert (one.state.phase, floors(one.state)) == ("ally", [2])


def test_what_is_told_is_kept_for_floors_that_stand_and_written_to_files() -> None:
    """Of a floor whose tile is in a hand it is kept, too, until the tower is at rest again."""
    state = position(tower=tower(3), full=[3], narrow={"sephiroth": [9, 2, 3], "barret": [2]})
    assert state.narrow == (("barret", (2,)), ("sephiroth", (2, 9)))
    assert RULES.from_position(RULES.to_position(state), SeededLuck(0)) == state
    state = acting(13, top=3)
    state = told(
        play(state, kind="place", piece="tifa", floor=1).state,
        '{"kind":"settled","released":"tifa","places":{"tifa":"floor-1"},"full":[],"narrow":{"bomb":[9,3]}}',
    )
    assert state.narrow == (("bomb", (3,)),)


@pytest.mark.parametrize(
    "narrow", ['{"guard-1":[2]}', '{"logo":[2]}', '{"cloud":[21]}', '{"cloud":2}', "[2]"]
)
def test_a_file_that_names_no_figure_or_floor_is_refused(narrow: str) -> None:
    with pytest.raises(ValidationError):
        RULES.moves.validate_json(f'{{"kind":"settled","narrow":{narrow}}}')
