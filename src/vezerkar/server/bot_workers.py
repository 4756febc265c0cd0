"""Computer players run in processes of their own, on a guess of what they cannot see."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple, TypeVar

from vezerkar import FORM, HOME
from vezerkar._form import awaited_build
from vezerkar.agents.hint import Hint, find_hint
from vezerkar.agents.levels import LEVELS, Level, agent_of_level, levels_of
from vezerkar.agents.resign import is_lost
from vezerkar.core.chance import Seeded
from vezerkar.core.game import Game, Value
from vezerkar.core.kernel import State
from vezerkar.core.registry import find_game
from vezerkar.records.position import read_position
from vezerkar.server.fair_queue import REVIEWER, SERVER, Asker
from vezerkar.server.ray_workers import RayBridge, RayWorker
from vezerkar.server.review import ReviewPart, ReviewPlan, plan_review, review_part
from vezerkar.server.worker_pool import DEADLINE_S, WorkerPool, processes
from vezerkar.table.match import Match

GUESS_SEED_MASK: Final = 0x2C5EED  # the guess must not use the random numbers of the decision
REVIEW_NICENESS: Final = 10
REVIEW_DEADLINE_S: Final = 600.0  # of one part
DEADLINE_FACTOR: Final = 10.0  # how many times the seconds of its level a decision may take

T = TypeVar("T")


class BotTask(NamedTuple):
    """All that a worker is told: never more than its seat may know."""

    game: str
    pack: str
    scenario: str
    settings: tuple[tuple[str, Value], ...]
    guess: list[int]
    seat: int
    level: str
    seed: int
    start: str = ""  # a position on the same board, if it is not the scenario's
    memo: tuple[int, ...] = ()  # what the player wanted to remember after its last decision


class BotChoice(NamedTuple):
    """The action of a computer player, and what it wants to be told at its next decision."""

    action: int
    memo: tuple[int, ...] = ()


def strongest_level() -> str:
    """The best level there is: it gives the hints."""
    return list(LEVELS)[-1]


def default_level() -> str:
    """The level of an opponent that nobody has chosen."""
    return list(LEVELS)[:2][-1]


def task_for(
    match: Match, seat: int, level: str, pack: str = "", repeatable: bool = False
) -> BotTask:
    """The decision that a seat has to make now; `repeatable`: equal moments get equal seeds."""
    seed = _seed_of(match) if repeatable else secrets.randbits(30)
    guess = match.game.guess(match.state, seat, Seeded(seed ^ GUESS_SEED_MASK))
    session = match.session
    return BotTask(
        match.game.id,
        pack,
        session.scenario,
        tuple(session.settings.items()),
        guess.freeze(),
        seat,
        level,
        seed,
        match.history.start_for(seat),
    )


def _seed_of(match: Match) -> int:
    moment = match.secret + len(match.log.lines).to_bytes(8)
    return int.from_bytes(hashlib.sha256(moment).digest()[:4]) >> 2


def choose_action(task: BotTask) -> BotChoice:
    """The action that a computer player takes; runs in a worker."""
    game, state = _position_of(task)
    agent = agent_of_level(task.level, task.seed)
    agent.memo = task.memo
    return BotChoice(agent.choose(game, state, task.seat), agent.memo)


def likeliest_action(task: BotTask) -> BotChoice:
    """The action of best prior, without any search; runs in a worker."""
    game, state = _position_of(task)
    actions = state.legal_actions(task.seat)
    priors = game.judge.priors_for(state, task.seat, actions)
    return BotChoice(max(zip(priors, actions, strict=True), key=lambda pair: pair[0])[1], task.memo)


def has_lost(task: BotTask) -> bool:
    """Whether a computer player should resign; runs in a worker."""
    game, state = _position_of(task)
    return is_lost(game, state, task.seat, task.seed)


def hint_for(task: BotTask) -> Hint:
    """What a computer player would do, and why; runs in a worker."""
    game, state = _position_of(task)
    agent = agent_of_level(task.level, task.seed)
    agent.memo = task.memo
    return find_hint(agent, game, state, task.seat, task.seed)


def _position_of(task: BotTask) -> tuple[Game, State]:
    game = find_game(task.game, task.pack)
    state = _board(task.game, task.pack, task.scenario, task.settings, task.start).clone()
    state.thaw(task.guess)
    # This changes nothing in a position at rest: it only finds out again who is asked for what.
    state.settle(Seeded(task.seed))
    return game, state


@lru_cache(maxsize=64)
def _board(
    game: str, pack: str, scenario: str, settings: tuple[tuple[str, Value], ...], start: str
) -> State:
    """A state on the right board, built once and cloned."""
    if start:
        return read_position(start, pack=pack)[1]
    return find_game(game, pack).new(scenario, dict(settings), Seeded(0))


def seconds_of(task: BotTask) -> float:
    """How long the level of a task may think; a level that does not search has no limit."""
    level: Level = getattr(levels_of(find_game(task.game, task.pack).ai_folder), task.level)
    how = level.stages or level.search
    return how.seconds if how is not None else 0.0


class BotWorkers:
    """Workers for matches that are going on, and one of low priority for reviews.

    On a cluster there is one queue: reviews come after everything that a person waits for.
    """

    def __init__(self, workers: int, patience: float = DEADLINE_FACTOR, ray: str = "") -> None:
        self.patience = patience
        self.bridge = RayBridge(ray) if ray else None
        awaited = awaited_build(HOME) if FORM == "interpreted" else None
        if self.bridge is not None:
            bridge = self.bridge
            self.players = WorkerPool([RayWorker(bridge) for _ in range(workers)], awaited)
            self.reviewers = self.players
        else:
            self.players = WorkerPool(processes(workers), awaited)
            self.reviewers = WorkerPool(processes(1, REVIEW_NICENESS), awaited)

    async def choose(self, task: BotTask, asker: Asker = SERVER) -> BotChoice:
        return await self._play(choose_action, task, asker)

    async def choose_quickly(self, task: BotTask, asker: Asker = SERVER) -> BotChoice:
        return await self.players.run(likeliest_action, task, asker=asker)

    async def hint(self, task: BotTask, asker: Asker = SERVER) -> Hint:
        return await self._play(hint_for, task, asker)

    async def is_lost(self, task: BotTask, asker: Asker = SERVER) -> bool:
        return await self._play(has_lost, task, asker)

    async def _play(self, work: Callable[[BotTask], T], task: BotTask, asker: Asker) -> T:
        deadline_s = DEADLINE_S + self.patience * seconds_of(task)
        return await self.players.run(work, task, asker=asker, deadline_s=deadline_s)

    async def plan_review(self, record: str) -> ReviewPlan:
        return await self._review(plan_review, record)

    async def review_part(self, record: str, first: int, luck: float, tries: int) -> ReviewPart:
        return await self._review(review_part, record, first, luck, tries)

    async def _review(self, work: Callable[..., T], *given: object) -> T:
        return await self.reviewers.run(work, *given, asker=REVIEWER, deadline_s=REVIEW_DEADLINE_S)

    def jobs(self) -> dict[str, tuple[int, int]]:
        """By pool: how many jobs wait, and how many are being done."""
        pools = {"players": self.players.queue, "reviewers": self.reviewers.queue}
        return {name: (len(q.queued), len(q.running)) for name, q in pools.items()}

    def close(self) -> None:
        self.players.close()
        self.reviewers.close()
        if self.bridge is not None:
            self.bridge.close()
