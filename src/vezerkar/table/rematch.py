"""The same battle once more, with sides swapped."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from vezerkar.table.journal import Chair


def swapped(chairs: Sequence[Chair], teams: Sequence[int]) -> list[Chair]:
    """Whoever sat on a side sits on the other one; in uneven teams somebody holds two seats.

    Who plays alone against no one's seat stays where they are.
    """
    result: list[Chair] = []
    for number, chair in enumerate(chairs):
        others = [c for c, team in zip(chairs, teams, strict=True) if team != teams[number]]
        place = sum(1 for team in teams[:number] if team == teams[number])
        other = others[place % len(others)] if others else chair
        result.append(replace(other, seat=chair.seat))
    return result
