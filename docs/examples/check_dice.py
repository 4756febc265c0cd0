"""Checks every die of a finished match: `python check_dice.py FILE`, or the file on the input.

The file is what `GET /api/tables/ID/dice` answers. Nothing of Vezérkar is used here: what is
checked is what docs/protocol.md says under "Checking chance". Compare the printed hash with the one
that the table showed before the match.
"""

import json
import sys
from collections.abc import Iterator
from hashlib import sha256
from itertools import count, groupby
from pathlib import Path


def words(seed: bytes, line: int) -> Iterator[int]:
    """The endless numbers that the dice of a line are made from."""
    key = sha256(seed + line.to_bytes(8, "big")).digest()
    for i in count():
        yield int.from_bytes(sha256(key + i.to_bytes(8, "big")).digest()[:4], "big")


def draw(numbers: Iterator[int], below: int) -> int:
    """The next result from 0 to below - 1; numbers that would favour low results are skipped."""
    return next(word for word in numbers if word < 2**32 // below * below) % below


def faults(seed: bytes, draws: list[list[int]]) -> Iterator[str]:
    for line, group in groupby(draws, key=lambda each: each[0]):
        numbers = words(seed, line)
        for _, below, told in group:
            expected = draw(numbers, below)
            if told != expected:
                yield f"line {line}: {told} of {below} was told, {expected} follows from the seed"


def main() -> int:
    text = Path(sys.argv[1]).read_text() if len(sys.argv) > 1 else sys.stdin.read()
    given = json.loads(text)
    seed, draws = bytes.fromhex(given["seed"]), given["draws"]
    found = list(faults(seed, draws))
    if sha256(seed).hexdigest() != given["seed_hash"]:
        found.append("the seed is not the one that was promised")
    print("\n".join(found) or f"{len(draws)} results follow from the seed {given['seed_hash']}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
