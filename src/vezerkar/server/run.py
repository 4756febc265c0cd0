"""Run the server: one process, one loop, until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import socket
import webbrowser
from collections.abc import Callable
from contextlib import nullcontext
from importlib.util import find_spec

import uvicorn

from vezerkar.core.errors import DataError
from vezerkar.server import watch
from vezerkar.server.app import make_app
from vezerkar.server.config import Config, make_folder
from vezerkar.server.instance_lock import tenant_of
from vezerkar.server.limits import MESSAGE
from vezerkar.server.storage import open_store


def serve(config: Config, port: int, show: bool) -> int:
    """Serve until interrupted; the address is printed in one line when it can be used."""
    make_folder(config.data)
    watch.begin_log()
    return serve_at(config, bound(config.host, port), show)


def serve_at(config: Config, listener: socket.socket, show: bool, page: str = "") -> int:
    """Serve at a socket that listens already; `page` is what a browser is shown first."""
    address = _address(listener)
    # Only what is kept in the folder itself has to be kept for one.
    alone = nullcontext() if config.database else tenant_of(config.data, address)
    with listener, alone, asyncio.Runner(loop_factory=loop_factory()) as runner:
        return runner.run(_serve(config, listener, show, page))


async def _serve(config: Config, listener: socket.socket, show: bool, page: str) -> int:
    # Matches are many objects that live long; looking through all of them often would make pauses.
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
    store = await open_store(config.url)  # what is wrong with the database is told at once
    settings = uvicorn.Config(
        make_app(config, store),
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=MESSAGE * 2,
        ws_per_message_deflate=False,
        server_header=False,
        lifespan="on",
        timeout_graceful_shutdown=5,
        h11_max_incomplete_event_size=32 * 1024,
    )
    server = _Announcing(settings, _address(listener) + page, show)
    await server.serve(sockets=[listener])
    return 0 if server.started else 1


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The faster loop where there is one."""
    if find_spec("uvloop") is None:
        return None
    import uvloop

    return uvloop.new_event_loop


def bound(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 takes any that is free."""
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


class _Announcing(uvicorn.Server):
    """Says where it is as soon as it answers."""

    def __init__(self, config: uvicorn.Config, address: str, show: bool) -> None:
        super().__init__(config)
        self.address = address
        self.show = show

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(f"Vezérkar is at {self.address}", flush=True)
            if self.show:
                await asyncio.to_thread(webbrowser.open, self.address)
