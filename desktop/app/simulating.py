"""The command ``simulate``: whole matches played out by plain players, one JSON line each."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from desktop.app.command_line import UsageError
from desktop.app.games import load_deck, load_fast_road
from desktop.app.judging import outcome_value
from desktop.app.task import FINE, Task
from desktop.engine.bad_input import BadInputError
from desktop.engine.game import GameRules, Table
from desktop.engine.luck import Luck
from desktop.engine.manifest import Manifest
from desktop.engine.message import Message
from desktop.engine.options import OptionSpec, OptionValue, complete_options
from desktop.players.fastroad import FastRoad, play_out_fast
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
    road = None if "explained" in arguments.flags else load_fast_road(manifest)
    for seed in range(first, first + count):
        luck = SeededDealer(seed)
        played = _played(rules, road, rules.opening(table), PLAYERS[player](luck), luck)
        task.console.answer(match_value(seed, table.seats, played, fast=road is not None))
    return FINE


def _played(
    rules: GameRules[Any, Any], road: FastRoad | None, opening: Any, player: Player, luck: Luck
) -> Played[Any]:
    if road is None:
        return play_out(rules, opening, player, luck)
    return play_out_fast(rules, road, opening, player, luck)


def _table(task: Task, manifest: Manifest, rules: GameRules[Any, Any]) -> Table:
    least, most = manifest.players
    seats = task.arguments.number("players", least, 1)
    if not least <= seats <= most:
        raise BadInputError("wrong-players", {"count": seats, "least": least, "most": most})
    chosen = chosen_options(manifest.options, task.arguments.options["option"])
    return Table(seats, 0, complete_options(manifest.options, chosen), load_deck(manifest, rules))


def match_value(seed: int, seats: int, played: Played[Any], *, fast: bool) -> dict[str, Any]:
    """How a simulated match ended, as JSON; ``moves`` are the decisions of its players."""
    value = {
        "seed": seed,
        "players": seats,
        "moves": played.decisions,
        "road": "fast" if fast else "explained",
    }
    if played.outcome is None:
        return {**value, "outcome": None, "stuck": played.stuck}
    ended = outcome_value(played.outcome)
    return {**value, "outcome": ended.pop("kind"), **ended}


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
