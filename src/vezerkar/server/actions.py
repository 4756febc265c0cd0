"""What people do at a table. Unless it says otherwise, the caller holds the table's lock."""

from __future__ import annotations

from typing import Literal

from vezerkar.server import log_view
from vezerkar.server.chat import NO_TEAM
from vezerkar.server.connection import Connection
from vezerkar.server.live_table import LiveTable
from vezerkar.server.permissions import acting_seat, held_seat, must_see
from vezerkar.server.socket_schema import Done, Live, Update
from vezerkar.table import take_back
from vezerkar.table.refusals import Refusal, Stale


async def apply(
    table: LiveTable, connection: Connection, ref: int, seat: str, ply: int, action: str
) -> None:
    """Apply an action of a seat; one that was sent twice is applied once."""
    match, audience = table.match, table.audience
    number = held_seat(table, connection, seat)
    knows = audience.screen_of(connection).knows(number)  # else they could ask what was done
    if knows and match.already_applied(seat, ply, action):
        # The answer was lost on its way, the step was not.
        ply = match.ply_of(number)
        connection.send(Update(ply, Live(), [], table.live.free_steps(number), ref))
        return
    must_see(table, connection, number)
    first = len(match.log.lines)
    try:
        entry = match.apply(seat, ply, action)
    except Stale:
        audience.send_welcome(connection, stale=True, ref=ref)
        return
    connection.trace.mark("rules")
    await table.live.append(entry)
    await table.bots.pass_unseen()
    connection.trace.mark("store")
    audience.send_updates(first, connection, ref)
    connection.trace.mark("tell")
    table.bots.wake()
    connection.trace.mark("computers")


async def delay_reaction_reply(table: LiveTable, connection: Connection, seat: str) -> None:
    """Where other people play, a reply in a reaction window waits like an automatic one.

    Called without the lock: the table goes on meanwhile.
    """
    mine = table.audience.seats_of(connection)
    if seat in table.seats.ids and set(table.seats.people()) - set(mine):
        number = table.seats.number(seat)
        if number in mine:
            await table.bots.delay_reply(number)


# Taking back


async def undo(
    table: LiveTable,
    connection: Connection,
    ref: int,
    seat: str,
    ply: int,
    steps: int,
    alone: bool,
) -> None:
    number = acting_seat(table, connection, seat)
    if ply != table.match.ply_of(number):
        table.audience.send_welcome(connection, stale=True, ref=ref)
        return
    log = table.match.log
    before = set(log.standing)
    await table.live.append(take_back.undo(table.match, seat, steps, alone))
    struck = before.difference(log.standing)
    first = min(struck, default=len(log.lines))
    await log_view.prepare_from(table.live, first)
    table.audience.send_updates(first, connection, ref, struck)
    table.bots.wake()


async def request_undo(
    table: LiveTable, connection: Connection, ref: int, seat: str, to: int
) -> None:
    """Ask the other side to go back; computers agree, and so does who plays alone."""
    number = acting_seat(table, connection, seat)
    take_back.request_undo(table.match, seat, to)
    teams = table.match.teams
    others = [n for n in range(len(teams)) if teams[n] != teams[number]]
    if set(others) & set(table.seats.people()):
        table.audience.turn_screens(connection, ref)
        table.audience.send_table()
    else:
        seat = table.seats.ids[others[0] if others else number]
        await _answer_undo(table, connection, ref, seat, True)


async def answer_undo(
    table: LiveTable, connection: Connection, ref: int, seat: str, yes: bool
) -> None:
    acting_seat(table, connection, seat)
    await _answer_undo(table, connection, ref, seat, yes)


async def _answer_undo(
    table: LiveTable, connection: Connection, ref: int, seat: str, yes: bool
) -> None:
    request = table.match.undo_request
    first = request.line if request else 0
    entry = take_back.answer_undo(table.match, seat, yes)
    if entry is not None:
        await table.live.append(entry)
        await log_view.prepare_from(table.live, first)
    table.audience.turn_screens(connection, ref)
    if entry is not None:
        table.audience.send_updates(first)
    table.audience.send_table()
    table.bots.wake()


# The end


async def resign(table: LiveTable, connection: Connection, ref: int, seat: str) -> None:
    acting_seat(table, connection, seat)
    await table.live.append(table.match.resign(seat))
    table.audience.send_updates(len(table.match.log.lines), connection, ref)


async def answer_resign(
    table: LiveTable, connection: Connection, ref: int, seat: str, yes: bool
) -> None:
    """A person accepts a computer's resignation, or wants to play on."""
    number, offer = acting_seat(table, connection, seat), table.resign_offer.seat
    teams = table.match.teams
    if not offer or teams[table.seats.number(offer)] == teams[number]:
        raise Refusal("refused-no-offer", "nobody offers to resign")
    table.resign_offer.close()
    if yes:
        await table.live.append(table.match.resign(offer))
        table.audience.send_updates(len(table.match.log.lines), connection, ref)
    else:
        table.audience.send_table()
        connection.send(Done(ref))


# The screen and the chat


def reveal(table: LiveTable, connection: Connection, ref: int, seat: str) -> None:
    """Show a seat at a shared screen; an empty seat hides it."""
    table.audience.screen_of(connection).reveal(seat)
    table.audience.send_welcome(connection, ref=ref)
    table.audience.send_request(connection)


async def say(
    table: LiveTable, connection: Connection, text: str, room: Literal["table", "team"]
) -> None:
    """Send a line of chat; what observers say only observers read."""
    audience, mine = table.audience, table.audience.seats_of(connection)
    team = audience.team_of(connection)
    if room == "team" and (team is None or not _has_teammate(table, connection, team)):
        raise Refusal("refused-no-team", "there is nobody else on your side")
    shown = audience.screen_of(connection).seat
    number = (shown if shown in mine else mine[0]) if mine else None
    line = await audience.chat.add(
        connection.user.name if number is None else table.seats[number].name,
        "" if number is None else table.seats.ids[number],
        room if mine else "observers",
        NO_TEAM if team is None or room == "table" else team,
        text,
    )
    audience.send_chat(line)


def _has_teammate(table: LiveTable, connection: Connection, team: int) -> bool:
    """Whether another person is on this team."""
    seats = zip(table.seats, table.match.teams, strict=True)
    return any(
        each.kind == "person" and each.user != connection.user.id
        for each, its_team in seats
        if its_team == team
    )
