"""The chat of a table: to everybody, within a team, among observers."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Final

from vezerkar.core.kernel import OBSERVER
from vezerkar.server.socket_schema import Room, Said
from vezerkar.server.storage.rows import ChatLine
from vezerkar.server.storage.store import Store
from vezerkar.server.storage.stored_match import MAX_CHAT_LINES

MAX_LINE_CHARS: Final = 500
NO_TEAM: Final = -1  # the team of a line that is not for one team


class Chat:
    """The latest lines of a table; each is stored before it is sent."""

    def __init__(self, table: str, store: Store, number: int, lines: Iterable[ChatLine]) -> None:
        self.table = table
        self.store = store
        self.number = number  # lines that are stored
        self.lines = deque(lines, MAX_CHAT_LINES)

    async def add(self, name: str, seat: str, room: Room, team: int, text: str) -> ChatLine:
        now = datetime.now(UTC).isoformat(timespec="seconds")
        line = ChatLine(room, team, name, seat, " ".join(text.split())[:MAX_LINE_CHARS], now)
        self.number += 1  # before waiting: two people may write at once
        await self.store.add_chat_line(self.table, self.number, line)
        self.lines.append(line)
        return line

    def for_team(self, team: int | None) -> list[Said]:
        """The lines that somebody of a team may read; None is an observer."""
        return [message_of(line) for line in self.lines if may_read(line, team)]


def may_read(line: ChatLine, team: int | None) -> bool:
    """Everybody reads what players say to the table, a team its own lines; observers each other."""
    if line.room == "observers":
        return team is None
    return line.room == "table" or (team is not None and team == line.team)


def message_of(line: ChatLine) -> Said:
    room: Room = (
        "team" if line.room == "team" else "observers" if line.room == "observers" else "table"
    )
    return Said(line.name, line.seat, line.text, line.at, room)


def team_of(teams: tuple[int, ...], mine: list[int], shown: int) -> int | None:
    """The team whose chat a screen may read; at a shared screen, that of the person at it now."""
    if not mine:
        return None
    if len({teams[seat] for seat in mine}) == 1:
        return teams[mine[0]]
    return teams[shown] if shown != OBSERVER else NO_TEAM
