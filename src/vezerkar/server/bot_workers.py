"""Computer players think in processes of their own, on a guess of what they cannot see."""

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

from vezerkar.agents.advice import Advice, advise
from vezerkar.agents.levels import LEVELS, agent_of_level
from vezerkar.agents.resign import is_lost
from vezerkar.core.chance import Seeded
from vezerkar.core.game import Game, Value
from vezerkar.core.kernel import State
from vezerkar.core.registry import add_pack, find_game, packs
from vezerkar.records.position import read_position
from vezerkar.server.review import Piece, Survey, look_back, survey
from vezerkar.table.match import Match

GUESS: Final = 0x2C5EED  # a guess is not made with the numbers that the player decides with


T = TypeVar("T")


class Task(NamedTuple):
    """All that a worker is told: never more than its seat may know."""

    game: str
    pack: str
    scenario: str
    settings: tuple[tuple[str, Value], ...]
    guess: list[int]
    seat: int
    level: str
    seed: int
    start: str = ""  # a position on the same board, where that is not the scenario's
    memo: tuple[int, ...] = ()  # what the player told itself at its last decision


class Thought(NamedTuple):
    """What a computer player takes, and what it wants to be told at its next decision."""

    action: int
    memo: tuple[int, ...] = ()


def strongest() -> str:
    """The best level there is: it advises."""
    return list(LEVELS)[-1]


def usual() -> str:
    """Whom one meets unless one chooses."""
    return list(LEVELS)[:2][-1]


def task_for(match: Match, seat: int, level: str, pack: str = "", repeatable: bool = False) -> Task:
    """What is to be thought about now; in tests the same moment gives the same thought."""
    seed = _number(match) if repeatable else secrets.randbits(30)
    guess = match.game.guess(match.state, seat, Seeded(seed ^ GUESS))
    session = match.session
    return Task(
        match.game.id,
        pack,
        session.scenario,
        tuple(session.settings.items()),
        guess.freeze(),
        seat,
        level,
        seed,
        match.start_for(seat),
    )


def _number(match: Match) -> int:
    moment = match.secret + len(match.log.lines).to_bytes(8)
    return int.from_bytes(hashlib.sha256(moment).digest()[:4]) >> 2


def think(task: Task) -> Thought:
    """The action that a computer player takes; runs in a worker."""
    game, state = _laid(task)
    agent = agent_of_level(task.level, task.seed)
    agent.memo = task.memo
    return Thought(agent.choose(game, state, task.seat), agent.memo)


def despairs(task: Task) -> bool:
    """Whether all is lost for a computer player; runs in a worker."""
    game, state = _laid(task)
    return is_lost(game, state, task.seat, task.seed)


def advised(task: Task) -> Advice:
    """What a computer player would do, and why; runs in a worker."""
    game, state = _laid(task)
    agent = agent_of_level(task.level, task.seed)
    agent.memo = task.memo
    return advise(agent, game, state, task.seat, task.seed)


def _laid(task: Task) -> tuple[Game, State]:
    """The position of a task."""
    game = find_game(task.game, task.pack)
    state = _board(task.game, task.pack, task.scenario, task.settings, task.start).clone()
    state.thaw(task.guess)
    # A position at rest stays where it is: this only finds out again who is asked for what.
    state.settle(Seeded(task.seed))
    return game, state


@lru_cache(maxsize=64)
def _board(
    game: str, pack: str, scenario: str, settings: tuple[tuple[str, Value], ...], start: str
) -> State:
    """A state on the right board, built once."""
    if start:
        return read_position(start, pack=pack)[1]
    return find_game(game, pack).new(scenario, dict(settings), Seeded(0))


def _begin_work(laid_over: list[tuple[str, Path]], nice: int) -> None:
    """A worker leaves interrupts to the server, and ends with it, however that ends."""
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    for game, path in laid_over:
        add_pack(game, path)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)


class Workers:
    """Processes that are started when the first of them has to work."""

    def __init__(self, count: int, nice: int = 0) -> None:
        self.count = count
        self.nice = nice
        self.pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[..., T], *given: object) -> T:
        """Let a worker do something; a worker that died is replaced once."""
        loop = asyncio.get_running_loop()
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

    def _start(self) -> ProcessPoolExecutor:
        given = (packs(), self.nice)
        self.pool = ProcessPoolExecutor(
            self.count, get_context("spawn"), initializer=_begin_work, initargs=given
        )
        return self.pool

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None


class Thinker:
    """Who thinks about what: matches that go on first, those that are over when there is time."""

    def __init__(self, workers: int) -> None:
        self.players = Workers(workers)
        self.reviewers = Workers(1, nice=10)

    async def choose(self, task: Task) -> Thought:
        return await self.players.run(think, task)

    async def advise(self, task: Task) -> Advice:
        return await self.players.run(advised, task)

    async def despairs(self, task: Task) -> bool:
        return await self.players.run(despairs, task)

    async def survey(self, record: str) -> Survey:
        return await self.reviewers.run(survey, record)

    async def look_back(self, record: str, first: int, luck: float, tries: int) -> Piece:
        return await self.reviewers.run(look_back, record, first, luck, tries)

    def close(self) -> None:
        self.players.close()
        self.reviewers.close()
