"""What follows from a move that the guards allowed: the next state, and what happened."""

from dataclasses import replace

from desktop.engine.event import Event
from desktop.engine.game import Step
from desktop.engine.ids import PieceId
from desktop.engine.move import Move
from desktop.engine.verdict import RefusedError
from desktop.games.shinra_tower.rules import events
from desktop.games.shinra_tower.rules.actions import explain
from desktop.games.shinra_tower.rules.choosing import (
    Choice,
    is_enemy_missing,
    is_topped_out,
    option_of,
    stays,
    used_walls,
)
from desktop.games.shinra_tower.rules.deck import DefeatAction
from desktop.games.shinra_tower.rules.falls import came_to_rest
from desktop.games.shinra_tower.rules.flow import advance, counted
from desktop.games.shinra_tower.rules.moves import (
    Adjust,
    Challenge,
    Choose,
    Counted,
    Deal,
    GiveUp,
    PlacePiece,
    Reshuffle,
    Settled,
    Target,
    Withdraw,
)
from desktop.games.shinra_tower.rules.pieces import PIECE_BY_ID, in_order
from desktop.games.shinra_tower.rules.placing import allow_place
from desktop.games.shinra_tower.rules.state import HAND, SUPPLY, Held, State, Work, moved
from desktop.games.shinra_tower.rules.targeting import reach_rule
from desktop.games.shinra_tower.rules.tower import standing, top


def apply(state: State, move: Move) -> Step[State]:
    """Carry a move out. Raises RefusedError with the verdict of ``explain``."""
    verdict = explain(state, move)
    if not verdict.allowed:
        raise RefusedError(verdict)
    match move:
        case Choose():
            return _choose(state, move)
        case PlacePiece():
            rule = allow_place(state, move.piece, move.floor).rule
            return _taken(
                state, Held(move.piece, move.floor, state.zone_of(move.piece), "place", move.fold), rule
            )
        case Adjust():
            floor, zone = state.floor_of(move.piece), state.zone_of(move.piece)
            return _taken(state, Held(move.piece, floor, zone, "adjust", move.fold), verdict.rule)
        case Withdraw():
            return _taken(state, Held(move.piece, 0, state.zone_of(move.piece), "withdraw"), verdict.rule)
        case Target():
            return _target(state, move)
        case Challenge():
            return _challenge(state, move)
        case Deal():
            return _deal(state, move)
        case Reshuffle():
            state = replace(state, draw=move.draw, discard=())
            told = events.reshuffled(move.draw)
            return _then((told,), _refilled(state))
        case Settled() | Counted():
            return _settled(state, move)
        case GiveUp():
            return advance(replace(state, lost="shinra.over.give-up"))
        case _:
            return _end_turn(state)


def _then(first: tuple[Event, ...], step: Step[State]) -> Step[State]:
    """A step with what was told before it."""
    return Step(step.state, (*first, *step.events))


def _choose(state: State, move: Choose) -> Step[State]:
    choice = Choice(move.card, move.option, move.walls or (), move.confirm)
    option = option_of(state, choice)
    told = [events.chosen(state, move.card, option)]
    face_up = tuple(None if card == move.card else card for card in state.face_up)
    after = replace(state, chosen=move.card, face_up=face_up)
    work = Work(card=move.card, option=move.option)
    if isinstance(option, DefeatAction):
        work = replace(work, origin=state.floor_of(option.figure))
        if option.figure != "cloud" and stays(state, option.figure):
            work = replace(work, done=(option.figure,), floor=work.origin)
            told.append(events.stays_there(option.figure))
    elif is_topped_out(state):
        work = replace(work, acted=True)
        told.append(events.no_floor_left(move.card))
    elif is_enemy_missing(state, option):
        after = replace(after, lost="shinra.over.enemy-missing")
    else:
        work = replace(work, walls=used_walls(option, choice.walls), base=top(state))
    return _then(tuple(told), advance(replace(after, work=work)))


def _taken(state: State, held: Held, rule: str) -> Step[State]:
    """A piece in the hand, waiting for Nature to say where it comes to rest."""
    piece, work = held.piece, state.work
    own = in_order({*state.own, piece})
    if work is not None:
        kind = PIECE_BY_ID[piece].kind
        taken = in_order({*work.taken, piece}) if kind == "wall" and held.kind == "place" else work.taken
        enemy = piece if state.phase == "enemy" and held.kind == "place" else work.enemy
        done = tuple(one for one in work.done if one != piece)
        work = replace(work, taken=taken, enemy=enemy, done=done)
    after = moved(replace(state, own=own, work=work, held=held, phase="settle"), (piece,), HAND)
    return Step(after, (events.took(state.turn, piece, held.origin, rule),))


def _target(state: State, move: Target) -> Step[State]:
    told = events.defeated(state, move.enemies, reach_rule(state))
    work = None if state.work is None else replace(state.work, acted=True)
    after = replace(moved(state, move.enemies, SUPPLY), work=work)
    after = replace(after, own=tuple(piece for piece in after.own if piece not in move.enemies))
    if move.enemies:
        return Step(replace(after, phase="settle"), (told,))
    return _then((told,), advance(after))


def _challenge(state: State, move: Challenge) -> Step[State]:
    if not move.go_on:
        return advance(replace(state, beyond=False, won=True))
    return _then((events.went_on(),), advance(replace(state, beyond=True)))


def _settled(state: State, move: Settled | Counted) -> Step[State]:
    rest = came_to_rest(state, move)
    if rest.again:
        return Step(replace(rest.state, phase="settle"), rest.events)
    following = counted(rest.state) if isinstance(move, Counted) else advance(rest.state)
    return _then(rest.events, following)


def _deal(state: State, move: Deal) -> Step[State]:
    after = replace(
        state,
        first=move.first,
        turn=move.first,
        draw=move.draw[2:],
        face_up=move.draw[:2],
        phase="choose",
    )
    return Step(after, events.dealt(after))


def _end_turn(state: State) -> Step[State]:
    card: PieceId = state.chosen or ""
    after = replace(state, chosen=None, discard=(*state.discard, card), work=None, own=())
    told = (events.discarded(state, card),)
    if not state.draw:
        return Step(replace(after, phase="reshuffle"), told)
    return _then(told, _refilled(after))


def _refilled(state: State) -> Step[State]:
    """The gap filled, and the turn passed (shinra.refill.pass)."""
    gap, card = state.face_up.index(None), state.draw[0]
    face_up = tuple(card if at == gap else lying for at, lying in enumerate(state.face_up))
    after = replace(
        state,
        draw=state.draw[1:],
        face_up=face_up,
        turn=state.next_seat(),
        fell_from=(),
        checked=False,
        stood=tuple(floor for floor in standing(state) if floor > 1),
    )
    step = advance(after)
    return Step(step.state, (events.refilled(state, card, gap), events.turn(after), *step.events))
