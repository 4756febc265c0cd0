"""What nodes sign: one request, for a short time, with the key of their database."""

from __future__ import annotations

import time

import pytest

from vezerkar.server.node_signature import SIGNED_FOR_S, NodeSigner

PATH = "/api/tables/t1?lang=hu"


def signer(key: bytes = b"one key", time_s: float = 1_000_000.0, sender: str = "a1") -> NodeSigner:
    found = NodeSigner()
    found.sender = sender
    found.learn(key, time_s)
    return found


def test_a_node_knows_what_another_one_has_signed() -> None:
    signature = signer(sender="b2").sign("GET", PATH)
    assert signature.startswith("b2 ")
    assert signer().is_signed(signature, "GET", PATH)


@pytest.mark.parametrize(("method", "path"), [("POST", PATH), ("GET", "/api/tables/t2")])
def test_a_signature_is_for_one_request(method: str, path: str) -> None:
    assert not signer().is_signed(signer().sign("GET", PATH), method, path)


@pytest.mark.parametrize("age_s", [-SIGNED_FOR_S - 2, SIGNED_FOR_S + 2])
def test_a_stale_signature_counts_for_nothing(age_s: float) -> None:
    signature = signer(time_s=1_000_000 - age_s).sign("GET", PATH)
    assert not signer().is_signed(signature, "GET", PATH)


def test_time_and_sender_are_signed_too() -> None:
    sender, at, code = signer().sign("GET", PATH).split()
    assert not signer().is_signed(f"{sender} {int(at) + 1} {code}", "GET", PATH)
    assert not signer().is_signed(f"b2 {at} {code}", "GET", PATH)


def test_the_clock_of_the_machine_does_not_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    signature, here = signer().sign("GET", PATH), signer()
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + 10 * SIGNED_FOR_S)
    assert here.is_signed(signature, "GET", PATH)


@pytest.mark.parametrize(
    "word", ["1", "", "a1 1000000", "a1 1000000 " + 64 * "0", "a1 é " + 64 * "0"]
)
def test_who_only_says_so_is_not_believed(word: str) -> None:
    assert not signer().is_signed(word, "GET", PATH)


def test_another_database_has_another_key_and_none_believes_nobody() -> None:
    signature = signer(b"another key").sign("GET", PATH)
    assert not signer().is_signed(signature, "GET", PATH)
    assert not NodeSigner().is_signed(signer(b"").sign("GET", PATH), "GET", PATH)
