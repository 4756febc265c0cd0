"""Ends a test that works without end: a game that is never over fails instead of hanging.

The signal ends the process, for a compiled loop looks at no other sign. Of several (`forked.py`)
the first then names the test that this one was at, and goes on with a new one. A timer of the
processor's time would be fairer, but while one runs the system counts that time in hundredths, and
tests measure it.
"""

from __future__ import annotations

import signal
from collections.abc import Generator

import pytest

TEST_LIMIT_S = 1200.0  # so long that a busy machine changes nothing; most need 0.1


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    if not hasattr(signal, "setitimer") or item.get_closest_marker("soak"):
        return (yield)
    signal.setitimer(signal.ITIMER_REAL, TEST_LIMIT_S)
    try:
        return (yield)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
