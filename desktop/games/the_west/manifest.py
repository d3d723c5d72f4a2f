"""What the home screen and the set-up know of The West: Ascendant."""

from desktop.engine.manifest import Manifest
from desktop.engine.options import OptionSpec

OPTIONS = (
    OptionSpec("reaction", "house-rule", "card", ("card", "none")),
    OptionSpec("matching", "house-rule", "card", ("card", "as-shown")),
    OptionSpec("ending", "house-rule", "card", ("card", "at-once", "last-turn")),
)
"""Readings of the printed rules that were set aside. ``card`` leaves it to the deck's Turn Sequence card;
any other value goes before the deck."""

GLOSSARY = (
    "facility",
    "facility-effect",
    "doppelgate",
    "locus",
    "required",
    "cityengine",
    "prime",
    "trigger",
    "reaction",
    "middle",
    "zone",
    "turn-sequence",
    "points",
    "deck",
    "discard",
)
"""Terms of the rules, the cards first."""

MANIFEST = Manifest(
    id="the_west",
    players=(2, 2),
    minutes=(20, 40),
    age=12,
    co_operative=False,
    hidden_hands=True,
    rules="desktop.games.the_west.rules.game:RULES",
    table="desktop.games.the_west.table.table:WestTable",
    deck_sheets="desktop.games.the_west.table.deck_sheets:WestDeckSheets",
    options=OPTIONS,
    glossary=GLOSSARY,
    ahead=("desktop.games.the_west.rules.state", "desktop.games.the_west.rules.effects"),
    credits=("John Clowdus",),
)
