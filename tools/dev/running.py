"""Run one command quietly, two things at once, or the program itself."""

import contextlib
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path

from tools.dev import places


class Failed(Exception):
    """One sentence that says what is missing and how to get it."""


def run(
    title: str, command: list[str], hint: str, folder: Path = places.ROOT, **environment: str
) -> None:
    """Run a command quietly, showing how long it takes; if it fails, show how it ended."""
    # Of two that run at once, only the one of the main thread counts its seconds aloud.
    live = sys.stdout.isatty() and threading.current_thread() is threading.main_thread()
    started = time.monotonic()
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as output:
        process = subprocess.Popen(
            command,
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            env=os.environ | environment,
        )
        while process.poll() is None:
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(timeout=1)
            if live:
                print(f"\r{title} ... {seconds(started)}", end="", flush=True)
        over = "\r" if sys.stdout.isatty() else ""
        print(f"{over}{title} ... {seconds(started)}", flush=True)
        if process.returncode != 0:
            output.seek(0)
            print("".join(output.readlines()[-25:]), end="")
            raise Failed(f"{title} failed. {hint}")


def seconds(started: float) -> str:
    return f"{time.monotonic() - started:.1f} s"


def both(asked: Callable[[], bool], work: Callable[[], None]) -> bool:
    """Do two things at once; the answer is that of the first."""
    answers: list[bool] = []
    thread = threading.Thread(target=lambda: answers.append(asked()))
    thread.start()
    try:
        work()
    finally:
        thread.join()
    return answers == [True]


def become(command: str, args: list[str]) -> int:
    """Go on as `vezerkar COMMAND`, so that Ctrl-C and the exit code are its own."""
    words = [places.tool("vezerkar"), command, *args]
    sys.stdout.flush()
    if os.name == "posix":
        os.execv(words[0], words)
    return subprocess.call(words)
