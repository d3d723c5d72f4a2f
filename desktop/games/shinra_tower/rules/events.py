"""What is told of moves. Nothing is hidden but the order of the draw pile, so all are told the same."""

from desktop.engine.event import Event, Shift
from desktop.engine.game import Outcome
from desktop.engine.ids import PieceId, RuleId, Seat, ZoneId, seat_id
from desktop.games.shinra_tower.rules.deck import DefeatAction, EnemyAction
from desktop.games.shinra_tower.rules.ending import fallen_walls
from desktop.games.shinra_tower.rules.names import counted
from desktop.games.shinra_tower.rules.pieces import PIECE_BY_ID
from desktop.games.shinra_tower.rules.state import (
    CHOSEN,
    DISCARD,
    DRAW,
    FACE_UP,
    HAND,
    SUPPLY,
    TABLE,
    State,
)


def stands_by(piece: PieceId) -> RuleId:
    """The rule by which a wall or a figure stands properly."""
    is_wall = PIECE_BY_ID[piece].kind == "wall"
    return "shinra.place.wall-upright" if is_wall else "shinra.place.figure-upright"


def shown_on(state: State, cards: tuple[PieceId, ...]) -> tuple[str, ...]:
    """The enemies and figures that cards show, by kind, each once."""
    options = (option for card in cards for option in state.cards.card(card).options)
    shown = (one.enemy if isinstance(one, EnemyAction) else one.figure for one in options)
    return tuple(dict.fromkeys(shown))


def dealt(state: State) -> tuple[Event, ...]:
    """The first two cards were turned up and somebody begins."""
    cards = tuple(card for card in state.face_up if card is not None)
    shifts = tuple(Shift(card, DRAW, FACE_UP[at]) for at, card in enumerate(cards))
    facts = {"cards": cards, "pieces": shown_on(state, cards)}
    return (
        Event("shinra.event.dealt", "shinra.setup.cards", facts, shifts),
        turn(state, "shinra.setup.start-player"),
    )


def chosen(state: State, card: PieceId, option: EnemyAction | DefeatAction) -> Event:
    """A face-up card was chosen, and what it is chosen for."""
    piece = option.enemy if isinstance(option, EnemyAction) else option.figure
    facts = {"seat": seat_id(state.turn), "card": card, "piece": piece}
    shift = Shift(card, FACE_UP[state.face_up.index(card)], CHOSEN)
    if isinstance(option, EnemyAction):
        return Event("shinra.event.chosen-enemy", "shinra.action.choose-card", facts, (shift,))
    return Event("shinra.event.chosen", "shinra.action.choose-card", facts, (shift,))


def no_floor_left(card: PieceId) -> Event:
    """An Enemy Action had no effect under 20F."""
    return Event("shinra.event.no-floor-left", "shinra.enemy.no-floor-left", {"card": card})


def stays_there(ally: PieceId) -> Event:
    """An ally had no other floor to go to."""
    return Event("shinra.event.ally-stays", "shinra.defeat.move-ally", {"piece": ally})


def took(seat: Seat, piece: PieceId, origin: ZoneId, rule: RuleId) -> Event:
    """A piece was taken up to be let go."""
    facts = {"seat": seat_id(seat), "piece": piece}
    return Event("shinra.event.took", rule, facts, (Shift(piece, origin, HAND),))


def placed(piece: PieceId, floor: int) -> Event:
    """The released piece stands where it was meant to."""
    facts = {"piece": piece, "floor": floor}
    shifts = (Shift(piece, HAND, f"floor-{floor}"),)
    if PIECE_BY_ID[piece].kind == "floor":
        return Event("shinra.event.laid", "shinra.place.floor-on-walls", facts, shifts)
    return Event("shinra.event.placed", stands_by(piece), facts, shifts)


def strayed(piece: PieceId, origin: ZoneId, floor: int) -> Event:
    """A figure came to stand on another floor; it has not fallen."""
    facts = {"piece": piece, "floor": floor}
    shift = Shift(piece, origin, f"floor-{floor}")
    return Event("shinra.event.strayed", "shinra.fall.what", facts, (shift,))


def kept(piece: PieceId, origin: ZoneId) -> Event:
    """The second hand keeps a piece that stood."""
    return Event("shinra.event.kept", "shinra.place.hands", {"piece": piece}, (Shift(piece, origin, HAND),))


def own_fell(pieces: tuple[PieceId, ...], before: State) -> Event:
    """What was placed this turn fell: it does not count."""
    return Event(
        "shinra.event.own-fell", "shinra.fall.own", {"pieces": counted(pieces)}, _to_table(pieces, before)
    )


def own_hung(pieces: tuple[PieceId, ...], before: State) -> Event:
    """What was placed this turn lies, leans or hangs where it does not count: it is placed again."""
    return Event(
        "shinra.event.own-hung", "shinra.fall.own", {"pieces": counted(pieces)}, _to_table(pieces, before)
    )


def knocked(pieces: tuple[PieceId, ...], before: State) -> Event:
    """Pieces of earlier turns were knocked down while the hand still held something."""
    return Event(
        "shinra.event.knocked",
        "shinra.place.hands-off",
        {"pieces": counted(pieces)},
        _to_table(pieces, before),
    )


def fell(pieces: tuple[PieceId, ...], before: State) -> Event:
    """Pieces of earlier turns fell."""
    return Event(
        "shinra.event.fell", "shinra.fall.what", {"pieces": counted(pieces)}, _to_table(pieces, before)
    )


def hung(pieces: tuple[PieceId, ...], before: State) -> Event:
    """Pieces that hung were taken off."""
    return Event(
        "shinra.event.hung", "shinra.fall.hanging", {"pieces": counted(pieces)}, _to_table(pieces, before)
    )


def _to_table(pieces: tuple[PieceId, ...], before: State) -> tuple[Shift, ...]:
    return tuple(Shift(piece, before.zone_of(piece), TABLE) for piece in pieces)


def walls_out(pieces: tuple[PieceId, ...], state: State) -> Event:
    """Fallen walls were laid out; ``count`` is how many there are now."""
    facts = {"pieces": counted(pieces), "count": fallen_walls(state)}
    shifts = tuple(Shift(piece, TABLE, "row") for piece in pieces)
    return Event("shinra.event.walls-out", "shinra.fall.walls", facts, shifts)


def to_supply(pieces: tuple[PieceId, ...]) -> Event:
    """Fallen floors and allies went back to the supply."""
    shifts = tuple(Shift(piece, TABLE, SUPPLY) for piece in pieces)
    return Event("shinra.event.to-supply", "shinra.fall.floors-allies", {"pieces": pieces}, shifts)


def to_set_back(pieces: tuple[PieceId, ...]) -> Event:
    """Cloud or enemies wait to be set back."""
    return Event("shinra.event.to-set-back", "shinra.fall.cloud-enemies", {"pieces": pieces})


def put_away(piece: PieceId, target: ZoneId) -> Event:
    """A piece was put down beside the tower."""
    facts = {"piece": piece}
    return Event("shinra.event.put-away", "shinra.place.hands-off", facts, (Shift(piece, HAND, target),))


def restarted(floor: int, back: tuple[tuple[PieceId, ZoneId], ...]) -> Event:
    """The Enemy Action starts again on another floor."""
    shifts = tuple(Shift(piece, origin, SUPPLY) for piece, origin in back)
    return Event("shinra.event.restarted", "shinra.fall.restart", {"floor": floor}, shifts)


def boss_missing(boss: PieceId, floor: int) -> Event:
    """A boss is not in the supply and does not come."""
    return Event("shinra.event.boss-missing", "shinra.enemy.boss-missing", {"piece": boss, "floor": floor})


def defeated(state: State, enemies: tuple[PieceId, ...], rule: RuleId) -> Event:
    """Enemies were defeated, or nobody although somebody might have been."""
    if not enemies:
        return Event("shinra.event.spared", "shinra.defeat.choice", {"seat": seat_id(state.turn)})
    facts = {"seat": seat_id(state.turn), "pieces": enemies}
    shifts = tuple(Shift(enemy, state.zone_of(enemy), SUPPLY) for enemy in enemies)
    return Event("shinra.event.defeated", rule, facts, shifts)


def nobody_near(figure: PieceId) -> Event:
    """No enemy was in range."""
    return Event("shinra.event.nobody", "shinra.defeat.choice", {"piece": figure})


def cloud_stays(floor: int) -> Event:
    """Cloud stays with an enemy."""
    return Event("shinra.event.cloud-stays", "shinra.check.stay", {"floor": floor})


def cloud_goes(floor: int, *, enemy_there: bool) -> Event:
    """Cloud must go to an enemy, or to the top."""
    if enemy_there:
        return Event("shinra.event.cloud-climbs", "shinra.check.climb", {"floor": floor})
    return Event("shinra.event.cloud-to-top", "shinra.check.top", {"floor": floor})


def counting(floor: int) -> Event:
    """The conditions hold: the count of five begins."""
    return Event("shinra.event.counting", "shinra.clear.conditions", {"floor": floor})


def count_broken(floor: int) -> Event:
    """A fall broke a condition while counting."""
    return Event("shinra.event.count-broken", "shinra.clear.count", {"floor": floor})


def cleared() -> Event:
    """8F is cleared."""
    return Event("shinra.event.cleared", "shinra.clear.count")


def went_on() -> Event:
    """The table takes up the challenge."""
    return Event("shinra.event.went-on", "shinra.sephiroth")


def discarded(state: State, card: PieceId) -> Event:
    """The chosen card was discarded."""
    facts = {"seat": seat_id(state.turn), "card": card}
    return Event("shinra.event.discarded", "shinra.refill.discard", facts, (Shift(card, CHOSEN, DISCARD),))


def refilled(state: State, card: PieceId, gap: int) -> Event:
    """A card was turned up into the gap."""
    facts = {"card": card, "pieces": shown_on(state, (card,))}
    shift = Shift(card, DRAW, FACE_UP[gap])
    return Event("shinra.event.refilled", "shinra.refill.discard", facts, (shift,))


def reshuffled(cards: tuple[PieceId, ...]) -> Event:
    """The discard pile became the draw pile."""
    shifts = tuple(Shift(card, DISCARD, DRAW) for card in cards)
    return Event("shinra.event.reshuffled", "shinra.refill.reshuffle", {"count": len(cards)}, shifts)


def turn(state: State, rule: RuleId = "shinra.refill.pass") -> Event:
    """Another turn began."""
    return Event("shinra.event.turn", rule, {"seat": seat_id(state.turn)})


def ending(state: State, end: Outcome) -> tuple[Event, ...]:
    """The end of the match that has come."""
    if not state.lost:
        if state.beyond:
            return (Event("shinra.event.full-clear", end.rule),)
        return (Event("shinra.event.won", end.rule),)
    loss = _loss(state)
    if end.kind == "win":
        return (loss, Event("shinra.event.clear-stays", end.rule))
    return (loss,)


def _loss(state: State) -> Event:
    match state.lost:
        case "shinra.over.collapse":
            return Event("shinra.event.collapsed", "shinra.over.collapse")
        case "shinra.over.walls":
            return Event("shinra.event.too-many-walls", "shinra.over.walls", {"count": fallen_walls(state)})
        case "shinra.over.enemy-missing":
            return Event("shinra.event.enemy-missing", "shinra.over.enemy-missing")
        case _:
            return Event("shinra.event.gave-up", "shinra.over.give-up", {"seat": seat_id(state.turn)})
