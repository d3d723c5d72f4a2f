"""The register of all rules of the game, in reading order; their words are in the catalogues."""

from desktop.engine.rule import Rulebook, RuleEntry

_SETUP = (
    RuleEntry("west.components", "setup", related=("west.setup.middle", "west.golden")),
    RuleEntry("west.setup.middle", "setup", related=("west.refill",)),
    RuleEntry("west.setup.loci", "setup", related=("west.locus.play",)),
    RuleEntry("west.setup.points", "setup", related=("west.points.only-lost",)),
    RuleEntry("west.setup.first", "setup", related=("west.setup.second", "west.turn.whose")),
    RuleEntry("west.setup.second", "setup", "ruling", related=("west.setup.first",)),
    RuleEntry("west.setup.cityengine", "setup", related=("west.cityengine.action",)),
)
_TURN = (
    RuleEntry("west.turn.whose", "turn", "ruling", related=("west.action.one", "west.hand-limit")),
    RuleEntry("west.prime", "turn", "ruling", related=("west.trigger", "west.effects.mandatory")),
    RuleEntry("west.action.one", "turn", related=("west.action.completable", "west.cityengine.action")),
    RuleEntry("west.action.completable", "turn", "ruling", related=("west.action.one", "west.end")),
    RuleEntry("west.trigger", "turn", "ruling", related=("west.prime", "west.effects.mandatory")),
    RuleEntry("west.reaction", "turn", "card", "reaction", ("west.action.one", "west.facility.loss")),
    RuleEntry("west.refill", "turn", "ruling", related=("west.setup.middle", "west.empty")),
    RuleEntry("west.doppelgate.play", "turn", "card", "matching", ("west.hidden", "west.trigger")),
    RuleEntry("west.hand-limit", "turn", "ruling", related=("west.facility.hand",)),
)
_FACILITIES = (
    RuleEntry("west.facility.all-of-type", "facilities", related=("west.facility.loss",)),
    RuleEntry("west.facility.any-two", "facilities", related=("west.facility.loss", "west.empty")),
    RuleEntry("west.facility.loss", "facilities", related=("west.points.only-lost",)),
    RuleEntry("west.facility.hand", "facilities", "ruling", related=("west.hidden", "west.hand-limit")),
)
_BUILDING = (
    RuleEntry("west.locus.play", "building", related=("west.trigger", "west.setup.loci")),
    RuleEntry("west.cityengine.action", "building", related=("west.setup.cityengine", "west.score")),
)
_EFFECTS = (
    RuleEntry("west.effects.mandatory", "effects", "ruling", related=("west.golden", "west.empty")),
    RuleEntry("west.points.only-lost", "effects", related=("west.setup.points", "west.golden")),
    RuleEntry("west.golden", "effects", related=("west.effects.mandatory", "west.points.only-lost")),
    RuleEntry("west.empty", "effects", "ruling", related=("west.refill", "west.end")),
    RuleEntry("west.hidden", "effects", "ruling", related=("west.facility.hand", "west.doppelgate.play")),
)
_END = (
    RuleEntry("west.end", "end", "card", "ending", ("west.score", "west.empty")),
    RuleEntry("west.score", "end", "card", related=("west.win",)),
    RuleEntry("west.win", "end", "card", related=("west.score", "west.end")),
)

RULEBOOK = Rulebook((*_SETUP, *_TURN, *_FACILITIES, *_BUILDING, *_EFFECTS, *_END))
"""All are always in force; those with an option can be read in another way."""
