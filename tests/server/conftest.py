"""One server for all tests that only need a server."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.running_server import LiveServer


@pytest.fixture(scope="session")
def server() -> Iterator[LiveServer]:
    with LiveServer() as running:
        yield running
