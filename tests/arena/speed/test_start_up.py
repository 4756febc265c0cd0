"""Where the time goes before the first table."""

from __future__ import annotations

import pytest

from vezerkar.arena.speed import start_up
from vezerkar.arena.speed.start_up import measure_start_up


def test_the_shares_of_a_start_are_the_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start_up, "STARTS", 1)
    parts = measure_start_up("interpreted")
    assert sum(part.share for part in parts) == pytest.approx(1)
    shares = [part.share for part in parts[:-1]]
    assert shares == sorted(shares, reverse=True)
    names = [part.name for part in parts]
    assert start_up.DATA in names
    assert any(name.startswith("vezerkar.games.") for name in names)
    assert names[-1] == start_up.OTHERS
