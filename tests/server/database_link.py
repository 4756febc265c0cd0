"""A link between a server and its database that a test can cut: nothing passes, nobody is told."""

from __future__ import annotations

import contextlib
import socket
import threading
import time
from collections.abc import Iterator

BLOCK_BYTES = 65536
LOOK_S = 0.02


class DatabaseLink:
    """Passes bytes on in both directions, unless it is cut."""

    def __init__(self, port: int) -> None:
        self.target = ("127.0.0.1", port)
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.listener.getsockname()[1]
        self.cut = False

    def run(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                inner = self.listener.accept()[0]
                outer = socket.create_connection(self.target)
                for pair in ((inner, outer), (outer, inner)):
                    threading.Thread(target=self._pass_on, args=pair, daemon=True).start()

    def _pass_on(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while block := source.recv(BLOCK_BYTES):
                while self.cut:
                    time.sleep(LOOK_S)
                target.sendall(block)
        for end in (source, target):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)


@contextlib.contextmanager
def database_link(port: int) -> Iterator[DatabaseLink]:
    link = DatabaseLink(port)
    threading.Thread(target=link.run, daemon=True).start()
    try:
        yield link
    finally:
        link.cut = False
        link.listener.close()
