"""What a deck itself says where a house rule leaves it to the deck: told before a match is begun."""

from desktop.engine.message import Message
from desktop.games.the_west.rules.deck import Reaction, WestDeck


def deck_reads(deck: WestDeck, option: str) -> tuple[Message, ...]:
    """The deck's own reading of the rule that an option speaks of, in whole sentences; () of any other."""
    sequence = deck.turn_sequence
    match option:
        case "reaction":
            return (
                _after_facilities(sequence.facility_reaction),
                _after_loci(sequence.locus_reaction),
            )
        case "matching":
            return (_MATCHING[sequence.doppelgate_cost],)
        case "ending":
            return (_ENDINGS[sequence.ends_when],)
        case _:
            return ()


def _after_facilities(reaction: Reaction) -> Message:
    if reaction.kind == "none" or not reaction.amount:
        return Message("the_west.deck-reads.facility.none")
    facts = {"n": reaction.amount}
    if reaction.kind == "take":
        return Message("the_west.deck-reads.facility.take", facts)
    return Message("the_west.deck-reads.facility.draw", facts)


def _after_loci(reaction: Reaction) -> Message:
    if reaction.kind == "none" or not reaction.amount:
        return Message("the_west.deck-reads.locus.none")
    facts = {"n": reaction.amount}
    if reaction.kind == "take":
        return Message("the_west.deck-reads.locus.take", facts)
    return Message("the_west.deck-reads.locus.draw", facts)


_MATCHING = {
    "two_alike": Message("the_west.deck-reads.matching.two_alike"),
    "two_as_shown": Message("the_west.deck-reads.matching.two_as_shown"),
    "two_any": Message("the_west.deck-reads.matching.two_any"),
}
_ENDINGS = {
    "second_player": Message("the_west.deck-reads.ending.second_player"),
    "at_once": Message("the_west.deck-reads.ending.at_once"),
    "last_turn": Message("the_west.deck-reads.ending.last_turn"),
}
