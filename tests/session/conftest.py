"""A toy match for every test of the session."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from support.toy import toy

from desktop.session.dealer import SeededDealer
from desktop.session.header import Header, SeatInfo, TableOptions, new_header
from desktop.session.match import Match

Begin = Callable[..., Match[Any]]


@pytest.fixture
def game() -> SimpleNamespace:
    return toy()


def header_of(game: SimpleNamespace, seats: int = 2, table: TableOptions | None = None, **options: Any) -> Header:
    names = [SeatInfo(name=f"Player {number}", colour="red") for number in range(1, seats + 1)]
    return new_header(
        game.manifest,
        game.rules,
        names,
        game.deck,
        created="2026-01-01T00:00:00Z",
        first=1,
        options=options,
        table=table,
    )


@pytest.fixture
def begin(game: SimpleNamespace) -> Begin:
    def make(seed: int = 1, seats: int = 2, table: TableOptions | None = None, **options: Any) -> Match[Any]:
        return Match.begin(game.rules, header_of(game, seats, table, **options), SeededDealer(seed))

    return make
