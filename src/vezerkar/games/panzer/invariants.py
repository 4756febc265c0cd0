# hot: compiled by mypyc
"""What must hold in every position: units, places and cards are neither lost nor duplicated."""

from __future__ import annotations

from vezerkar.core import decks
from vezerkar.games.panzer.rules.deck import actions_held
from vezerkar.games.panzer.rules.rows import T_DECK, T_LENGTH
from vezerkar.games.panzer.state import Front
from vezerkar.games.panzer.terms import (
    ACTION_DECK,
    ENTERS_LAKES,
    ENTERS_SWAMPS,
    LAKE,
    SWAMP,
    TOP_MORALE,
    UNIT_SLOTS,
)


def check(s: Front) -> None:
    """Raise AssertionError, saying what is broken, if a battle is impossible."""
    check_units(s)
    check_kept(s)
    check_cards(s)
    for side in range(2):
        assert s.prestige[side] >= 0, "prestige is below 0"  # PG-2.0.3
        assert s.ammo[side] >= 0, "ammunition is below 0"  # PG-2.0.5
        assert s.points[side] >= 0, "victory points are below 0"


def check_units(s: Front) -> None:
    """One unit a tile, each on a tile of its side and allowed there (PG-3.0.6, PG-6.2.22)."""
    board = s.board
    standing = 0
    for u in range(UNIT_SLOTS):
        tile = s.unit_tile[u]
        if tile < 0:
            assert not s.unit_marks[u], f"unit {u} has markers but no tile"
            assert not s.unit_tag[u], f"unit {u} has a tag but no tile"
            continue
        standing += 1
        card = s.unit_card[u]
        assert card < board.units, f"unit {u} is card {card}, which is no unit"
        assert s.at[tile] == u, f"unit {u} and its tile {tile} disagree"
        assert s.control[tile] == board.side[card], f"unit {u} stands on a tile of the other side"
        assert 0 < s.morale(u) <= TOP_MORALE or s.fight, f"unit {u} has morale {s.morale(u)}"
        if board.hard[card]:
            nature, able = board.nature[tile], board.able[card]
            assert not nature & LAKE or able & ENTERS_LAKES, f"unit {u} is drowning"  # PG-1.0.4
            assert not nature & SWAMP or able & ENTERS_SWAMPS, f"unit {u} is sinking"  # PG-1.0.5
    for u in s.at:
        standing -= u >= 0
    assert standing == 0, "a tile holds a unit that is not there"


def check_kept(s: Front) -> None:
    """What is kept in step with units and control is what would be found anew."""
    t = s.clone()
    t.thawed()
    assert s.roster == t.roster, "the rosters disagree with the units"
    for side in range(2):
        assert s.occupied(side) == t.occupied(side), "the occupied tiles disagree with the units"
        assert s.ground(side) == t.ground(side), "the ground disagrees with control of the tiles"
    for deck in range(len(s.piles)):
        assert s.pile_size(deck) == t.pile_size(deck), "the size of a pile is wrong"


def check_cards(s: Front) -> None:
    """Every card is somewhere, exactly once (PG-0.0.2)."""
    board = s.board
    first = board.deck_first
    for deck in range(len(board.decks)):
        if deck >= ACTION_DECK:
            continue
        count = [a + b for a, b in zip(s.piles[deck], s.discards[deck], strict=True)]
        for cards in (s.hands[deck], s.bought[deck], s.top[deck]):
            for card in cards:
                if card < board.units:
                    count[card - first[deck]] += 1
        for u in range(UNIT_SLOTS):
            if s.unit_tile[u] >= 0 and board.side[s.unit_card[u]] == deck:
                count[s.unit_card[u] - first[deck]] += 1
        assert count == board.decks[deck], f"unit cards of side {deck} are lost or doubled"
    check_actions(s)


def check_actions(s: Front) -> None:
    board = s.board
    held = decks.size(s.piles[ACTION_DECK]) + decks.size(s.discards[ACTION_DECK])
    held += actions_held(s, 0) + actions_held(s, 1)
    for i in range(0, len(s.table), T_LENGTH):
        held += s.table[i + T_DECK] == ACTION_DECK
    assert held == board.starting[ACTION_DECK], "action cards are lost or doubled"
    for side in range(2):
        assert s.hands[side] == sorted(s.hands[side]), "a hand is not sorted"
        for card in s.known[side]:
            assert card in s.hands[side], "a known card is not in the hand"
