# hot: compiled by mypyc
"""Chance is an argument, never a field of a state: whoever holds a state cannot read the future."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from vezerkar.core.errors import ChanceError

if TYPE_CHECKING:
    from mypy_extensions import i64


class Chance:
    """A source of chance results."""

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely."""
        raise NotImplementedError


class Seeded(Chance):
    """Fast and repeatable: the same seed gives the same results everywhere."""

    def __init__(self, seed: int) -> None:
        # Neighbouring seeds must not give neighbouring games, so the bits are mixed first.
        x = (seed ^ (seed >> 32)) & 0xFFFFFFFF
        x = ((x ^ (x >> 16)) * 0x45D9F3B + 0x9E3779B9) & 0xFFFFFFFF
        x = ((x ^ (x >> 16)) * 0x45D9F3B) & 0xFFFFFFFF
        self.x: i64 = (x ^ (x >> 16)) or 0x9E3779B9

    def below(self, n: i64) -> i64:
        x: i64 = self.x
        x ^= (x << 13) & 0xFFFFFFFF
        x ^= x >> 17
        x ^= (x << 5) & 0xFFFFFFFF
        self.x = x
        return (x * n) >> 32


class Script(Chance):
    """Results fixed beforehand: tests set their dice, a replay repeats what was logged."""

    def __init__(self, results: list[int]) -> None:
        self.results: list[int] = results[:]
        self.used: i64 = 0

    def below(self, n: i64) -> i64:
        if self.used >= len(self.results):
            raise ChanceError(
                f"the chance results are used up after {self.used}; one more below {n} is needed"
            )
        result: i64 = self.results[self.used]
        if result < 0 or result >= n:
            raise ChanceError(
                f"chance result {self.used + 1} is {result}; expected a number from 0 to {n - 1}"
            )
        self.used += 1
        return result

    def left(self) -> int:
        """How many results have not been used."""
        return len(self.results) - self.used


class Fair(Chance):
    """Results that anyone can check afterwards: SHA-256 of a secret and a counter.

    The hash of the secret is published when a match starts, the secret when it ends.
    """

    def __init__(self, secret: bytes) -> None:
        self.secret: bytes = secret
        self.block: i64 = 0

    def below(self, n: i64) -> i64:
        # Numbers too large to divide evenly are thrown away: all results are equally likely.
        limit: i64 = 0x100000000 - 0x100000000 % n
        while True:
            digest = hashlib.sha256(self.secret + int(self.block).to_bytes(8, "big")).digest()
            self.block += 1
            word: i64 = int.from_bytes(digest[:4], "big")
            if word < limit:
                return word % n


class Logged(Chance):
    """Passes on the results of another source and remembers them."""

    def __init__(self, source: Chance) -> None:
        self.source: Chance = source
        self.drawn: list[int] = []

    def below(self, n: i64) -> i64:
        result = self.source.below(n)
        self.drawn.append(result)
        return result


class Bounded(Chance):
    """Passes on the results of another source and remembers out of how many each was one."""

    def __init__(self, source: Chance) -> None:
        self.source: Chance = source
        self.bounds: list[int] = []

    def below(self, n: i64) -> i64:
        self.bounds.append(n)
        return self.source.below(n)


def promise(secret: bytes) -> str:
    """The hash of a secret seed, which is published before the match."""
    return hashlib.sha256(secret).hexdigest()
