"""The kept positions have as many continuations as they ever had."""

from __future__ import annotations

import pytest

from tests.games.crescent.reference import counts, kept, position

KEPT = kept()


@pytest.mark.parametrize("name", KEPT)
def test_continuations(name: str) -> None:
    assert counts(position(name)) == KEPT[name]


def test_there_are_enough_of_them() -> None:
    assert len(KEPT) >= 20
    assert sum(len(found) > 1 for found in KEPT.values()) >= 15
