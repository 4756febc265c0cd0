"""Counts of continuations from kept positions: the generator has neither gaps nor extras.

`python -m tests.games.crescent.reference` writes the positions and their counts anew; a change of
a count must be explained by a change of a rule.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import tomli_w

from tests.games.crescent.battles import played
from tests.games.crescent.table import GAME
from vezerkar.core.chance import Script
from vezerkar.core.kernel import State
from vezerkar.core.playout import next_seat
from vezerkar.games.crescent.phases.frame import PHASE
from vezerkar.games.crescent.schema.load import load_data
from vezerkar.games.crescent.terms import FRAMES
from vezerkar.records.position import load_position, write_position

FOLDER = Path(__file__).parent / "positions"
COUNTS = FOLDER / "counts.toml"
MAX_CONTINUATIONS = 4000  # a position that has more is counted less deep
PHASES = ("deploy", "plan", "preactions", "orders", "pick", "act", "retreat", "works", "quick")
POSITIONS_PER_FIELD = 5


def count(s: State, depth: int) -> int:
    """How many ways there are to go on for so many decisions."""
    if depth == 0 or not s.waiting:
        return 1
    seat = next_seat(s)
    actions = s.legal_actions(seat)
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        t = s.clone()
        t.apply_unchecked(seat, action, Script([]))
        total += count(t, depth - 1)
    return total


def counts(s: State) -> list[int]:
    """The counts of depth 1 to 3, as far as they are worth waiting for."""
    found: list[int] = []
    for depth in (1, 2, 3):
        if found and found[-1] * found[0] > MAX_CONTINUATIONS:
            break
        found.append(count(s, depth))
    return found


def kept() -> dict[str, Any]:
    """The positions by name, with their counts."""
    return tomllib.loads(COUNTS.read_text(encoding="utf-8"))


def position(name: str) -> State:
    return load_position(FOLDER / f"{name}.toml")[1]


def write() -> None:
    """Choose positions of played battles, each of another kind, and count."""
    found: dict[str, list[int]] = {}
    for number, field in enumerate(load_data().scenarios):
        seen: set[str] = set()
        for i, s in enumerate(played(field, 2 + 2 * (number % 2), 20 + number, 420)):
            phase = FRAMES[s.stack[PHASE]].word
            late = i > 150 or phase in ("deploy", "retreat", "quick", "works", "preactions")
            if phase in PHASES and phase not in seen and late and len(seen) < POSITIONS_PER_FIELD:
                seen.add(phase)
                name = f"{field}-{phase}"
                (FOLDER / f"{name}.toml").write_text(write_position(GAME, s), encoding="utf-8")
                found[name] = counts(s)
    COUNTS.write_text(tomli_w.dumps(found), encoding="utf-8")


if __name__ == "__main__":
    write()
