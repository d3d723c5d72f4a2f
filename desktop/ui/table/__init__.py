"""The table kit: scene, view, pieces, zones and every way to handle them.

Mouse, click-click, keyboard and touch meet in ``handling``; a game says what
lies where through ``contract``. No rule is decided here: legality is asked.
"""
