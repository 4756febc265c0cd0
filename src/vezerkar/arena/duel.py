"""Two agents play many games against each other, with sides exchanged every other game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from vezerkar.agents import Agent, ask, check_agent, find_agent
from vezerkar.arena.pool import Run, run_here, seed_for
from vezerkar.arena.stats import wilson
from vezerkar.core.chance import Seeded
from vezerkar.core.errors import DataError
from vezerkar.core.game import Game, Value
from vezerkar.core.kernel import NOBODY, State
from vezerkar.core.playout import next_seat
from vezerkar.core.registry import find_game

MAX_DECISIONS = 20_000  # a longer game counts as drawn; most have a tenth of that
TEAMS = 2


@dataclass(frozen=True)
class Fixture:
    """One game to be played: all that another process needs to know."""

    game: str
    scenario: str
    settings: Mapping[str, Value]
    agents: tuple[str, ...]  # by team
    seed: int  # of set-up and dice
    agent_seeds: tuple[int, ...]  # by team
    limit: int = MAX_DECISIONS


@dataclass(frozen=True)
class Played:
    """How a game ended."""

    winner: int  # the team, NOBODY for a draw
    decisions: int
    cut_off: bool  # it ran over the limit and counts as a draw
    by_rules: bool = False  # the winner has no seat: a solo battle that its printed rules won


@dataclass
class Score:
    """Games won, lost and drawn."""

    wins: int = 0
    losses: int = 0
    draws: int = 0

    @property
    def games(self) -> int:
        return self.wins + self.losses + self.draws

    @property
    def rate(self) -> float:
        """The share of games won, a draw being half a win."""
        return (self.wins + self.draws / 2) / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Between which rates the true one lies, with 95 % confidence."""
        return wilson(self.wins + self.draws / 2, self.games)

    def add(self, winner: int, team: int) -> None:
        self.draws += winner == NOBODY
        self.wins += winner == team
        self.losses += winner not in (NOBODY, team)


@dataclass
class Standing(Score):
    """How an agent did, in all and by side."""

    name: str = ""
    by_side: dict[str, Score] = field(default_factory=dict)


@dataclass
class Result:
    """A finished duel."""

    game: str
    scenario: str | None  # None if spread over all of them
    standings: tuple[Standing, Standing]
    decisions: int = 0
    cut_off: int = 0


def play(fixture: Fixture) -> Played:
    """Play one game to its end."""
    game = find_game(fixture.game)
    chance = Seeded(fixture.seed)
    s = game.new(fixture.scenario, fixture.settings, chance)
    deals = Seeded(seed_for(fixture.seed, "guess"))
    teams = game.teams(s)
    agents = seated(fixture.agents, fixture.agent_seeds, teams)
    decisions = 0
    while s.waiting and decisions < fixture.limit:
        seat = next_seat(s)
        s.apply(seat, ask(agents[seat], game, s, seat, deals), chance)
        decisions += 1
    winner = NOBODY if s.waiting else s.winner
    return Played(winner, decisions, bool(s.waiting), winner not in (NOBODY, *teams))


def seated(names: Sequence[str], seeds: Sequence[int], teams: Sequence[int]) -> list[Agent]:
    """A player for every seat: partners are of one kind, but do not share what they think."""
    agents = [find_agent(names[team], seeds[team]) for team in teams]
    for agent in agents:
        agent.time_limited = False  # else games would differ from one machine to another
    return agents


def duel(
    game: Game,
    agents: tuple[str, str],
    games: int,
    scenarios: Sequence[str],
    settings: Mapping[str, Value] | None = None,
    seed: int = 0,
    run: Run = run_here,
    done: Callable[[Played], None] = lambda played: None,
    limit: int = MAX_DECISIONS,
) -> Result:
    """Play `games` games; equal seeds give equal results wherever they are played."""
    for name in agents:
        check_agent(game, name)
    chosen = dict(settings or {})
    names = {scenario: sides(game, game.new(scenario, chosen, Seeded(0))) for scenario in scenarios}
    fixtures = [fixture(game, agents, i, scenarios, chosen, seed, limit) for i in range(games)]
    played = run(play, fixtures, done=done)
    result = Result(
        game.id,
        scenarios[0] if len(scenarios) == 1 else None,
        (Standing(name=agents[0]), Standing(name=agents[1])),
    )
    for i, (fixed, one) in enumerate(zip(fixtures, played, strict=True)):
        result.decisions += one.decisions
        result.cut_off += one.cut_off
        for which, standing in enumerate(result.standings):
            team = which ^ (i % 2)
            side = names[fixed.scenario][team]
            if not side:
                continue  # nobody sits there: in a solo battle one agent plays, the other waits
            standing.add(one.winner, team)
            standing.by_side.setdefault(side, Score()).add(one.winner, team)
    return result


def fixture(
    game: Game,
    agents: tuple[str, str],
    number: int,
    scenarios: Sequence[str],
    settings: Mapping[str, Value],
    seed: int,
    limit: int,
) -> Fixture:
    """Two games in a row have the same scenario, cards and dice, with the sides exchanged."""
    pair, swapped = divmod(number, 2)
    seeds = (seed_for(seed, pair, "first"), seed_for(seed, pair, "second"))
    return Fixture(
        game.id,
        scenarios[pair % len(scenarios)],
        settings,
        (agents[1], agents[0]) if swapped else agents,
        seed_for(seed, pair),
        (seeds[1], seeds[0]) if swapped else seeds,
        limit,
    )


def sides(game: Game, s: State) -> list[str]:
    """A name for each of the two teams: what the names of its seats have in common; `` if none."""
    members: list[list[str]] = [[] for _ in range(TEAMS)]
    for name, team in zip(game.seats(s), game.teams(s), strict=True):
        if team >= TEAMS:
            raise DataError(f"a duel needs two teams; {game.id} has more of them here")
        members[team].append(name)
    found = []
    for names in members:
        first = {name.split("-")[0] for name in names}
        found.append(first.pop() if len(first) == 1 else "+".join(names))
    return found
