"""What the home screen may know of a game without loading it: data and dotted names."""

from dataclasses import dataclass

from desktop.engine.options import OptionSpec


@dataclass(frozen=True, slots=True)
class Manifest:
    """A game as a tile and a set-up screen see it.

    ``rules``, ``table`` and ``deck_sheets`` are ``module:attribute`` names, resolved only when they are
    needed, so that the home screen starts without any rules. ``rules`` names an object, ``table`` and
    ``deck_sheets`` classes that are called with the folder of the game's resources. Words about the game
    are the messages ``<id>.name``, ``<id>.tagline`` and ``<id>.about``; option words are
    ``<id>.option.<option>`` and ``...help``.
    """

    id: str
    players: tuple[int, int]
    minutes: tuple[int, int]
    age: int
    co_operative: bool
    hidden_hands: bool
    rules: str
    table: str
    options: tuple[OptionSpec, ...] = ()
    deck: str = "standard"
    """File name, without ``.json``, of the deck in ``resources/<id>/decks``."""
    deck_sheets: str = ""
    """What shows the editor the game's decks; without it they can be played but not edited."""
    glossary: tuple[str, ...] = ()
    """Terms in the order of the book: words are ``<id>.glossary.<term>`` and ``...text``."""
    ahead: tuple[str, ...] = ()
    """Modules that take long to load, in the order in which they are best loaded while nobody waits for them.

    ``:*`` behind a module means that all its names are looked up, too."""
    credits: tuple[str, ...] = ()
    """Names of the printed game's makers; shown with the notice that this program is unofficial."""
