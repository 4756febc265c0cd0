"""What is said at a table: to everybody, within a team, among observers."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Final

from vezerkar.core.kernel import OBSERVER
from vezerkar.server.socket_schema import Room, Said
from vezerkar.server.storage.rows import Spoken
from vezerkar.server.storage.store import SPOKEN, Store

LENGTH: Final = 500  # characters of a line
NOBODY: Final = -1  # the team of a line that is not for one team


class Talk:
    """The latest lines of a table; each is stored before it is heard."""

    def __init__(self, table: str, store: Store, number: int, lines: Iterable[Spoken]) -> None:
        self.table = table
        self.store = store
        self.number = number  # lines that are stored
        self.lines = deque(lines, SPOKEN)

    async def say(self, name: str, seat: str, room: Room, team: int, text: str) -> Spoken:
        now = datetime.now(UTC).isoformat(timespec="seconds")
        spoken = Spoken(room, team, name, seat, " ".join(text.split())[:LENGTH], now)
        self.number += 1  # before waiting: two may speak at once
        await self.store.add_spoken(self.table, self.number, spoken)
        self.lines.append(spoken)
        return spoken

    def heard(self, team: int | None) -> list[Said]:
        """What somebody of a team has heard; None is an observer."""
        return [said(line) for line in self.lines if hears(line, team)]


def hears(line: Spoken, team: int | None) -> bool:
    """Players are heard by all, teams by themselves; observers must not help."""
    if line.room == "observers":
        return team is None
    return line.room == "table" or (team is not None and team == line.team)


def said(line: Spoken) -> Said:
    room: Room = (
        "team" if line.room == "team" else "observers" if line.room == "observers" else "table"
    )
    return Said(line.name, line.seat, line.text, line.at, room)


def team_of(teams: tuple[int, ...], mine: list[int], shown: int) -> int | None:
    """The team whose room a screen may enter: at a shared one that of whoever looks at it."""
    if not mine:
        return None
    if len({teams[seat] for seat in mine}) == 1:
        return teams[mine[0]]
    return teams[shown] if shown != OBSERVER else NOBODY
