"""Processes of either form that measure a game; there is only one where nothing is compiled."""

from __future__ import annotations

import os
import subprocess
import sys
from types import TracebackType
from typing import Final, Self, TypeVar

import msgspec

import vezerkar
from vezerkar import _form
from vezerkar.core.errors import DataError

INTERPRETED: Final = "interpreted"
COMPILED: Final = "compiled"
Answer = TypeVar("Answer")


def optimisation_level() -> str:
    """The level at which a compiled form of exactly these sources was built; empty without one."""
    build = _form.builds(vezerkar.HOME) / _form.build_name(_form.hot_modules(vezerkar.HOME))
    complete = build / _form.COMPLETE
    return complete.read_text(encoding="utf-8").split()[0] if complete.is_file() else ""


class FormProcess:
    """A process of one form that measures when asked; see `worker`."""

    def __init__(self, game: str, form: str) -> None:
        self.form = form
        self.process = subprocess.Popen(
            [sys.executable, "-m", "vezerkar.arena.speed.worker", game],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {"VEZERKAR_FORM": form},
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()

    def ask(self, request: str, kind: type[Answer]) -> Answer:
        """Send a request and wait for its answer."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(request, file=self.process.stdin, flush=True)
        line = self.process.stdout.readline()
        if not line:
            raise DataError("a benchmark process stopped; see its message above")
        return msgspec.json.decode(line, type=kind)
