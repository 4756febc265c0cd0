# hot: compiled by mypyc
"""Estimates of what places, pieces and losses are worth, in victory points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.kernel import BIT
from vezerkar.games.quartermaster.ai.weights import Weights
from vezerkar.games.quartermaster.rules.placement import sites_to_build
from vezerkar.games.quartermaster.rules.reach import within_reach
from vezerkar.games.quartermaster.state import War
from vezerkar.games.quartermaster.terms import COUNTRIES
from vezerkar.space.areas import areas_of, count

if TYPE_CHECKING:
    from mypy_extensions import i64


def rounds_ahead(s: War, w: Weights) -> float:
    """For how many rounds income is counted: fewer near the end."""
    left = float(s.board.rounds - s.round) + 0.7
    return left if left < w.horizon else w.horizon


def standing(s: War, w: Weights, c: i64) -> float:
    """What a country has: pieces, places beside them, cards."""
    board = s.board
    team: i64 = board.team[c]
    supplied = s.supplied(c)
    total = w.piece * float(count(supplied))
    total += w.stranded * float(count(s.pieces[c] & ~supplied))
    beside = within_reach(s, c, board.land | board.sea)
    total += w.reach * float(count(beside & s.supply[c] & ~s.team_pieces(team)))
    total += w.invade * float(count(beside & board.homes[1 - team]))
    total += w.conquer * float(count(s.pieces[c] & board.homes[1 - team]))
    total += w.status * float(len(s.status[c])) + w.response * float(len(s.responses[c]))
    return total + w.card * float(len(s.hands[c]) + s.deck_size(c))


def site_worth(s: War, w: Weights, c: i64, space: i64) -> float:
    """What a piece of a country would bring in a space."""
    board = s.board
    team: i64 = board.team[c]
    bit = BIT[space]
    worth = w.piece
    mates = s.team_pieces(team)
    if s.supply[c] & bit:
        # Beside an ally the space brings both together no more than one alone.
        worth += 0.0 if mates & bit else float(board.alone) * rounds_ahead(s, w)
    if board.homes[1 - team] & bit:
        worth += w.conquer
    near: i64 = s.near(team)[space]
    known = within_reach(s, c, board.land | board.sea)
    worth += w.reach * float(count(near & s.supply[c] & ~mates & ~known))
    return worth + w.invade * float(count(near & board.homes[1 - team] & ~known))


def best_site(s: War, w: Weights, c: i64, kind: i64) -> float:
    """The best place to build; 0 if there is none."""
    best = 0.0
    if s.reserve(c, kind) > 0:
        for space in areas_of(sites_to_build(s, c, kind, kind)):
            worth = site_worth(s, w, c, space)
            if worth > best:
                best = worth
    return best


def loss(s: War, w: Weights, c: i64, space: i64) -> float:
    """What a country loses with its piece in a space."""
    board = s.board
    bit = BIT[space]
    worth = w.piece if s.supplied(c) & bit else w.stranded
    if s.supply[c] & bit and board.land & bit:
        worth += float(board.alone) * rounds_ahead(s, w)
    if board.homes[1 - board.team[c]] & bit:
        worth += w.conquer
    return worth


def best_strike(s: War, w: Weights, c: i64, kind: i64) -> float:
    """The best enemy piece that a battle could remove; 0 if there is none."""
    board = s.board
    team: i64 = board.team[c]
    field = within_reach(s, c, board.land | board.sea) & kind & ~s.team_pieces(team)
    best = 0.0
    for other in range(COUNTRIES):
        if board.team[other] != team:
            for space in areas_of(s.pieces[other] & ~s.shields[other] & field):
                worth = w.strike * loss(s, w, other, space)
                if worth > best:
                    best = worth
    return best
