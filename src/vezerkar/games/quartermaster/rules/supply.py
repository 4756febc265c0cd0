"""Why a piece is supplied or not: its chain, and what is missing; for overlays and reasons."""

from __future__ import annotations

from vezerkar.core.kernel import FRAME
from vezerkar.games.quartermaster.rules.stack import turn_stage
from vezerkar.games.quartermaster.state import War
from vezerkar.games.quartermaster.terms import (
    P_REMOVE,
    REMOVE_COUNTRIES,
    REMOVE_SPACES,
    T_REMOVE,
)
from vezerkar.space.areas import areas_of, neighbours


def has_base(s: War, c: int, space: int) -> bool:
    """Whether a sea has an army of the team beside it (QG-12.5)."""
    board = s.board
    armies = s.team_pieces(board.team[c]) & board.land
    return bool(board.near[space] & armies)


def sources(s: War, c: int) -> int:
    """The pieces at which chains begin: armies in Supply Spaces, and those that cards feed."""
    board = s.board
    fed = (board.land & s.supply[c]) | s.granted[c] | s.grants[c]
    return s.pieces[c] & fed


def chains(s: War, c: int) -> dict[int, int]:
    """For each supplied piece the next one on its way to a source; itself for a source."""
    near = s.near(s.board.team[c])
    supplied = s.supplied(c)
    found = {space: space for space in areas_of(sources(s, c))}
    front = list(found)
    while front:
        following = []
        for space in front:
            for other in areas_of(near[space] & supplied):
                if other not in found:
                    found[other] = space
                    following.append(other)
        front = following
    return found


def missing_link(s: War, c: int, space: int) -> str:
    """What a piece without supply lacks: `base` or `chain`."""
    near = s.near(s.board.team[c])
    beside = neighbours(near, s.supplied(c))
    if beside >> space & 1 and s.board.sea >> space & 1:
        return "base"
    return "chain"


def leaving(s: War) -> list[tuple[int, int, str]]:
    """Pieces of the active country that its Supply step will take off, and what each one lacks."""
    if s.ending >= 0:
        return []
    c = s.active
    gone = s.pieces[c] & ~s.supplied(c) & ~s.shields[c]
    if turn_stage(s) > T_REMOVE:
        gone &= taken_off_now(s)  # the others stay until the next Supply step (QG-12.11)
    return [(c, space, missing_link(s, c, space)) for space in areas_of(gone)]


def taken_off_now(s: War) -> int:
    """What the Supply step in progress is about to take off; nothing once it is over."""
    end = 2 * FRAME  # it lies on the turn
    if len(s.stack) < end or s.stack[FRAME] != P_REMOVE:
        return 0
    mine = s.stack[end + REMOVE_COUNTRIES] >> s.active & 1
    return s.stack[end + REMOVE_SPACES] if mine else 0
