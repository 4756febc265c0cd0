"""Counts of legal continuations from stored positions: neither gaps nor extras may creep in.

    python -m tests.games.panzer.reference     writes positions and counts anew

Chance always gives its first result, so that a count is a plain number.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

import tomli_w

from tests.games.panzer.table import GAME
from vezerkar.core.chance import Script, Seeded
from vezerkar.core.kernel import State
from vezerkar.core.playout import next_seat
from vezerkar.records.position import write_position

HOME = Path(__file__).parent / "positions"
COUNTS = HOME / "counts.toml"
MAX_COUNT = 30_000  # a deeper count would take too long
MAX_DEPTH = 3
STORED_AFTER = (40, 110)  # decisions of a random game before a position is stored


def count(s: State, depth: int) -> int:
    """How many ways there are to take so many decisions."""
    if not s.waiting:
        return 0
    seat = next_seat(s)
    actions = s.legal_actions(seat)
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        t = s.clone()
        t.apply_unchecked(seat, action, Script([0] * 60))
        total += count(t, depth - 1)
        if total > MAX_COUNT:
            break
    return total


def counts(s: State) -> list[int]:
    """Counts for depth 1, 2 and 3, as far as they stay small."""
    found: list[int] = []
    for depth in range(1, MAX_DEPTH + 1):
        number = count(s, depth)
        if (
            number > MAX_COUNT
            or number * len(s.legal_actions(next_seat(s)) or [0]) > MAX_COUNT * 20
        ):
            break
        found.append(number)
    return found


def stored_counts() -> dict[str, list[int]]:
    with COUNTS.open("rb") as file:
        return tomllib.load(file)["counts"]  # type: ignore[no-any-return]


def main() -> None:
    found: dict[str, list[int]] = {}
    for info in GAME.scenarios():
        for after in STORED_AFTER:
            chance, pick = Seeded(after), Seeded(after + 1)
            s = GAME.new(info.id, {}, chance)
            for _ in range(after):
                if not s.waiting:
                    break
                seat = next_seat(s)
                actions = s.legal_actions(seat)
                s.apply_unchecked(seat, actions[pick.below(len(actions))], chance)
            if s.waiting:
                name = f"{info.id}-{after}"
                (HOME / f"{name}.toml").write_text(write_position(GAME, s), encoding="utf-8")
                found[name] = counts(s)
    COUNTS.write_text(tomli_w.dumps({"counts": found}), encoding="utf-8")


if __name__ == "__main__":
    main()
