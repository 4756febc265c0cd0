"""One connection to a table: what it was sent last, and what it is sent next."""

from __future__ import annotations

import asyncio
import secrets
from typing import Final

from vezerkar.scene.scene import Scene
from vezerkar.server.http_schema import Me
from vezerkar.server.limits import Bucket
from vezerkar.server.outbox import CLOSE_RECONNECT, CLOSE_TOO_SLOW, Outbox
from vezerkar.server.slow_messages import Trace
from vezerkar.server.socket_schema import FromServer, Live, Update
from vezerkar.table.hot_seat import Screen

WRITES_BURST: Final = 10  # lines of chat, or changes of notes, at once
WRITES_PER_S: Final = 1.0
LIVE_FIELDS: Final = Live.__struct_fields__
NO_CHANGES: Final = Live()


class Connection:
    """Messages wait in an outbox, so that a slow connection holds nobody up."""

    def __init__(self, user: Me, only: int | None = None, token: str = "", login: str = "") -> None:
        self.id = secrets.token_hex(4)  # for the log
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
        self._shown = Live()
        self._counts = (0, 0, "")  # what the last update said besides `live` and `log`

    def send(self, message: FromServer) -> None:
        if not self.closed and not self.outbox.add(message):
            # It reads too slowly: when it connects again it gets everything at once.
            self.closed = True
            self.outbox.close(CLOSE_TOO_SLOW, at_once=True)

    def close(self) -> None:
        """End the connection after what is waiting."""
        self.closed = True
        self.outbox.close(CLOSE_RECONNECT)

    def whole(self, scene: Scene) -> Live:
        """Everything in a scene that changes during a match."""
        self._shown = live_of(scene)
        return self._shown

    def changes(self, scene: Scene) -> Live:
        """What differs from what was sent last."""
        before, self._shown = self._shown, live_of(scene)
        new = {
            name: getattr(self._shown, name)
            for name in LIVE_FIELDS
            if getattr(self._shown, name) != getattr(before, name)
        }
        return Live(**new)

    def note_counts(self, ply: int, undo: int, thinking: str) -> bool:
        """Remember what is sent besides `live` and `log`; whether it changed."""
        before, self._counts = self._counts, (ply, undo, thinking)
        return self._counts != before

    def is_news(self, update: Update) -> bool:
        """Whether an update says anything that this connection has not been sent."""
        counts_changed = self.note_counts(update.ply, update.undo, update.thinking)
        return bool(update.log) or update.live != NO_CHANGES or counts_changed


def live_of(scene: Scene) -> Live:
    return Live(**{name: getattr(scene, name) for name in LIVE_FIELDS})
