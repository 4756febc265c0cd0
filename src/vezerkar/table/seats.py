"""The seats of a table: who holds each of them, and what is kept for its owner."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any, Literal

from vezerkar.core.errors import DataError

SeatKind = Literal["person", "computer", "open"]


@dataclass(frozen=True)
class TableSeat:
    """A seat and who holds it; only its owner may know the last four fields."""

    seat: str
    kind: SeatKind
    user: str = ""
    name: str = ""  # of the person; several people may share one user's screen
    level: str = ""  # of the computer
    invitation: str = ""  # lets somebody take an open seat
    code: str = ""  # the invitation in short, to be read out
    auto_pass: bool = False  # pass reaction windows automatically
    notes: str = ""
    lock: str = ""  # hash of the code that reveals the seat at a shared screen
    token: str = ""  # hash of the token that lets a program play

    def moved_to(self, seat: str) -> TableSeat:
        """The same player on another seat; nothing private comes along."""
        return TableSeat(seat, self.kind, self.user, self.name, self.level)


class TableSeats:
    """All seats of one table, in the order of the game: the only place where they are kept."""

    def __init__(self, seats: Iterable[TableSeat]) -> None:
        self._seats = list(seats)
        self.ids = tuple(each.seat for each in self._seats)

    def __len__(self) -> int:
        return len(self._seats)

    def __iter__(self) -> Iterator[TableSeat]:
        return iter(self._seats)

    def __getitem__(self, number: int) -> TableSeat:
        return self._seats[number]

    def number(self, seat: str) -> int:
        """The number of a seat; DataError if there is no such seat."""
        if seat not in self.ids:
            raise DataError(f"there is no seat '{seat}'; the seats are: {', '.join(self.ids)}")
        return self.ids.index(seat)

    def of_user(self, user: str) -> list[int]:
        """The seats that a user holds."""
        return [number for number in self.people() if self._seats[number].user == user]

    def of_person(self, number: int) -> list[int]:
        """The seats of whoever holds this one: several people may share one user's screen."""
        own = self._seats[number]
        return [
            other for other in self.of_user(own.user) if self._seats[other].name == own.name
        ] or [number]

    def people(self) -> list[int]:
        """The seats that people hold."""
        return [n for n, each in enumerate(self._seats) if each.kind == "person"]

    def any_open(self) -> bool:
        return any(each.kind == "open" for each in self._seats)

    def open_with(self, invitation: str) -> list[int]:
        """The open seats that an invitation is for."""
        return [
            number
            for number, each in enumerate(self._seats)
            if each.kind == "open" and each.invitation == invitation
        ]

    # Changing

    def take(self, number: int, user: str, name: str) -> None:
        """A person takes a seat; the invitation is used up."""
        self._seats[number] = TableSeat(self.ids[number], "person", user, name)

    def change(self, number: int, **values: Any) -> None:
        """Change some fields of a seat, but never which seat it is."""
        self._seats[number] = replace(self._seats[number], **values, seat=self.ids[number])

    def rename(self, user: str, old: str, new: str) -> None:
        """A user has a new name.

        Seats of one user with different names are people at one screen: they stay different.
        """
        own = self.of_user(user)
        if new not in {self._seats[number].name for number in own}:
            for number in own:
                if self._seats[number].name == old:
                    self.change(number, name=new)
