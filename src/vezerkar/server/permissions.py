"""Which seats a connection may use, and which it may look at."""

from __future__ import annotations

from vezerkar.core.kernel import OBSERVER
from vezerkar.server.connection import Connection
from vezerkar.server.live_table import LiveTable
from vezerkar.server.socket_schema import ALL_SEEING
from vezerkar.table.refusals import Refusal


def acting_seat(table: LiveTable, connection: Connection, seat: str) -> int:
    """The number of a seat that the connection plays and sees, in a match that is going on."""
    number = held_seat(table, connection, seat)
    must_see(table, connection, number)
    return number


def held_seat(table: LiveTable, connection: Connection, seat: str) -> int:
    """The number of a seat that the connection plays, even while its screen is hidden."""
    number = table.seats.number(seat)
    if number not in table.audience.seats_of(connection):
        raise Refusal("refused-not-yours", "this seat belongs to somebody else")
    if table.row.status == "waiting":
        raise Refusal("refused-not-begun", "the match has not begun")
    if table.row.status == "over":
        raise Refusal("refused-over", "the match is over")
    return number


def must_see(table: LiveTable, connection: Connection, number: int) -> None:
    """At a shared screen only the person whose seat it shows may act."""
    screen = table.audience.screen_of(connection)
    if screen.shared and screen.seat != number:
        raise Refusal("refused-curtain", "it is the other player's turn at this screen")


def viewed_seat(table: LiveTable, connection: Connection, seat: str) -> int:
    """The number of a seat whose point of view the connection may take.

    Everybody's point of view together counts steps and asks questions as an observer does; what it
    shows is not decided here.
    """
    number = OBSERVER if seat in ("", ALL_SEEING) else table.seats.number(seat)
    if not table.audience.may_show(connection, number):
        raise Refusal("refused-not-yours", "this seat belongs to somebody else")
    return number
