"""One connection to a table: what it was sent last, and what it is sent next."""

from __future__ import annotations

import asyncio
import secrets
from itertools import count
from typing import Final

from vezerkar.scene.scene import Scene
from vezerkar.server.http_schema import Me
from vezerkar.server.limits import Bucket
from vezerkar.server.outbox import CLOSE_RECONNECT, CLOSE_TOO_SLOW, Outbox, Waiting
from vezerkar.server.slow_messages import Trace
from vezerkar.server.socket_schema import FromServer, Live
from vezerkar.table.hot_seat import Screen

WRITES_BURST: Final = 10  # lines of chat, or changes of notes, at once
WRITES_PER_S: Final = 1.0
LIVE_FIELDS: Final = Live.__struct_fields__
NO_CHANGES: Final = Live()
_PROCESS: Final = secrets.token_hex(2)  # the log of several nodes may be read together
_numbers = count(1)
Counts = tuple[int, int, str]  # steps, those that can be taken back, the computer that thinks


class Connection:
    """Messages wait in an outbox, so that a slow connection holds nobody up."""

    def __init__(self, user: Me, only: int | None = None, token: str = "", login: str = "") -> None:
        self.id = f"{_PROCESS}{next(_numbers):x}"  # for the log
        self.user = user
        self.login = login  # its id; a program has none
        self.only = only  # a program has a token for one seat
        self.token = token  # its hash
        self.screen: Screen | None = None
        self.outbox = Outbox()
        self.closed = False
        self.chat_limit = Bucket(WRITES_BURST, WRITES_PER_S)  # chat is stored for ever
        self.notes_limit = Bucket(WRITES_BURST, WRITES_PER_S)
        self.question: asyncio.Task[None] | None = None  # a hint or a review
        self.trace = Trace()  # of the message that is being handled
        self.shown = Live()  # what it was sent last
        self._counts: Counts = (0, 0, "")

    def send(self, message: FromServer) -> None:
        if not self.closed and not self.outbox.add(message):
            self._give_up()

    def send_encoded(self, message: Waiting) -> None:
        """Send a message that others are sent, too."""
        if not self.closed and not self.outbox.put(message):
            self._give_up()

    def _give_up(self) -> None:
        """It reads too slowly: when it connects again it gets everything at once."""
        self.closed = True
        self.outbox.close(CLOSE_TOO_SLOW, at_once=True)

    def close(self) -> None:
        """End the connection after what is waiting."""
        self.closed = True
        self.outbox.close(CLOSE_RECONNECT)

    def note_shown(self, live: Live, counts: Counts) -> bool:
        """Remember what is sent; whether the counts changed."""
        self.shown = live
        before, self._counts = self._counts, counts
        return counts != before


def changes_between(before: Live, now: Live) -> Live:
    """The fields that differ."""
    fields = ((name, getattr(before, name), getattr(now, name)) for name in LIVE_FIELDS)
    return Live(**{name: new for name, old, new in fields if new is not old and new != old})


def live_of(scene: Scene) -> Live:
    return Live(**{name: getattr(scene, name) for name in LIVE_FIELDS})
