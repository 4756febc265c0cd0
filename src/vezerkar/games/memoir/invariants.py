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
    for side in (AXIS, ALLIES):
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
        copies = s.pile[kind] + s.discard[kind]
        for side in (AXIS, ALLIES):
            copies += s.hands[side].count(kind)
        copies += s.drawn.count(kind) + s.played.count(kind)
        assert copies == s.board.deck[kind], f"card {kind} exists {copies} times"
    for side in (AXIS, ALLIES):
        assert s.hands[side] == sorted(s.hands[side]), "a hand is not sorted"
