"""Ascent Table: tabletop games about climbing, played at one screen.

The rooms and the direction of their imports: app -> games.*.table -> ui ->
session | wording | players -> engine; in a game table | bot -> physics ->
rules -> engine. Nothing below ``ui`` imports Qt.
"""

__version__ = "0.1.0"
