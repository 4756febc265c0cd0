"""Who would be out of supply is kept from scene to scene: it must be what it would be anew."""

from __future__ import annotations

from vezerkar.core.chance import Seeded
from vezerkar.core.playout import next_choice
from vezerkar.core.registry import find_game
from vezerkar.games.hungary.rules.shares import NO_SOURCE
from vezerkar.games.hungary.rules.supply import (
    axis_sources,
    cut_off_without,
    find_sources,
    soviet_sources,
    soviet_sources_without,
    working_hqs,
)
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import AXIS, DEAD, SOVIET
from vezerkar.games.hungary.view import supply_lines

DECISIONS = 1_500


def test_supply_that_is_kept_is_what_it_would_be_anew() -> None:
    game, dice, pick = find_game("hungary"), Seeded(5), Seeded(6)
    s = game.new("puszta", {}, dice)
    assert isinstance(s, Campaign)
    changes, before = 0, list[int]()
    for _ in range(DECISIONS):
        if not s.waiting:
            break
        anew = find_sources(s.clone())
        assert supply_lines.sources(s) == anew
        changes, before = changes + (anew != before), anew
        seat, actions = next_choice(s)
        s.apply_unchecked(seat, actions[pick.below(len(actions))], dice)
    assert changes > 100


def test_supply_without_an_hq_is_that_of_a_table_without_it() -> None:
    game, dice, pick = find_game("hungary"), Seeded(7), Seeded(8)
    s = game.new("campaign", {}, dice)
    assert isinstance(s, Campaign)
    cut_off = [0, 0]
    for decision in range(DECISIONS):
        if not s.waiting:
            break
        for side in (AXIS, SOVIET) if decision % 20 == 0 else ():
            for hq in working_hqs(s, side):
                t = s.clone()
                t.remove(hq, DEAD)
                anew = axis_sources(t) if side == AXIS else soviet_sources(t)
                before = axis_sources(s) if side == AXIS else soviet_sources(s)
                lost = sum(
                    before[u] != NO_SOURCE and anew[u] == NO_SOURCE and s.unit_hex[u] >= 0
                    for u in s.board.combat_units[side]
                )
                assert cut_off_without(s, hq, side, before) == lost
                assert side == AXIS or soviet_sources_without(s, hq) == anew
                cut_off[side] += anew != before
        seat, actions = next_choice(s)
        s.apply_unchecked(seat, actions[pick.below(len(actions))], dice)
    assert min(cut_off) > 10
