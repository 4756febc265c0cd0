"""What a long run did, what failed, and what was left out."""

import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator

from tools.dev import places
from tools.dev.running import Failed, seconds


class Report:
    """A line for each step."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.good = True

    def step(self, title: str, what: Callable[[], int | None]) -> bool:
        """Do something; Failed, or a number other than 0, is a failure."""
        print(f"\n== {title}", flush=True)
        started = time.monotonic()
        ok = succeeds(what)
        self.good = self.good and ok
        self.lines.append(f"{'ok    ' if ok else 'FAILED'} {title}, {seconds(started)}")
        return ok

    def wish(self, title: str, what: Callable[[], None]) -> bool:
        """Do what a machine may be unable to do; one that guards the project must be able."""
        if os.environ.get("CI") == "true":
            return self.step(title, what)
        try:
            what()
        except Failed as failure:
            print(failure)
            self.lines.append(f"left out: {title}")
            return False
        return True

    def show(self) -> int:
        """Print what became of each step; 0 if nothing failed."""
        print("\n" + "\n".join(self.lines))
        return 0 if self.good else 1


def succeeds(what: Callable[[], int | None]) -> bool:
    try:
        return not what()
    except Failed as failure:
        print(failure)
        return False


@contextlib.contextmanager
def beside(command: str, report: Report) -> Iterator[None]:
    """Run another command of `dev.py` meanwhile; at the end show what it said.

    It gives way: a browser that waits for its turn is a slow one, and tests measure how slow.
    """
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as output:
        polite = ["nice"] if shutil.which("nice") else []
        words = [*polite, sys.executable, str(places.ROOT / "dev.py"), command]
        process = subprocess.Popen(words, cwd=places.ROOT, stdout=output, stderr=subprocess.STDOUT)
        try:
            yield
        except BaseException:
            process.terminate()
            raise
        report.good = process.wait() == 0 and report.good
        output.seek(0)
        said, _, lines = output.read().rpartition("\n\n")
        print(f"\n{said}", flush=True)
        report.lines += lines.splitlines()
