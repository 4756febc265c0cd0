"""How good each first action of a position is: all are tried on the same guesses and dice.

After the action both sides play on by their priors for a few stages; what the position is then
worth is turned into a chance from 0 to 1. Equal seeds give equal chances.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from vezerkar.agents.calibration import calibrated_chance
from vezerkar.agents.levels import as_seen_by, levels_of
from vezerkar.agents.rollout import EvenChance, TurnPlanner, best_by_prior
from vezerkar.core.chance import Seeded
from vezerkar.core.game import Game
from vezerkar.core.kernel import FRAME, OBSERVER, State
from vezerkar.core.playout import next_seat

DICE_SEED_OFFSET: Final = 1 << 40  # guesses and dice of one try must not share a seed
MAX_TRY_STEPS: Final = 3000  # a longer try is cut off and valued as it stands
HORIZON_STAGES: Final = 2  # this turn and the reply; 0: to the end of this phase of the turn
PLANNER: Final = TurnPlanner(width=4, tries=1, trust=0.5, clear=0.02)


class TryResult(NamedTuple):
    """What one try of an action led to."""

    chance: float  # of the team of the seat that acted
    won: bool  # before the stage was over
    points: int = 0  # gained by that team, less those of the other


class JudgedAction(NamedTuple):
    """An action with all its tries; those of two actions can be compared one by one."""

    action: int
    tries: tuple[TryResult, ...]

    @property
    def chance(self) -> float:
        return sum(one.chance for one in self.tries) / len(self.tries)

    @property
    def won(self) -> float:
        """The share of tries that were won at once."""
        return sum(one.won for one in self.tries) / len(self.tries)

    @property
    def points(self) -> float:
        return sum(one.points for one in self.tries) / len(self.tries)


def judge_actions(
    game: Game,
    s: State,
    seat: int,
    actions: Sequence[int],
    tries: int,
    seed: int,
    horizon: int = HORIZON_STAGES,
    careful: bool = False,
) -> list[JudgedAction]:
    """These actions of a seat, the best first; `s` may be the truth, only guesses are tried.

    In `careful` tries every decision is planned to the end of the turn, as the greedy player does,
    and points are counted.
    """
    wise = as_seen_by(levels_of(game.ai_folder).general, game)
    guesses = [game.guess(s, seat, Seeded(seed + number)) for number in range(tries)]
    judged = [
        JudgedAction(
            action,
            tuple(
                _try(wise, guess.clone(), seat, action, seed + number, horizon, careful)
                for number, guess in enumerate(guesses)
            ),
        )
        for action in actions
    ]
    return sorted(judged, key=lambda one: -one.chance)


def lead_of(best: JudgedAction, other: JudgedAction) -> tuple[float, float]:
    """How much better the first is on average, and the standard error of that number."""
    gaps = [a.chance - b.chance for a, b in zip(best.tries, other.tries, strict=True)]
    mean = sum(gaps) / len(gaps)
    spread = sum((gap - mean) ** 2 for gap in gaps) / max(1, len(gaps) - 1)
    return mean, sqrt(spread / len(gaps))


def _try(
    game: Game, s: State, seat: int, action: int, seed: int, horizon: int, careful: bool
) -> TryResult:
    before = _lead(game, s, seat) if careful else 0
    stages = _play_on(game, s, seat, action, seed, horizon, careful)
    team = game.teams(s)[seat]
    won = stages == 0 and s.ending >= 0 and s.winner == team
    points = _lead(game, s, seat) - before if careful else 0
    return TryResult(_chance(game, s, team), won, points)


def _play_on(
    game: Game, s: State, seat: int, action: int, seed: int, horizon: int, careful: bool
) -> int:
    """Take an action and play on; how many stages were over before the end."""
    judge, teams, dice = game.judge, game.teams(s), EvenChance(seed + DICE_SEED_OFFSET)
    stage, stages, outer = judge.stage(s, seat), 0, s.stack[:FRAME]
    s.apply_unchecked(seat, action, dice)
    for step in range(MAX_TRY_STEPS):
        if not s.waiting or (horizon == 0 and s.stack[:FRAME] != outer):
            break
        if judge.stage(s, seat) != stage:
            stage, stages = judge.stage(s, seat), stages + 1
            if stages >= horizon:
                break
        one = next_seat(s)
        if careful:
            chosen = PLANNER.choose(s, one, teams[one], judge, seed + step)
        else:
            chosen = best_by_prior(s, one, judge, s.legal_actions(one))
        s.apply_unchecked(one, chosen, dice)
    return stages


def _chance(game: Game, s: State, team: int) -> float:
    if s.ending >= 0:
        return 0.5 if s.winner < 0 else float(s.winner == team)
    return calibrated_chance(game, s, team, game.judge.value(s, team))


def _lead(game: Game, s: State, seat: int) -> int:
    """The points of a seat's team less those of the other, as everybody sees them."""
    teams, scores = game.teams(s), [0, 0]
    for team, shown in zip(teams, game.scene(s, OBSERVER).seats, strict=True):
        scores[team] = max(scores[team], shown.score)
    return scores[teams[seat]] - scores[1 - teams[seat]]
