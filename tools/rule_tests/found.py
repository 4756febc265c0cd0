"""Put faults into the rules of a game, one at a time, and see whether its tests find them.

    python -m tools.rule_tests.found memoir --faults 30

Faults are drawn by a seed from all that there are. Each is tried on the tests that run its
function, the quickest first, until one fails; a fault for which they never end is found as well.
One that none of them finds has survived: a test is missing, or the change makes no difference.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from dataclasses import asdict, dataclass
from typing import Any, Final

from tools.rule_tests.faults import RuleFault, faults_of
from tools.rule_tests.running import run_tests, watched

FEW_TESTS: Final = 5  # a function that so few run may be run once, and its results remembered
SLOWER_TIMES: Final = 10  # than without a fault, before tests are said to hang
STARTING_S: Final = 120.0
NONE_RUN: Final = (4, 5)  # how pytest ends when it was called wrongly, or found no test


@dataclass(frozen=True)
class FoundFaults:
    """The result of one game."""

    tried: int
    found: int
    hanging: int  # of those found
    unrun: int  # of those that survived: no test runs the function
    survivors: list[RuleFault]


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--faults", type=int, default=30, help="how many (30)")
    parser.add_argument("--seed", type=int, default=0, help="which are drawn (0)")
    args = parser.parse_args(arguments)
    result = try_faults(args.game, args.faults, args.seed)
    print(json.dumps(asdict(result)))
    return 0


def try_faults(game: str, count: int, seed: int) -> FoundFaults:
    known, every = watched(game), faults_of(game)
    drawn = random.Random(seed).sample(every, min(count, len(every)))
    survivors, hanging, unrun = [], 0, 0
    for number, fault in enumerate(drawn, 1):
        ended = ends(known, game, fault)
        say = {None: "hangs", 0: "survives"}.get(ended, "found")
        if ended == 0:
            survivors.append(fault)
            unrun += not tests_of(known, fault)
        hanging += ended is None
        place = f"{fault.module.removeprefix('vezerkar.games.')}:{fault.line}"
        print(f"{number} {say}: {place} {fault.was} -> {fault.now}", file=sys.stderr, flush=True)
    return FoundFaults(len(drawn), len(drawn) - len(survivors), hanging, unrun, survivors)


def ends(known: dict[str, Any], game: str, fault: RuleFault) -> int | None:
    """How the tests end with this fault: 0 if it survives, none if they hang."""
    tests = tests_of(known, fault)
    ended = run_some(known, game, fault, tests) if tests else 0
    if ended == 0 and 0 < len(tests) < FEW_TESTS:
        ended = run_some(known, game, fault, list(known["tests"]))
    if ended in NONE_RUN:
        raise SystemExit(f"{game}: pytest ended with {ended}")
    return ended


def tests_of(known: dict[str, Any], fault: RuleFault) -> list[str]:
    """The tests that run the function of a fault; all of them where it runs on import."""
    tests: dict[str, tuple[float, list[int]]] = known["tests"]
    name = f"{fault.module}:{fault.function}"
    numbers = {i for i, function in enumerate(known["functions"]) if function == name}
    if not fault.function or numbers & set(known["before"]):
        return list(tests)
    return [test for test, (_, functions) in tests.items() if numbers & set(functions)]


def run_some(known: dict[str, Any], game: str, fault: RuleFault, tests: list[str]) -> int | None:
    seconds = {test: known["tests"][test][0] for test in tests}
    limit = STARTING_S + SLOWER_TIMES * sum(seconds.values())
    order = sorted(tests, key=seconds.__getitem__)
    files = sorted({test.partition("::")[0] for test in tests})
    plan = {"game": game, "fault": (fault.module, fault.number), "tests": order}
    return run_tests(plan, files, limit)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
