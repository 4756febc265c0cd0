"""A server in a process of its own whose processor time and memory are read from the system."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

from vezerkar.core.errors import DataError

SHUTDOWN_TIMEOUT_S: Final = 30.0
NO_BYTECODE: Final = "PYTHONDONTWRITEBYTECODE"
TICKS_PER_S: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


class LoadServer:
    """`vezerkar serve`, without limits and without pauses."""

    def __init__(self, data: str, *more: str) -> None:
        self.command = [sys.executable, "-m", "vezerkar.cli", "serve", "--data", data]
        self.command += ["--pause", "0", "--pace", "0", "--workers", "1"]
        self.command += ["--guest-tables", "0", *more]
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        if not Path("/proc/self/stat").exists():
            raise DataError("load: processor time and memory are read from /proc, as on Linux")

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    @property
    def _proc(self) -> Path:
        assert self.process is not None
        return Path("/proc", str(self.process.pid))

    def start(self) -> None:
        """Start, or start again at the same port."""
        # An installed server has its bytecode; here the first start writes it, if it may.
        variables = {key: text for key, text in os.environ.items() if key != NO_BYTECODE}
        self.process = subprocess.Popen(
            [*self.command, "--port", str(self.port)],
            env=variables,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self.process.stdout is not None
        found = re.search(r"http://\S+:(\d+)/", self.process.stdout.readline())
        if found is None:
            raise DataError("the server does not start; try `vezerkar serve`")
        self.port = int(found[1])

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(SHUTDOWN_TIMEOUT_S)
            self.process = None

    def cpu_s(self) -> float:
        """Seconds of a core that it has used up to now, in all its threads."""
        words = (self._proc / "stat").read_text().rpartition(")")[2].split()
        return (int(words[11]) + int(words[12])) / TICKS_PER_S

    def memory_bytes(self) -> int:
        """What it has in memory."""
        found = re.search(r"^VmRSS:\s+(\d+) kB", (self._proc / "status").read_text(), re.MULTILINE)
        assert found
        return int(found[1]) * 1024

    def settle(self, seconds: float = 1.0) -> None:
        """Wait until it has nothing to do."""
        for _ in range(60):
            before = self.cpu_s()
            time.sleep(seconds)
            if self.cpu_s() - before < 0.05 * seconds:
                return
