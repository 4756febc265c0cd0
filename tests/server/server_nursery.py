"""Where servers are born: one process has read everything, each server is a fork of it.

`python -m vezerkar.cli serve` takes 2.5 s to read the program and all games. A fork has read them
already and then does exactly the same; it gets its own words, variables and outputs. On the line
that is the first argument comes one message for each server, with its two outputs and a pipe on
which is told who it is and how it ended.
"""

from __future__ import annotations

import gc
import json
import os
import runpy
import signal
import socket
import sys
from importlib import import_module
from typing import Any, NoReturn

from tests.server.forker import LATE_IMPORTS
from vezerkar.core.registry import find_game, game_ids

MAX_MESSAGE_BYTES = 1 << 20
MAX_HANDED_OVER = 3


def main(line: socket.socket) -> None:
    for name in LATE_IMPORTS:
        import_module(name)
    for game_id in game_ids():  # its data is read now; which packs there are is not yet known
        game = find_game(game_id)
        for info in game.scenarios():
            game.digest(info.id)
    gc.freeze()  # so that the memory stays shared
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody here waits for a child
    while True:
        message, files, *_ = socket.recv_fds(line, MAX_MESSAGE_BYTES, MAX_HANDED_OVER)
        if not message:
            return
        if os.fork() == 0:
            line.close()
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            watch(json.loads(message), *files)
        for file in files:
            os.close(file)


def watch(wanted: dict[str, Any], out: int, errors: int, news: int) -> NoReturn:
    """Bear the server, tell who it is, and wait until it ends."""
    server = os.fork()
    if server == 0:
        os.close(news)
        os.dup2(out, sys.stdout.fileno())
        os.dup2(errors, sys.stderr.fileno())
    os.close(out)
    os.close(errors)
    if server == 0:
        os.environ.clear()
        os.environ.update(wanted["variables"])
        sys.argv[1:] = wanted["words"]
        live()
    os.write(news, f"{server}\n".encode())
    code = os.waitstatus_to_exitcode(os.waitpid(server, 0)[1])
    os.write(news, f"{code}\n".encode())
    os._exit(0)


def live() -> NoReturn:
    """As `python -m vezerkar.cli` would."""
    code = 1
    try:
        runpy.run_module("vezerkar.cli", run_name="__main__", alter_sys=True)
    except SystemExit as end:
        code = int(end.code or 0)
    except BaseException as error:
        print(repr(error), file=sys.stderr)
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


if __name__ == "__main__":
    main(socket.socket(fileno=int(sys.argv[1])))
