"""A server in a process of its own, born in the nursery of this test process."""

from __future__ import annotations

import json
import os
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from threading import Lock

from vezerkar import HOME

START_LOCK = Lock()


class ServerProcess:
    """`python -m vezerkar.cli WORDS...` with these variables; as `subprocess.Popen`."""

    def __init__(self, words: Sequence[str], variables: Mapping[str, str]) -> None:
        out, out_end = os.pipe()
        errors, errors_end = os.pipe()
        news, news_end = os.pipe()
        self.stdout = os.fdopen(out, encoding="utf-8")
        self.stderr = os.fdopen(errors, encoding="utf-8")
        self.news = os.fdopen(news, "rb", buffering=0)
        message = json.dumps({"words": words, "variables": dict(variables)}).encode()
        ends = [out_end, errors_end, news_end]
        with START_LOCK:
            socket.send_fds(nursery(variables.get("VEZERKAR_FORM", "")), [message], ends)
            for end in ends:
                os.close(end)
            self.pid = int(self.news.readline())
        self.returncode: int | None = None

    def send_signal(self, number: signal.Signals) -> None:
        """Nothing happens if it has ended."""
        if self.returncode is None and not self._has_news(0):
            with suppress(ProcessLookupError):
                os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def wait(self, timeout_s: float) -> int:
        """Its exit code, as soon as it has ended."""
        if self.returncode is None:
            assert self._has_news(timeout_s), "the server does not end"
            self.returncode = int(self.news.readline())
            self.news.close()
            self.stdout.close()
        return self.returncode

    def _has_news(self, timeout_s: float) -> bool:
        return bool(select.select([self.news], [], [], timeout_s)[0])


@cache
def nursery(form: str) -> socket.socket:
    """The line to a nursery of this form, which ends with this process and its forks.

    Forks may share it: each message comes with files, and what does is read by itself.
    """
    ours, theirs = socket.socketpair()
    subprocess.Popen(
        [sys.executable, "-m", "tests.server.server_nursery", str(theirs.fileno())],
        cwd=HOME.parents[1],
        env=os.environ | ({"VEZERKAR_FORM": form} if form else {}),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        pass_fds=[theirs.fileno()],
    )
    theirs.close()
    return ours
