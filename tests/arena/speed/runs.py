"""Kept runs made up for tests."""

from __future__ import annotations

from vezerkar.arena.speed.growth import Growth, ScenarioCost
from vezerkar.arena.speed.kept_run import GameRun, KeptRun, Machine
from vezerkar.arena.speed.memory import Memory
from vezerkar.arena.speed.start_up import StartUpPart
from vezerkar.arena.speed.timing import Spread

MACHINE = Machine("an abacus", 2, "3.11.7", "Linux 6.1")
GROWTH = Growth(
    tenths=(0.8, *[1.0] * 8, 1.2),
    scenarios=(
        ScenarioCost("large", 400, 60, 900.0, 0.06),
        ScenarioCost("small", 100, 20, 300.0, 0.04),
    ),
)


def kept_run(level: str = "1", **loops: Spread) -> KeptRun:
    """A run of one game; each piece with what it costs compiled, and ten times that interpreted."""
    pieces = {name.replace("_", " "): cost for name, cost in loops.items()}
    slow = {
        name: Spread(cost.median * 10, cost.low * 10, cost.high * 10)
        for name, cost in pieces.items()
        if name != "greedy game"
    }
    costs = {"interpreted": slow, "compiled": pieces} if level else {"interpreted": slow}
    ratios = dict.fromkeys(slow, Spread(10.0, 9.5, 10.5)) if level else {}
    game = GameRun(5.0, costs, ratios, GROWTH, Memory(1_800.0, 7_000.0, 2_000.0))
    parts = (StartUpPart("vezerkar.server", 0.6), StartUpPart("others", 0.4))
    return KeptRun(MACHINE, level, 5, {"toy": game}, parts)
