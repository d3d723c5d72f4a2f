"""The register of all rules of the game, in reading order; their words are in the catalogues."""

from desktop.engine.rule import Rulebook, RuleEntry

_SETUP = (
    RuleEntry("tranq.components", "setup", related=("tranq.setup.split",)),
    RuleEntry("tranq.setup.base", "setup", related=("tranq.place.support",)),
    RuleEntry("tranq.setup.bridges", "setup", related=("tranq.setup.hand",)),
    RuleEntry("tranq.setup.split", "setup", related=("tranq.components",)),
    RuleEntry("tranq.setup.hand", "setup", related=("tranq.setup.bridges", "tranq.turn.refill")),
)
_TURN = (
    RuleEntry("tranq.turn.action", "turn", related=("tranq.discard-two", "tranq.turn.refill")),
    RuleEntry("tranq.turn.refill", "turn", "ruling", related=("tranq.turn.deck-out",)),
    RuleEntry("tranq.turn.deck-out", "turn", related=("tranq.end.loss",)),
    RuleEntry("tranq.discard-two", "turn", related=("tranq.discard.hidden", "tranq.turn.action")),
    RuleEntry("tranq.discard.hidden", "turn", related=("tranq.talk",)),
    RuleEntry("tranq.talk", "turn", related=("tranq.discard.hidden",)),
)
_PLACING = (
    RuleEntry("tranq.place.left-to-right", "placing", related=("tranq.place.row-start",)),
    RuleEntry("tranq.place.row-start", "placing", "ruling", related=("tranq.place.left-to-right",)),
    RuleEntry("tranq.place.support", "placing", related=("tranq.setup.base",)),
    RuleEntry("tranq.place.colour", "placing"),
    RuleEntry("tranq.place.height", "placing"),
    RuleEntry("tranq.place.cost", "placing", related=("tranq.place.afford", "tranq.place.gap-campfire")),
    RuleEntry("tranq.place.afford", "placing", related=("tranq.place.cost",)),
    RuleEntry("tranq.place.gap-campfire", "placing", related=("tranq.place.cost", "tranq.bridge.after")),
    RuleEntry("tranq.verdict.order", "placing", "ruling"),
)
_BRIDGES = (
    RuleEntry("tranq.bridge.place", "bridges", related=("tranq.bridge.not-at-end", "tranq.bridge.after")),
    RuleEntry("tranq.bridge.not-at-end", "bridges", "ruling", "bridge_end", ("tranq.bridge.place",)),
    RuleEntry("tranq.bridge.after", "bridges", related=("tranq.place.cost",)),
    RuleEntry("tranq.bridge.adjacent", "bridges", "ruling", related=("tranq.bridge.place",)),
    RuleEntry("tranq.bridge.swap", "bridges", related=("tranq.bridge.swap-cost", "tranq.bridge.swapped")),
    RuleEntry("tranq.bridge.swap-cost", "bridges", "ruling", "swap_cost", ("tranq.bridge.swap",)),
    RuleEntry("tranq.bridge.swapped", "bridges", "ruling", related=("tranq.bridge.swap",)),
)
_CAMPFIRES = (
    RuleEntry("tranq.campfire.replace", "campfires", related=("tranq.campfire.move",)),
    RuleEntry(
        "tranq.campfire.move",
        "campfires",
        option="campfire_onto_bridge",
        related=("tranq.campfire.replace", "tranq.bridge.swap"),
    ),
    RuleEntry("tranq.campfire.stays", "campfires", related=("tranq.campfire.replace",)),
)
_END = (
    RuleEntry("tranq.summit.place", "end", related=("tranq.end.win", "tranq.bridge.swap")),
    RuleEntry("tranq.summit.discard", "end", "ruling", "announce_summits", ("tranq.summit.place",)),
    RuleEntry("tranq.end.win", "end", related=("tranq.summit.place", "tranq.goats.goal")),
    RuleEntry("tranq.end.loss", "end", related=("tranq.turn.deck-out",)),
)
_SOLO = (
    RuleEntry("tranq.solo.setup", "solo", "ruling", "ropes", ("tranq.solo.rope",)),
    RuleEntry("tranq.solo.rope", "solo", "ruling", "ropes_in_deck", ("tranq.solo.setup",)),
)
_MODULES = (
    RuleEntry("tranq.green.goal", "green-path", "ruling", "green_path", ("tranq.green.hiker",)),
    RuleEntry("tranq.green.hiker", "green-path", option="green_path", related=("tranq.green.goal",)),
    RuleEntry("tranq.panorama.setup", "panorama", option="panorama", related=("tranq.panorama.goal",)),
    RuleEntry("tranq.panorama.goal", "panorama", "ruling", "panorama", ("tranq.panorama.setup",)),
    RuleEntry("tranq.goats.setup", "goats", "ruling", "goats", ("tranq.goats.herd",)),
    RuleEntry("tranq.goats.herd", "goats", option="goats", related=("tranq.goats.no-bridge",)),
    RuleEntry("tranq.goats.no-bridge", "goats", "ruling", "goats", ("tranq.goats.herd",)),
    RuleEntry("tranq.goats.no-campfire", "goats", option="goats", related=("tranq.campfire.replace",)),
    RuleEntry("tranq.goats.goal", "goats", "ruling", "goats_goal", ("tranq.end.win",)),
)

RULEBOOK = Rulebook((*_SETUP, *_TURN, *_PLACING, *_BRIDGES, *_CAMPFIRES, *_END, *_SOLO, *_MODULES))
"""In force: those without an option always, those of a module when it is chosen, solo with one seat."""
