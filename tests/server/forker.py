"""Starts servers quickly: everything is imported once, each server is a fork of that.

Lines come in: a data folder and a port; the process id of a new server goes out.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path
from typing import NoReturn

from vezerkar.core.registry import find_game
from vezerkar.server.config import Config
from vezerkar.server.run import serve


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # whoever was killed needs no burial
    find_game("memoir").scenarios()
    for line in sys.stdin:
        folder, port, database = line.rstrip("\n").split("\t")
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            config = Config(Path(folder), database, pause=(0.0, 0.0), workers=1, pace=0.0)
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
