# hot: compiled by mypyc
"""Command cards: who of a team plays one, and which order it gives here and now (chapter 1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.kernel import BIT
from vezerkar.games.memoir.terms import AMBUSH, COUNTER_ATTACK, NO_CARD

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.games.memoir.state import Battle


def plays(s: Battle, seat: i64, card: i64) -> bool:
    """In a team the section's commander plays its cards, the chief all others (M44-A3.8)."""
    board = s.board
    team = s.team(s.active)
    if len(board.team_seats[team]) == 1:
        return True
    quotas = board.card_quotas[card]
    sections = 0
    owner: i64 = board.chief[team]
    for section in range(3):
        if quotas[section]:
            sections += 1
            if sections == 1:
                owner = board.post[team][section]
    if sections != 1:
        owner = board.chief[team]
    return owner == seat


def effective(s: Battle, card: i64) -> i64:
    """The order that a card gives here and now; NO_CARD if it does nothing."""
    board = s.board
    effect = board.card_effect[card]
    if effect == AMBUSH:
        return NO_CARD  # only playable when nothing else is left in the hand
    if effect == COUNTER_ATTACK:
        copied: i64 = s.last[(1 - s.active) * board.memory]
        if copied == NO_CARD:
            return NO_CARD  # M44-K.31
        return board.card_mirror[copied]  # M44-K.28, K.30
    return board.card_becomes[card]  # M44-F.19


def may_strike_with_recon(s: Battle) -> bool:
    """M44-F.12: while a unit of the side stands on one of the named hexes."""
    board = s.board
    if board.recon_strike_side != s.active:
        return False
    for h in board.recon_strike_hexes:
        u: i64 = s.at[h]
        if u >= 0 and board.unit_side[u] == s.active:
            return True
    return False


def has_class(s: Battle, classes: i64) -> bool:
    """Whether the active side has a unit of these classes anywhere on the board."""
    for u in s.board.units[s.active]:
        if s.unit_hex[u] >= 0 and classes & BIT[s.board.unit_class[u]]:
            return True
    return False
