# hot: compiled by mypyc
"""Which fields of a state can change: declared once by each game, frozen and thawed by the kernel.

A number is one int. A list field is a list of ints, bytes, or a list of lists whose number never
changes (one for each seat, side or deck). What is static, or can be worked out from the rest, is
neither: it is listed only as a slot.
"""

from __future__ import annotations

from typing import Any


class Fields:
    """The names of the fields of a state, each group in the order in which it is frozen."""

    def __init__(
        self,
        numbers: str,
        lists: str,
        unfrozen: str,
        computed: str = "",
    ) -> None:
        self.numbers: list[str] = numbers.split()
        self.lists: list[str] = lists.split()
        self.unfrozen: list[str] = unfrozen.split()  # static, or worked out from the others
        self.computed: list[str] = computed.split()  # properties, frozen like lists, after them

    def slots(self) -> tuple[str, ...]:
        """The names for `__slots__`: all but those of properties."""
        return tuple(self.unfrozen + self.numbers + self.lists)


def lists_in(value: Any) -> list[list[int]]:
    """The lists of ints that a list field consists of."""
    if isinstance(value, bytes):
        return [list(value)]
    if value and isinstance(value[0], list):
        return list(value)
    return [value]


def like(old: Any, found: list[list[int]]) -> Any:
    """The lists in the shape of the old value: bytes, one list, or several."""
    if isinstance(old, bytes):
        return bytes(found[0])
    if old and isinstance(old[0], list):
        return found
    return found[0]
