"""One server for all tests that only need a server, and passwords that are quickly checked."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import partial

import pytest
from argon2 import PasswordHasher

from tests.server.running_server import LiveServer
from tests.server.server_process import nursery
from vezerkar.server import accounts

QUICK_HASHER = partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)


def pytest_collection_finish(session: pytest.Session) -> None:
    if session.config.getoption("forks", 0) > 1:
        nursery(os.environ["VEZERKAR_FORM"])  # one for all: it needs 3 s of a core


@pytest.fixture(autouse=True)
def quick_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """Passwords are made to be slow to check: 0.3 s each. Servers of this process need not wait."""
    monkeypatch.setattr(accounts, "PasswordHasher", QUICK_HASHER)


@pytest.fixture(scope="session")
def server() -> Iterator[LiveServer]:
    with LiveServer() as running:
        yield running
