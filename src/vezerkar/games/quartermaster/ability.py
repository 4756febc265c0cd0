# hot: compiled by mypyc
"""What a step of a card could do at this moment, and which cards may be used in a window."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.kernel import BIT, FRAME
from vezerkar.games.quartermaster.happenings import (
    NOBODYS,
    aim_of,
    card_of,
    event_of,
    piece_of,
    space_of,
)
from vezerkar.games.quartermaster.matching import any_fits, fits, holds
from vezerkar.games.quartermaster.placing import (
    can_fight,
    could_build,
    sites_to_recruit,
    where,
)
from vezerkar.games.quartermaster.state import OPEN_EVENTS, War
from vezerkar.games.quartermaster.terms import (
    ANY_TIME,
    CARD_HAND,
    CARD_TRIGGER,
    COUNTRIES,
    EVENT_KINDS,
    IN_WINDOW,
    NO_CARD,
    OP_BATTLE,
    OP_BUILD,
    OP_DISCARD_TABLE,
    OP_DRAW,
    OP_ELIMINATE,
    OP_EW_CANCEL,
    OP_EW_MODIFY,
    OP_GRANT,
    OP_LOOK,
    OP_MOVE_CARD,
    OP_PREVENT,
    OP_PROTECT,
    OP_REBUILD,
    OP_RECRUIT,
    OP_REMOVE_OWN,
    P_BATTLE,
    P_REMOVE,
    P_WARFARE,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

SAVED: Final = 16  # flag of a battle: its target is saved this time
VOID_FROM: Final = 6  # in the aims of Economic Warfare: the countries it is void for


def able(s: War, step: i64, card: i64, owner: i64, event: i64) -> bool:
    """Whether a step could be carried out now (QG-19.12, 20.18)."""
    board = s.board
    team: i64 = board.team[owner]
    if board.step_cond[step] and not holds(s, board.step_cond[step], team, NOBODYS):
        return False
    op: i64 = board.step_op[step]
    if op == OP_BUILD:
        return able_to_build(s, step, event)
    if op == OP_RECRUIT:
        return able_to_recruit(s, step, event)
    if op == OP_BATTLE:
        for c in range(COUNTRIES):
            if board.step_countries[step] & BIT[c]:
                return can_fight(s, step, c, card, event)
        return False
    if op == OP_ELIMINATE:
        return eliminable(s, step, owner, event) != 0
    if op == OP_PROTECT:
        return any_fits(s, step, team)
    return able_otherwise(s, step, op, card, owner, event)


def able_otherwise(s: War, step: i64, op: i64, card: i64, owner: i64, event: i64) -> bool:
    """The rarer actions; those that are always possible are not named."""
    board = s.board
    if op == OP_PREVENT:
        return find_removal(s, event) >= 0
    if op == OP_GRANT:
        for c in range(COUNTRIES):
            if board.step_countries[step] & BIT[c]:
                return board.step_kind[step] & ~s.grants[c] != 0
        return False
    if op == OP_REMOVE_OWN or op == OP_REBUILD:
        for c in range(COUNTRIES):
            if board.step_countries[step] & BIT[c]:
                return s.pieces[c] & board.step_kind[step] & board.step_spaces[step] != 0
        return False
    if op == OP_DISCARD_TABLE:
        return can_strike(s, step)
    if op == OP_DRAW or op == OP_LOOK:
        return s.deck_size(board.step_who[step]) > 0
    if op == OP_MOVE_CARD:
        if board.step_card[step] == CARD_HAND:
            return len(s.hands[board.step_who[step]]) > 0
        moved: i64 = card_of(event) if board.step_card[step] == CARD_TRIGGER else card
        return moved != NO_CARD and moved in s.piles[board.step_who[step]]
    if op == OP_EW_MODIFY or op == OP_EW_CANCEL:
        at = find_frame(s, P_WARFARE)
        # What is void already becomes neither worse nor void once more (QG-20.18).
        return at >= 0 and not s.stack[at + 2] >> VOID_FROM & BIT[aim_of(event)]
    return True


def able_to_build(s: War, step: i64, event: i64) -> bool:
    board = s.board
    for c in range(COUNTRIES):
        if board.step_countries[step] & BIT[c]:
            spaces = where(s, step, event, board.team[c])
            if could_build(s, c, board.step_kind[step], spaces):
                return True
    return False


def able_to_recruit(s: War, step: i64, event: i64) -> bool:
    board = s.board
    kind: i64 = board.step_kind[step]
    for c in range(COUNTRIES):
        if board.step_countries[step] & BIT[c]:
            if s.reserve(c, kind) > 0 or s.pieces[c] & kind:
                if sites_to_recruit(s, c, kind, where(s, step, event, board.team[c])):
                    return True
    return False


def can_strike(s: War, step: i64) -> bool:
    """Whether a country has a card on the table that a step may discard."""
    board = s.board
    who: i64 = board.step_who[step]
    if board.step_zones[step] & 1 and s.status[who]:
        return True
    return board.step_zones[step] & 2 != 0 and len(s.responses[who]) > 0


def eliminable(s: War, step: i64, owner: i64, event: i64) -> i64:
    """The countries whose pieces a step may eliminate; a protected piece stays (QG-21.8)."""
    board = s.board
    found: i64 = 0
    if board.step_trigger_piece[step]:
        c = piece_of(event)
        if c != NOBODYS and s.pieces[c] & ~s.shields[c] & BIT[space_of(event)]:
            found = BIT[c]
        return found
    spaces = where(s, step, event, board.team[owner]) & board.step_kind[step]
    for c in range(COUNTRIES):
        if board.step_victims[step] & BIT[c] and s.pieces[c] & ~s.shields[c] & spaces:
            found |= BIT[c]
    return found


# What lies below on the stack


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


# Cards on the table (QG-20.1 to 20.4)


def has_effect(s: War, card: i64, owner: i64, event: i64) -> bool:
    """Whether at least one action of a card could be carried out (QG-20.18)."""
    for step in s.board.card_plan[card]:
        if able(s, step, card, owner, event):
            return True
    return False


def answers(s: War, card: i64, owner: i64, event: i64, answered: i64) -> list[int]:
    """The events that a card on the table could answer in a window, the latest of a kind only.

    A card that may be used at any time answers the window itself.
    """
    board = s.board
    found: list[int] = []
    when: i64 = board.card_when[card]
    if when == ANY_TIME:
        if has_effect(s, card, owner, event):
            found.append(event)
        return found
    if when != IN_WINDOW or not s.may_use_again(card):
        return found
    slot: i64 = board.card_slot[card]
    if not board.trigger_open[card]:
        if slot < 0 or not answered & BIT[slot]:
            if fits(s, card, event) and has_effect(s, card, owner, event):
                found.append(event)
        return found
    at: i64 = len(s.open) - 2
    spaces: i64 = 0
    while at >= 0:
        h: i64 = s.open[at]
        place = BIT[space_of(h)]
        if not spaces & place and (slot < 0 or not s.open[at + 1] & BIT[slot]):
            if fits(s, card, h) and has_effect(s, card, owner, h):
                found.append(h)
                spaces |= place
        at -= 2
    return found


def asked_about(s: War, event: i64, answered: i64) -> i64:
    """The countries that are asked in a window: by public facts alone.

    A country is asked if it has a Status card that is usable here, or a face-down card that might
    be one of its Responses that is usable here, as far as everybody can know.
    """
    wanted = BIT[event_of(event)]
    if s.open:
        wanted |= OPEN_EVENTS
    found: i64 = 0
    for c in range(COUNTRIES):
        if s.heard[c] & wanted and has_status_for(s, c, event, answered):
            found |= BIT[c]
        elif s.responses[c]:
            if might_at_any_time(s) & BIT[c] or might_respond(s, c, event, answered):
                found |= BIT[c]
    return found


def has_status_for(s: War, c: i64, event: i64, answered: i64) -> bool:
    """Whether a country has a Status card that is usable in a window."""
    for card in s.status[c]:
        if answers(s, card, c, event, answered):
            return True
    return False


def might_respond(s: War, c: i64, event: i64, answered: i64) -> bool:
    """Whether a face-down card might be a Response to the event, or to an open one."""
    board = s.board
    if might_answer(s, c, board.answering[c * EVENT_KINDS + event_of(event)], event, answered):
        return True
    return len(s.open) > 0 and might_answer(s, c, board.answering_open[c], event, answered)


def might_answer(s: War, c: i64, cards: list[int], event: i64, answered: i64) -> bool:
    """Whether one of some Responses, if it lay face down, could be used."""
    for card in cards:
        if may_lie_hidden(s, c, card) and answers(s, card, c, event, answered):
            return True
    return False


def may_lie_hidden(s: War, c: i64, card: i64) -> bool:
    """Whether a copy of a card is not yet on the face-up pile: it could be the one face down."""
    return s.piles[c].count(card) < s.board.copies[card]


def might_at_any_time(s: War) -> i64:
    """The countries with a Response that would fit any window, if it lay face down: kept."""
    if s.ready < 0:
        s.ready = work_out_ready(s)
    return s.ready


def work_out_ready(s: War) -> i64:
    """The same, from the pieces on the board and the face-up piles."""
    found: i64 = 0
    for c in range(COUNTRIES):
        for card in s.board.at_any_time[c]:
            if may_lie_hidden(s, c, card) and has_effect(s, card, c, 0):
                found |= BIT[c]
                break
    return found
