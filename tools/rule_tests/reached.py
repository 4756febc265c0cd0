"""Which branches of a game's rules its tests reach.

python -m tools.rule_tests.reached memoir
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Collection, Sequence
from typing import Any, Final

from tools.rule_tests.running import watched

WORST_FUNCTIONS: Final = 10


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    args = parser.parse_args(arguments)
    known = watched(args.game)
    result = summary(known["branches"], set(known["by_rules"]))
    result["by_all"] = len(known["by_all"])
    print(json.dumps(result))
    return 0


def summary(branches: Sequence[Sequence[Any]], reached: Collection[int]) -> dict[str, Any]:
    """How many branches there are, how many were reached, and where most were not."""
    missed: Counter[str] = Counter()
    for number, (module, function, _, _) in enumerate(branches):
        if number not in reached:
            missed[f"{module.removeprefix('vezerkar.games.')}:{function}"] += 1
    worst = [f"{name} {count}" for name, count in missed.most_common(WORST_FUNCTIONS)]
    return {"branches": len(branches), "reached": len(reached), "worst": worst}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
