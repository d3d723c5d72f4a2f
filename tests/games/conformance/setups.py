"""Every game that is found, the toy among them, in every way it can be set up."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from hypothesis import strategies as st
from support.toy import toy

from desktop.app.games import find_games, load_deck, load_rules
from desktop.engine.deck import Deck
from desktop.engine.game import GameRules, Table
from desktop.engine.ids import NATURE, Seat
from desktop.engine.luck import Luck
from desktop.engine.manifest import Manifest
from desktop.engine.options import OptionSpec, OptionValue, complete_options
from desktop.session.dealer import SeededDealer
from desktop.session.header import Header, SeatInfo, TableOptions, new_header


@dataclass(frozen=True)
class Game:
    """A game as the laws see it."""

    manifest: Manifest
    rules: GameRules[Any, Any]
    deck: Deck

    def __repr__(self) -> str:
        return self.manifest.id


@dataclass(frozen=True)
class Setup:
    """One way to sit down to a game."""

    game: Game
    seats: int
    options: Mapping[str, OptionValue]

    @property
    def table(self) -> Table:
        """The table for the rules."""
        return Table(self.seats, 0, self.options, self.game.deck)

    def opening(self) -> Any:
        """The state before the deal."""
        return self.game.rules.opening(self.table)

    def header(self, table: TableOptions | None = None) -> Header:
        """The header of a match."""
        seats = [SeatInfo()] * self.seats
        game = self.game
        return new_header(
            game.manifest, game.rules, seats, game.deck, created="now", options=self.options, table=table
        )

    def __repr__(self) -> str:
        plain = complete_options(self.game.manifest.options, {})
        changed = " ".join(f"{key}={value}" for key, value in self.options.items() if plain[key] != value)
        return f"{self.game}-{self.seats}" + (f" {changed}" if changed else "")


@cache
def games() -> tuple[Game, ...]:
    """All games, the toy as well."""
    found: list[Game] = []
    for manifest in find_games([toy().folder]).values():
        rules = load_rules(manifest)
        found.append(Game(manifest, rules, load_deck(manifest, rules)))
    return tuple(found)


@cache
def setups() -> tuple[Setup, ...]:
    """For each number of players: plain, all modules, and other values of options, by turns one half."""
    return tuple(setup for game in games() for setup in _setups_of(game))


def _setups_of(game: Game) -> Iterator[Setup]:
    specs = game.manifest.options
    modules = {spec.id: spec.values[-1] for spec in specs if spec.group == "module"}
    least, most = game.manifest.players
    for seats in range(least, most + 1):
        yield Setup(game, seats, complete_options(specs, {}))
        yield Setup(game, seats, complete_options(specs, modules))
        for number, spec in enumerate(specs):
            if (number + seats) % 2 and not seats == spec.players[0] == spec.players[1]:
                continue
            for value in spec.values:
                if value != spec.default and spec.players[0] <= seats <= spec.players[1]:
                    yield Setup(game, seats, complete_options(specs, {**_needed(spec), spec.id: value}))


def _needed(spec: OptionSpec) -> dict[str, OptionValue]:
    return dict([spec.needs]) if spec.needs else {}


def any_setup(game: Game) -> st.SearchStrategy[Setup]:
    """A number of players and any mix of options."""
    options = {spec.id: st.sampled_from(spec.values) for spec in game.manifest.options}
    return st.builds(
        lambda seats, chosen: Setup(game, seats, chosen),
        st.integers(*game.manifest.players),
        st.fixed_dictionaries(options),
    )


def dealt(setup: Setup, luck: Luck) -> Any:
    """A state in which a person must act."""
    rules = setup.game.rules
    state = setup.opening()
    while rules.turn_of(state) == NATURE:
        state = rules.apply(state, rules.nature(state, luck)).state
    return state


def seats_of(setup: Setup) -> range:
    """The seats of the players."""
    return range(1, setup.seats + 1)


def run(setup: Setup, seed: int, most: int = 5_000) -> Iterator[tuple[Any, Seat, Any, Any]]:
    """A random match: each state, the seat that acts, its move (marker moves among them), the state after."""
    luck, dice = SeededDealer(seed), SeededDealer(seed + 1_000_000)
    rules, state = setup.game.rules, setup.opening()
    for _ in range(most):
        seat = rules.turn_of(state)
        if seat is None:
            return
        if seat == NATURE:
            move = rules.nature(state, luck)
        else:
            markers = list(rules.marker_moves(state))
            moves = markers if markers and dice.below(5) == 0 else list(rules.legal_moves(state))
            move = moves[dice.below(len(moves))]
        after = rules.apply(state, move).state
        yield state, seat, move, after
        state = after
    raise AssertionError(f"{setup!r} does not end within {most} moves from seed {seed}")
