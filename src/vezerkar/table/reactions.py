"""Passing for whoever has nothing to answer with, as a person may want it."""

from __future__ import annotations

from vezerkar.table.match import Match
from vezerkar.table.only_answer import only_answer


def is_passed(match: Match, seat: int) -> bool:
    """Whether the table passes for a person who is asked now, and has nothing to answer with."""
    each = match.seats[seat]
    return (
        each.kind == "person"
        and each.auto_pass
        and seat in match.deciding()
        and only_answer(match.game, match.state, seat) is not None
    )


def passing_mates(match: Match, seat: int) -> tuple[int, ...]:
    """The other seats of the same person for which the table passes."""
    mates = match.seats.of_person(seat)
    return tuple(one for one in mates if one != seat and match.seats[one].auto_pass)
