"""Sockets that are passed on byte by byte: where frames end, and what if an end is lost."""

from __future__ import annotations

import asyncio
from typing import cast

import pytest
from websockets.frames import Close, Frame, Opcode

from vezerkar.server.spliced_socket import ClientSide, FrameEnds, OwnerSide

LOST = 1012
FRAMES = [Frame(Opcode.TEXT, b"x" * size).serialize(mask=False) for size in (0, 1, 125, 126, 65536)]


class Ends:
    """The transports of both sides, and the socket of the client."""

    def __init__(self) -> None:
        self.transport = self
        self.written = b""
        self.is_reading = True
        self.ended_with = 0
        self.is_closed = False
        self.owner: OwnerSide | None = None

    def write(self, data: bytes) -> None:
        self.written += data

    def pause_reading(self) -> None:
        self.is_reading = False

    def resume_reading(self) -> None:
        self.is_reading = True

    def close(self) -> None:
        self.is_closed = True

    def splice(self, owner: OwnerSide) -> None:
        self.owner = owner

    def end(self, code: int) -> None:
        self.ended_with = code


@pytest.mark.parametrize("step", [1, 3, 1000])
def test_frames_are_counted_however_the_bytes_come(step: int) -> None:
    data, ends = b"".join(FRAMES), FrameEnds()
    borders = {sum(map(len, FRAMES[:number])) for number in range(len(FRAMES) + 1)}
    for place in range(0, len(data), step):
        ends.note(data[place : place + step])
        assert ends.between == (min(place + step, len(data)) in borders)
    assert not ends.closing
    ends.note(Frame(Opcode.CLOSE, Close(1000, "bye").serialize()).serialize(mask=False))
    assert ends.closing


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (FRAMES[2], LOST),
        (FRAMES[2][:-1], 0),  # a client in the middle of a frame could not read it
        (Frame(Opcode.CLOSE, Close(4404, "").serialize()).serialize(mask=False), 0),
    ],
)
def test_a_client_is_told_if_its_owner_is_lost(data: bytes, told: int) -> None:
    async def story() -> None:
        client, line = Ends(), Ends()
        side = OwnerSide(cast(ClientSide, client), LOST)
        side.transport = cast(asyncio.Transport, line)
        side.splice(b"")
        side.data_received(data)
        side.connection_lost(None)
        assert client.written == data
        assert (client.ended_with, client.is_closed, side.ended.done()) == (told, True, True)

    asyncio.run(story())


def test_who_does_not_read_holds_up_whoever_writes() -> None:
    async def story() -> None:
        client = Ends()
        side = OwnerSide(cast(ClientSide, client), LOST)
        side.pause_writing()
        assert not client.is_reading
        side.resume_writing()
        assert client.is_reading

    asyncio.run(story())
