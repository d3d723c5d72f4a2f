"""The register of all rules of the game, in reading order; their words are in the catalogues."""

from desktop.engine.rule import Rulebook, RuleEntry

_SETUP = (
    RuleEntry("shinra.components", "setup", related=("shinra.setup.supply",)),
    RuleEntry("shinra.setup.first-floor", "setup", related=("shinra.check.climb",)),
    RuleEntry("shinra.setup.supply", "setup", related=("shinra.components",)),
    RuleEntry("shinra.setup.cards", "setup", related=("shinra.action.choose-card", "shinra.discard.open")),
    RuleEntry("shinra.setup.start-player", "setup", "ruling", related=("shinra.refill.pass",)),
    RuleEntry("shinra.solo", "setup", related=("shinra.refill.pass",)),
)
_TURN = (
    RuleEntry("shinra.turn.phases", "turn", "ruling", related=("shinra.action.choose-card",)),
    RuleEntry("shinra.action.choose-card", "turn", related=("shinra.action.choose-option",)),
    RuleEntry("shinra.action.choose-option", "turn", related=("shinra.action.choose-card",)),
)
_ENEMY = (
    RuleEntry("shinra.enemy.walls", "enemy-action", related=("shinra.place.wall-upright",)),
    RuleEntry("shinra.enemy.substitute-wall", "enemy-action", related=("shinra.enemy.walls",)),
    RuleEntry("shinra.enemy.floor", "enemy-action", "ruling", related=("shinra.place.floor-on-walls",)),
    RuleEntry("shinra.enemy.floor-order", "enemy-action", "ruling", related=("shinra.fall.restart",)),
    RuleEntry("shinra.enemy.enemy", "enemy-action", related=("shinra.over.enemy-missing",)),
    RuleEntry("shinra.enemy.boss", "enemy-action", related=("shinra.enemy.boss-missing",)),
    RuleEntry("shinra.enemy.boss-missing", "enemy-action", "ruling", related=("shinra.enemy.boss",)),
    RuleEntry("shinra.enemy.no-floor-left", "enemy-action", "ruling", related=("shinra.enemy.floor",)),
)
_DEFEAT = (
    RuleEntry("shinra.defeat.place-ally", "defeat-action", related=("shinra.defeat.move-ally",)),
    RuleEntry("shinra.defeat.move-ally", "defeat-action", "ruling", related=("shinra.defeat.place-ally",)),
    RuleEntry("shinra.defeat.cloud-stays", "defeat-action", related=("shinra.defeat.cloud",)),
    RuleEntry("shinra.defeat.who", "defeat-action", "ruling", related=("shinra.defeat.choice",)),
    RuleEntry("shinra.defeat.cloud", "defeat-action", "card", related=("shinra.defeat.cloud-stays",)),
    RuleEntry("shinra.defeat.tifa-redxiii", "defeat-action", related=("shinra.defeat.choice",)),
    RuleEntry("shinra.defeat.aerith", "defeat-action", "ruling", related=("shinra.defeat.barret",)),
    RuleEntry("shinra.defeat.barret", "defeat-action", "ruling", related=("shinra.defeat.aerith",)),
    RuleEntry("shinra.defeat.avalanche", "defeat-action", related=("shinra.defeat.choice",)),
    RuleEntry("shinra.defeat.choice", "defeat-action", "ruling", related=("shinra.defeat.return",)),
    RuleEntry("shinra.defeat.return", "defeat-action", related=("shinra.over.enemy-missing",)),
)
_PLACING = (
    RuleEntry("shinra.place.wall-upright", "placing", related=("shinra.place.wall-fold",)),
    RuleEntry("shinra.place.wall-fold", "placing", "ruling", related=("shinra.place.wall-upright",)),
    RuleEntry("shinra.place.floor-on-walls", "placing", related=("shinra.enemy.floor",)),
    RuleEntry("shinra.place.figure-upright", "placing", related=("shinra.place.full-floor",)),
    RuleEntry("shinra.place.own-turn", "placing", related=("shinra.fall.own",)),
    RuleEntry("shinra.place.hands-off", "placing", related=("shinra.place.own-turn",)),
    RuleEntry("shinra.place.hands", "placing", option="steadiness", related=("shinra.place.hands-off",)),
    RuleEntry("shinra.place.no-room", "placing", "ruling", related=("shinra.place.full-floor",)),
    RuleEntry("shinra.place.full-floor", "placing", "ruling", related=("shinra.place.figure-upright",)),
)
_CHECK = (
    RuleEntry("shinra.check.stay", "check", related=("shinra.check.climb",)),
    RuleEntry("shinra.check.climb", "check", "ruling", related=("shinra.check.top",)),
    RuleEntry("shinra.check.top", "check", related=("shinra.check.climb", "shinra.clear.conditions")),
)
_REFILL = (
    RuleEntry("shinra.refill.discard", "refill", related=("shinra.refill.reshuffle",)),
    RuleEntry("shinra.refill.reshuffle", "refill", related=("shinra.refill.discard",)),
    RuleEntry("shinra.refill.pass", "refill", "ruling", related=("shinra.solo",)),
    RuleEntry("shinra.discard.open", "refill", related=("shinra.refill.discard",)),
)
_FALLING = (
    RuleEntry("shinra.fall.what", "falling", "ruling", related=("shinra.fall.hanging", "shinra.fall.own")),
    RuleEntry("shinra.fall.walls", "falling", related=("shinra.over.walls",)),
    RuleEntry("shinra.fall.floors-allies", "falling", related=("shinra.enemy.floor-order",)),
    RuleEntry("shinra.fall.cloud-enemies", "falling", "ruling", related=("shinra.place.full-floor",)),
    RuleEntry("shinra.fall.own", "falling", related=("shinra.place.own-turn",)),
    RuleEntry("shinra.fall.hanging", "falling", "ruling", related=("shinra.fall.what",)),
    RuleEntry("shinra.fall.order", "falling", "ruling", related=("shinra.fall.cloud-enemies",)),
    RuleEntry("shinra.fall.holding", "falling", "ruling", related=("shinra.fall.own",)),
    RuleEntry("shinra.fall.restart", "falling", "ruling", related=("shinra.enemy.floor-order",)),
)
_END = (
    RuleEntry("shinra.clear.conditions", "end", "ruling", related=("shinra.clear.count",)),
    RuleEntry("shinra.clear.count", "end", "ruling", related=("shinra.clear.conditions", "shinra.sephiroth")),
    RuleEntry("shinra.over.collapse", "end", "ruling", "collapse", ("shinra.over.walls",)),
    RuleEntry("shinra.over.walls", "end", related=("shinra.fall.walls",)),
    RuleEntry("shinra.over.enemy-missing", "end", "ruling", related=("shinra.enemy.enemy",)),
    RuleEntry("shinra.over.give-up", "end", "ruling"),
    RuleEntry("shinra.sephiroth", "end", "ruling", "goal", ("shinra.clear.count",)),
)

RULEBOOK = Rulebook((*_SETUP, *_TURN, *_ENEMY, *_DEFEAT, *_PLACING, *_CHECK, *_REFILL, *_FALLING, *_END))
"""In force: all of them always; two have a switch, and one belongs to the steadiness of the hand."""
