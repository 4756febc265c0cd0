# hot: compiled by mypyc
"""Where pieces may be built, recruited, battled: the chapters on building and battle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.kernel import BIT
from vezerkar.games.quartermaster.happenings import space_of
from vezerkar.games.quartermaster.state import War
from vezerkar.games.quartermaster.terms import COUNTRIES, SAME, SAME_OR_ADJACENT
from vezerkar.space.areas import areas_of, neighbours

if TYPE_CHECKING:
    from mypy_extensions import i64


def around(s: War, team: i64, spaces: i64, reach: i64) -> i64:
    """The spaces themselves, those beside them, or both, as a team sees the straits (QG-8.13)."""
    if reach == SAME:
        return spaces
    found = neighbours(s.near(team), spaces)
    if reach == SAME_OR_ADJACENT:
        found |= spaces
    return found


def where(s: War, step: i64, event: i64, team: i64) -> i64:
    """The spaces in which a step of a card may act."""
    board = s.board
    spaces: i64 = board.step_spaces[step]
    if board.step_ref[step]:
        spaces = BIT[space_of(event)]
    if board.step_range[step] != SAME:
        spaces = around(s, team, spaces, board.step_range[step])
    if board.step_exclude[step]:
        spaces &= ~BIT[space_of(event)]
    if board.step_empty[step]:
        spaces &= ~(s.team_pieces(0) | s.team_pieces(1))
    return spaces


def within_reach(s: War, c: i64, source: i64) -> i64:
    """Every space beside a supplied piece of a country that stands in one of these spaces."""
    return neighbours(s.near(s.board.team[c]), s.supplied(c) & source)


# Building (QG-18.1 to 18.4, 21.1)


def sites_to_build(s: War, c: i64, kind: i64, spaces: i64) -> i64:
    """Where a piece of a kind could be placed, if the country has one (QG-14.1, 18.1 to 18.4)."""
    board = s.board
    team: i64 = board.team[c]
    free = spaces & kind & ~s.pieces[c] & ~s.team_pieces(1 - team)
    beside = within_reach(s, c, board.land | board.sea)
    if kind == board.land:
        found = free & beside
        for space in areas_of(free & s.sites[c] & ~beside):  # QG-18.2
            if s.work_out_supply(c, s.pieces[c] | BIT[space]) & BIT[space]:
                found |= BIT[space]
        return found
    bases = neighbours(board.near, s.team_pieces(team) & board.land)
    return free & beside & (bases | s.granted[c] | s.grants[c])


def sites_to_designate(s: War, c: i64, kind: i64, spaces: i64) -> i64:
    """The own pieces that may count as built just now (QG-21.9, 21.16)."""
    mine = s.supplied(c) & kind & spaces
    if not mine:
        return 0
    good = within_reach(s, c, s.board.land | s.board.sea)
    if kind == s.board.land:
        good |= s.sites[c]
    return mine & good


def could_build(s: War, c: i64, kind: i64, spaces: i64) -> bool:
    """Whether a build is possible, perhaps after a piece is taken off the board (QG-11.10)."""
    if sites_to_designate(s, c, kind, spaces):
        return True
    if s.reserve(c, kind) <= 0 and not s.pieces[c] & kind:
        return False
    return sites_to_build(s, c, kind, spaces) != 0


def sites_to_recruit(s: War, c: i64, kind: i64, spaces: i64) -> i64:
    """Where a piece could be recruited, if the country has one (QG-21.2, 21.4)."""
    return spaces & kind & ~s.pieces[c] & ~s.team_pieces(1 - s.board.team[c])


# Battle (QG-18.5 to 18.8, 21.12 to 21.17)


def battlefields(s: War, step: i64, c: i64, card: i64, event: i64) -> i64:
    """The spaces in which a step lets a country fight."""
    board = s.board
    team: i64 = board.team[c]
    spaces = where(s, step, event, team) & board.step_kind[step]
    spaces &= ~s.team_pieces(team)  # QG-21.13
    enemies = s.team_pieces(1 - team)
    found = spaces & within_reach(s, c, board.step_source[step])
    found |= spaces & s.reach_anyway(c, card) & enemies
    if board.step_required[step]:
        found &= enemies
    return found


def victims(s: War, step: i64, c: i64, space: i64) -> i64:
    """The countries whose piece in a space may be the target; 0 if the space is empty."""
    found: i64 = 0
    team: i64 = s.board.team[c]
    for other in range(COUNTRIES):
        if s.board.team[other] != team and s.pieces[other] & BIT[space]:
            found |= BIT[other]
    return found


def can_fight(s: War, step: i64, c: i64, card: i64, event: i64) -> bool:
    """Whether a step leaves any battle to fight."""
    for space in areas_of(battlefields(s, step, c, card, event)):
        there = victims(s, step, c, space)
        if not there or there & s.board.step_victims[step]:
            return True
    return False
