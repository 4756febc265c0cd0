# hot: compiled by mypyc
"""Who needs supply from an HQ, and who gets it from which (section 5.3)."""

from __future__ import annotations

from typing import Final

from vezerkar.games.hungary.terms import UNREACHABLE

NO_SOURCE: Final = -1


class Need:
    """The Soviet-side units that must be supplied by HQs, and the lines they have."""

    def __init__(self, ground_count: int) -> None:
        self.depots: list[int] = [NO_SOURCE] * ground_count  # by unit: the depot within range
        self.units: list[int] = []
        self.hqs: list[int] = []
        self.room: list[int] = []
        self.costs: list[
            list[int]
        ] = []  # by unit and HQ: 0, 1 over a long line, UNREACHABLE without

    def is_hopeless(self) -> bool:
        """Whether some unit has no line at all, so that not everybody can be served."""
        for row in self.costs:
            if not row or min(row) == UNREACHABLE:
                return True
        return False

    def without(self, left_out: list[int]) -> Need:
        """The same need, but for some units."""
        if not left_out:
            return self
        rest = Need(0)
        rest.depots, rest.hqs, rest.room = self.depots[:], self.hqs, self.room
        for u in left_out:
            rest.depots[u] = NO_SOURCE
        for i, u in enumerate(self.units):
            if u not in left_out:
                rest.units.append(u)
                rest.costs.append(self.costs[i])
        return rest

    def without_hq(self, hq: int) -> Need:
        """The same need, but for one of the HQs."""
        if hq not in self.hqs:
            return self
        i = self.hqs.index(hq)
        rest = Need(0)
        rest.depots, rest.units = self.depots, self.units
        rest.hqs = self.hqs[:i] + self.hqs[i + 1 :]
        rest.room = self.room[:i] + self.room[i + 1 :]
        rest.costs = [costs[:i] + costs[i + 1 :] for costs in self.costs]
        return rest


class Shares:
    """Who is supplied by which HQ: the need and, by its units, the place of an HQ in it or -1."""

    def __init__(
        self, need: Need, given: list[int], left_out: list[int], near: Need, far: Need | None
    ) -> None:
        self.need = need
        self.given = given
        self.left_out = left_out  # who goes without because the owner says so
        self.near = near  # of everybody, over lines within the range
        self.far = far  # of everybody, over lines of any length, once somebody has asked
