"""What waits to be sent to one connection: bounded in bytes, and never two whole scenes."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final, NamedTuple

import msgspec

from vezerkar.scene.scene import encoded_tokens
from vezerkar.server.socket_schema import Done, FromServer, Update, Welcome

MAX_WAITING_BYTES: Final = 1024 * 1024
MAX_WAITING_MESSAGES: Final = 400
CLOSE_RECONNECT: Final = 1012  # the table was read again, or the server restarts
CLOSE_TOO_SLOW: Final = 1013  # it does not read what it is sent; it may come again
_ENCODER = msgspec.json.Encoder()


class Waiting(NamedTuple):
    """A message on its way."""

    data: bytes
    ref: int = 0  # the request that it answers
    shows: bool = False  # it shows the match at some moment
    stale: bool = False


def encoded(message: FromServer) -> Waiting:
    shows = isinstance(message, Welcome | Update)
    stale = isinstance(message, Welcome) and message.stale
    ref = getattr(message, "ref", 0) if shows else 0
    return Waiting(_ENCODER.encode(_with_ready_tokens(message)), ref, shows, stale)


def _with_ready_tokens(message: FromServer) -> FromServer:
    """Tokens are most of what a step shows, and most readers see the same ones."""
    if not isinstance(message, Welcome | Update) or not message.live.tokens:
        return message
    tokens = encoded_tokens(message.live.tokens)
    live = msgspec.structs.replace(message.live, tokens=tokens)
    return msgspec.structs.replace(message, live=live)


class Outbox:
    """A queue with one reader: the task that writes to the socket.

    Most messages do not pass it: while nothing waits they are written at once.
    """

    def __init__(self) -> None:
        self.write_now: Callable[[bytes], bool] = lambda _: False  # False: it has to wait
        self.sending = False  # the reader has taken a message and not written it yet
        self.waiting: deque[Waiting] = deque()
        self.bytes = 0
        self.close_code = 0  # after everything else
        self._changed = asyncio.Event()

    def add(self, message: FromServer) -> bool:
        """Add a message; False if too much is waiting, and nothing more may be added.

        One message is always taken, however long: it may be the welcome to a long match.
        """
        if isinstance(message, Welcome):
            message = self._supersede(message)
        return self.put(encoded(message))

    def put(self, each: Waiting) -> bool:
        """The same for a message that is encoded already, and is no welcome."""
        if not (self.waiting or self.sending or self.close_code) and self.write_now(each.data):
            return True
        full = self.bytes + len(each.data) > MAX_WAITING_BYTES or (
            len(self.waiting) >= MAX_WAITING_MESSAGES
        )
        if full and self.waiting:
            return False
        self._append(each)
        return True

    def close(self, code: int, at_once: bool = False) -> None:
        """Close the socket after what is waiting, or instead of it."""
        if at_once:
            self.waiting.clear()
            self.bytes = 0
        self.close_code = self.close_code or code
        self._changed.set()

    async def next(self) -> bytes | None:
        """The next message; None when the socket is to be closed."""
        self.sending = False
        while not self.waiting and not self.close_code:
            self._changed.clear()
            await self._changed.wait()
        if not self.waiting:
            return None
        found = self.waiting.popleft()
        self.bytes -= len(found.data)
        self.sending = True
        return found.data

    def _supersede(self, welcome: Welcome) -> Welcome:
        """A welcome says everything: older scenes need not be sent, but who waits is answered."""
        before, self.waiting, self.bytes = self.waiting, deque(), 0
        for each in before:
            if not each.shows:
                self._append(each)
            elif each.ref:
                self._append(Waiting(_ENCODER.encode(Done(each.ref))))
        stale = welcome.stale or any(each.stale for each in before)
        return msgspec.structs.replace(welcome, stale=stale)

    def _append(self, each: Waiting) -> None:
        self.waiting.append(each)
        self.bytes += len(each.data)
        self._changed.set()
