"""Samples of both forms have the names of the sources."""

from __future__ import annotations

import signal
from collections import Counter

import pytest

import vezerkar
from vezerkar.arena.speed.samples import perf_stacks, sample_interpreted
from vezerkar.core.registry import find_game

TOLD = """
\t    7f01 malloc
\t    7f02 CPyDef_vezerkar___core___kernel___State___legal_actions
\t    7f03 CPyDef_vezerkar___core___playout___playout
\t    7f04 _PyEval_EvalFrameDefault

\t    7f05 PyList_New
\t    7f04 _PyEval_EvalFrameDefault

\t    7f03 CPyDef_vezerkar___core___playout___playout
"""


def test_what_perf_tells_is_counted_from_the_playout_on() -> None:
    assert perf_stacks(TOLD.splitlines()) == {
        ("core.playout.playout", "core.kernel.State.legal_actions", "malloc"): 1,
        ("core.playout.playout",): 1,
    }


@pytest.mark.skipif(vezerkar.FORM == "compiled", reason="compiled rules have no Python stack")
def test_interpreted_rules_are_seen_at_work_and_the_timer_is_given_back() -> None:
    before = signal.getsignal(signal.SIGPROF)
    stacks = sample_interpreted(find_game("memoir"), ["pegasus-bridge"], 0.5)
    assert not any(name.startswith("arena.") for stack in stacks for name in stack)
    first = Counter(stack[0] for stack in stacks.elements() if stack)
    assert first.most_common(1)[0][0] == "core.playout.playout"
    assert any("core.kernel.State.apply_unchecked" in stack for stack in stacks)
    assert signal.getsignal(signal.SIGPROF) == before
    assert signal.getitimer(signal.ITIMER_PROF) == (0.0, 0.0)
