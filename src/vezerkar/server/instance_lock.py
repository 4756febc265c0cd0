"""One server lives in a data folder: two would tell their guests different things."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from vezerkar.core.errors import DataError


@contextmanager
def tenant_of(folder: Path, address: str) -> Iterator[None]:
    """Keep others out while this server runs; they are told where it is. A crash opens the door."""
    try:
        import fcntl
    except ImportError:  # not on Windows
        yield
        return
    with open(folder / "server.lock", "a+", encoding="utf-8") as door:
        try:
            fcntl.flock(door, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise DataError(
                f"{folder} is in use by a server at {_written(door)}: open that one"
            ) from None
        door.truncate(0)
        door.write(address)
        door.flush()
        yield


def _written(door: TextIO) -> str:
    """Where the other one is; it may just be about to write that."""
    for _ in range(20):
        door.seek(0)
        where = door.read().strip()
        if where:
            return where
        time.sleep(0.05)
    return "another address"
