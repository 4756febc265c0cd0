"""A program that plays one seat through any door, and remembers what it was told.

It does what the page does: it connects again and again, and sends an unanswered action once more.
"""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

Json = dict[str, Any]
SILENCE_S = 2.0  # before the other end is asked whether it is still there, and before it counts
RETRY_S = 0.25
THINKING_S = 0.1  # at most


class Unanswered(NamedTuple):
    """An action whose answer has not come: it is stored, or it is not."""

    ref: int
    ply: int
    action: str


class TableProgram:
    """Plays random actions on one seat."""

    def __init__(self, table: str, seat: str, cookie: str, pick: Random) -> None:
        self.table, self.seat, self.cookie, self.pick = table, seat, cookie, pick
        self.acknowledged: list[str] = []
        self.unanswered: Unanswered | None = None
        self.over = False
        self.breaks = 0  # connections that were lost
        self.ply = 0
        self.live: Json = {}
        self.seen: set[tuple[int, str]] = set()  # the cards that were shown, by ply
        self._ref = 0

    async def play(self, port: int, done: asyncio.Event) -> None:
        """Play until the match is over, or until everything is done."""
        while not done.is_set() and not self.over:
            try:
                async with self.connect(port) as socket:
                    await self._play_at(socket, done)
            except (OSError, ConnectionClosed, InvalidHandshake):
                self.breaks += 1
                await asyncio.sleep(RETRY_S)

    def connect(self, port: int) -> connect:
        return connect(
            f"ws://127.0.0.1:{port}/api/tables/{self.table}/socket",
            additional_headers={"cookie": f"vezerkar={self.cookie}"},
            open_timeout=SILENCE_S * 2,
            close_timeout=SILENCE_S,
            ping_interval=None,
            compression=None,
            max_size=None,
            proxy=None,
        )

    async def _play_at(self, socket: ClientConnection, done: asyncio.Event) -> None:
        self.live = {}
        while not done.is_set() and not self.over:
            await self._take(socket, await _next(socket))
            if self.live.get("actions") and not self.unanswered and not self.over:
                await asyncio.sleep(self.pick.uniform(0, THINKING_S))
                self._ref += 1
                action = self.pick.choice(self.live["actions"])["action"]
                self.unanswered = Unanswered(self._ref, self.ply, action)
                await self._send(socket)

    async def _take(self, socket: ClientConnection, message: Json) -> None:
        kind = message["type"]
        assert kind != "refused", message
        if kind == "welcome":
            assert message["seat"] == self.seat, "another seat was shown"
            at = f"{self.unanswered}, {message['ply']} after {self.ply}, {self.breaks} breaks"
            assert not message.get("stale"), f"an action was for another moment: {at}"
            self.live = {}
        if kind in ("welcome", "update"):
            self.ply = message["ply"]
            self.live |= message["live"]
            self.over = "outcome" in self.live
            self.seen.add((self.ply, json.dumps(self.live["zones"], sort_keys=True)))
        if self.unanswered is None:
            return
        if message.get("ref") == self.unanswered.ref:
            self.acknowledged.append(self.unanswered.action)
            self.unanswered = None
        elif kind == "welcome":
            await self._send(socket)

    async def _send(self, socket: ClientConnection) -> None:
        assert self.unanswered is not None
        act = {"type": "act", "seat": self.seat, **self.unanswered._asdict()}
        await socket.send(json.dumps(act))

    async def welcome_at(self, port: int) -> Json:
        """Everything that a node shows this seat."""
        while True:
            try:
                async with self.connect(port) as socket:
                    found = await _next(socket)
                    assert found["type"] == "welcome"
                    return found
            except (OSError, ConnectionClosed, InvalidHandshake):
                await asyncio.sleep(RETRY_S)


async def _next(socket: ClientConnection) -> Json:
    """The next message; whoever is silent is asked once, and then given up."""
    try:
        async with asyncio.timeout(SILENCE_S):
            found = await socket.recv()
    except TimeoutError:
        await socket.send('{"type": "ping", "ref": 0}')
        async with asyncio.timeout(SILENCE_S):
            found = await socket.recv()
    message: Json = json.loads(found)
    return message
