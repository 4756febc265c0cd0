"""All that chance can do: something is played once for every sequence of results."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TypeVar

from vezerkar.core.chance import Chance, Script
from vezerkar.core.errors import ChanceError

T = TypeVar("T", bound=Hashable)


def every_outcome(play: Callable[[Chance], T]) -> dict[T, float]:
    """What playing leads to, with its chance."""
    found = _from(play, [])
    assert found is not None
    return found


def _from(play: Callable[[Chance], T], given: list[int]) -> dict[T, float] | None:
    """What follows after these results; None if the last of them cannot be."""
    script = Script(given)
    try:
        return {play(script): 1.0}
    except ChanceError:
        if script.left():
            return None
    branches: list[dict[T, float]] = []
    while (branch := _from(play, [*given, len(branches)])) is not None:
        branches.append(branch)
    found: dict[T, float] = {}
    for branch in branches:
        for outcome, share in branch.items():
            found[outcome] = found.get(outcome, 0.0) + share / len(branches)
    return found
