"""Why not, in Overlord: a Counter-Attack that does not copy this card."""

from __future__ import annotations

import pytest

from tests.games.memoir.chiefs import after, air_power, barrage
from tests.games.memoir.why import refuses


@pytest.mark.rule("M44-K.28")
def test_why_a_card_is_not_copied() -> None:
    table = after(air_power, barrage)
    refuses(table, "play counter_attack", "why-copy-which", "K.28", card="card:counter_attack")
    refuses(table, "copy counter_attack probe_left", "why-copy-not-played", "K.28")
    refuses(table, "copy probe_left air_power", "why-copy-card", "K.28", card="card:probe_left")
    refuses(table, "copy air_power barrage", "why-card-not-held", "1.1")
    single = after(air_power)
    refuses(single, "copy counter_attack air_power", "why-copy-play", "K.28")
