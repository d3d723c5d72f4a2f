"""What the home screen and the set-up know of Cairn."""

from desktop.engine.manifest import Manifest
from desktop.engine.options import OptionSpec

MANIFEST = Manifest(
    id="cairn",
    players=(1, 3),
    minutes=(1, 2),
    age=4,
    co_operative=True,
    hidden_hands=True,
    rules="desktop.games.cairn.rules:RULES",
    table="desktop.games.cairn.table:TABLE",
    options=(
        OptionSpec("height", "house-rule", 6, (4, 6)),
        OptionSpec("marker", "module", False, (False, True)),
    ),
)
