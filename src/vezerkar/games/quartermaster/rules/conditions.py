# hot: compiled by mypyc
"""The conditions and matchers of cards: which pieces fit, whether it holds, how often it counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.kernel import BIT
from vezerkar.games.quartermaster.rules.reach import around
from vezerkar.games.quartermaster.state import War
from vezerkar.games.quartermaster.terms import COUNTRIES
from vezerkar.space.areas import areas_of, count, steps_between

if TYPE_CHECKING:
    from mypy_extensions import i64


def holds(s: War, conditions: list[int], team: i64, target: i64) -> bool:
    """Whether all conditions hold, asked for the team of the card's owner (QG-8.13)."""
    board = s.board
    for cond in conditions:
        mine: i64 = 0
        for c in range(COUNTRIES):
            if board.cond_countries[cond] >> c & 1:
                mine |= s.pieces[c]
        mine &= board.cond_type[cond]
        if board.cond_kind[cond]:
            if target >= COUNTRIES:
                return False
            most: i64 = board.cond_max[cond]
            home = BIT[board.home[target]]
            if steps_between(s.near(team), mine, home, most) > most:
                return False
        elif not mine & around(s, team, board.cond_spaces[cond], board.cond_range[cond]):
            return False
    return True


def matches(s: War, matcher: i64, c: i64, team: i64) -> i64:
    """The spaces of a country's pieces that fit a matcher."""
    board = s.board
    if not board.match_countries[matcher] >> c & 1:
        return 0
    found: i64 = s.pieces[c] & board.match_spaces[matcher]
    if found and board.match_supplied[matcher]:
        found &= s.supplied(c)
    beside: i64 = board.match_beside[matcher]
    if found and beside >= 0:
        near = s.near(team)
        others = all_matches(s, beside, team)
        for space in areas_of(found):
            if not near[space] & others:
                found &= ~BIT[space]
    return found


def all_matches(s: War, matcher: i64, team: i64) -> i64:
    """The spaces of all pieces that fit a matcher."""
    found: i64 = 0
    for c in range(COUNTRIES):
        found |= matches(s, matcher, c, team)
    return found


def any_fits(s: War, step: i64, team: i64) -> bool:
    """Whether a piece that is not protected yet fits one of the matchers of a step."""
    board = s.board
    for matcher in board.step_match[step]:
        for c in board.match_list[matcher]:
            if s.pieces[c] & board.match_spaces[matcher]:
                if matches(s, matcher, c, team) & ~s.shields[c]:
                    return True
    return False


def fitting(s: War, step: i64, c: i64, team: i64) -> i64:
    """The spaces of a country's pieces that fit one of the matchers of a step."""
    found: i64 = 0
    for matcher in s.board.step_match[step]:
        found |= matches(s, matcher, c, team)
    return found


def multiplier(s: War, step: i64, team: i64) -> i64:
    """How often a step's points count: once, for each piece, or for each space that holds one."""
    board = s.board
    per: i64 = board.step_per[step]
    if per == 0:
        return 1
    matcher: i64 = board.step_match[step][0]
    if per == 2:
        return count(all_matches(s, matcher, team))
    total: i64 = 0
    for c in range(COUNTRIES):
        total += count(matches(s, matcher, c, team))
    return total


def number_of(s: War, step: i64, team: i64, target: i64) -> i64:
    """The number of a step, or the other one while its condition holds."""
    board = s.board
    if board.step_if[step] and holds(s, board.step_if[step], team, target):
        return board.step_n_if[step]
    return board.step_n[step]
