"""Decks: the list of them, their editor, and what happens to a deck file that is opened.

No game is known here: a game describes its decks by the contract in ``contract.py``
and by a form (``engine/deck_form``), and paints its cards as on the table. Decks
are edited as plain JSON; the game's own records decide what may be played. Only
the window and games' tables may import this room.
"""
