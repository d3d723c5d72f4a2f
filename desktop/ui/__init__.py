"""Everything a person sees that is not about one game.

The window, home, set-up, settings, the table kit, panels and tooltips live
here. No game is known by name here; a game brings its table by the contract
in ``table/contract.py``. Imports session, wording, players and engine; only
games' tables and the app may import this room.
"""
