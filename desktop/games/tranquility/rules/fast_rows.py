"""The mountain in plain numbers, with what may be laid next kept up to date at each card."""

from desktop.games.tranquility.rules.fast_tables import (
    ASCENTS,
    COLOUR,
    FIRST_FIRE,
    NUMBER,
    SUMMIT_TABLE,
    bridge_places,
    end_table,
    swap_table,
)
from desktop.games.tranquility.rules.geometry import (
    BASE_WIDTH,
    HOLDERS,
    LEFT,
    POSITION_OF,
    RIGHT,
    ROW_OF,
    ROW_START,
    SLOPE,
    SUMMIT,
    TOP_ROW,
    width_of,
)

_WIDTH = (0, *(width_of(row) for row in range(1, TOP_ROW + 1)), 0)
_ENDS: dict[int, bytes] = {}
"""End tables by a number that is quickly made: see ``FastMountain.end``."""


class FastMountain:
    """The 45 places (-1: empty) and ``open``: what each card would cost at each place it may take.

    ``filled`` counts cards by row (index 0 unused), ``bridges`` all lying Bridges. The top is
    opened by the match, which knows the goals.
    """

    __slots__ = ("bridge_rows", "bridge_spots", "bridges", "filled", "higher", "laid", "mountain", "open")

    def __init__(self, *, first_too: bool, higher: bool) -> None:
        self.bridge_spots = bridge_places(first_too)
        self.higher = higher
        self.mountain = [-1] * (SUMMIT + 1)
        # nothing ever opens above row 8 by itself: the top is opened by the match
        self.filled = [*([0] * (TOP_ROW + 1)), -BASE_WIDTH]
        self.bridge_rows = [0] * (TOP_ROW + 2)
        self.bridges = 0
        self.laid = 0
        self.open: dict[int, bytes] = {0: self.end(0)}

    def copy_mountain(self, other: "FastMountain") -> None:
        """Become equal to another mountain."""
        self.bridge_spots, self.higher = other.bridge_spots, other.higher
        self.mountain = other.mountain[:]
        self.filled = other.filled[:]
        self.bridge_rows = other.bridge_rows[:]
        self.bridges, self.laid = other.bridges, other.laid
        self.open = other.open.copy()

    def end(self, place: int) -> bytes:
        """What each card costs at the next place of a row."""
        left = self.mountain[place - 1] if POSITION_OF[place] > 1 else FIRST_FIRE - 1
        colour = COLOUR[left]
        if left < ASCENTS:
            number = NUMBER[left]
        else:
            number = 0 if left < FIRST_FIRE else self.number_beside(place, LEFT)
        bridge = self.bridge_spots[place]
        key = ((ROW_OF[place] * 4 + colour) * 13 + number) * 2 + bridge
        table = _ENDS.get(key)
        if table is None:
            table = _ENDS[key] = end_table(ROW_OF[place], colour, number, bridge)
        return table

    def number_beside(self, place: int, steps: tuple[int | None, ...]) -> int:
        """The number to compare with on one side, over Campfires; 0 for none."""
        beside = steps[place]
        while beside is not None and self.mountain[beside] >= FIRST_FIRE:
            beside = steps[beside]
        card = -1 if beside is None else self.mountain[beside]
        return NUMBER[card] if 0 <= card < ASCENTS else 0

    def lay(self, place: int, card: int) -> None:
        """Put a card on an open place; a Bridge that lay there is simply gone."""
        row = ROW_OF[place]
        swapped = self.mountain[place] >= 0
        self.mountain[place] = card
        del self.open[place]
        if row > TOP_ROW:
            return
        if swapped:
            self.bridges -= 1
            self.bridge_rows[row] -= 1
            self.refresh(row)
            return
        self.laid += 1
        filled = self.filled[row] = self.filled[row] + 1
        if ASCENTS <= card < FIRST_FIRE:
            self.bridges += 1
            self.bridge_rows[row] += 1
        if self.bridge_rows[row]:
            self.refresh(row)
        elif filled < _WIDTH[row] and (row == 1 or self.filled[row - 1] >= filled + 2):
            self.open[place + 1] = self.end(place + 1)
        if self.filled[row + 1] + 2 == filled:
            above = ROW_START[row + 1] + filled - 2
            self.open[above] = self.end(above)

    def put_fire(self, place: int, fire: int) -> None:
        """Put a Campfire in the place of an Ascent card."""
        self.mountain[place] = fire
        self.refresh(ROW_OF[place])

    def refresh(self, row: int) -> None:
        """Work out anew what may be laid in a row: its next place and its Bridges."""
        start, filled = ROW_START[row], self.filled[row]
        for place in range(start, start + filled):
            if ASCENTS <= self.mountain[place] < FIRST_FIRE and self.lies_between(place):
                self.open[place] = self.swap(place)
        place = start + filled
        if filled < _WIDTH[row] and all(self.mountain[below] >= 0 for below in HOLDERS[place]):
            self.open[place] = self.end(place)

    def lies_between(self, place: int) -> bool:
        """Whether both neighbours lie, where there are such places."""
        sides = (LEFT[place], RIGHT[place])
        return all(self.mountain[side] >= 0 for side in sides if side is not None)

    def swap(self, place: int) -> bytes:
        """What each card costs in a Bridge's place."""
        left, right = LEFT[place], RIGHT[place]
        colours = (
            0 if left is None else COLOUR[self.mountain[left]],
            0 if right is None else COLOUR[self.mountain[right]],
        )
        numbers = (self.number_beside(place, LEFT), self.number_beside(place, RIGHT))
        return swap_table(ROW_OF[place], colours, numbers, self.higher)

    @property
    def is_complete(self) -> bool:
        """Whether the slope holds neither a gap nor a Bridge."""
        return self.laid == SLOPE and not self.bridges

    def open_top(self) -> None:
        """Let a Summit be laid."""
        self.open[SUMMIT] = SUMMIT_TABLE

    def has_green_path(self) -> bool:
        """Whether green cards lead from row 1 to row 8 (tranq.green.goal)."""
        path: set[int] = set()
        for place in range(SLOPE):
            if self.mountain[place] >= 0 and COLOUR[self.mountain[place]] == 1:
                holders = HOLDERS[place]
                if not holders or not path.isdisjoint(holders):
                    path.add(place)
        return any(ROW_OF[place] == TOP_ROW for place in path)

    def shows(self, place: int, numbers: tuple[int, ...]) -> bool:
        """Whether a sequence lies in the row of a place, over that place."""
        row, length = ROW_OF[place], len(numbers)
        start, end = ROW_START[row], ROW_START[row] + _WIDTH[row]
        for first in range(max(start, place - length + 1), min(place, end - length) + 1):
            cards = self.mountain[first : first + length]
            if min(cards) >= 0 and tuple(NUMBER[card] for card in cards) == numbers:
                return True
        return False
