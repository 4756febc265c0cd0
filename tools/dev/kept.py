"""What is remembered for a user and not for one checkout, so that a fresh clone finds it.

Only what is the same wherever it is done: that checks of some sources have passed, and what mypy
has read. The machine code of the rules lies beside it, see `tools/compile.py`.
"""

import contextlib
import os
import time
from pathlib import Path

FORGOTTEN_AFTER_S = 30 * 24 * 3600.0  # without being asked for


def folder(name: str) -> Path | None:
    """A folder for something of this kind; none where the user has no place for it."""
    try:
        caches = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
        found = caches / "vezerkar" / name
        found.mkdir(parents=True, exist_ok=True)
    except (OSError, RuntimeError):  # somebody without a home, or with one that is not his
        return None
    return found if os.access(found, os.W_OK) else None


def has_passed(check: str, sources: str) -> bool:
    """Whether this check has found these sources good, in any checkout."""
    good = folder("passed")
    if good is None or not (good / f"{check}-{sources}").exists():
        return False
    with contextlib.suppress(OSError):
        (good / f"{check}-{sources}").touch()
    return True


def note_passed(check: str, sources: str) -> None:
    good = folder("passed")
    if good is not None:
        with contextlib.suppress(OSError):  # another checkout may be tidying too
            (good / f"{check}-{sources}").touch()
            tidy(good)


def tidy(good: Path) -> None:
    long_ago = time.time() - FORGOTTEN_AFTER_S
    for note in good.iterdir():
        if note.stat().st_mtime < long_ago:
            note.unlink()
