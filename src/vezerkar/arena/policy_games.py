"""Games that a policy is learned from: what came of several actions of the same decision.

At some decisions of a game several actions are tried, all on the same guesses at what is hidden and
with the same dice, so that they differ by how good they are rather than by luck. Both sides play
on carefully until the enemy has replied. What came of each action is written down beside what the
seat saw of it.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Final

from vezerkar.agents import ask, find_agent
from vezerkar.agents.action_facts import ActionReader, Numbers
from vezerkar.agents.planned_try import planned_value
from vezerkar.agents.rollout import EvenChance, rollout_value, shortlist
from vezerkar.arena.duel import MAX_DECISIONS, TEAMS, seated
from vezerkar.arena.kept_games import KindOfGames, kept_games
from vezerkar.arena.league import STYLED, in_styles
from vezerkar.arena.pool import seed_for
from vezerkar.arena.watching import Task
from vezerkar.core.chance import Seeded
from vezerkar.core.game import Game
from vezerkar.core.kernel import State
from vezerkar.core.playout import next_seat
from vezerkar.core.registry import find_game
from vezerkar.learning.policy_rows import Seen, TriedAction, TriedDecision, TriedGame

FILE_ENDING: Final = ".tries.gz"
GAMES_PER_FILE: Final = 4
SHARE: Final = 0.08  # of decisions at which actions are tried
WILD: Final = 0.03  # of decisions that are taken at random, so that much is met
LIKELY: Final = 6  # actions tried: those with the highest priors,
OTHERS: Final = 2  # and some of the rest
TRIES: Final = 2
LOOKS: Final = 4  # tries to the end of the turn
HORIZON: Final = 2  # turns: the own one and the reply
LOOK_DIGITS: Final = 4
DIGITS: Final = 2
SEEDS: Final = 1 << 40


def players_of(game: Game) -> tuple[str, ...]:
    """Who plays: the usual player most of all."""
    styles = in_styles(game)
    return (*[STYLED] * max(1, len(styles) // 2), *styles)


def tried_game(task: Task) -> TriedGame:
    """One game, with what came of the actions of some of its decisions."""
    game = find_game(task.game)
    seed = seed_for(task.seed, task.number)
    chance, deals, lot = Seeded(seed), Seeded(seed_for(seed, "guess")), Random(seed)
    s = game.new(task.scenario, {}, chance)
    names = [lot.choice(players_of(game)) for _ in range(TEAMS)]
    players = seated(names, [seed_for(seed, team) for team in range(TEAMS)], game.teams(s))
    wild, reader = find_agent("random", seed), ActionReader(game)
    decisions = []
    for _ in range(MAX_DECISIONS):
        if not s.waiting:
            break
        seat = next_seat(s)
        if len(s.legal_actions(seat)) > 1 and lot.random() < SHARE:
            decisions.append(tried_decision(game, reader, s, seat, lot))
        agent = wild if lot.random() < WILD else players[seat]
        s.apply(seat, ask(agent, game, s, seat, deals), chance)
    return TriedGame(task.number, task.scenario, decisions)


def tried_decision(
    game: Game, reader: ActionReader, s: State, seat: int, lot: Random
) -> TriedDecision:
    """Several actions of a decision, tried on the same guesses with the same dice."""
    actions = s.legal_actions(seat)
    seed, team = lot.randrange(SEEDS), game.teams(s)[seat]
    guess = game.guess(s, seat, Seeded(seed))
    priors = dict(zip(actions, game.judge.priors_for(guess, seat, actions), strict=True))
    chosen, _ = shortlist(guess, seat, game.judge, actions, LIKELY)
    rest = [action for action in actions if action not in chosen]
    chosen = chosen + lot.sample(rest, min(OTHERS, len(rest)))
    looks = dict.fromkeys(chosen, 0.0)
    results: dict[int, list[float]] = {action: [] for action in chosen}
    for number in range(seed + 1, seed + 1 + LOOKS):
        guess = game.guess(s, seat, Seeded(number))
        for action in chosen:
            dice = EvenChance(number)
            looks[action] += rollout_value(guess, seat, action, team, game.judge, dice) / LOOKS
    for number in range(seed + 1 + LOOKS, seed + 1 + LOOKS + TRIES):
        guess = game.guess(s, seat, Seeded(number))
        for action in chosen:
            value = planned_value(game, guess.clone(), seat, action, number, HORIZON, True)
            results[action].append(round(value, LOOK_DIGITS))
    seen = reader.see(s, seat)
    return TriedDecision(
        written(seen.table),
        [
            TriedAction(
                written(seen.actions[actions.index(action)]),
                round(priors[action], LOOK_DIGITS),
                round(looks[action], LOOK_DIGITS),
                results[action],
            )
            for action in chosen
        ],
    )


def written(numbers: Numbers) -> Seen:
    return Seen(list(numbers), [round(amount, DIGITS) for amount in numbers.values()])


POLICY_GAMES: Final = KindOfGames(FILE_ENDING, GAMES_PER_FILE, tried_game)


def tried_games(folder: Path, seed: int) -> list[TriedGame]:
    """All games of a seed that were kept in a folder."""
    return kept_games(folder, seed, FILE_ENDING, TriedGame)
