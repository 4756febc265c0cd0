"""The ladder: how strong the levels of a game are, each measured against its neighbours."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from time import process_time
from typing import Final

from msgspec.structs import asdict

from vezerkar.agents import ask, find_agent
from vezerkar.agents.levels import LEVELS, LEVELS_FILE, levels_of, weight_files
from vezerkar.arena.duel import Score, sides
from vezerkar.arena.pool import Run, run_here, seed_for
from vezerkar.arena.ratings import Rating
from vezerkar.arena.tournament import Line, Plan, plan_for, ratings, scores, tournament
from vezerkar.core.chance import Seeded
from vezerkar.core.game import Game
from vezerkar.core.playout import next_seat
from vezerkar.evaluation.weights import PRIOR_WEIGHTS, VALUE_WEIGHTS

RECRUIT, SERGEANT, OFFICER, GENERAL = LEVELS
QUICK_PAIRS: Final = (  # of players whose games take little time, the stronger first
    (RECRUIT, "random"),
    (SERGEANT, RECRUIT),
    (OFFICER, SERGEANT),
    (OFFICER, "greedy"),
)
GENERALS_PAIRS: Final = (
    (GENERAL, OFFICER),
    (GENERAL, "greedy"),
    (GENERAL, "random"),
)
TIME_QUANTILE: Final = 0.95  # of decisions are made within the time that is shown
TIMED_DECISIONS: Final = 60
UNTIMED_OPENING: Final = 40  # decisions of a game before the clock runs
TIMED_PER_GAME: Final = 20  # decisions


@dataclass(frozen=True)
class Rung:
    """How strong a player is, and how long it thinks."""

    rating: Rating
    seconds: float


@dataclass(frozen=True)
class Ladder:
    """The strength of all players of a game."""

    game: str
    version: int  # of the rules
    rungs: Sequence[Rung]
    scores: dict[tuple[str, str], Score]


def plans_of(game: Game, quick: int, generals: int, seed: int = 0) -> tuple[Plan, Plan]:
    """`quick` games of each pair that needs little time, `generals` of the general's own."""
    scenarios = [each.id for each in game.scenarios() if is_between_two(game, each.id)]
    return (
        plan_for(game, QUICK_PAIRS, quick, scenarios, seed=seed),
        plan_for(game, GENERALS_PAIRS, generals, scenarios, seed=seed),
    )


def is_between_two(game: Game, scenario: str) -> bool:
    """Whether both teams have a seat; in a solo battle one player would only watch."""
    return all(sides(game, game.new(scenario, {}, Seeded(0))))


def results_in(folder: Path, game: Game, plan: Plan) -> Path:
    """Where the games are kept: another file for other rules, data, levels or weights.

    It does not know when the code of a player or of a judge has changed: then empty the folder.
    """
    own = {
        name for each in asdict(levels_of(game.ai_folder)).values() for name in weight_files(each)
    }
    files = [
        game.ai_folder / name for name in (LEVELS_FILE, PRIOR_WEIGHTS, VALUE_WEIGHTS, *sorted(own))
    ]
    text = b"".join(file.read_bytes() for file in files if file.exists())
    text += "".join(plan.digests.values()).encode()
    kind = "quick" if plan.pairs == QUICK_PAIRS else "general"
    return folder / f"{game.id}-{plan.version}-{kind}-{sha256(text).hexdigest()[:8]}.jsonl"


def climb(
    game: Game,
    plans: Sequence[Plan],
    folder: Path,
    run: Run = run_here,
    done: Callable[[Line], None] = lambda line: None,
) -> Ladder:
    """Play what is missing, and rate."""
    lines: list[Line] = []
    for plan in plans:
        lines += tournament(plan, results_in(folder, game, plan), run, done)
    rungs = [Rung(each, thinking_time(game, each.name)) for each in ratings(lines, "random")]
    return Ladder(game.id, game.version, rungs, scores(lines))


def thinking_time(game: Game, name: str, decisions: int = 0) -> float:
    """Within how many seconds a player makes nearly all of its decisions, forced ones apart.

    The time of one core: what other programs do meanwhile does not count.
    """
    times: list[float] = []
    number = 0
    while len(times) < (decisions or TIMED_DECISIONS):
        scenarios = game.scenarios()
        times += _times(game, scenarios[number % len(scenarios)].id, name, number)
        number += 1
    times.sort()
    return times[int(len(times) * TIME_QUANTILE)]


def _times(game: Game, scenario: str, name: str, number: int) -> list[float]:
    """Some decisions in the middle of a game, which two greedy players have begun."""
    chance, deals = Seeded(seed_for(number)), Seeded(seed_for(number, "guess"))
    s = game.new(scenario, {}, chance)
    opening, player = find_agent("greedy", number), find_agent(name, number)
    times: list[float] = []
    for step in range(UNTIMED_OPENING + TIMED_PER_GAME):
        if not s.waiting:
            break
        seat = next_seat(s)
        begun = process_time()
        watched = step >= UNTIMED_OPENING and len(s.legal_actions(seat)) > 1
        action = ask(player if watched else opening, game, s, seat, deals)
        if watched:
            times.append(process_time() - begun)
        s.apply(seat, action, chance)
    return times or [0.0]
