"""Run the server: one process, one event loop, until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import socket
import webbrowser
from collections.abc import Callable
from contextlib import nullcontext
from importlib.util import find_spec
from typing import Final

import uvicorn

from vezerkar.core.errors import DataError
from vezerkar.server.app import make_app
from vezerkar.server.config import Config, make_folder
from vezerkar.server.instance_lock import instance_lock
from vezerkar.server.limits import MAX_MESSAGE_BYTES
from vezerkar.server.logs import LOG, configure_logging
from vezerkar.server.storage import open_store
from vezerkar.server.wire import protocols, raise_file_limit

SHUTDOWN_GRACE_S: Final = 5


def serve(config: Config, port: int, open_browser: bool) -> int:
    """Serve until interrupted; the address is printed as soon as it works."""
    configure_logging()
    raise_file_limit()
    make_folder(config.data)
    if config.secure and not config.trusted_proxies:
        LOG.warning("no --trusted-proxy: all visitors share the limits of one address")
    return serve_at(config, bound(config.host, port), open_browser)


def serve_at(config: Config, listener: socket.socket, open_browser: bool, page: str = "") -> int:
    """Serve at a listening socket; `page` is the address inside the page to open first."""
    address = _address(listener)
    # With a database elsewhere the folder holds nothing that two servers could spoil.
    lock = nullcontext() if config.database else instance_lock(config.data, address)
    with listener, lock, asyncio.Runner(loop_factory=loop_factory()) as runner:
        return runner.run(_serve(config, listener, open_browser, page))


async def _serve(config: Config, listener: socket.socket, open_browser: bool, page: str) -> int:
    # Matches are many long-lived objects; scanning all of them often would cause pauses.
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
    store = await open_store(config.url)  # a wrong database fails at once
    http, ws = protocols(config)
    uvicorn_config = uvicorn.Config(
        make_app(config, store),
        log_config=None,
        access_log=False,
        http=http,
        ws=ws,
        ws_max_size=MAX_MESSAGE_BYTES * 2,
        ws_per_message_deflate=False,
        server_header=False,
        proxy_headers=False,  # see `proxies`
        lifespan="on",
        timeout_graceful_shutdown=SHUTDOWN_GRACE_S,
        h11_max_incomplete_event_size=32 * 1024,
    )
    server = _AnnouncingServer(uvicorn_config, _address(listener) + page, open_browser)
    await server.serve(sockets=[listener])
    return 0 if server.started else 1


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

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(f"Vezérkar is at {self.address}", flush=True)
            if self.open_browser:
                await asyncio.to_thread(webbrowser.open, self.address)
