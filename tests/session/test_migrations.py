from typing import Any

import pytest

from desktop.engine.bad_input import BadInputError
from desktop.session.migrations import MATCH_STEPS, POSITION_STEPS, brought_up


def numbered(version: int) -> Any:
    return lambda values: [{**value, "path": [*value["path"], version]} for value in values]


STEPS = {version: numbered(version) for version in (1, 2, 3)}
VALUES = [{"path": []}]


def test_each_step_leads_to_the_next_version() -> None:
    assert brought_up(VALUES, 1, 4, STEPS) == [{"path": [1, 2, 3]}]
    assert brought_up(VALUES, 3, 4, STEPS) == [{"path": [3]}]
    assert brought_up(VALUES, 4, 4, STEPS) == VALUES


def test_a_newer_file_is_refused_as_newer() -> None:
    with pytest.raises(BadInputError) as caught:
        brought_up(VALUES, 5, 4, STEPS)
    assert caught.value.message.id == "app.input.newer-file"
    assert caught.value.message.facts == {"version": 5, "known": 4}


@pytest.mark.parametrize("version", [0, -1, None, "1", 1.0, True, [1]])
def test_a_version_that_never_was_is_refused(version: object) -> None:
    with pytest.raises(BadInputError) as caught:
        brought_up(VALUES, version, 4, STEPS)
    assert caught.value.message.id == "app.input.wrong-version"


def test_a_file_unfit_for_its_step_is_refused() -> None:
    with pytest.raises(BadInputError) as caught:
        brought_up([{}], 1, 4, STEPS)
    assert caught.value.message.id == "app.input.wrong-shape"


def test_no_version_lacks_its_step() -> None:
    assert dict(MATCH_STEPS) == {}
    assert dict(POSITION_STEPS) == {}
