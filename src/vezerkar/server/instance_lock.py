"""Only one server may run on a data folder: two would disagree about its tables."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, TextIO

from vezerkar.core.errors import DataError

LOCK_FILE: Final = "server.lock"
ADDRESS_TRIES: Final = 20
ADDRESS_RETRY_S: Final = 0.05


@contextmanager
def instance_lock(folder: Path, address: str, name: str = LOCK_FILE) -> Iterator[None]:
    """Lock the folder while this server runs; others are told its address. A crash unlocks it.

    Another `name` of the lock is for one database in the folder.
    """
    try:
        import fcntl
    except ImportError:  # not on Windows
        yield
        return
    with open(folder / name, "a+", encoding="utf-8") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise DataError(
                f"{folder} is in use by a server at {_address_in(file)}: open that one"
            ) from None
        file.truncate(0)
        file.write(address)
        file.flush()
        yield


def _address_in(file: TextIO) -> str:
    """The address of the other server, which may be just about to write it."""
    for _ in range(ADDRESS_TRIES):
        file.seek(0)
        where = file.read().strip()
        if where:
            return where
        time.sleep(ADDRESS_RETRY_S)
    return "another address"
