"""R8 to R11: the same checks as in a soak, each made at every position of random games."""

from __future__ import annotations

from functools import partial
from typing import Final

from vezerkar.arena.checks import Fault, PositionChecks
from vezerkar.commands.charter_lines.line import Figure, Measure, judged, sized
from vezerkar.core.chance import Seeded
from vezerkar.core.game import Game
from vezerkar.core.playout import next_seat
from vezerkar.core.registry import find_game, game_ids
from vezerkar.core.session import Session

CHECKED_POSITIONS: Final = 1_000_000


def measure_of(*names: str) -> Measure:
    """Measures how often these checks of a position fail."""
    return partial(_measure, names)


def _measure(names: tuple[str, ...], scale: float) -> Figure:
    games = game_ids()
    each = sized(CHECKED_POSITIONS // len(games), scale)
    faults = sum(_faults(find_game(game), names, each) for game in games)
    count = each * len(games)
    text = f"{count:,} positions of random games, {faults} faults"
    return Figure(text, judged(not faults, count >= CHECKED_POSITIONS))


def _faults(game: Game, names: tuple[str, ...], positions: int) -> int:
    """How many of so many positions fail; a game that has failed is not played on."""
    faults, seed, scenarios = 0, 0, game.scenarios()
    while positions > 0:
        session = Session(game, scenarios[seed % len(scenarios)].id, {}, Seeded(seed))
        checks, pick = PositionChecks(session, Seeded(seed + 1)), Seeded(seed + 2)
        try:
            while positions > 0 and session.state.waiting:
                positions -= 1
                for name in names:
                    getattr(checks, name)()
                seat = next_seat(session.state)
                actions = session.state.legal_actions(seat)
                session.apply(seat, actions[pick.below(len(actions))])
        except Fault:
            faults += 1
        seed += 1
    return faults
