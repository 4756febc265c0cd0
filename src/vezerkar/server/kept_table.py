"""The table of a match that is kept as it was: it is watched, ended and exported, not played."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace

from vezerkar.core.kernel import OBSERVER
from vezerkar.server.chat import Chat, team_of
from vezerkar.server.connection import Connection
from vezerkar.server.http_schema import TableInfo
from vezerkar.server.kept_match import KeptMatch
from vezerkar.server.log_view import LOG_PAGE_LINES
from vezerkar.server.socket_schema import (
    ALL_SEEING,
    PROTOCOL_VERSION,
    AgreeEnd,
    AskLog,
    AskPast,
    Done,
    FromPage,
    LogIs,
    Past,
    Ping,
    Resign,
    TableChanged,
    Welcome,
)
from vezerkar.server.storage.rows import MatchProgress, MatchRow
from vezerkar.server.storage.store import Store
from vezerkar.server.summaries import table_info
from vezerkar.table.journal import JournalEntry
from vezerkar.table.refusals import Refusal


class KeptTable:
    """Everyone who looks at a kept match, and what they may do there."""

    def __init__(self, match: KeptMatch, chat: Chat, store: Store) -> None:
        self.match = match
        self.seats = match.seats
        self.chat = chat
        self.store = store
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.agreed: set[int] = set()  # the teams that want to end it
        self.used_at = time.monotonic()

    @property
    def row(self) -> MatchRow:
        return self.match.row

    def info(self, user: str, only: int | None = None) -> TableInfo:
        present = {each.user.id for each in self.connections}
        return table_info(self.row, self.seats, user, present, only)

    # Who sees what

    def seats_of(self, connection: Connection) -> list[int]:
        own = self.seats.of_user(connection.user.id)
        return own if connection.only is None else [seat for seat in own if seat == connection.only]

    def reader_of(self, connection: Connection) -> int:
        """Whose log and scenes a connection is shown.

        Several people at one screen see what observers see: nobody can turn the screen for them.
        """
        mine = self.seats_of(connection)
        people = {(self._team(seat), self.seats[seat].name) for seat in mine}
        return mine[0] if len(people) == 1 and not self.row.replay else OBSERVER

    def _team(self, seat: int) -> int:
        return self.match.teams[seat]

    def _viewed(self, connection: Connection, seat: str) -> int:
        number = self.seats.number(seat) if seat else OBSERVER
        own = self.reader_of(connection)
        may = number in (OBSERVER, own) or self.match.over
        if not may:
            raise Refusal("refused-not-yours", "this seat belongs to somebody else")
        return number

    # Coming and going

    async def admit(self, connection: Connection) -> None:
        self.used_at = time.monotonic()
        self.connections.add(connection)
        self._send_welcome(connection)

    def leave(self, connection: Connection) -> None:
        self.used_at = time.monotonic()
        self.connections.discard(connection)

    def close(self) -> None:
        for connection in list(self.connections):
            connection.close()

    def _send_welcome(self, connection: Connection, ref: int = 0) -> None:
        reader, match = self.reader_of(connection), self.match
        mine = self.seats_of(connection)
        also = [seat for seat in mine if reader in mine and seat != reader]
        live = match.live(reader, also)
        team = team_of(match.teams, mine, reader)
        connection.send(
            Welcome(
                table=self.info(connection.user.id, connection.only),
                ply=match.ply(reader),
                seat=live.seat or "",
                still=match.still,
                live=live,
                log=match.log(reader)[-LOG_PAGE_LINES:],
                ref=ref,
                chat=self.chat.for_team(team),
                notes=self.seats[reader].notes if reader in mine else "",
                protocol=PROTOCOL_VERSION,
            )
        )

    # What they may do

    async def handle(self, connection: Connection, message: FromPage) -> None:
        """Carry out one message; the lock is held."""
        match message:
            case AskPast():
                connection.send(self._past(connection, message))
            case AskLog(ref, before):
                lines = self.match.log(self.reader_of(connection))[: max(0, before)]
                connection.send(LogIs(ref, lines[-LOG_PAGE_LINES:]))
            case Resign(ref, seat):
                self._must_hold(connection, seat)
                await self._end(JournalEntry("resign", seat), connection, ref)
            case AgreeEnd(ref, seat):
                await self._agree(connection, ref, seat)
            case Ping(ref):
                connection.send(Done(ref))
            case _:
                raise Refusal("refused-kept", "the rules of this match are not installed any more")

    def _past(self, connection: Connection, asked: AskPast) -> Past:
        if asked.seat != ALL_SEEING:
            reader = self._viewed(connection, asked.seat)
            return Past(asked.ref, asked.ply, asked.ply, self.match.past(reader, asked.ply))
        if not self.match.over:
            raise Refusal("refused-not-over", "the match is not over")
        return Past(asked.ref, asked.ply, asked.ply, self.match.open_past(asked.ply))

    async def _agree(self, connection: Connection, ref: int, seat: str) -> None:
        """A side agrees to end the match; computers always do."""
        self.agreed.add(self._team(self._must_hold(connection, seat)))
        people = {self._team(each) for each in self.seats.people()}
        if people <= self.agreed:
            await self._end(JournalEntry("end", seat), connection, ref)
            return
        for each in self.connections:
            each.send(self._changed(each))
        connection.send(Done(ref))

    def _changed(self, connection: Connection) -> TableChanged:
        agrees = [each for n, each in enumerate(self.seats.ids) if self._team(n) in self.agreed]
        return TableChanged(self.info(connection.user.id, connection.only), agrees_end=agrees)

    def _must_hold(self, connection: Connection, seat: str) -> int:
        number = self.seats.number(seat)
        if number not in self.seats_of(connection):
            raise Refusal("refused-not-yours", "this seat belongs to somebody else")
        if self.row.status == "waiting":
            raise Refusal("refused-not-begun", "the match has not begun")
        if self.row.status == "over":
            raise Refusal("refused-over", "the match is over")
        return number

    async def _end(self, entry: JournalEntry, by: Connection, ref: int) -> None:
        match, row = self.match, self.row
        progress = MatchProgress("over", row.ply, ())
        await self.store.append(row.id, len(match.entries) + 1, entry, progress)
        match.add(entry)
        match.row = replace(row, status="over", deciding=())
        for each in self.connections:
            self._send_welcome(each, ref if each is by else 0)
