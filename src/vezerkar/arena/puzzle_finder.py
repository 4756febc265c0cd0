"""Finds puzzles in games between computer players: positions with one clearly best action.

Each decision is looked at cheaply first. Where one action seems to stand out, all actions are
tried, and then the best few again with other guesses and dice. Equal seeds find equal puzzles.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from vezerkar.agents import ask, find_agent
from vezerkar.agents.rollout import best_by_prior, shortlist
from vezerkar.arena.duel import MAX_DECISIONS, TEAMS, seated
from vezerkar.arena.pool import seed_for
from vezerkar.arena.puzzle_search import HORIZON_STAGES, JudgedAction, judge_actions, lead_of
from vezerkar.core.chance import Seeded
from vezerkar.core.game import Game
from vezerkar.core.kernel import State
from vezerkar.core.playout import next_seat

MIN_ACTIONS: Final = 3  # with two a guess would do
MAX_ACTIONS: Final = 40  # with more nobody can look at all of them
GLANCE_ACTIONS: Final = 6
DEEP_ACTIONS: Final = 4
MIN_LEAD_ERRORS: Final = 3.0  # the lead must be this many times its standard error
MIN_CHANCE: Final = 0.15  # of the best action: below nothing helps
MIN_WON: Final = 0.6  # a share of tries won at once that may be called "win this turn"
MIN_POINTS: Final = 0.5  # more points than by any other action


class FoundPuzzle(NamedTuple):
    """A position in which one action is clearly the best, and how it was found."""

    scenario: str
    seed: int  # of the game
    decision: int  # its number in that game
    state: State
    seat: int
    goal: str
    best: JudgedAction
    others: tuple[JudgedAction, ...]  # the best first
    obvious: int  # what a player who looks no farther than the turn does


class PuzzleLook(NamedTuple):
    """How decisions are looked at."""

    verbs: tuple[str, ...] = ()  # only where an action with one of these seems best at first
    every: int = 1  # of such decisions, only one in so many
    horizon: int = HORIZON_STAGES
    tries: int = 12
    deep_tries: int = 24
    lead: float = 0.08  # of the best action over the next, as a chance
    glance_tries: int = 3


def find_puzzles(
    game: Game, scenario: str, seed: int, levels: Sequence[str], look: PuzzleLook
) -> Iterator[FoundPuzzle]:
    """Play one game between two levels and look at its decisions."""
    chance, deals = Seeded(seed), Seeded(seed_for(seed, "guess"))
    s = game.new(scenario, {}, chance)
    players = seated(levels, [seed_for(seed, team) for team in range(TEAMS)], game.teams(s))
    last, worth = -1, 0
    for number in range(MAX_DECISIONS):
        if not s.waiting:
            return
        seat = next_seat(s)
        stage = game.judge.stage(s, seat)
        if stage != last and is_worth_a_look(game, s, seat, look.verbs):
            worth += 1
            found = worth % look.every == 0 and look_at(game, s, seat, number, seed, look)
            if found:
                last = stage  # one puzzle a stage: others would be much like it
                yield found._replace(scenario=scenario)
        s.apply(seat, ask(players[seat], game, s, seat, deals), chance)


def is_worth_a_look(game: Game, s: State, seat: int, verbs: Sequence[str]) -> bool:
    actions = s.legal_actions(seat)
    if not MIN_ACTIONS <= len(actions) <= MAX_ACTIONS:
        return False
    best = best_by_prior(s, seat, game.judge, actions)
    return not verbs or game.notation(s).verb(best).word in verbs


def look_at(
    game: Game, s: State, seat: int, number: int, game_seed: int, look: PuzzleLook
) -> FoundPuzzle | None:
    """The puzzle in a decision, if one action stands out however it is looked at."""
    actions, seed = list(s.legal_actions(seat)), seed_for(game_seed, "look", number)
    few, _ = shortlist(s, seat, game.judge, actions, GLANCE_ACTIONS)
    glance = judge_actions(game, s, seat, few, look.glance_tries, seed, look.horizon)
    if glance[0].chance - glance[1].chance < look.lead or glance[0].chance < MIN_CHANCE:
        return None
    every = judge_actions(game, s, seat, actions, look.tries, seed + 1000, look.horizon)
    if every[0].chance - every[1].chance < look.lead:
        return None
    obvious = find_agent("greedy", seed).choose(game, game.guess(s, seat, Seeded(seed)), seat)
    top = list(dict.fromkeys([*(one.action for one in every[:DEEP_ACTIONS]), obvious]))
    deep = judge_actions(game, s, seat, top, look.deep_tries, seed + 2000, look.horizon, True)
    lead, error = lead_of(deep[0], deep[1])
    if deep[0].action != every[0].action or lead < max(look.lead, MIN_LEAD_ERRORS * error):
        return None
    best, others, goal = deep[0], tuple(deep[1:]), goal_of(deep)
    return FoundPuzzle("", game_seed, number, s.clone(), seat, goal, best, others, obvious)


def goal_of(judged: Sequence[JudgedAction]) -> str:
    """What the best action does that no other does: win, take, hold, or simply lead farther."""
    best, rest = judged[0], judged[1:]
    if best.won >= MIN_WON:
        return "win"
    points = max(one.points for one in rest)
    if best.points - points >= MIN_POINTS:
        return "take" if best.points > 0 else "hold"
    return "plan"
