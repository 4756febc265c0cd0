# hot: compiled by mypyc
"""What waits on the stack: the frames that cards and reactions look for below their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.kernel import BIT, FRAME
from vezerkar.games.quartermaster.events import NOBODYS, piece_of, space_of
from vezerkar.games.quartermaster.state import War
from vezerkar.games.quartermaster.terms import P_BATTLE, P_REMOVE

if TYPE_CHECKING:
    from mypy_extensions import i64

SAVED: Final = 16  # flag of a battle: its target is saved this time
VOID_FROM: Final = 6  # in the aims of Economic Warfare: the countries it is void for


def find_frame(s: War, phase: i64) -> i64:
    """Where the uppermost frame of a phase begins; -1 if there is none."""
    at: i64 = len(s.stack) - FRAME
    while at >= 0 and s.stack[at] != phase:
        at -= FRAME
    return at


def find_removal(s: War, event: i64) -> i64:
    """The frame that is about to remove the piece of an event; -1 if it is saved or gone.

    A protected piece is in no danger, so nothing is left to prevent (QG-20.18, 21.8).
    """
    c = piece_of(event)
    space = space_of(event)
    if c == NOBODYS or not s.pieces[c] & ~s.shields[c] & BIT[space]:
        return -1
    stack = s.stack
    at: i64 = len(stack) - FRAME
    while at >= 0:
        if stack[at] == P_BATTLE:
            clash: i64 = stack[at + 1]
            if clash >> 3 & 63 == space and clash >> 9 == c:
                return -1 if stack[at + 2] & SAVED else at
        elif stack[at] == P_REMOVE:
            if stack[at + 1] & BIT[space] and stack[at + 2] & BIT[c]:
                return at
        at -= FRAME
    return -1


def step_below(s: War) -> i64:
    """The step that the frame on top is about: its first value, of the card below it."""
    return s.board.card_plan[s.stack[-7] & 255][s.stack[-3]]
