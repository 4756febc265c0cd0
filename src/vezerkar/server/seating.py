"""Who sits at a table: open chairs are taken, names change, programs come with a token."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec

from vezerkar.server.connection import Viewer
from vezerkar.server.http_schema import Me
from vezerkar.server.storage.rows import Seated
from vezerkar.table.journal import Chair

if TYPE_CHECKING:
    from vezerkar.server.live_table import LiveTable


def invited(table: LiveTable, invitation: str) -> list[int]:
    """The open seats that an invitation is for."""
    found = enumerate(table.seated)
    return [n for n, s in found if s.chair.kind == "open" and s.invitation == invitation]


async def sit(table: LiveTable, numbers: Sequence[int], user: Me) -> bool:
    """Somebody takes open chairs; False if somebody else was faster."""
    seats = table.match.seats
    chairs = {n: Chair(seats[n], "person", user.id, user.name) for n in numbers}
    if not await table.store.sit(table.row.id, chairs):
        return False
    for number, chair in chairs.items():
        table.seated[number] = Seated(chair)
        table.match.sit(chair.seat, chair)
    table.tell_table()
    return True


def rename(table: LiveTable, user: Me, name: str) -> None:
    """Somebody who may sit here has another name; see Store.rename."""
    chairs = {number: table.seated[number].chair for number in table.seats_of(user.id)}
    if name not in {chair.name for chair in chairs.values()}:
        for number, chair in chairs.items():
            if chair.name == user.name:
                _reseat(table, number, replace(chair, name=name))
    for viewer in table.viewers:
        if viewer.user.id == user.id:
            viewer.user = msgspec.structs.replace(viewer.user, name=name)
    table.tell_table()


def _reseat(table: LiveTable, number: int, chair: Chair) -> None:
    table.seated[number] = replace(table.seated[number], chair=chair)
    table.match.sit(chair.seat, chair)


async def set_auto_pass(table: LiveTable, viewer: Viewer, seat: str, on: bool) -> None:
    number = table.own(viewer, seat)
    await table.store.set_chair(table.row.id, number, auto_pass=on)
    table.seated[number] = replace(table.seated[number], auto_pass=on)
    table.driver.poke()


async def set_token(table: LiveTable, number: int, token: str) -> None:
    """What a program plays a seat with from now on; empty: none does."""
    await table.store.set_chair(table.row.id, number, token=token)
    know_token(table, number, token)
    table.tell_table()


def know_token(table: LiveTable, number: int, token: str) -> None:
    """Whoever came with another token has to leave."""
    table.seated[number] = replace(table.seated[number], token=token)
    for viewer in table.viewers:
        if viewer.only == number and viewer.token != token:
            viewer.close()
