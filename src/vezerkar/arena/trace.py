"""The same seeds played by both forms must give the same games: `python -m vezerkar.arena.trace`.

Prints one hash over every list of actions and every final position. Run once with each form, in
two processes; the two lines must be equal.

    python -m vezerkar.arena.trace memoir 25          one hash over 25 games
    python -m vezerkar.arena.trace memoir 25 each     one for each of them
"""

from __future__ import annotations

import sys
from hashlib import blake2b

from vezerkar.agents import find_agent
from vezerkar.core.chance import Seeded
from vezerkar.core.game import Game
from vezerkar.core.playout import next_seat
from vezerkar.core.registry import find_game

JUDGED_ONE_IN = 4  # games: decisions of an agent take many times as long as random ones
JUDGED_DECISIONS = 60  # of such a game, the first ones


def trace(game: Game, games: int, first: int = 0) -> str:
    """Play games from these seeds over all scenarios; a hash of all that happened."""
    total = blake2b(digest_size=16)
    scenarios = [info.id for info in game.scenarios()]
    for seed in range(first, first + games):
        chance, pick = Seeded(seed), Seeded(seed + 1_000_000)
        s = game.new(scenarios[seed % len(scenarios)], {}, chance)
        agent = find_agent("greedy", seed)
        judged = JUDGED_DECISIONS if seed % JUDGED_ONE_IN == 0 else 0
        while s.waiting:
            seat = next_seat(s)
            actions = s.legal_actions(seat)
            total.update(f"{seat}:{actions};".encode())
            action = actions[pick.below(len(actions))]
            if judged:
                judged -= 1
                action = agent.choose(game, s, seat)
                total.update(f"{game.judge.value(s, 0)!r}".encode())
            s.apply_unchecked(seat, action, chance)
        total.update(s.fingerprint().encode())
    return total.hexdigest()


def main(name: str, games: str, how: str = "") -> None:
    game, count = find_game(name), int(games)
    if how == "each":
        for seed in range(count):
            print(trace(game, 1, seed))
    else:
        print(trace(game, count))


if __name__ == "__main__":
    main(*sys.argv[1:])
