"""The sentence that says what the hand should do next."""

from collections import Counter

from desktop.engine.draft import Draft
from desktop.engine.message import Fact, Message
from desktop.games.shinra_tower.physics.pieces import kind_of
from desktop.games.shinra_tower.rules.moves import ShinraDraft
from desktop.games.shinra_tower.rules.names import counted
from desktop.games.shinra_tower.rules.pieces import PIECE_BY_ID
from desktop.games.shinra_tower.rules.state import SUPPLY
from desktop.games.shinra_tower.rules.view import View
from desktop.games.shinra_tower.table.in_hand import InHand


def idle_prompt(view: View, hand: InHand) -> Message | None:
    """What comes next while the hand is empty."""
    if view.outcome is not None:
        return None
    if hand.busy:
        return _waiting(hand.piece, hand)
    piece = view.wanted[0] if view.wanted else ""
    match view.phase:
        case "choose":
            return Message("shinra.prompt.choose")
        case "walls":
            return _walls(view, piece)
        case "floor" | "enemy" | "boss" | "ally":
            return _next(view, piece)
        case "climb":
            return Message("shinra.prompt.climb", {"floor": view.climb, "action": _BY_BUTTON})
        case "set-back":
            return _set_back(view, piece, hand.moment.floors)
        case "targets":
            return Message("shinra.prompt.name-targets")
        case "challenge":
            return Message("shinra.prompt.challenge")
        case "refill":
            return Message("shinra.prompt.refill")
        case _:
            return None


def _waiting(piece: str, hand: InHand) -> Message:
    """What is going on while nothing is asked of the player: no order stands over a hand at work."""
    if hand.by_itself and piece in PIECE_BY_ID:
        return Message("shinra.prompt.by-itself", {"piece": piece})
    return Message("shinra.prompt.wait")


_BY_BUTTON = "shinra.action.auto"
"""Prompts name the button as it names itself."""


def _walls(view: View, wall: str) -> Message:
    """The walls that are still owed; one that fell comes first."""
    if view.work is None or (wall and view.zone_of(wall) != SUPPLY):
        return _next(view, wall)
    taken = Counter(PIECE_BY_ID[piece].family for piece in view.work.taken)
    owed = tuple((Counter[str](view.work.walls) - taken).elements())
    return Message("shinra.prompt.walls", {"pieces": counted(owed)})


def _next(view: View, piece: str) -> Message:
    """Where the next piece lies, and that the hand can place it by itself."""
    facts: dict[str, Fact] = {"piece": piece, "action": _BY_BUTTON}
    place = view.zone_of(piece)
    if place == SUPPLY:
        return Message("shinra.prompt.next", facts)
    if place.startswith("floor-"):
        return Message("shinra.prompt.move", facts)
    facts = {**facts, "place": "shinra.table.aside"}
    if PIECE_BY_ID[piece].is_figure:
        return Message("shinra.prompt.again", facts)
    return Message("shinra.prompt.again-above", facts)  # the straight way leads through the tower


def _set_back(view: View, piece: str, floors: tuple[int, ...]) -> Message:
    floor = dict(view.fell_from).get(piece, 1)
    facts: dict[str, Fact] = {"pieces": view.waiting, "piece": piece, "floor": floor}
    if floor in floors or not floors:
        return Message("shinra.prompt.waiting", facts)
    if len(floors) == 1:
        return Message("shinra.prompt.waiting-near", {**facts, "near": floors[0]})
    return Message("shinra.prompt.waiting-either", {**facts, "low": min(floors), "high": max(floors)})


def prompt(view: View | None, draft: Draft | None, owed: int, hand: InHand) -> Message | None:
    """What the hand should do next."""
    if not isinstance(draft, ShinraDraft) or view is None:
        return None
    if hand.busy:
        return _waiting(hand.piece or draft.piece or "", hand)
    match draft.kind:
        case "target":
            return Message("shinra.prompt.targets", {"n": owed}) if owed else None
        case "choose" if draft.option is None:
            return Message("shinra.prompt.option")
        case "choose":
            return Message("shinra.prompt.substitute", {"n": owed})
        case "place" if draft.piece in PIECE_BY_ID:
            return _place_prompt(view, draft.piece or "", hand)
        case _:
            return None


def _place_prompt(view: View, piece: str, hand: InHand) -> Message:
    if hand.ruler:
        return Message("shinra.prompt.ruler", {"piece": piece})
    if view.phase == "set-back":
        return Message("shinra.prompt.set-back", {"piece": piece})
    match kind_of(piece):
        case "wall":
            return Message("shinra.prompt.wall", {"piece": piece})
        case "floor":
            return Message("shinra.prompt.tile", {"piece": piece})
        case _:
            return Message("shinra.prompt.figure", {"piece": piece})
