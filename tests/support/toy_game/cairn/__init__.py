"""Cairn, a toy game: stones are laid upwards on one cairn from hidden hands.

It exists for tests alone: small enough to read at a glance, and still with a
deal, hidden hands, a shuffle in mid-game, a payment and an end of turn.
"""
