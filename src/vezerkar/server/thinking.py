"""Computer players think in processes of their own, on a guess of what they cannot see."""

from __future__ import annotations

import asyncio
import hashlib
import os
import secrets
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing import connection, get_context, parent_process
from pathlib import Path
from typing import Final, NamedTuple

from vezerkar.agents.levels import LEVELS, agent_of_level
from vezerkar.core.chance import Seeded
from vezerkar.core.game import Value
from vezerkar.core.kernel import State
from vezerkar.core.position import read_position
from vezerkar.core.registry import add_pack, find_game, packs
from vezerkar.table.match import Match

GUESS: Final = 0x2C5EED  # a guess is not made with the numbers that the player decides with


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


def strongest() -> str:
    """The best level there is: it advises, and sits down where nobody else is named."""
    return list(LEVELS)[-1]


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


def think(task: Task) -> int:
    """The option that a computer player takes; runs in a worker."""
    game = find_game(task.game, task.pack)
    state = _board(task.game, task.pack, task.scenario, task.settings, task.start).clone()
    state.thaw(task.guess)
    # A position at rest stays where it is: this only finds out again who is asked for what.
    state.settle(Seeded(task.seed))
    return agent_of_level(task.level, task.seed).choose(game, state, task.seat)


@lru_cache(maxsize=64)
def _board(
    game: str, pack: str, scenario: str, settings: tuple[tuple[str, Value], ...], start: str
) -> State:
    """A state on the right board, built once."""
    if start:
        return read_position(start, pack=pack)[1]
    return find_game(game, pack).new(scenario, dict(settings), Seeded(0))


def _begin_work(laid_over: list[tuple[str, Path]]) -> None:
    """A worker leaves interrupts to the server, and ends with it, however that ends."""
    for game, path in laid_over:
        add_pack(game, path)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)


class Thinker:
    """The workers; they are started when the first computer player has to think."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool: ProcessPoolExecutor | None = None

    async def choose(self, task: Task) -> int:
        """Let a worker think; a worker that died is replaced once."""
        loop = asyncio.get_running_loop()
        for attempt in (1, 2):
            pool = self.pool or self._start()
            try:
                return await loop.run_in_executor(pool, think, task)
            except BrokenProcessPool:
                if self.pool is pool:
                    self.pool = None
                    pool.shutdown(wait=False)
                if attempt == 2:
                    raise
        raise AssertionError("unreachable")

    def _start(self) -> ProcessPoolExecutor:
        self.pool = ProcessPoolExecutor(
            self.workers, get_context("spawn"), initializer=_begin_work, initargs=(packs(),)
        )
        return self.pool

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None
