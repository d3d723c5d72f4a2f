"""What an unfinished move may become: a verdict for each card and place that could come next."""

from collections.abc import Callable, Iterable, Iterator, Mapping

from desktop.engine.draft import Prospect
from desktop.engine.ids import PieceId
from desktop.engine.move import Move
from desktop.engine.verdict import Verdict, allow, first_refusal
from desktop.games.the_west.rules import action_guards as actions
from desktop.games.the_west.rules.drafting_answers import consider_answer
from desktop.games.the_west.rules.explaining import explain
from desktop.games.the_west.rules.guards import COMMON, PHASES, Act, not_now
from desktop.games.the_west.rules.holding import MISPLACED, REST, hold
from desktop.games.the_west.rules.misplacing import out_of_place
from desktop.games.the_west.rules.moves import (
    ByHandDone,
    ChooseSide,
    CompleteCityEngine,
    DiscardDown,
    EndTurn,
    PlayDoppelgate,
    PlayLocus,
    SkipAction,
    TakeAll,
    TakeTwo,
    UseEffect,
    WestDraft,
)
from desktop.games.the_west.rules.places import locus_deck_zone
from desktop.games.the_west.rules.state import State
from desktop.games.the_west.rules.view import view_of
from desktop.games.the_west.rules.vocabulary import TYPES, FacilityType

Judge = Callable[[tuple[PieceId, ...]], Verdict]
"""The verdict on an incomplete row of cards."""

PAID = ("play_locus", "cityengine", "play_doppelgate", "discard_down")
"""Drafts whose cards are discarded from the hand."""
KNOWN = (*PHASES, "use", "answer", "by_hand_lose", "by_hand_draw", "by_hand_move", "by_hand_done")


def consider(state: State, draft: WestDraft) -> Prospect:
    """What the rules say of a draft, and what could be named next."""
    if draft.kind == "look":
        return Prospect(allow("west.hidden"))  # somebody looks through the discard pile, which all may do
    if draft.kind == REST:
        return Prospect(allow("west.action.one"))
    if draft.kind == MISPLACED:
        return Prospect(out_of_place(state))
    if draft.held is not None:
        seen_by = state.to_act or state.turn or 1
        return hold(view_of(state, seen_by), draft, lambda intent: consider(state, intent))
    if draft.kind not in KNOWN or draft.kind == "deal":
        return Prospect(not_now(state))
    refusal = first_refusal(COMMON, state, Act(draft.kind, draft.cards if draft.kind in PAID else ()))
    if refusal is not None:
        return Prospect(refusal)
    if draft.kind in ("use", "answer") or draft.kind.startswith("by_hand"):
        return _consider_answer(state, draft)
    match draft.kind:
        case "take_all":
            return _take_all(state, draft)
        case "take_two":
            return _take_two(state, draft)
        case "play_locus":
            return _play_locus(state, draft)
        case "cityengine":
            return _cityengine(state, draft)
        case "play_doppelgate":
            return _doppelgate(state, draft)
        case "discard_down":
            return _discard_down(state, draft)
        case "choose_side":
            return _choose_side(state, draft)
        case "skip_action":
            return finished(state, SkipAction())
        case _:
            return finished(state, EndTurn())


def finished(state: State, move: Move) -> Prospect:
    """The prospect of a move with nothing left to name."""
    verdict = explain(state, move)
    return Prospect(verdict, move=move if verdict.allowed else None)


def more_cards(pile: Iterable[PieceId], named: tuple[PieceId, ...], judge: Judge) -> dict[PieceId, Verdict]:
    """The verdict for every card that could be named next."""
    return {card: judge((*named, card)) for card in pile if card not in named}


def sort_of(state: State, card: PieceId) -> tuple[FacilityType, FacilityType]:
    """The front and the back of a card: which of those alike in both is meant makes no difference."""
    return state.book.fronts[card], state.book.backs[card]


def _take_all(state: State, draft: WestDraft) -> Prospect:
    verdicts = {each: actions.take_all_verdict(state, each) for each in TYPES}
    pieces = {card: verdicts[state.book.fronts[card]] for card in state.middle}
    if draft.type is None:
        return Prospect(_any(verdicts), pieces=pieces)
    verdict = verdicts[draft.type]
    return Prospect(verdict, pieces=pieces, move=TakeAll(type=draft.type) if verdict.allowed else None)


def _any(verdicts: Mapping[str, Verdict]) -> Verdict:
    """The first verdict that allows, else the first at all."""
    row = list(verdicts.values())
    return next((verdict for verdict in row if verdict.allowed), row[0])


def _take_two(state: State, draft: WestDraft) -> Prospect:
    def judge(cards: tuple[PieceId, ...]) -> Verdict:
        return actions.take_two_verdict(state, cards, complete=False)

    verdict = judge(draft.cards)
    if not verdict.allowed:
        return Prospect(verdict)
    owed = 2 - len(draft.cards)
    pieces = more_cards(state.middle, draft.cards, judge)
    move = None if owed else TakeTwo(cards=(draft.cards[0], draft.cards[1]))
    return Prospect(verdict, pieces=pieces, owed=owed, move=move)


def _paid(
    state: State,
    draft: WestDraft,
    count: int,
    judge: Judge,
    finish: Callable[[tuple[PieceId, ...]], Move],
) -> Prospect:
    """A draft that is paid from the hand.

    A payment that leaves no choice is chosen by itself, and nothing is asked. Where there is a choice
    the hand names every card: who was asked for four cards and named one does not expect to have paid.
    """
    verdict = judge(draft.cards)
    if not verdict.allowed:
        return Prospect(verdict)
    pieces, owed = more_cards(state.hand, draft.cards, judge), count - len(draft.cards)
    chosen = owed > 0 and _only_way(state, (), count, judge) is None
    cards = None if chosen else _only_way(state, draft.cards, owed, judge)
    move = None if cards is None else finish(cards)
    return Prospect(verdict, pieces=pieces, owed=0 if move else owed, move=move)


def _only_way(
    state: State, named: tuple[PieceId, ...], owed: int, judge: Judge
) -> tuple[PieceId, ...] | None:
    """How the payment is completed if there is one way only; cards alike on both sides are the same way."""
    rest = tuple(card for card in state.hand if card not in named)
    ways = _ways(state, named, rest, owed, judge)
    only = next(ways, None)
    return only if next(ways, None) is None else None


def _ways(
    state: State, named: tuple[PieceId, ...], rest: tuple[PieceId, ...], owed: int, judge: Judge
) -> Iterator[tuple[PieceId, ...]]:
    """Every way to go on with what was named, one for all cards alike, which lie side by side in a hand."""
    if not owed:
        yield named
        return
    tried: set[tuple[FacilityType, FacilityType]] = set()
    for at, card in enumerate(rest[: len(rest) - owed + 1], start=1):
        alike = sort_of(state, card)
        if alike not in tried and judge((*named, card)).allowed:
            yield from _ways(state, (*named, card), rest[at:], owed - 1, judge)
        tried.add(alike)


def _play_locus(state: State, draft: WestDraft) -> Prospect:
    decks = (1, 2, 3)
    if draft.deck not in decks:
        zones = {
            locus_deck_zone(deck): actions.locus_verdict(state, deck, draft.cards, complete=False)
            for deck in decks
        }
        return Prospect(_any(zones), zones)
    deck = draft.deck

    def judge(cards: tuple[PieceId, ...]) -> Verdict:
        return actions.locus_verdict(state, deck, cards, complete=False)

    return _paid(state, draft, 2, judge, lambda cards: PlayLocus(deck=deck, pay=(cards[0], cards[1])))


def _cityengine(state: State, draft: WestDraft) -> Prospect:
    cost = state.book.deck.cityengine.cost
    count = cost.count if cost.kind == "discard_any" else len(cost.types)

    def judge(cards: tuple[PieceId, ...]) -> Verdict:
        return actions.cityengine_verdict(state, cards, complete=False)

    return _paid(state, draft, count, judge, lambda cards: CompleteCityEngine(pay=cards))


def _doppelgate(state: State, draft: WestDraft) -> Prospect:
    def judge(cards: tuple[PieceId, ...]) -> Verdict:
        return actions.doppelgate_verdict(state, cards, complete=False)

    return _paid(state, draft, 2, judge, lambda cards: PlayDoppelgate(pay=(cards[0], cards[1])))


def _discard_down(state: State, draft: WestDraft) -> Prospect:
    over = max(0, len(state.hand) - state.book.hand_limit)

    def judge(cards: tuple[PieceId, ...]) -> Verdict:
        return actions.limit_verdict(state, cards, complete=False)

    return _paid(state, draft, over, judge, lambda cards: DiscardDown(cards=cards))


def _choose_side(state: State, draft: WestDraft) -> Prospect:
    if draft.type is None:
        return Prospect(actions.side_verdict(state, state.book.deck.double_sided[0]))
    return finished(state, ChooseSide(side=draft.type))


def _consider_answer(state: State, draft: WestDraft) -> Prospect:
    match draft.kind:
        case "use":
            return finished(state, UseEffect(effect=(draft.effect or "")[:60]))
        case "by_hand_done":
            return finished(state, ByHandDone())
        case _:
            return consider_answer(state, draft)
