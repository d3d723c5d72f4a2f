"""What may be done in Ascend the Shinra Tower, and what follows from it.

``game.RULES`` is the door. Legality stands once, in the guards (``choosing``,
``placing``, ``targeting``, ``settling``); consequences in ``effects``, ``falls``
and ``flow``; each rule has its entry in ``rulebook``. Outcomes of the hand come
as Nature's moves: poses are carried and never read. Imports the engine alone:
no luck, no clock, no disk, no words, no physics.
"""
