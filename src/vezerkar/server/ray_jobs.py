"""The part of thinking elsewhere that runs elsewhere: a bridge to a Ray cluster, and jobs on it.

Ray ends every program that has lost its cluster, so the server is not connected to one. A bridge
is: a process of its own that passes jobs on, and that may die.
"""

from __future__ import annotations

import signal
from collections.abc import Callable
from functools import cache, partial
from multiprocessing.connection import Connection
from pathlib import Path
from threading import Lock
from typing import Any, Final, NamedTuple

from vezerkar import HOME, _form
from vezerkar.arena.cluster import Cluster
from vezerkar.core.errors import DataError
from vezerkar.core.registry import add_pack, packs

BRIDGE_STARTED: Final = 0  # the number of the first answer; jobs are counted from 1 on
Packs = list[tuple[str, Path]]


class RayJob(NamedTuple):
    """A job for the cluster; without work: nobody wants its result any more."""

    number: int
    work: Callable[..., Any] | None
    given: tuple[object, ...] = ()


class RayAnswer(NamedTuple):
    """What became of a job: a value, an error of its own, or its worker was lost."""

    number: int
    value: Any = None
    error: str = ""
    lost: bool = False


def run_bridge(pipe: Connection, address: str, game_packs: Packs) -> None:
    """Pass jobs on to a cluster until the server closes the pipe, or dies."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with Cluster(address) as cluster:
        remote = cluster.ray.remote(num_cpus=1, max_retries=0)(do_job)
        waiting: dict[int, Any] = {}
        answered = partial(_answer, pipe, Lock(), waiting, cluster.ray.exceptions.RayTaskError)
        pipe.send(RayAnswer(BRIDGE_STARTED))
        while (job := _next(pipe)) is not None:
            if job.work is None:
                _cancel(cluster.ray, waiting.get(job.number))
                continue
            reference = remote.remote(program_digest(), game_packs, job.work, job.given)
            waiting[job.number] = reference
            reference.future().add_done_callback(partial(answered, job.number))


def _next(pipe: Connection) -> RayJob | None:
    try:
        job: RayJob | None = pipe.recv()
    except EOFError:
        return None
    return job


def _cancel(ray: Any, reference: Any) -> None:
    if reference is not None:
        ray.cancel(reference, force=True)


def _answer(
    pipe: Connection,
    lock: Lock,
    waiting: dict[int, Any],
    failed: type[Exception],
    number: int,
    future: Any,
) -> None:
    """Pass a result back; it comes in a thread of Ray."""
    error = future.exception()
    value = None if error else future.result()
    waiting.pop(number, None)
    text = repr(error) if error else ""
    with lock:
        pipe.send(RayAnswer(number, value, text, bool(error) and not isinstance(error, failed)))


def do_job(
    program: str, game_packs: Packs, work: Callable[..., Any], given: tuple[object, ...]
) -> Any:
    """Do a job, on a machine of the cluster; it must be the very program that asks."""
    if program != program_digest():
        raise DataError("the cluster has another version of Vezérkar than the server")
    for game, path in game_packs:
        if (game, path) not in packs():
            add_pack(game, path)
    return work(*given)


@cache
def program_digest() -> str:
    """Equal seeds give equal choices only under equal rules."""
    return _form.digest(_form.hot_modules(HOME))
