"""One server for all tests that only need a server."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from tests.server.running_server import LiveServer
from tests.server.server_process import nursery


def pytest_collection_finish(session: pytest.Session) -> None:
    if session.config.getoption("forks", 0) > 1:
        nursery(os.environ["VEZERKAR_FORM"])  # one for all: it needs 3 s of a core


@pytest.fixture(scope="session")
def server() -> Iterator[LiveServer]:
    with LiveServer() as running:
        yield running
