"""Drafts of choosing: card, option, the walls that stand in, and the loss to be confirmed."""

from typing import cast

from desktop.engine.draft import Prospect
from desktop.engine.ids import PieceId
from desktop.engine.verdict import Verdict, allow
from desktop.games.shinra_tower.rules.choosing import (
    Choice,
    choose_verdict,
    face_up,
    has_option,
    is_enemy_missing,
    is_topped_out,
    options_of,
    wall_choices,
)
from desktop.games.shinra_tower.rules.deck import EnemyAction
from desktop.games.shinra_tower.rules.moves import Choose, ShinraDraft
from desktop.games.shinra_tower.rules.pieces import WALL_TYPES, WallType
from desktop.games.shinra_tower.rules.state import State


def option_zone(option: int) -> str:
    """The pseudo zone by which a card's option is named in a draft."""
    return f"option-{option}"


def consider_choice(state: State, draft: ShinraDraft) -> Prospect:
    """What a choice may become: card, option, then walls or the confirmed loss if need be."""
    card = draft.card
    if card is None:
        cards = {one: card_verdict(state, one) for one in state.face_up if one is not None}
        return Prospect(allow("shinra.turn.phases"), pieces=cards)
    if (refusal := face_up(state, Choice(card, 0))) is not None:
        return Prospect(refusal)
    options = {
        option_zone(at): _option_verdict(state, card, at) for at in range(len(options_of(state, card)))
    }
    option = draft.option if draft.option is not None else 0 if len(options) == 1 else None
    if option is None:
        return Prospect(card_verdict(state, card), options)
    choice = Choice(card, option, draft.walls, draft.confirm)
    if (refusal := has_option(state, choice)) is not None:
        return Prospect(refusal, options)
    return _consider_option(state, choice, options)


def card_verdict(state: State, card: PieceId) -> Verdict:
    """Whether a face-up card could be chosen for something; if not, the refusal of its first option."""
    verdicts = [_option_verdict(state, card, at) for at in range(len(options_of(state, card)))]
    return next((verdict for verdict in verdicts if verdict.allowed), verdicts[0])


def _option_verdict(state: State, card: PieceId, option: int) -> Verdict:
    """Whether an option can be begun; walls that ran out are a question, no obstacle."""
    return choose_verdict(state, Choice(card, option, _forced(state, card, option, ()) or ()))


def _forced(state: State, card: PieceId, option: int, named: tuple[str, ...]) -> tuple[str, ...] | None:
    """Two walls for an Enemy Action: those named, then what is shown or stands in for it first."""
    action = options_of(state, card)[option]
    if not isinstance(action, EnemyAction) or is_topped_out(state) or is_enemy_missing(state, action):
        return None
    walls = list(named)
    for shown in action.walls[len(walls) :]:
        walls += wall_choices(state, shown, walls)[:1]
    return tuple(walls)


def _consider_option(state: State, choice: Choice, options: dict[str, Verdict]) -> Prospect:
    action = options_of(state, choice.card)[choice.option]
    if _forced(state, choice.card, choice.option, ()) is None:
        verdict = choose_verdict(state, choice)
        missing = is_enemy_missing(state, action) and not verdict.allowed and not is_topped_out(state)
        zones = {**options, "confirm": allow("shinra.over.enemy-missing")} if missing else options
        return Prospect(verdict, zones, move=_move(choice, ()) if verdict.allowed else None)
    walls = list(choice.walls)
    shown = action.walls if isinstance(action, EnemyAction) else ()
    for wall in shown[len(walls) :]:
        fitting = wall_choices(state, wall, walls)
        if fitting != (wall,):
            pieces = {one: _wall_verdict(state, choice, (*walls, one)) for one in WALL_TYPES}
            begun = allow("shinra.enemy.substitute-wall", wall=wall, left=0)
            return Prospect(begun, options, pieces, owed=len(shown) - len(walls))
        walls.append(wall)
    whole = Choice(choice.card, choice.option, tuple(walls), choice.confirm)
    verdict = choose_verdict(state, whole)
    named = () if tuple(walls) == shown else tuple(walls)
    return Prospect(verdict, options, move=_move(whole, named) if verdict.allowed else None)


def _wall_verdict(state: State, choice: Choice, walls: tuple[str, ...]) -> Verdict:
    """Whether a type may stand in next."""
    whole = _forced(state, choice.card, choice.option, walls) or ()
    return choose_verdict(state, Choice(choice.card, choice.option, whole))


def _move(choice: Choice, walls: tuple[str, ...]) -> Choose:
    pair = cast("tuple[WallType, WallType] | None", walls or None)
    return Choose(card=choice.card, option=choice.option, walls=pair, confirm=choice.confirm)
