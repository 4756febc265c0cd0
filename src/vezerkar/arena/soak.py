"""Plays many games of all kinds and checks every position: the fuzzer of the rules."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from vezerkar.agents import Agent, ask, find_agent
from vezerkar.arena.checks import Fault, PositionChecks
from vezerkar.arena.pool import run_all, seed_for
from vezerkar.core.chance import Seeded
from vezerkar.core.errors import DataError
from vezerkar.core.game import Game, Value
from vezerkar.core.kernel import State
from vezerkar.core.registry import find_game
from vezerkar.core.session import Session
from vezerkar.records.record import write_record

MAX_DECISIONS = 20_000  # no game takes as many
WHO = ("random", "greedy", "mixed")
DEFAULTS_ONE_IN = 3  # games are played with the default settings
CHANGED_ONE_IN = 2  # settings of the others are drawn from all their values


@dataclass(frozen=True)
class SoakGame:
    """One game to be played and checked."""

    game: str
    scenario: str
    settings: dict[str, Value]
    agents: tuple[str, str]  # by team
    seed: int


@dataclass(frozen=True)
class Finding:
    """The result of one game; with a fault, the record of the game up to it."""

    trial: SoakGame
    decisions: int
    fault: str = ""
    record: str = ""


@dataclass
class SoakResult:
    """The result of all games."""

    games: int = 0
    decisions: int = 0
    faults: list[Finding] = field(default_factory=list)


def soak(
    game: Game,
    games: int,
    scenarios: Sequence[str],
    who: str = "mixed",
    seed: int = 0,
    jobs: int = 1,
    done: Callable[[Finding], None] = lambda finding: None,
) -> SoakResult:
    """Play and check `games` games over all scenarios and settings."""
    if who not in WHO:
        raise DataError(f"there is no way '{who}' to soak; the ways are: {', '.join(WHO)}")
    trials = [trial(game, scenarios[i % len(scenarios)], who, seed + i) for i in range(games)]
    result = SoakResult()
    for finding in run_all(examine, trials, jobs, done):
        result.games += 1
        result.decisions += finding.decisions
        if finding.fault:
            result.faults.append(finding)
    return result


def trial(game: Game, scenario: str, who: str, seed: int) -> SoakGame:
    """The game of a seed: its settings and its players."""
    chance = Seeded(seed_for(seed, "trial"))
    settings = {} if chance.below(DEFAULTS_ONE_IN) == 0 else vary(game, scenario, chance)
    agents = (who, who) if who != "mixed" else mix(chance.below(24))
    return SoakGame(game.id, scenario, settings, agents, seed)


def vary(game: Game, scenario: str, chance: Seeded) -> dict[str, Value]:
    """Some settings changed; if a scenario does not allow them, the defaults."""
    settings: dict[str, Value] = {}
    for setting in game.settings:
        value = setting.values[chance.below(len(setting.values))]
        if chance.below(CHANGED_ONE_IN) == 0:
            settings[setting.name] = value
            try:
                game.new(scenario, settings, Seeded(0))
            except DataError:
                del settings[setting.name]
    return settings


def mix(number: int) -> tuple[str, str]:
    """Mostly random play, which gets everywhere; sometimes greedy play, which plays to win."""
    if number == 0:
        return "greedy", "random"
    if number == 1:
        return "random", "greedy"
    return "random", "random"


def examine(trial: SoakGame) -> Finding:
    """Play one game and check it; whatever goes wrong is a fault of the game."""
    game = find_game(trial.game)
    session: Session | None = None
    try:
        chance = Seeded(seed_for(trial.seed, "dice"))
        session = Session(game, trial.scenario, trial.settings, chance)
        play(session, trial)
        return Finding(trial, len(session.steps))
    except Fault as fault:
        said = str(fault)
    except Exception as error:  # any other error is a fault too
        said = f"{type(error).__name__}: {error} ({where(error)})"
    return Finding(trial, len(session.steps) if session else 0, said, keep(session))


def play(session: Session, trial: SoakGame) -> None:
    game = session.game
    checks = PositionChecks(session, Seeded(seed_for(trial.seed, "checks")))
    agents = [
        find_agent(name, seed_for(trial.seed, name, i)) for i, name in enumerate(trial.agents)
    ]
    deals = Seeded(seed_for(trial.seed, "guess"))
    teams = game.teams(session.state)
    checks.after(0, trial.seed)
    while session.state.waiting:
        if len(session.steps) >= MAX_DECISIONS:
            raise Fault(f"the game is not over after {MAX_DECISIONS} decisions")
        seat = one_of(session.state, deals)
        session.apply(seat, decide(agents[teams[seat]], session, seat, deals))
        checks.after(len(session.steps), trial.seed)
    checks.everything()
    checks.record_plays_again()


def one_of(s: State, chance: Seeded) -> int:
    """Where several seats are asked, any of them that has actions may be the first."""
    seats = [seat for seat in s.actors() if s.legal_actions(seat)]
    return seats[chance.below(len(seats))] if len(seats) > 1 else seats[0]


def decide(agent: Agent, session: Session, seat: int, deals: Seeded) -> int:
    if agent.name == "random":
        return agent.choose(
            session.game, session.state, seat
        )  # it looks at nothing but the actions
    return ask(agent, session.game, session.state, seat, deals)


def where(error: Exception) -> str:
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return f"{frame.filename.rsplit('/', 1)[-1]}:{frame.lineno} in {frame.name}"


def keep(session: Session | None) -> str:
    """The record of a game that went wrong, as far as it can be written."""
    if session is None:
        return ""
    try:
        return write_record(session)
    except Exception as error:
        return f"the record cannot be written: {type(error).__name__}: {error}\n"
