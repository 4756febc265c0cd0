"""Computer players run in processes of their own, on a guess of what they cannot see."""

from __future__ import annotations

import asyncio
import hashlib
import os
import secrets
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing import connection, get_context, parent_process
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from vezerkar import FORM, HOME
from vezerkar._form import awaited_build
from vezerkar.agents.hint import Hint, find_hint
from vezerkar.agents.levels import LEVELS, agent_of_level
from vezerkar.agents.resign import is_lost
from vezerkar.core.chance import Seeded
from vezerkar.core.game import Game, Value
from vezerkar.core.kernel import State
from vezerkar.core.registry import add_pack, find_game, packs
from vezerkar.records.position import read_position
from vezerkar.server.logs import LOG
from vezerkar.server.review import ReviewPart, ReviewPlan, plan_review, review_part
from vezerkar.table.match import Match

GUESS_SEED_MASK: Final = 0x2C5EED  # the guess must not use the random numbers of the decision
REVIEW_NICENESS: Final = 10

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


def _start_worker(game_packs: list[tuple[str, Path]], nice: int) -> None:
    """A worker leaves interrupts to the server, and ends with it, however that ends."""
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    for game, path in game_packs:
        add_pack(game, path)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)


class WorkerPool:
    """Processes that are started when they are first needed.

    They are replaced by new ones once `awaited` exists: a compiled form of the rules, which only
    a new process can load.
    """

    def __init__(self, count: int, nice: int = 0, awaited: Path | None = None) -> None:
        self.count = count
        self.nice = nice
        self.awaited = awaited
        self.pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[..., T], *given: object) -> T:
        """Run something in a worker; a worker that died is replaced once."""
        loop = asyncio.get_running_loop()
        self._change_over()
        for attempt in (1, 2):
            pool = self.pool or self._start()
            try:
                return await loop.run_in_executor(pool, work, *given)
            except BrokenProcessPool:
                if self.pool is pool:
                    self.pool = None
                    pool.shutdown(wait=False)
                if attempt == 2:
                    raise
        raise AssertionError("unreachable")

    def _change_over(self) -> None:
        """Leave the old processes to finish what they are doing, and start new ones."""
        if self.awaited is None or not self.awaited.is_file():
            return
        self.awaited = None
        if self.pool is not None:
            self.pool.shutdown(wait=False)
            self.pool = None
        LOG.info("computer players use the compiled rules from now on")

    def _start(self) -> ProcessPoolExecutor:
        given = (packs(), self.nice)
        self.pool = ProcessPoolExecutor(
            self.count, get_context("spawn"), initializer=_start_worker, initargs=given
        )
        return self.pool

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None


class BotWorkers:
    """Workers for matches that are going on, and one of low priority for reviews."""

    def __init__(self, workers: int) -> None:
        awaited = awaited_build(HOME) if FORM == "interpreted" else None
        self.players = WorkerPool(workers, awaited=awaited)
        self.reviewers = WorkerPool(1, REVIEW_NICENESS, awaited)

    async def choose(self, task: BotTask) -> BotChoice:
        return await self.players.run(choose_action, task)

    async def hint(self, task: BotTask) -> Hint:
        return await self.players.run(hint_for, task)

    async def is_lost(self, task: BotTask) -> bool:
        return await self.players.run(has_lost, task)

    async def plan_review(self, record: str) -> ReviewPlan:
        return await self.reviewers.run(plan_review, record)

    async def review_part(self, record: str, first: int, luck: float, tries: int) -> ReviewPart:
        return await self.reviewers.run(review_part, record, first, luck, tries)

    def close(self) -> None:
        self.players.close()
        self.reviewers.close()
