"""Whose word counts about where a request comes from."""

from __future__ import annotations

from pathlib import Path

import httpx2 as httpx
import pytest
from starlette.testclient import TestClient

from tests.server.running_server import NO_TLS, LiveServer
from vezerkar.core.errors import DataError
from vezerkar.server.app import make_app
from vezerkar.server.config import Config
from vezerkar.server.proxies import checked_proxies


def guess(number: int) -> dict[str, str]:
    """Another name each time: accounts have limits of their own."""
    return {"name": f"nobody {number}", "password": "wrong password"}


def codes(folder: Path, *proxies: str) -> list[int]:
    """What a caller gets who guesses passwords and gives another address each time."""
    config = Config(folder, workers=1, pace=0.1, trusted_proxies=proxies)  # one guess at once
    app = make_app(config)
    with TestClient(app, base_url="http://127.0.0.1", client=("127.0.0.1", 9)) as client:
        return [
            client.post(
                "/api/account/login", json=guess(n), headers={"x-forwarded-for": f"203.0.113.{n}"}
            ).status_code
            for n in range(3)
        ]


def test_nobody_is_believed_unless_the_operator_says_so(tmp_path: Path) -> None:
    assert codes(tmp_path / "a") == [403, 429, 429]
    assert codes(tmp_path / "b", "192.0.2.1", "198.51.100.0/24") == [403, 429, 429]
    assert codes(tmp_path / "c", "127.0.0.1") == [403, 403, 403]
    assert codes(tmp_path / "d", "127.0.0.0/8") == [403, 403, 403]


def test_a_running_server_believes_nobody_either(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")  # a setting of uvicorn is not ours
    with LiveServer(pace="0.1") as server:
        asked = [
            httpx.post(
                server.url + "api/account/login",
                json=guess(n),
                headers={"x-forwarded-for": f"203.0.113.{n}"},
                verify=NO_TLS,
            ).status_code
            for n in range(3)
        ]
    assert asked == [403, 429, 429]


def test_metrics_are_not_for_those_whom_a_proxy_speaks_for(tmp_path: Path) -> None:
    app = make_app(Config(tmp_path, workers=1))
    with TestClient(app, base_url="http://127.0.0.1", client=("127.0.0.1", 9)) as client:
        assert client.get("/metrics").status_code == 200
        for name in ("x-forwarded-for", "forwarded"):
            assert client.get("/metrics", headers={name: "for=203.0.113.1"}).status_code == 403


def test_a_proxy_is_an_address() -> None:
    for wrong in ("*", "proxy.example", "10.0.0.1/8", ""):
        with pytest.raises(DataError, match="--trusted-proxy: expected an address"):
            checked_proxies([wrong])
