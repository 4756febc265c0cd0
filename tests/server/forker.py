"""Starts servers quickly: everything is imported once, each server is a fork of that.

Lines come in: a data folder, a port, a database and the name of a node (these two may be empty);
the process id of a new server goes out.
"""

from __future__ import annotations

import os
import signal
import sys
from importlib import import_module
from pathlib import Path
from typing import NoReturn

from vezerkar.server.config import Config
from vezerkar.server.known_rules import known_rules
from vezerkar.server.run import serve
from vezerkar.server.summaries import preview

# What a server would load only while it starts.
LATE_IMPORTS = (
    "sqlalchemy.dialects.postgresql.asyncpg",
    "sqlalchemy.dialects.sqlite.aiosqlite",
    "uvicorn.lifespan.on",
    "uvicorn.protocols.http.auto",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
    "uvloop",
)


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # killed children need not be waited for
    preview("memoir", "", "pegasus-bridge", ())  # reads all data and builds the board
    known_rules()  # which loads all games
    for name in LATE_IMPORTS:
        import_module(name)
    for line in sys.stdin:
        folder, port, database, node = line.rstrip("\n").split("\t")
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            config = Config(
                Path(folder), database, reaction_delay_s=(0.0, 0.0), workers=1, pace=0.0, node=node
            )
            run(config, int(port))
        print(f"pid {child}", flush=True)


def run(config: Config, port: int) -> NoReturn:
    """Serve, and never come back."""
    try:
        serve(config, port, False)
    except BaseException as error:
        print(f"failed: {error!r}", flush=True)
    finally:
        os._exit(0)


if __name__ == "__main__":
    main()
