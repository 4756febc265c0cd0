"""What each step was last done with, so that it is skipped when nothing has changed."""

import contextlib
import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

from tools.dev import places

STAMPS = places.VENV / ".stamps.json"  # what .venv was made with: it lives and dies with it
PAGE_STAMPS = places.ROOT / "build" / "page.json"  # the page is built while .venv is made


def fingerprint(*texts: str) -> str:
    return hashlib.sha256("\0".join(texts).encode()).hexdigest()[:16]


def stamps(file: Path | None = None) -> dict[str, str]:
    """What each step was last done with."""
    try:
        found: dict[str, str] = json.loads((file or STAMPS).read_text(encoding="utf-8"))
        return found
    except (OSError, ValueError):
        return {}


def stamp(file: Path | None = None, **done: str) -> None:
    with one_at_a_time("stamps"):
        (file or STAMPS).write_text(json.dumps(stamps(file) | done), encoding="utf-8")


@contextlib.contextmanager
def one_at_a_time(what: str) -> Iterator[None]:
    """If two run in one checkout, the second waits and then finds the work done."""
    try:
        import fcntl
    except ImportError:  # not on Windows
        yield
        return
    (places.ROOT / "build").mkdir(exist_ok=True)
    with open(places.ROOT / "build" / f"{what}.lock", "w", encoding="utf-8") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if what != "stamps":
                print(f"waiting for another dev.py in this checkout ({what}) ...", flush=True)
            fcntl.flock(file, fcntl.LOCK_EX)
        yield
