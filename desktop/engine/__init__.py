"""The vocabulary every game speaks, pure and without words.

Here live ids, records for outside data, moves, drafts, events, verdicts, the
register of rules, decks, manifests and the GameRules contract. Here live no
Qt, no luck, no clock, no disk and no sentence meant for a person. Every room
may import this one; this one imports none.
"""
