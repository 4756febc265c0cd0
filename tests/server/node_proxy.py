"""A small proxy before several nodes: each connection goes to the next one that takes it."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections.abc import AsyncIterator, Sequence

BLOCK_BYTES = 65536
CONNECT_S = 1.0


class NodeProxy:
    """Passes bytes on; who plays what is none of its business."""

    def __init__(self, ports: Sequence[int]) -> None:
        self.ports = ports
        self.port = 0
        self._turns = itertools.count()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        node = await self._next_node()
        if node is not None:
            ways = (_pass_on(reader, node[1]), _pass_on(node[0], writer))
            await asyncio.gather(*ways, return_exceptions=True)
        _close(writer)

    async def _next_node(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        first = next(self._turns)
        for step in range(len(self.ports)):
            port = self.ports[(first + step) % len(self.ports)]
            with contextlib.suppress(OSError):
                async with asyncio.timeout(CONNECT_S):
                    return await asyncio.open_connection("127.0.0.1", port)
        return None


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """What ends in one direction ends in both: a node that died must not hold anybody up."""
    try:
        while block := await reader.read(BLOCK_BYTES):
            writer.write(block)
            await writer.drain()
    finally:
        _close(writer)


def _close(writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError, RuntimeError):
        writer.close()


@contextlib.asynccontextmanager
async def node_proxy(ports: Sequence[int]) -> AsyncIterator[NodeProxy]:
    proxy = NodeProxy(ports)
    server = await asyncio.start_server(proxy._serve, "127.0.0.1", 0)
    proxy.port = server.sockets[0].getsockname()[1]
    try:
        yield proxy
    finally:
        server.close()
