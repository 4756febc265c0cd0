"""What the computer looks at: how near the enemy is to pieces that cannot defend themselves."""

from __future__ import annotations

from tests.games.hungary.table import GAME, Table
from vezerkar.core.chance import Seeded
from vezerkar.core.playout import playout
from vezerkar.games.hungary.ai.outlook import PERIL_RADIUS_HEXES, Outlook, Weights, perils_of
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import AXIS, SOVIET


def test_peril_grows_by_one_with_each_hex_that_the_enemy_is_nearer() -> None:
    s = GAME.new("citadella", {}, Seeded(1))
    playout(s, Seeded(1), Seeded(2), 300)
    assert isinstance(s, Campaign)
    for foe in (AXIS, SOVIET):
        perils = perils_of(s, foe)
        places = [s.unit_hex[u] for u in s.board.combat_units[foe] if s.unit_hex[u] >= 0]
        for h in s.board.hexes:
            assert perils[h] == max(0, PERIL_RADIUS_HEXES - s.board.nearest(h, places))


def test_friends_in_its_hex_protect_a_headquarters() -> None:
    weights = Weights()
    weights.exposed = 1.0
    enemy = {"SU-2GMK": "1822"}
    alone = Table(only=True, units=enemy)
    guarded = Table(only=True, units={**enemy, "DE-1PZ": "1722"})
    h = alone.number("hex", "1722")
    assert Outlook(alone.s, AXIS, weights).danger(h) == PERIL_RADIUS_HEXES - 1
    assert 0 < Outlook(guarded.s, AXIS, weights).danger(h) < PERIL_RADIUS_HEXES - 1
