"""Many batches of games in many processes; all of them write into one shared memory.

Each process steps through its share of the games. Only a byte goes through a pipe for each step,
the arrays themselves are never copied.
"""

from __future__ import annotations

import multiprocessing as mp
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vezerkar.core.errors import DataError
from vezerkar.learning.batch import Arrays, BatchEnv

Shapes = dict[str, tuple[tuple[int, ...], type]]
READY, STEP, STOP = b"r", b"s", b"x"


class ProcessEnv:
    """The same as BatchEnv, spread over processes. Use it with `with`, so that they end."""

    def __init__(self, processes: int, games: int = 16, seed: int = 0, **arguments: Any) -> None:
        """`games` for each process; the other arguments are those of BatchEnv."""
        one = BatchEnv(games=games, seed=seed, **arguments)
        shapes = one.shapes(one.tables[0].state, one.arrays.verbs.shape[1])
        self.games = games * processes
        whole: Shapes = {name: ((self.games, *s[1:]), kind) for name, (s, kind) in shapes.items()}
        self.memory = SharedMemory(create=True, size=size_of(whole) + self.games * 8)
        self.arrays, self.choices = laid_out(self.memory, whole, self.games)
        context = mp.get_context("spawn")
        self.pipes: list[Connection] = []
        self.processes = []
        for number in range(processes):
            mine, theirs = context.Pipe()
            share = (number * games, games)
            own = {**arguments, "games": games, "seed": seed + number, "seed_step": processes}
            process = context.Process(
                target=serve, args=(theirs, self.memory.name, whole, share, own), daemon=True
            )
            process.start()
            theirs.close()
            self.pipes.append(mine)
            self.processes.append(process)

    def reset(self) -> Arrays:
        """What is seen before the first step."""
        self.wait()
        return self.arrays

    def step(self, choices: NDArray[Any]) -> Arrays:
        """Take one action in each game."""
        self.choices[:] = choices
        for pipe in self.pipes:
            pipe.send_bytes(STEP)
        self.wait()
        return self.arrays

    def wait(self) -> None:
        for pipe in self.pipes:
            said = pipe.recv_bytes()
            if said != READY:
                raise DataError(said.decode())

    def close(self) -> None:
        """End the processes and give the memory back."""
        for pipe in self.pipes:
            pipe.send_bytes(STOP)
        for process in self.processes:
            process.join()
        del self.arrays, self.choices
        self.memory.close()
        self.memory.unlink()

    def __enter__(self) -> ProcessEnv:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def serve(
    pipe: Connection, memory: str, shapes: Shapes, share: tuple[int, int], own: dict[str, Any]
) -> None:
    """What a process does: step through its share of the games until it is told to stop."""
    shared = SharedMemory(memory)
    arrays, choices = laid_out(shared, shapes, next(iter(shapes.values()))[0][0])
    rows = slice(share[0], share[0] + share[1])
    batch = BatchEnv(**own)
    batch.arrays = Arrays._make(array[rows] for array in arrays)
    batch.reset()
    pipe.send_bytes(READY)
    while pipe.recv_bytes() == STEP:
        try:
            batch.step(choices[rows])
        except DataError as error:
            pipe.send_bytes(str(error).encode())
            continue
        pipe.send_bytes(READY)
    del batch, arrays, choices
    shared.close()


def size_of(shapes: Shapes) -> int:
    return sum(int(np.prod(shape)) * np.dtype(kind).itemsize for shape, kind in shapes.values())


def laid_out(memory: SharedMemory, shapes: Shapes, games: int) -> tuple[Arrays, NDArray[np.int64]]:
    """The arrays one after the other in a memory, and at its beginning the choices."""
    at = games * 8
    arrays = {}
    for name, (shape, kind) in shapes.items():
        arrays[name] = np.ndarray(shape, kind, memory.buf, at)
        at += arrays[name].nbytes
    return Arrays(**arrays), np.ndarray((games,), np.int64, memory.buf, 0)
