"""Every ``west.*`` rule, pure: no luck, clock, disk or words.

``vocabulary`` is what a card may say, ``deck`` the cards; ``state`` the whole position, ``view`` what a
seat sees of it; ``game`` keeps the contract of the engine.
"""
