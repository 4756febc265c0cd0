# hot: compiled by mypyc
"""Whom a side can attack, as it is kept from one announcement to the next."""

from __future__ import annotations


class AttackTargets:
    """Enemy hexes that units of a seat can attack: what is known stays true, so copies share it."""

    def __init__(self, side: int, seat: int, hexes: list[int]) -> None:
        self.side: int = side
        self.seat: int = seat
        self.hexes: list[int] = hexes
        self.leaders: dict[int, int] = {}  # how many lead attacks on a hex, once that was asked
