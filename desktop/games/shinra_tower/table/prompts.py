"""The sentence that says what the hand should do next."""

from desktop.engine.draft import Draft
from desktop.engine.message import Message
from desktop.games.shinra_tower.physics.pieces import kind_of
from desktop.games.shinra_tower.rules.moves import ShinraDraft
from desktop.games.shinra_tower.rules.pieces import PIECE_BY_ID
from desktop.games.shinra_tower.rules.view import View
from desktop.games.shinra_tower.table.in_hand import InHand


def idle_prompt(view: View, hand: InHand) -> Message | None:
    """What comes next while the hand is empty."""
    if view.outcome is not None:
        return None
    if hand.busy:
        return Message("shinra.prompt.wait")
    piece = view.wanted[0] if view.wanted else ""
    match view.phase:
        case "choose":
            return Message("shinra.prompt.choose")
        case "walls":
            return Message("shinra.prompt.walls", {"pieces": _families(view)})
        case "floor" | "enemy" | "boss" | "ally":
            return Message("shinra.prompt.next", {"piece": piece})
        case "climb":
            return Message("shinra.prompt.climb", {"floor": view.climb})
        case "set-back":
            return _set_back(view, piece)
        case "targets":
            return Message("shinra.prompt.name-targets")
        case "challenge":
            return Message("shinra.prompt.challenge")
        case "refill":
            return Message("shinra.prompt.refill")
        case _:
            return None


def _families(view: View) -> tuple[str, ...]:
    """The types of the walls that are still owed."""
    return tuple(dict.fromkeys(PIECE_BY_ID[wall].family for wall in view.wanted))


def _set_back(view: View, piece: str) -> Message:
    floor = dict(view.fell_from).get(piece, 1)
    return Message("shinra.prompt.waiting", {"pieces": view.waiting, "piece": piece, "floor": floor})


def prompt(view: View | None, draft: Draft | None, owed: int, hand: InHand) -> Message | None:
    """What the hand should do next."""
    if not isinstance(draft, ShinraDraft) or view is None:
        return None
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
