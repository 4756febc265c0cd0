# hot: compiled by mypyc
"""What must hold in every position: pieces are never lost, doubled or mixed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.games.hungary.rules.ground import make_ground
from vezerkar.games.hungary.rules.picking import find_picks
from vezerkar.games.hungary.rules.supply import find_shares, find_states, trace
from vezerkar.games.hungary.rules.zones import ground_of, make_side_map, side_map
from vezerkar.games.hungary.terms import AXIS, DEAD, DUE, F_PHASE, GONE, HANGAR, HQ, P_MOVE, SOVIET

if TYPE_CHECKING:
    from vezerkar.games.hungary.state import Campaign


def check(s: Campaign) -> None:
    """Raise AssertionError, saying what is broken, if a position is impossible."""
    check_units(s)
    check_hexes(s)
    check_air(s)
    for side in (AXIS, SOVIET):
        assert side_map(s, side) == make_side_map(s, side), "zones of control are out of date"
        check_ground(s, side)
    check_picks(s)
    check_supply(s)
    board = s.board
    assert board.first_turn <= s.turn <= board.last_turn, f"there is no turn {s.turn} here"
    assert 0 <= s.orders <= board.order_most, "too many orders"  # HU-12.1.3
    for side in (AXIS, SOVIET):
        mine = s.trucks[side][:]
        mine.sort()
        assert mine == s.trucks[side], "the trucks are not in order"
        for truck in mine:
            h = truck >> 1
            for u in s.at[h]:
                assert board.unit_side[u] == side, f"a truck stands among enemies in {h}"
            assert s.trucks_at(1 - side, h) == 0, f"trucks of both sides are in {h}"


def check_ground(s: Campaign, side: int) -> None:
    """What a side walks on is what the position says now."""
    kept = ground_of(s, side)
    found = make_ground(s.board, side, s.control, side_map(s, 1 - side))
    assert kept.no_ways == found.no_ways, "hexes and zones of the enemy are out of date"


def check_picks(s: Campaign) -> None:
    """Who may move next is what the position says now."""
    kept = s.pick_cache
    if kept is None or not s.stack or s.stack[F_PHASE] != P_MOVE:
        return
    side = s.board.seat_side[kept.seat]
    if kept.hold_on(ground_of(s, side), s.zone_open):
        found = find_picks(s, side, kept.seat)
        assert kept.actions == found.actions, "who may move next is out of date"
        assert kept.open_piles == found.open_piles, "who may move together is out of date"


def check_supply(s: Campaign) -> None:
    """What is kept of supply lines and headquarters is what the position says now."""
    board = s.board
    for side in (AXIS, SOVIET):
        states = s.hq_state_cache[side]
        assert not states or states == find_states(s, side), "states of HQs are out of date"
        for hq, lines in zip(board.hqs[side], s.hq_line_cache[side], strict=False):
            if lines:
                found = trace(s, side, [s.unit_hex[hq]], board.supply_range[side])
                assert lines == found, f"the lines of HQ {hq} are out of date"
    shares = s.shares_cache
    if shares is not None and shares.left_out == s.left_out:
        assert shares.given == find_shares(s, None).given, "supply is shared out as it was before"


def check_units(s: Campaign) -> None:
    """Steps fit the counter, and every unit is where its hex says."""
    board = s.board
    for u in range(board.unit_count):
        h, steps = s.unit_hex[u], s.unit_steps[u]
        if h >= 0:
            assert u < board.ground_count, f"air unit {u} is on hex {h}"
            assert u in s.at[h], f"unit {u} and its hex {h} disagree"
            assert 1 <= steps <= board.unit_full[u], f"unit {u} has {steps} steps"
        elif h == DEAD or h == GONE:
            assert s.flags[u] == 0, f"unit {u} is off the map with markers"
        else:
            assert h == DUE or h == HANGAR, f"unit {u} is nowhere"
            assert 1 <= steps <= board.unit_full[u], f"unit {u} has {steps} steps"
        if h == DEAD:
            assert steps == 0 or board.unit_type[u] == HQ, f"destroyed unit {u} has steps"


def check_hexes(s: Campaign) -> None:
    """HU-4.1.8: one side a hex, every piece once."""
    board = s.board
    standing = 0
    for h in board.hexes:
        pile = s.at[h]
        for u in pile:
            standing += 1
            assert s.unit_hex[u] == h, f"hex {h} holds unit {u}, which is elsewhere"
            assert board.unit_side[u] == board.unit_side[pile[0]], f"both sides are in hex {h}"
    placed = 0
    for u in range(board.ground_count):
        if s.unit_hex[u] >= 0:
            placed += 1
    assert placed == standing, "a unit is in two hexes"


def check_air(s: Campaign) -> None:
    """HU-10.4.1: an air unit of the Soviet side belongs to an HQ on the map, or to none for now."""
    board = s.board
    for u in board.air_units[SOVIET]:
        if s.unit_hex[u] == HANGAR and s.base[u] >= 0:
            assert s.unit_hex[s.base[u]] >= 0, f"air unit {u} is with an HQ that is not there"
        if s.unit_hex[u] != HANGAR:
            assert s.sector[u] < 0, f"air unit {u} flies but is not there"
