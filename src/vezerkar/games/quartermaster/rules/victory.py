# hot: compiled by mypyc
"""The points of a country's Victory step (QG-10.5, 22.2 to 22.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.kernel import BIT
from vezerkar.core.lists import changed
from vezerkar.games.quartermaster.events import NOBODYS
from vezerkar.games.quartermaster.rules.conditions import holds, multiplier
from vezerkar.games.quartermaster.rules.stack import turn_stage
from vezerkar.games.quartermaster.state import War
from vezerkar.games.quartermaster.terms import T_VICTORY, VICTORY_STEP
from vezerkar.space.areas import count

if TYPE_CHECKING:
    from mypy_extensions import i64


def home_is_taken(s: War, c: i64) -> bool:
    """Whether an enemy stands in a country's home: then it has no Victory step (QG-22.5)."""
    board = s.board
    return s.team_pieces(1 - board.team[c]) & BIT[board.home[c]] != 0


def star_points(s: War, c: i64, held: i64) -> i64:
    """What a country scores for the Supply Spaces it holds, alone or with its team (QG-22.2)."""
    if not held:
        return 0
    board = s.board
    others: i64 = 0
    for mate in board.members[board.team[c]]:
        if mate != c:
            others |= s.pieces[mate]
    return board.shared * count(held & others) + board.alone * count(held & ~others)


def card_points(s: War, c: i64, card: i64) -> i64:
    """What a scoring Status card is worth now (QG-22.4)."""
    board = s.board
    team: i64 = board.team[c]
    points: i64 = 0
    for step in board.card_plan[card]:
        if holds(s, board.step_cond[step], team, NOBODYS):
            points += board.step_n[step] * multiplier(s, step, team)
    return points


def next_points(s: War, c: i64) -> i64:
    """The points of a country's next Victory step, as the board stands."""
    board = s.board
    if home_is_taken(s, c):
        return 0
    points = star_points(s, c, s.pieces[c] & s.supply[c] & s.supplied(c))
    then = s
    gone = lost_before_scoring(s, c)
    for card in s.status[c]:
        if board.card_when[card] == VICTORY_STEP:
            if gone:
                then = without_pieces(s, c, gone)
                gone = 0
            points += card_points(then, c, card)
    return points


def lost_before_scoring(s: War, c: i64) -> i64:
    """The pieces that a country's Supply step takes off before its Victory step (QG-10.11)."""
    gone = s.pieces[c] & ~s.supplied(c)
    if gone and s.active == c and turn_stage(s) <= T_VICTORY:
        gone &= ~s.shields[c]  # protection lasts for this turn only (QG-10.10)
    return gone


def without_pieces(s: War, c: i64, spaces: i64) -> War:
    """The same position after some pieces of a country have left the board."""
    t = s.clone()
    t.pieces = changed(t.pieces, c, t.pieces[c] & ~spaces)
    t.after_change(spaces)
    return t
