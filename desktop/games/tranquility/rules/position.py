"""Positions as they are written to files."""

from typing import Any

from pydantic import TypeAdapter

from desktop.engine.luck import Luck
from desktop.engine.record import Record
from desktop.games.tranquility.rules.state import State


class TranquilityPosition(Record):
    pass


POSITIONS: TypeAdapter[Any] = TypeAdapter(TranquilityPosition)


def to_position(state: State) -> TranquilityPosition:
    return TranquilityPosition()


def from_position(position: Any, luck: Luck) -> State:
    raise NotImplementedError
