"""One screen at a table: what it was sent last, and what it is sent next."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from vezerkar.scene.scene import Scene
from vezerkar.server.http_schema import Me
from vezerkar.server.limits import Bucket
from vezerkar.server.socket_schema import FromServer, Live, Update
from vezerkar.table.hot_seat import Screen

SPEECH: Final = 10  # lines of chat at once, and one a second after that
BACKLOG: Final = 400  # messages that may wait for a slow screen
FIELDS: Final = Live.__struct_fields__
NOTHING: Final = Live()
_ENCODER = msgspec.json.Encoder()


class Viewer:
    """A connection. Messages wait in a queue, so that a slow screen holds nobody up."""

    def __init__(self, user: Me, only: int | None = None, token: str = "") -> None:
        self.user = user
        self.only = only  # a program has a token for one seat
        self.token = token  # its hash
        self.screen: Screen | None = None
        self.shown = Live()
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(BACKLOG)
        self.gone = False
        self.speech = Bucket(SPEECH, 1)  # what is said is stored for ever
        self.asking: asyncio.Task[None] | None = None  # advice or a review
        self.writing = Bucket(SPEECH, 1)
        self.said = (0, 0, "")  # what else the last update told

    def is_news(self, update: Update) -> bool:
        """Whether an update says anything that this screen has not been told."""
        said = (update.ply, update.undo, update.thinking)
        before, self.said = self.said, said
        return bool(update.log) or update.live != NOTHING or said != before

    def send(self, message: FromServer) -> None:
        if self.gone:
            return
        try:
            self.queue.put_nowait(_ENCODER.encode(message))
        except asyncio.QueueFull:
            # It reads too slowly: when it comes back it gets everything at once.
            self.close()

    def close(self) -> None:
        """Let the connection end after what is in the queue."""
        self.gone = True
        while self.queue.full():
            self.queue.get_nowait()
        self.queue.put_nowait(None)

    def whole(self, scene: Scene) -> Live:
        """Everything of a scene that changes during a match."""
        self.shown = live_of(scene)
        return self.shown

    def changes(self, scene: Scene) -> Live:
        """What is different from what was sent last."""
        before, self.shown = self.shown, live_of(scene)
        new = {
            name: getattr(self.shown, name)
            for name in FIELDS
            if getattr(self.shown, name) != getattr(before, name)
        }
        return Live(**new)


def live_of(scene: Scene) -> Live:
    return Live(**{name: getattr(scene, name) for name in FIELDS})
