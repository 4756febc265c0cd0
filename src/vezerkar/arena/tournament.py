"""Many agents, every pair of them a duel; finished games are kept, so that a run can be resumed.

The results file has a line for what is being played and one for each finished game, in any order.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from itertools import pairwise
from pathlib import Path

from msgspec import DecodeError, Struct
from msgspec.json import decode

from vezerkar.agents import check_agent
from vezerkar.arena.duel import MAX_DECISIONS, Fixture, Score, fixture, play
from vezerkar.arena.pool import Run, run_here, seed_for
from vezerkar.arena.ratings import Rating, rate
from vezerkar.core.errors import DataError
from vezerkar.core.game import Game, Value
from vezerkar.core.registry import find_game


@dataclass(frozen=True)
class Plan:
    """What is to be played; equal plans give equal results."""

    game: str
    version: int  # of the rules
    digests: Mapping[str, str]  # of the data, by scenario
    pairs: tuple[tuple[str, str], ...]
    games: int  # a pair
    settings: Mapping[str, Value] = field(default_factory=dict)
    seed: int = 0

    def matches(self) -> list[Pairing]:
        """All games, those of a pair one after the other."""
        game = find_game(self.game)
        return [
            Pairing(pair, number, self.fixture(game, pair, number))
            for pair in self.pairs
            for number in range(self.games)
        ]

    def fixture(self, game: Game, pair: tuple[str, str], number: int) -> Fixture:
        seed = seed_for(self.seed, *pair)
        return fixture(game, pair, number, list(self.digests), self.settings, seed, MAX_DECISIONS)


@dataclass(frozen=True)
class Pairing:
    """One game of a pair; in the odd ones the sides are exchanged."""

    pair: tuple[str, str]
    number: int
    fixture: Fixture


class Line(Struct, frozen=True):
    """A finished game as a line of the results file; `winner` is empty in a draw."""

    pair: tuple[str, str]
    number: int
    winner: str
    decisions: int


def plan_for(
    game: Game,
    pairs: Sequence[tuple[str, str]],
    games: int,
    scenarios: Sequence[str],
    settings: Mapping[str, Value] | None = None,
    seed: int = 0,
) -> Plan:
    """A plan whose agents all exist."""
    for name in {name for pair in pairs for name in pair}:
        check_agent(game, name)
    digests = {scenario: game.digest(scenario) for scenario in scenarios}
    return Plan(game.id, game.version, digests, tuple(pairs), games, dict(settings or {}), seed)


def neighbours(agents: Sequence[str]) -> list[tuple[str, str]]:
    """
    >>> neighbours(["random", "greedy", "general"])
    [('random', 'greedy'), ('greedy', 'general')]
    """
    return list(pairwise(agents))


def everybody(agents: Sequence[str]) -> list[tuple[str, str]]:
    """
    >>> everybody(["random", "greedy", "general"])
    [('random', 'greedy'), ('random', 'general'), ('greedy', 'general')]
    """
    return [(one, two) for i, one in enumerate(agents) for two in agents[i + 1 :]]


def play_match(match: Pairing) -> Line:
    """Play one game; if the printed rules of a solo battle win, it counts as a draw."""
    played = play(match.fixture)
    agents = match.fixture.agents
    winner = agents[played.winner] if played.winner >= 0 and not played.by_rules else ""
    return Line(match.pair, match.number, winner, played.decisions)


def tournament(
    plan: Plan,
    results: Path | None = None,
    run: Run = run_here,
    done: Callable[[Line], None] = lambda line: None,
) -> list[Line]:
    """Play what the results file does not hold yet; each game is written as soon as it is over."""
    old = played_before(plan, results)
    played = {(line.pair, line.number) for line in old}
    missing = [each for each in plan.matches() if (each.pair, each.number) not in played]
    if results is None:
        return old + run(play_match, missing, done=done)
    with Journal(results, plan) as journal:

        def keep(line: Line) -> None:
            journal.add(line)
            done(line)

        new = run(play_match, missing, done=keep)
    return sorted(old + new, key=lambda line: (plan.pairs.index(line.pair), line.number))


# Results on disk


def played_before(plan: Plan, results: Path | None) -> list[Line]:
    """What a results file holds of a plan; nothing if there is none."""
    return read_results(results, plan) if results is not None and results.exists() else []


class Journal:
    """The results file while games are being played."""

    def __init__(self, path: Path, plan: Plan) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            mend(path)
            self.file = path.open("a", encoding="utf-8")
        except OSError as error:
            raise DataError(f"{path}: cannot be written: {error.strerror}") from error
        if self.file.tell() == 0:
            self.write(heading(plan))

    def add(self, line: Line) -> None:
        self.write(json.dumps({name: getattr(line, name) for name in line.__struct_fields__}))

    def write(self, text: str) -> None:
        self.file.write(text + "\n")
        self.file.flush()

    def __enter__(self) -> Journal:
        return self

    def __exit__(self, *error: object) -> None:
        self.file.close()


def heading(plan: Plan) -> str:
    """What the games of a file have in common; more of them may be asked for later."""
    common = asdict(plan)
    del common["games"]
    return json.dumps(common)


def mend(path: Path) -> None:
    """Cut off a line that was being written when the program was killed."""
    if not path.exists():
        return
    with path.open("rb+") as file:
        whole = file.read().rfind(b"\n") + 1
        file.truncate(whole)
        os.fsync(file.fileno())


def read_results(path: Path, plan: Plan) -> list[Line]:
    """Those games of a plan that a file holds; DataError if it belongs to another one."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise DataError(f"{path}: cannot be read: {error}") from error
    whole = text[: text.rfind("\n") + 1].splitlines()
    if not whole:
        return []
    if whole[0] != heading(plan):
        raise DataError(
            f"{path}: these are results of other agents, games, rules or seeds; name another file"
        )
    lines = []
    for number, line in enumerate(whole[1:], start=2):
        try:
            lines.append(decode(line, type=Line))
        except DecodeError as error:
            raise DataError(f"{path}: line {number}: {error}") from error
    # Two programs on one file may have played the same game: it counts once.
    each = {(line.pair, line.number): line for line in lines if line.number < plan.games}
    return list(each.values())


# What the results say


def scores(lines: Sequence[Line]) -> dict[tuple[str, str], Score]:
    """The score of the first of each pair."""
    found: dict[tuple[str, str], Score] = {}
    for line in lines:
        score = found.setdefault(line.pair, Score())
        score.wins += line.winner == line.pair[0]
        score.losses += line.winner == line.pair[1]
        score.draws += line.winner == ""
    return found


def ratings(lines: Sequence[Line], anchor: str | None = None) -> list[Rating]:
    """The strength of every agent that has played, the strongest first."""
    points: dict[tuple[str, str], float] = {}
    for (one, two), score in scores(lines).items():
        points[one, two] = score.wins + score.draws / 2
        points[two, one] = score.losses + score.draws / 2
    return rate(points, anchor)
