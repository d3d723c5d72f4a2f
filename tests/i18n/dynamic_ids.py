"""Ids that no line of the source writes out, and why: the only place for such exceptions."""

PREFIXES: dict[str, str] = {
    "app.list.": "desktop/wording joins rows of things with them",
    "app.seat.": "desktop/wording names seats that no match names",
}
"""Beginnings of ids, with what asks for them at run time."""

SUFFIXES: dict[str, str] = {
    ".help": "a settings row asks for the longer line that belongs to its name",
    ".public": "an event with secrets is told under this id to those who may not know them",
}
"""Ends of ids that are asked for together with the id before them, and by what."""

RULE_PARTS = ("", ".text", ".refused", ".allowed", ".example")
"""What a rule of a game's register may have words for: its name, and these."""

RULE_MUST = ("", ".text", ".example")
"""What every rule of a register must have words for."""

GAME_MAY = ("goal", "in-short", "key", "key.text")
"""What a game may have words for, after its own id: its goal, a summary, a key to its icons."""

DECK_PARTS = ("name", "about")
"""What every deck that comes with a game must have words for, after its game and its file's name."""

GAME_PARTS = ("name", "tagline", "about")
"""What every game must have words for, after its own id."""
