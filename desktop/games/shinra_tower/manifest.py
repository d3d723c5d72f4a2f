"""What the home screen and the set-up know of Ascend the Shinra Tower."""

from desktop.engine.manifest import Manifest
from desktop.engine.options import OptionSpec

OPTIONS = (
    OptionSpec("goal", "house-rule", "ask", ("ask", "8f", "sephiroth")),
    OptionSpec("steadiness", "house-rule", "normal", ("steady", "normal", "shaky", "reckless")),
    OptionSpec("collapse", "house-rule", "all", ("all", "half")),
)
"""How far to climb, how steady the hand is, and when a tower counts as collapsed."""

GLOSSARY = (
    "tower",
    "floor",
    "wall",
    "figure",
    "cloud",
    "ally",
    "enemy",
    "boss",
    "enemy-action",
    "defeat-action",
    "top-floor",
    "supply",
    "fallen",
    "hanging",
    "tilt",
    "draw-pile",
    "discard",
    "count",
    "steadiness",
)
"""Terms of the rules, those of the tower first."""

AHEAD = (
    "desktop.games.shinra_tower.rules.moves",
    "desktop.games.shinra_tower.rules.game",
    "numpy",
    "desktop.games.shinra_tower.physics.live",
    "desktop.games.shinra_tower.table.show",
    "desktop.games.shinra_tower.table.table",
    "xml.etree.ElementTree",
    "PySide6.QtCore:*",
    "PySide6.QtGui:*",
    "PySide6.QtWidgets:*",
    "pyqtgraph",
)
"""Half a second of loading in parts; pyqtgraph asks for every type of Qt."""

MANIFEST = Manifest(
    id="shinra_tower",
    players=(1, 5),
    minutes=(20, 40),
    age=8,
    co_operative=True,
    hidden_hands=False,
    rules="desktop.games.shinra_tower.rules.game:RULES",
    table="desktop.games.shinra_tower.table.table:ShinraTable",
    deck_sheets="desktop.games.shinra_tower.table.deck_sheets:ShinraDeckSheets",
    options=OPTIONS,
    glossary=GLOSSARY,
    ahead=AHEAD,
)
