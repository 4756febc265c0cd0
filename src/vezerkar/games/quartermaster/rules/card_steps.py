# hot: compiled by mypyc
"""Whether a step of a card could be carried out now (QG-19.12, 20.18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.kernel import BIT
from vezerkar.games.quartermaster import terms
from vezerkar.games.quartermaster.events import NOBODYS, aim_of, card_of
from vezerkar.games.quartermaster.rules.combat import can_fight, eliminable
from vezerkar.games.quartermaster.rules.conditions import any_fits, holds
from vezerkar.games.quartermaster.rules.placement import could_build, sites_to_recruit
from vezerkar.games.quartermaster.rules.reach import where
from vezerkar.games.quartermaster.rules.stack import VOID_FROM, find_frame, find_removal
from vezerkar.games.quartermaster.state import War

if TYPE_CHECKING:
    from mypy_extensions import i64


def able(s: War, step: i64, card: i64, owner: i64, event: i64) -> bool:
    """Whether a step could be carried out now (QG-19.12, 20.18)."""
    board = s.board
    team: i64 = board.team[owner]
    if board.step_cond[step] and not holds(s, board.step_cond[step], team, NOBODYS):
        return False
    op: i64 = board.step_op[step]
    if op == terms.OP_BUILD:
        return able_to_build(s, step, event)
    if op == terms.OP_RECRUIT:
        return able_to_recruit(s, step, event)
    if op == terms.OP_BATTLE:
        for c in range(terms.COUNTRIES):
            if board.step_countries[step] >> c & 1:
                return can_fight(s, step, c, card, event)
        return False
    if op == terms.OP_ELIMINATE:
        return eliminable(s, step, owner, event) != 0
    if op == terms.OP_PROTECT:
        return any_fits(s, step, team)
    return able_otherwise(s, step, op, card, owner, event)


def able_otherwise(s: War, step: i64, op: i64, card: i64, owner: i64, event: i64) -> bool:
    """The rarer actions; those that are always possible are not named."""
    board = s.board
    if op == terms.OP_PREVENT:
        return find_removal(s, event) > 0
    if op == terms.OP_GRANT:
        for c in range(terms.COUNTRIES):
            if board.step_countries[step] >> c & 1:
                return board.step_kind[step] & ~s.grants[c] != 0
        return False
    if op == terms.OP_REMOVE_OWN or op == terms.OP_REBUILD:
        for c in range(terms.COUNTRIES):
            if board.step_countries[step] >> c & 1:
                return s.pieces[c] & board.step_kind[step] & board.step_spaces[step] != 0
        return False
    if op == terms.OP_DISCARD_TABLE:
        return can_strike(s, step)
    if op == terms.OP_DRAW or op == terms.OP_LOOK:
        return s.deck_size(board.step_who[step]) > 0
    if op == terms.OP_MOVE_CARD:
        if board.step_card[step] == terms.CARD_HAND:
            return len(s.hands[board.step_who[step]]) > 0
        moved: i64 = card_of(event) if board.step_card[step] == terms.CARD_TRIGGER else card
        return moved != terms.NO_CARD and moved in s.piles[board.step_who[step]]
    if op == terms.OP_EW_MODIFY or op == terms.OP_EW_CANCEL:
        end = find_frame(s, terms.P_WARFARE)
        # What is void already becomes neither worse nor void once more (QG-20.18).
        return end > 0 and not s.stack[end + terms.WARFARE_AIMS] >> VOID_FROM & BIT[aim_of(event)]
    return True


def able_to_build(s: War, step: i64, event: i64) -> bool:
    board = s.board
    for c in range(terms.COUNTRIES):
        if board.step_countries[step] >> c & 1:
            spaces = where(s, step, event, board.team[c])
            if could_build(s, c, board.step_kind[step], spaces):
                return True
    return False


def able_to_recruit(s: War, step: i64, event: i64) -> bool:
    board = s.board
    kind: i64 = board.step_kind[step]
    for c in range(terms.COUNTRIES):
        if board.step_countries[step] >> c & 1:
            if s.reserve(c, kind) > 0 or s.pieces[c] & kind:
                if sites_to_recruit(s, c, kind, where(s, step, event, board.team[c])):
                    return True
    return False


def can_strike(s: War, step: i64) -> bool:
    """Whether a country has a card on the table that a step may discard."""
    board = s.board
    who: i64 = board.step_who[step]
    if board.step_zones[step] & terms.STATUS_ZONE and s.status[who]:
        return True
    return board.step_zones[step] & terms.RESPONSE_ZONE != 0 and len(s.responses[who]) > 0
