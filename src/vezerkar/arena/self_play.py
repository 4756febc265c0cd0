"""One computer player on both sides: what scenarios, chances and courses are measured on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from vezerkar.agents import ask, find_agent
from vezerkar.core.chance import Seeded
from vezerkar.core.game import Game
from vezerkar.core.kernel import OBSERVER, State
from vezerkar.core.playout import next_seat

AGENT: Final = "greedy"
OPENER: Final = "random"
SIDE: Final = "side:"  # what the entries of sides in the book begin with
MAX_DECISIONS: Final = 20_000  # a game that goes on for ever is a fault


def self_play(
    game: Game,
    scenario: str,
    seed: int,
    opening: int = 0,
    start: State | None = None,
    player: str = AGENT,
) -> Iterator[State]:
    """One game: the same state before the first decision and after each of them.

    A game without chance would always be the same one: its opening may be played at random. With
    `start` it goes on from there.
    """
    chance = Seeded(seed)
    state = start.clone() if start else game.new(scenario, {}, chance)
    seats = range(len(game.seats(state)))
    players, openers = [
        [find_agent(name, seed * 64 + seat) for seat in seats] for name in (player, OPENER)
    ]
    for number in range(MAX_DECISIONS):
        yield state
        if not state.waiting:
            return
        seat = next_seat(state)
        agent = (openers if number < opening else players)[seat]
        state.apply(seat, ask(agent, game, state, seat, Seeded(seed ^ number)), chance)
    raise AssertionError(f"{scenario}: the game with the seed {seed} does not end")


def length(game: Game, last: State) -> int:
    """How many turns or rounds a game had, as its table counts them from the first one on."""
    found = game.scene(last, OBSERVER).tracks
    tracks = {track.id: track.value - max(0, track.low - 1) for track in found}
    return tracks.get("turn", tracks.get("round", 0))


def winners(game: Game, scenario: str, last: State) -> dict[str, float]:
    """What each side has of the victory; in a solo battle nobody sits for one of them."""
    scene = game.scene(game.new(scenario, {}, Seeded(0)), OBSERVER)
    sides = [each.id.removeprefix(SIDE) for each in scene.book if each.id.startswith(SIDE)]
    if last.winner < 0:
        return dict.fromkeys(sides, 1 / len(sides))
    seated = {seat.team: seat.side for seat in scene.seats}
    unseated = next((side for side in sides if side not in seated.values()), "")
    won = seated.get(last.winner, unseated)
    return {side: float(side == won) for side in sides}
