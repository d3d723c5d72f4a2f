"""The command ``simulate``: whole matches played out by plain players, one JSON line each."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from desktop.app.command_line import UsageError
from desktop.app.games import load_deck
from desktop.app.judging import outcome_value
from desktop.app.task import FINE, Task
from desktop.engine.game import GameRules, Table
from desktop.engine.luck import Luck
from desktop.engine.manifest import Manifest
from desktop.engine.message import Message
from desktop.engine.options import OptionSpec, OptionValue, complete_options
from desktop.engine.record import BadInputError
from desktop.players.plain import FirstLegal, Player, RandomPlayer
from desktop.players.playout import Played, play_out
from desktop.session.dealer import SeededDealer

PLAYERS: Mapping[str, Callable[[Luck], Player]] = {
    "random": RandomPlayer,
    "first-legal": lambda _: FirstLegal(),
}


def simulate(task: Task) -> int:
    """Play matches of a game, each from a seed of its own, and tell how each ended."""
    arguments = task.arguments
    manifest = task.manifest(arguments.positions["GAME"])
    rules = task.rules(manifest.id)
    table = _table(task, manifest, rules)
    player = arguments.text("player", "random")
    if player not in PLAYERS:
        facts = {"value": player[:40], "detail": " ".join(PLAYERS)}
        raise UsageError(Message("app.cli.unknown-player", facts))
    first, count = arguments.number("seed", 0), arguments.number("games", 1)
    for seed in range(first, first + count):
        luck = SeededDealer(seed)
        played = play_out(rules, rules.opening(table), PLAYERS[player](luck), luck)
        task.console.answer(match_value(seed, table.seats, played))
    return FINE


def _table(task: Task, manifest: Manifest, rules: GameRules[Any, Any]) -> Table:
    least, most = manifest.players
    seats = task.arguments.number("players", least, 1)
    if not least <= seats <= most:
        raise BadInputError("wrong-players", {"count": seats, "least": least, "most": most})
    chosen = chosen_options(manifest.options, task.arguments.options["option"])
    return Table(seats, 0, complete_options(manifest.options, chosen), load_deck(manifest, rules))


def match_value(seed: int, seats: int, played: Played[Any]) -> dict[str, Any]:
    """How a simulated match ended, as JSON."""
    outcome = played.outcome
    ended = {"outcome": None, "stuck": played.stuck} if outcome is None else outcome_value(outcome)
    return {"seed": seed, "players": seats, "moves": played.moves, **ended}


def chosen_options(specs: Sequence[OptionSpec], given: Sequence[str]) -> dict[str, OptionValue]:
    """Options as ``id=value`` texts, each read as the kind of value that the option takes.

    Raises:
        BadInputError: an unknown option, or a value that it cannot take.
    """
    by_id = {spec.id: spec for spec in specs}
    chosen: dict[str, OptionValue] = {}
    for text in given:
        name, _, value = text.partition("=")
        if name not in by_id:
            raise BadInputError("unknown-option", {"option": name[:80]})
        fitting = [allowed for allowed in by_id[name].values if _written(allowed) == value]
        if not fitting:
            raise BadInputError("wrong-option", {"option": name, "value": value[:80]})
        chosen[name] = fitting[0]
    return chosen


def _written(value: OptionValue) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
