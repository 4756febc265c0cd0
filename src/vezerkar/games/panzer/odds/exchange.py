"""Both fires of a combat in which no card is played: how likely each pair of losses is."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

Tactics = dict[int, int]  # how many cards of each tactical modifier a flip may turn over
Losses = dict[tuple[int, int], float]  # of the first target and of whoever fired first


class Fire(NamedTuple):
    """The two values of a fire before the card is flipped."""

    fire: int
    guard: int

    @property
    def is_overwhelming(self) -> bool:
        """PG-7.9.2: three to one destroys at once."""
        return self.fire >= 3 * self.guard

    @property
    def is_hopeless(self) -> bool:
        """PG-7.10.2: one to two costs nothing."""
        return 2 * self.fire <= self.guard


def loss_of(difference: int) -> int:
    """PG-7.14.1: half the difference, rounded up."""
    return (difference + 1) // 2 if difference > 0 else 0


def losses_of(fire: Fire, morale: int, tactics: Tactics) -> dict[int, tuple[float, Tactics]]:
    """Each loss with its chance, and the flips that lead to it; none where a ratio decides."""
    if fire.is_overwhelming:
        return {morale: (1.0, {})}
    if fire.is_hopeless:
        return {0: (1.0, {})}
    total = sum(tactics.values())
    found: dict[int, tuple[float, Tactics]] = {}
    for tactic, count in tactics.items():
        loss = loss_of(fire.fire - fire.guard + tactic)
        chance, flips = found.get(loss, (0.0, {}))
        found[loss] = (chance + count / total, {**flips, tactic: count})
    return dict(sorted(found.items()))


def exchange(
    first: Fire,
    answer: Callable[[int], Fire],
    morale: tuple[int, int],
    tactics: Tactics,
    tactics_after: Callable[[int | None], Tactics],
) -> Losses:
    """The losses of both fires; who is destroyed by the first does not answer (PG-7.16.1).

    `answer` is the second fire after a loss, `tactics_after` what may be flipped for it after a
    modifier was.
    """
    found: Losses = {}
    for loss, (chance, flips) in losses_of(first, morale[0], tactics).items():
        if loss >= morale[0]:
            found[loss, 0] = found.get((loss, 0), 0.0) + chance
            continue
        total = sum(flips.values())
        for flip, count in flips.items() or [(None, 1)]:
            share = chance * (count / total if total else 1.0)
            second = losses_of(answer(loss), morale[1], tactics_after(flip))
            for own, (likely, _) in second.items():
                found[loss, own] = found.get((loss, own), 0.0) + share * likely
    return dict(sorted(found.items()))


def chance_that(losses: Losses, true: Callable[[int, int], bool]) -> float:
    """How likely it is that the losses of the first target and of its enemy are such."""
    return sum(chance for (theirs, own), chance in losses.items() if true(theirs, own))


def mean(losses: Losses, which: int) -> float:
    """The loss of one of the two to expect."""
    return sum(pair[which] * chance for pair, chance in losses.items())
