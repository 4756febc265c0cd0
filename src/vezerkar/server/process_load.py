"""What this process uses: processor time and memory, as the system counts them."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Final

STARTED_AT: Final = time.time()
_STATM: Final = Path("/proc/self/statm")


def cpu_s() -> float:
    """Seconds of a core since it was started, in all its threads."""
    return time.process_time()


def memory_bytes() -> int:
    """What it has in memory; where the system does not say, the most it ever had."""
    try:
        import resource
    except ImportError:  # not on Windows
        return 0
    if _STATM.exists():
        return int(_STATM.read_text().split()[1]) * resource.getpagesize()
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024
