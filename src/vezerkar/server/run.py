"""Run the server: one process, one event loop, until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import socket
import webbrowser
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace
from importlib.util import find_spec
from typing import Final

import uvicorn

from vezerkar.core.errors import DataError
from vezerkar.server.app import make_app
from vezerkar.server.config import Config, make_folder
from vezerkar.server.file_modes import FOLDER_MODE
from vezerkar.server.instance_lock import instance_lock
from vezerkar.server.limits import MAX_MESSAGE_BYTES
from vezerkar.server.logs import LOG, configure_logging
from vezerkar.server.node import ServerNode
from vezerkar.server.storage import Store, open_store
from vezerkar.server.storage.database_lock import database_lock
from vezerkar.server.storage.heartbeat import database_file
from vezerkar.server.storage.store import engine_of
from vezerkar.server.wire import protocols, raise_file_limit

SHUTDOWN_GRACE_S: Final = 5
PING_INTERVAL_S: Final = 45.0  # proxies cut connections that are silent for a minute


def serve(config: Config, port: int, open_browser: bool) -> int:
    """Serve until interrupted; the address is printed as soon as it works."""
    configure_logging(node=config.node)
    make_folder(config.data)
    if config.secure and not config.trusted_proxies:
        LOG.warning("no --trusted-proxy: all visitors share the limits of one address")
    return serve_at(config, bound(config.host, port), open_browser)


def serve_at(config: Config, listener: socket.socket, open_browser: bool, page: str = "") -> int:
    """Serve at a listening socket; `page` is the address inside the page to open first."""
    address = _address(listener)
    config = replace(config, node_address=config.node_address or address)
    with listener, _lock(config, address), asyncio.Runner(loop_factory=loop_factory()) as runner:
        return runner.run(_serve(config, listener, open_browser, page))


async def _serve(config: Config, listener: socket.socket, open_browser: bool, page: str) -> int:
    # Matches are many long-lived objects; scanning all of them often would cause pauses, and would
    # be a twentieth of the work when everybody comes back at once.
    gc.freeze()
    gc.set_threshold(100_000, 20, 50)
    gc.enable()
    async with database_lock(
        config.url, config.node
    ) as lock:  # before the database is changed in any way
        raise_file_limit()
        store = await open_store(config.url)  # a wrong database fails at once
        node = ServerNode(store.leases, config.node, config.node_address)
        server = _AnnouncingServer(
            _uvicorn_config(config, store, node), _address(listener) + page, open_browser
        )
        server.on_stop = node.leave  # before anybody is sent away: they come back at once
        node.drain = server.drain
        lock.on_lost = server.stop
        await server.serve(sockets=[listener])
    return 0 if server.started and not server.lost else 1


def _lock(config: Config, address: str) -> AbstractContextManager[None]:
    """The lock of the data, wherever the database is; that of PostgreSQL is inside it."""
    if not config.database:
        return instance_lock(config.data, address)
    path = database_file(engine_of(config.database))
    if path is None:
        return nullcontext()
    path.parent.mkdir(parents=True, exist_ok=True, mode=FOLDER_MODE)
    return instance_lock(path.parent, address, f"{path.name}.lock")


def _uvicorn_config(config: Config, store: Store, node: ServerNode) -> uvicorn.Config:
    http, ws = protocols(config)
    return uvicorn.Config(
        make_app(config, store, node),
        log_config=None,
        access_log=False,
        http=http,
        ws=ws,
        ws_max_size=MAX_MESSAGE_BYTES * 2,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_INTERVAL_S,
        server_header=False,
        proxy_headers=False,  # see `proxies`
        lifespan="on",
        timeout_graceful_shutdown=SHUTDOWN_GRACE_S,
        h11_max_incomplete_event_size=32 * 1024,
    )


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop where it is installed."""
    if find_spec("uvloop") is None:
        return None
    import uvloop

    return uvloop.new_event_loop


def bound(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 takes any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(1024)
    except OSError as error:
        listener.close()
        reason = (error.strerror or str(error)).lower()
        raise DataError(f"cannot listen at {host}:{port}: {reason}; try another --port") from None
    return listener


def _address(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}/"


class _AnnouncingServer(uvicorn.Server):
    """Prints its address as soon as it answers."""

    def __init__(self, config: uvicorn.Config, address: str, open_browser: bool) -> None:
        super().__init__(config)
        self.address = address
        self.open_browser = open_browser
        self.lost = False  # another server has the database
        self.on_stop: Callable[[], Awaitable[None]] | None = None

    def stop(self) -> None:
        self.lost = self.should_exit = True

    def drain(self) -> None:
        """Stop as after a signal, with success: whoever looks after it need not start it again."""
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.on_stop is not None:
            await self.on_stop()
        await super().shutdown(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(f"Vezérkar is at {self.address}", flush=True)
            if self.open_browser:
                await asyncio.to_thread(webbrowser.open, self.address)
