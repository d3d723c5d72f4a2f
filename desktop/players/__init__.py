"""Players that are no persons: they know a game by its GameRules contract alone.

Here live the plain players of simulations and the playing out of a match among
them. Here live no session, no window and no particular game; imports ``engine``
only. ``app`` and ``ui`` may import it.
"""
