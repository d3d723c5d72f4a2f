"""What may be done in Tranquility: The Ascent, and what follows from it.

``game.RULES`` is the door. Legality stands once, in the guards (``placing``,
``campfires``, ``herding``, ``actions``); consequences in ``effects``; each rule
has its entry in ``rulebook``. ``fast`` says the same in plain numbers, for bots
and simulations only, and is held equal by a law. Imports the engine alone:
no luck, no clock, no disk, no words.
"""
