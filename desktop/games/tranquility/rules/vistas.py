"""Panorama goals: whether a sequence of numbers lies in a row (tranq.panorama.goal)."""

from collections.abc import Iterable
from dataclasses import replace

from desktop.games.tranquility.rules.cards import card_of
from desktop.games.tranquility.rules.geometry import TOP_ROW, row_places
from desktop.games.tranquility.rules.state import Goal, Mountain


def _row_numbers(mountain: Mountain, row: int) -> tuple[int, ...]:
    """The numbers of a row from left to right; 0 for a place without an Ascent card."""
    lying = (mountain[place] for place in row_places(row))
    return tuple(0 if card is None else card_of(card).number for card in lying)


def lies(mountain: Mountain, numbers: tuple[int, ...]) -> bool:
    """Whether neighbouring Ascent cards of one row show these numbers from left to right."""
    length = len(numbers)
    for row in range(1, TOP_ROW + 1):
        shown = _row_numbers(mountain, row)
        if any(shown[at : at + length] == numbers for at in range(len(shown) - length + 1)):
            return True
    return False


def with_done(goals: Iterable[Goal], mountain: Mountain) -> tuple[Goal, ...]:
    """The goals after a complete play: a turned-up one whose sequence lies is done and stays so."""
    return tuple(
        replace(goal, done=True) if goal.up and not goal.done and lies(mountain, goal.numbers) else goal
        for goal in goals
    )


def count_done(goals: Iterable[Goal]) -> tuple[int, int]:
    """How many goals are done, and how many there are."""
    up = [goal for goal in goals if goal.up]
    return sum(goal.done for goal in up), len(up)
