# hot: compiled by mypyc
"""What must hold in every position: figures, places and cards are never lost or doubled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.games.memoir.terms import ALLIES, AXIS, SANDBAGS

if TYPE_CHECKING:
    from vezerkar.games.memoir.state import Battle


def check(s: Battle) -> None:
    """Raise AssertionError, saying what is broken, if a battle is impossible."""
    check_units(s)
    check_cards(s)
    check_turn(s)
    check_orders(s)
    for side in (AXIS, ALLIES):
        assert s.medals[side] >= 0, "a side has fewer than no medals"
        assert s.tally[side] >= 0, "fewer than no medals count"
        if s.ending < 0:
            assert s.tally[side] < s.board.target[side], "a side has won but plays on"
    bags = [h for h in range(s.board.count) if s.works[h] & SANDBAGS]
    assert len(bags) <= s.board.sandbag_pieces, "more sandbags than there are pieces"  # M44-0.7


def check_units(s: Battle) -> None:
    """Every unit stands on one hex, every hex holds at most one unit (M44-3.7)."""
    board = s.board
    left = [0, 0]
    for u in range(len(s.unit_hex)):
        h = s.unit_hex[u]
        men = s.unit_men[u]
        if h < 0:
            assert men == 0, f"unit {u} is off the board with {men} figures"
            continue
        left[board.unit_side[u]] += 1
        assert h < board.off, f"unit {u} stands beside the board"
        assert s.at[h] == u, f"unit {u} and its hex {h} disagree"
        assert 1 <= men <= board.unit_full[u], f"unit {u} has {men} figures"
    standing = 0
    for u in s.at[: board.off]:
        standing += u >= 0
    assert standing == left[0] + left[1], "a hex holds a unit that is not there"
    assert left == s.left, "units left on the board are counted wrongly"


def check_cards(s: Battle) -> None:
    """Every card of the deck is in exactly one place (M44-0.8)."""
    for kind in range(len(s.board.deck)):
        assert s.pile[kind] >= 0, f"there is less than no card {kind} in the pile"
        assert s.discard[kind] >= 0, f"less than no card {kind} was discarded"
        copies = s.pile[kind] + s.discard[kind]
        for side in (AXIS, ALLIES):
            copies += s.hands[side].count(kind)
        copies += s.drawn.count(kind) + s.played.count(kind)
        assert copies == s.board.deck[kind], f"card {kind} exists {copies} times"
    for side in (AXIS, ALLIES):
        assert s.hands[side] == sorted(s.hands[side]), "a hand is not sorted"


def check_turn(s: Battle) -> None:
    """It is the turn of one side, in one of at most two battles (M44-T.1)."""
    assert s.active == AXIS or s.active == ALLIES, "it is the turn of no side"
    assert s.turn >= 0, "fewer than no turns were finished"
    assert s.leg == 0 or s.leg == 1, "a match has no third battle"
    assert s.ambusher != s.active, "a side ambushes itself"


def check_orders(s: Battle) -> None:
    """Only units of the side whose turn it is are ordered, each once; it names only enemies."""
    enemies = 0
    for u in range(len(s.unit_hex)):
        enemies |= (s.board.unit_side[u] != s.active) << u
    ordered = 0
    for mask in s.orders:
        assert ordered & mask == 0, "a unit was ordered twice"
        ordered |= mask
    assert ordered & enemies == 0, "a side orders units of the other"
    assert s.named & ~enemies == 0, "a side calls an air strike on its own units"
