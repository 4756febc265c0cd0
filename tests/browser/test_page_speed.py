"""The page on a phone, measured in loops of the same browser in the same run."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Sit
from tests.browser.page_speed import MOTIONS, PHONE, PHONE_LOOP_MS, first_table, move_map

FIRST_TABLE_MS = 1500


@pytest.mark.soak
@pytest.mark.parametrize("motion", MOTIONS)
def test_a_phone_moves_the_largest_map_at_60_frames_a_second(motion: str, sit: Sit) -> None:
    player = sit(*PHONE, touch=True, motion=True)
    player.lay("campaign", "hungary", axis="sergeant", soviet="me")
    player.until_asked()
    player.until_painted()
    assert move_map(player, motion).share < 1


@pytest.mark.soak
def test_a_phone_shows_the_first_table_soon(sit: Sit) -> None:
    player = sit(*PHONE, touch=True, motion=True)
    table = player.lay(axis="sergeant", allies="me")
    player.until_asked()
    loops = min(first_table(player, table) for _ in range(3))
    assert loops * PHONE_LOOP_MS < FIRST_TABLE_MS
