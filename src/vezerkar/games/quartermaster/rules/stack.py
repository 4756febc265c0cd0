# hot: compiled by mypyc
"""What waits on the stack: the card in progress, and frames that are looked for below the top."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.kernel import BIT, FRAME
from vezerkar.games.quartermaster.events import NOBODYS, piece_of, space_of
from vezerkar.games.quartermaster.state import War
from vezerkar.games.quartermaster.terms import (
    BATTLE_CLASH,
    BATTLE_STAGE,
    BELOW,
    CARD_EVENT,
    CARD_MASK,
    CARD_OWNED,
    OWNER_FROM,
    P_BATTLE,
    P_REMOVE,
    REMOVE_COUNTRIES,
    REMOVE_SPACES,
    SPACE_FROM,
    SPACE_MASK,
    STEP,
    TARGET_FROM,
    TURN_STAGE,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

SAVED: Final = 16  # flag of a battle: its target is saved this time
VOID_FROM: Final = 6  # in the aims of Economic Warfare: the countries it is void for


def top_phase(s: War) -> i64:
    """The phase of the frame on top: the one that asks now."""
    return s.stack[-FRAME]


def turn_stage(s: War) -> i64:
    """The stage of the turn that comes next: the turn lies at the bottom of the stack."""
    return s.stack[FRAME + TURN_STAGE]


# The card whose step the frame on top is about


def card_below(s: War) -> i64:
    return s.stack[BELOW + CARD_OWNED] & CARD_MASK


def owner_below(s: War) -> i64:
    return s.stack[BELOW + CARD_OWNED] >> OWNER_FROM


def event_below(s: War) -> i64:
    """The event that the card answers."""
    return s.stack[BELOW + CARD_EVENT]


def step_below(s: War) -> i64:
    """The step itself."""
    return s.board.card_plan[card_below(s)][s.stack[STEP]]


# Frames somewhere below


def find_frame(s: War, phase: i64) -> i64:
    """The end of the uppermost frame of a phase, from which its values count; 0 if none."""
    end: i64 = len(s.stack)
    while end > 0 and s.stack[end - FRAME] != phase:
        end -= FRAME
    return end


def find_removal(s: War, event: i64) -> i64:
    """The end of the frame that is about to remove the piece of an event; 0 if saved or gone.

    A protected piece is in no danger, so nothing is left to prevent (QG-20.18, 21.8).
    """
    c = piece_of(event)
    space = space_of(event)
    if c == NOBODYS or not s.pieces[c] & ~s.shields[c] & BIT[space]:
        return 0
    stack = s.stack
    end: i64 = len(stack)
    while end > 0:
        phase: i64 = stack[end - FRAME]
        if phase == P_BATTLE:
            clash: i64 = stack[end + BATTLE_CLASH]
            if clash >> SPACE_FROM & SPACE_MASK == space and clash >> TARGET_FROM == c:
                return 0 if stack[end + BATTLE_STAGE] & SAVED else end
        elif phase == P_REMOVE:
            if stack[end + REMOVE_SPACES] >> space & 1 and stack[end + REMOVE_COUNTRIES] >> c & 1:
                return end
        end -= FRAME
    return 0
