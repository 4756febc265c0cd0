"""The same battle again, with sides swapped."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from vezerkar.table.seats import TableSeat


def swapped(seats: Iterable[TableSeat], teams: Sequence[int]) -> list[TableSeat]:
    """Each player moves to the other side; in uneven teams somebody holds two seats.

    A player whose opponents have no seat stays.
    """
    players = list(seats)
    result: list[TableSeat] = []
    for number, player in enumerate(players):
        others = [each for each, team in zip(players, teams, strict=True) if team != teams[number]]
        place = sum(1 for team in teams[:number] if team == teams[number])
        other = others[place % len(others)] if others else player
        result.append(other.moved_to(player.seat))
    return result
