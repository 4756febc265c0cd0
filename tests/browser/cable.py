"""A cable between browser and server that can be pulled out and plugged in again."""

from __future__ import annotations

import contextlib
import socket
import threading
from types import TracebackType
from typing import Self


class Cable:
    """Passes bytes on between its own port and that of a server."""

    def __init__(self, port: int) -> None:
        self.server = ("127.0.0.1", port)
        self.plugged = True
        self.ends: list[socket.socket] = []
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        self.worker = threading.Thread(target=self._accept, daemon=True)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def __enter__(self) -> Self:
        self.worker.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.listener.close()
        self.pull()

    def pull(self) -> None:
        """Cut every connection; new ones are cut at once."""
        self.plugged = False
        for end in self.ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self.ends = []

    def plug(self) -> None:
        self.plugged = True

    def _accept(self) -> None:
        while True:
            try:
                here, _ = self.listener.accept()
            except OSError:
                return
            if not self.plugged:
                here.close()
                continue
            there = socket.create_connection(self.server)
            self.ends += [here, there]
            for one, other in ((here, there), (there, here)):
                threading.Thread(target=_pump, args=(one, other), daemon=True).start()


def _pump(one: socket.socket, other: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while data := one.recv(65536):
            other.sendall(data)
    for end in (one, other):
        with contextlib.suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
