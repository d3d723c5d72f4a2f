"""What the home screen and the set-up know of Tranquility: The Ascent."""

from desktop.engine.manifest import Manifest
from desktop.engine.options import OptionSpec

OPTIONS = (
    OptionSpec("green_path", "module", False, (False, True)),
    OptionSpec("panorama", "module", False, (False, True)),
    OptionSpec("goats", "module", False, (False, True)),
    OptionSpec("panoramas_up", "house-rule", 3, (3, 4, 5), needs=("panorama", True)),
    OptionSpec("goats_goal", "house-rule", "summit", ("summit", "row8"), needs=("goats", True)),
    OptionSpec("ropes", "house-rule", 3, (0, 1, 2, 3, 4, 5, 6), players=(1, 1)),
    OptionSpec("ropes_in_deck", "house-rule", False, (False, True), players=(1, 1)),
    OptionSpec("bridge_end", "house-rule", "both", ("both", "last")),
    OptionSpec("swap_cost", "house-rule", "larger-difference", ("larger-difference", "higher-neighbour")),
    OptionSpec("campfire_onto_bridge", "house-rule", True, (True, False)),
    OptionSpec("announce_summits", "house-rule", False, (False, True)),
)
"""Modules may be mixed freely; each house rule is a switch over a ruling of ours."""

GLOSSARY = (
    "ascent",
    "bridge",
    "campfire",
    "summit",
    "goat",
    "hiker",
    "panorama",
    "guide-rope",
    "row",
    "support",
    "cost",
    "hand",
    "deck",
    "discard",
    "herd",
)
"""Terms of the rules, those of the mountain first."""

MANIFEST = Manifest(
    id="tranquility",
    players=(1, 5),
    minutes=(15, 30),
    age=8,
    co_operative=True,
    hidden_hands=True,
    rules="desktop.games.tranquility.rules.game:RULES",
    table="desktop.games.tranquility.table.table:TranquilityTable",
    deck_sheets="desktop.games.tranquility.table.deck_sheets:TranquilityDeckSheets",
    options=OPTIONS,
    glossary=GLOSSARY,
    credits=("James Emmerson", "Tristam Rossin"),
)
