"""Many games on many machines: Ray behind the same interface as the pool of processes.

Ray is an extra (`pip install vezerkar[cluster]`), and it is imported only when it is asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from vezerkar.core.errors import DataError

T = TypeVar("T")
R = TypeVar("R")


class Cluster:
    """A cluster of Ray; games are the same as anywhere else, because each has its own seed."""

    def __init__(self, address: str) -> None:
        self.ray = _ray()
        try:
            self.ray.init(address=address, log_to_driver=False, include_dashboard=False)
        except Exception as error:  # Ray has no class of its own for a start that failed
            reason = str(error).splitlines()[0]
            raise DataError(f"no Ray cluster at '{address}': {reason}") from error

    def __enter__(self) -> Cluster:
        return self

    def __exit__(self, *error: object) -> None:
        self.ray.shutdown()

    def __call__(
        self, work: Callable[[T], R], tasks: Sequence[T], *, done: Callable[[R], None]
    ) -> list[R]:
        """Do all tasks; results in the order of the tasks, `done` as each comes in."""
        remote = self.ray.remote(work)
        waiting = [remote.remote(task) for task in tasks]
        order = list(waiting)
        while waiting:
            ready, waiting = self.ray.wait(waiting)
            for one in ready:
                done(self.ray.get(one))
        results: list[R] = self.ray.get(order)
        return results


def _ray() -> Any:
    try:
        import ray
    except ImportError as error:
        raise DataError("Ray is not installed: run `pip install vezerkar[cluster]`") from error
    return ray
