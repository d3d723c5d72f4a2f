"""The house rules of The West: readings of the printed rules that were set aside, as switches."""

from desktop.engine.options import OptionSpec

OPTIONS = (
    OptionSpec("reaction", "house-rule", "card", ("card", "none")),
    OptionSpec("matching", "house-rule", "card", ("card", "as-shown")),
    OptionSpec("ending", "house-rule", "card", ("card", "at-once", "last-turn")),
)
"""``card`` leaves it to the deck's Turn Sequence card; any other value goes before the deck."""
