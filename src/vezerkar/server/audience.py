"""Everyone connected to a table: what each of them may see, and sending it to them."""

from __future__ import annotations

from collections.abc import Collection, Iterator

import msgspec

from vezerkar.core.kernel import OBSERVER
from vezerkar.scene.scene import encoded_static
from vezerkar.server import log_view
from vezerkar.server.chat import Chat, may_read, message_of, team_of
from vezerkar.server.connection import Connection
from vezerkar.server.http_schema import TableInfo
from vezerkar.server.live_match import LiveMatch
from vezerkar.server.resignation import ResignOffer
from vezerkar.server.shown import Shown
from vezerkar.server.socket_schema import (
    PROTOCOL_VERSION,
    Notice,
    Still,
    TableChanged,
    Welcome,
)
from vezerkar.server.storage.rows import ChatLine
from vezerkar.server.summaries import table_info
from vezerkar.server.telling import Telling
from vezerkar.table.hot_seat import Screen
from vezerkar.table.take_back import requested_ply


class Audience:
    """The connections of one table."""

    def __init__(self, live: LiveMatch, chat: Chat, resign_offer: ResignOffer) -> None:
        self.live = live
        self.match = live.match
        self.chat = chat
        self.resign_offer = resign_offer
        self.shown = Shown(live.match)
        self._connections: set[Connection] = set()

    def __iter__(self) -> Iterator[Connection]:
        return iter(list(self._connections))

    def __len__(self) -> int:
        return len(self._connections)

    def users(self) -> set[str]:
        """The ids of the users that are connected."""
        return {each.user.id for each in self._connections}

    def add(self, connection: Connection) -> None:
        """Somebody joins: they get everything, the others learn that they are here."""
        newcomer = connection.user.id not in self.users()
        self._connections.add(connection)
        self.send_welcome(connection)
        if self.match.undo_request is not None or self.resign_offer.seat:
            connection.send(self._table_changed(connection))
        if newcomer:
            self.send_table(but=connection)

    def remove(self, connection: Connection) -> None:
        self._connections.discard(connection)
        if connection.user.id not in self.users():
            self.send_table()
        if not self._connections:
            self.match.history.clear()
            self.match.scenes.clear()
            self.shown.clear()

    def close(self) -> None:
        for connection in self:
            connection.close()

    def rename_user(self, user: str, name: str) -> None:
        for connection in self:
            if connection.user.id == user:
                connection.user = msgspec.structs.replace(connection.user, name=name)

    def close_other_programs(self, seat: int, token: str) -> None:
        """Programs that came with another token have to leave."""
        for connection in self:
            if connection.only == seat and connection.token != token:
                connection.close()

    # Who sees what

    def info(self, user: str, only: int | None = None) -> TableInfo:
        """The table as a user may know it."""
        return table_info(self.live.row, self.live.seats, user, self.users(), only)

    def seats_of(self, connection: Connection) -> list[int]:
        """The seats that a connection plays; a program plays only the one it has a token for."""
        own = self.live.seats.of_user(connection.user.id)
        return own if connection.only is None else [seat for seat in own if seat == connection.only]

    def screen_of(self, connection: Connection) -> Screen:
        """What a connection may see; before the match begins nobody sees a hand."""
        if connection.screen is None:
            row = self.live.row
            observes = row.status == "waiting" or row.replay
            connection.screen = Screen(self.match, [] if observes else self.seats_of(connection))
        return connection.screen

    def may_show(self, connection: Connection, seat: int) -> bool:
        return self.live.row.replay or self.screen_of(connection).may_show(seat)

    def team_of(self, connection: Connection) -> int | None:
        """The team whose chat a connection may read; None for observers."""
        mine = self.seats_of(connection)
        return team_of(self.match.teams, mine, self.screen_of(connection).seat)

    # Sending

    def send_welcome(self, connection: Connection, stale: bool = False, ref: int = 0) -> None:
        """Send everything at once."""
        live, match, screen = self.live, self.match, self.screen_of(connection)
        seen = screen.seen
        scene, shown = self.shown.scene(seen), self.shown.live(seen)
        ply, undo = match.ply_of(screen.seat), live.free_steps(screen.seat)
        thinking, hidden = live.computer_to_move(), screen.next_seat
        connection.note_shown(shown, (ply, undo, thinking))
        shows_own = screen.seat in self.seats_of(connection)
        connection.send(
            Welcome(
                table=self.info(connection.user.id, connection.only),
                ply=ply,
                seat=scene.seat,
                still=Still(*encoded_static(scene)),
                live=shown,
                log=log_view.newest_lines(live, screen.seat),
                undo=undo,
                stale=stale,
                curtain=live.seats.ids[hidden] if hidden != OBSERVER else "",
                thinking=thinking,
                ref=ref,
                chat=self.chat.for_team(self.team_of(connection)),
                notes=live.seats[screen.seat].notes if shows_own else "",
                protocol=PROTOCOL_VERSION,
            )
        )

    def send_updates(
        self, first: int, by: Connection | None = None, ref: int = 0, struck: Collection[int] = ()
    ) -> None:
        """Send everyone what changed for them; see `Telling`."""
        telling = Telling(self.live, self.shown, first, struck)
        for connection in self:
            screen = self.screen_of(connection)
            answer = ref if connection is by else 0
            if screen.update():
                self.send_welcome(connection, ref=answer)
            else:
                telling.tell(connection, screen.seen, answer)
        if self.match.over:
            self.send_table()

    def turn_screens(self, by: Connection, ref: int) -> None:
        """Turn shared screens to whoever has to answer; no step has been taken."""
        for connection in self:
            if self.screen_of(connection).update():
                self.send_welcome(connection, ref=ref if connection is by else 0)

    def send_table(self, but: Connection | None = None) -> None:
        """Somebody sat down, came, left or asked for something, or the match is over."""
        for connection in self:
            if connection is not but:
                connection.send(self._table_changed(connection))

    def send_request(self, connection: Connection) -> None:
        """Repeat an open undo request: each screen counts the steps that it knows of."""
        if self.match.undo_request is not None:
            connection.send(self._table_changed(connection))

    def send_chat(self, line: ChatLine) -> None:
        for connection in self:
            if may_read(line, self.team_of(connection)):
                connection.send(message_of(line))

    def send_notice(self, notice: Notice) -> None:
        for connection in self:
            connection.send(notice)

    def restart(self) -> None:
        """The match begins: from now on everyone sees their own hand."""
        for connection in self:
            connection.screen = None
            self.send_welcome(connection)

    def _table_changed(self, connection: Connection) -> TableChanged:
        info = self.info(connection.user.id, connection.only)
        offer = "" if self.match.over else self.resign_offer.seat
        request = self.match.undo_request
        if request is None:
            return TableChanged(info, gives_up=offer)
        to = requested_ply(self.match, request, self.screen_of(connection).seat)
        return TableChanged(info, self.live.seats.ids[request.seat], to, offer)
