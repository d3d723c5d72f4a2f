"""What an action card says of itself, and what each of its options would do now."""

from collections.abc import Iterator, Sequence

from desktop.engine.ids import PieceId
from desktop.engine.message import Message
from desktop.games.shinra_tower.rules.deck import ActionOption, DefeatAction, EnemyAction
from desktop.games.shinra_tower.rules.names import counted
from desktop.games.shinra_tower.rules.pieces import (
    ENEMY_COPIES,
    FLOORS,
    PIECE_BY_ID,
    PIECE_IDS,
    WALL_COUNTS,
)
from desktop.games.shinra_tower.rules.view import View

Tips = tuple[Message, ...]


def card_face(view: View, card: PieceId, used: int | None) -> str:
    """The face of a card: its options, and which of them is performed.

    A face-up card says on itself where nobody can be defeated: one click would use it up.
    """
    options = view.cards.card(card).options
    if card not in view.face_up or view.phase != "choose":
        return face_of(options, used)
    return "/".join(("card", "", *(_part(option) + _vainly(view, option) for option in options)))


def _vainly(view: View, option: ActionOption) -> str:
    return ":nobody" if isinstance(option, DefeatAction) and nobody_in_reach(view, option) else ""


def nobody_in_reach(view: View, option: DefeatAction) -> bool:
    """Whether a Defeat Action could defeat nobody, wherever its figure were placed."""
    floors = {view.cloud_floor} if option.figure == "cloud" else set(view.floors)
    zones = {f"floor-{floor}" for floor in floors}
    return not any(PIECE_BY_ID[piece].is_foe and view.zone_of(piece) in zones for piece in PIECE_IDS)


def face_of(options: Sequence[ActionOption], used: int | None = None) -> str:
    """The face of a card with these options."""
    return "/".join(("card", "" if used is None else str(used), *map(_part, options)))


def _part(option: ActionOption) -> str:
    if isinstance(option, EnemyAction):
        return f"enemy:{option.enemy}:{option.walls[0]}:{option.walls[1]}"
    return f"defeat:{option.figure}:{option.up_to}"


def card_tip(view: View, card: PieceId, used: int | None) -> Tips:
    """The options of a card, one sentence each; of a chosen card only what is performed."""
    options = view.cards.card(card).options
    shown = [option for index, option in enumerate(options) if used in (None, index)]
    lines = [line for option in shown for line in _option(view, option, now=used is None)]
    return tuple([Message("shinra.tip.two-options"), *lines] if len(shown) > 1 else lines)


def option_name(view: View, card: PieceId, index: int) -> Message:
    """What an option is called by itself."""
    return name_of_option(view.cards.card(card).options[index])


def name_of_option(option: ActionOption) -> Message:
    """What an option is called wherever it stands."""
    if isinstance(option, EnemyAction):
        return Message("shinra.table.enemy-action", {"piece": option.enemy})
    return Message("shinra.table.defeat-action", {"piece": option.figure})


def option_tip(view: View, card: PieceId, index: int) -> Tips:
    """What an option does, and what that means just now."""
    return tuple(_option(view, view.cards.card(card).options[index], now=True))


def option_says(option: ActionOption) -> Message:
    """What an option does, whatever the tower."""
    if isinstance(option, EnemyAction):
        return Message("shinra.tip.card-enemy", {"walls": counted(option.walls), "piece": option.enemy})
    return _defeat(option)


def _option(view: View, option: ActionOption, *, now: bool) -> Iterator[Message]:
    yield option_says(option)
    if now and isinstance(option, EnemyAction):
        yield from _enemy_now(view, option)
    elif now and isinstance(option, DefeatAction):
        yield from _defeat_now(view, option)


def _enemy_now(view: View, option: EnemyAction) -> Iterator[Message]:
    """What stands in the way, or what would be built."""
    if view.top == FLOORS:
        yield Message("shinra.tip.now-no-floor")
        return
    copies = [f"{option.enemy}-{n}" for n in range(1, ENEMY_COPIES + 1)]
    if not any(view.zone_of(piece) == "supply" for piece in copies):
        yield Message("shinra.tip.now-missing", {"piece": option.enemy})
        return
    yield Message("shinra.tip.now-build", {"floor": view.top + 1, "under": view.top})
    for wall in dict.fromkeys(option.walls):
        left = sum(view.zone_of(f"{wall}-{n}") == "supply" for n in range(1, WALL_COUNTS[wall] + 1))
        if left < option.walls.count(wall):
            yield Message("shinra.tip.now-substitute", {"piece": wall})
    bosses = tuple(b for b in view.cards.bosses_of(view.top + 1) if view.zone_of(b) == "supply")
    if bosses:
        yield Message("shinra.tip.now-bosses", {"pieces": bosses})


def _defeat(option: DefeatAction) -> Message:
    match option.figure:
        case "cloud":
            return Message("shinra.tip.card-cloud", {"n": option.up_to})
        case "tifa" | "red-xiii":
            return Message("shinra.tip.card-strong", {"piece": option.figure})
        case "aerith":
            return Message("shinra.tip.card-aerith")
        case "barret":
            return Message("shinra.tip.card-barret")
        case _:
            return Message("shinra.tip.card-avalanche", {"piece": option.figure})


def _defeat_now(view: View, option: DefeatAction) -> Iterator[Message]:
    if nobody_in_reach(view, option):
        yield Message("shinra.tip.now-nobody")
    if option.figure == "cloud":
        stands = view.zone_of("cloud").startswith("floor-")
        floor = {"floor": view.cloud_floor}
        yield Message("shinra.tip.now-cloud", floor) if stands else Message("shinra.tip.now-cloud-fallen")
        return
    zone = view.zone_of(option.figure)
    if zone.startswith("floor-"):
        floor = int(zone.rpartition("-")[2])
        yield Message("shinra.tip.now-moves", {"piece": option.figure, "floor": floor})
