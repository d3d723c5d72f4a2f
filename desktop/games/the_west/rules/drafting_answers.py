"""Drafts of answers in mid-turn, and of what is moved by hand."""

from collections.abc import Callable

from desktop.engine.draft import Prospect
from desktop.engine.ids import PieceId
from desktop.engine.verdict import Verdict, allow
from desktop.games.the_west.rules import answer_guards as answers
from desktop.games.the_west.rules.by_hand import found
from desktop.games.the_west.rules.footprint import cost_of
from desktop.games.the_west.rules.moves import Answer, ByHandMove, WestDraft
from desktop.games.the_west.rules.places import locus_deck_zone
from desktop.games.the_west.rules.state import Pending, State

EFFECTS = "west.effects.mandatory"


def consider_answer(state: State, draft: WestDraft) -> Prospect:
    """What an answer or a move by hand may become; the guards of every draft have let it pass."""
    choice = state.choice
    if draft.kind != "answer" or choice is None:
        return _by_hand(state, draft)
    match choice.kind:
        case "may":
            return _may(state, draft, choice)
        case "discard" | "drop" | "give":
            hand = state.hands[choice.seat - 1] if choice.seat else ()
            return _counted(state, draft, choice, hand, answers.discard_verdict)
        case "take":
            return _counted(state, draft, choice, state.middle, answers.take_verdict)
        case "swap":
            return _swap(state, draft, choice)
        case _:
            return _locus_under(state, draft, choice)


def _may(state: State, draft: WestDraft, choice: Pending) -> Prospect:
    if draft.accept is None:
        return Prospect(allow(EFFECTS))
    if not draft.accept:
        verdict = answers.may_verdict(state, choice, False, draft.cards)
        return Prospect(verdict, move=Answer(accept=False) if verdict.allowed else None)

    def judge(cards: tuple[PieceId, ...]) -> Verdict:
        return answers.may_verdict(state, choice, True, cards, complete=False)

    cost = cost_of(answers.clause_of(state))
    verdict = judge(draft.cards)
    if not verdict.allowed:
        return Prospect(verdict)
    owed = cost - len(draft.cards)
    pieces = _more(state.hand, draft.cards, judge) if owed else {}
    return Prospect(verdict, pieces=pieces, owed=owed, move=None if owed else Answer(cards=draft.cards))


def _more(
    pile: tuple[PieceId, ...], named: tuple[PieceId, ...], judge: Callable[[tuple[PieceId, ...]], Verdict]
) -> dict[PieceId, Verdict]:
    return {card: judge((*named, card)) for card in pile if card not in named}


def _counted(
    state: State,
    draft: WestDraft,
    choice: Pending,
    pile: tuple[PieceId, ...],
    judged: Callable[..., Verdict],
) -> Prospect:
    def judge(cards: tuple[PieceId, ...]) -> Verdict:
        return judged(state, choice, cards, complete=False)

    verdict = judge(draft.cards)
    if not verdict.allowed:
        return Prospect(verdict)
    owed = choice.count - len(draft.cards)
    move = None if owed else Answer(cards=draft.cards)
    return Prospect(verdict, pieces=_more(pile, draft.cards, judge), owed=owed, move=move)


def _swap(state: State, draft: WestDraft, choice: Pending) -> Prospect:
    def judge(cards: tuple[PieceId, ...]) -> Verdict:
        return answers.swap_verdict(state, choice, cards, complete=False)

    verdict = judge(draft.cards)
    if not verdict.allowed:
        return Prospect(verdict)
    pieces = _more((*state.hand, *state.middle), draft.cards, judge)
    owed = 2 - len(draft.cards)
    in_order = tuple(sorted(draft.cards, key=lambda card: card not in state.hand))
    return Prospect(verdict, pieces=pieces, owed=owed, move=None if owed else Answer(cards=in_order))


def _locus_under(state: State, draft: WestDraft, choice: Pending) -> Prospect:
    zones = {locus_deck_zone(deck): answers.under_verdict(state, choice, deck) for deck in (1, 2, 3)}
    if draft.deck is None:
        return Prospect(allow(EFFECTS), zones)
    verdict = answers.under_verdict(state, choice, draft.deck)
    return Prospect(verdict, zones, move=Answer(deck=draft.deck) if verdict.allowed else None)


def _by_hand(state: State, draft: WestDraft) -> Prospect:
    """A card, and the zone where it goes; losses and draws are whole moves and need no draft."""
    if draft.kind != "by_hand_move" or not draft.cards:
        return Prospect(allow("west.golden"))
    card, to = draft.cards[0], draft.to
    verdict = answers.by_hand_card_verdict(state, card, to)
    if not verdict.allowed:
        return Prospect(verdict)
    there = found(state, state.turn, card)
    targets = () if there is None else there.targets
    zones = {zone: allow("west.golden") for zone in targets}
    return Prospect(verdict, zones, move=None if to is None else ByHandMove(card=card, to=to))
