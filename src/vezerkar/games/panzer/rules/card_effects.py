# hot: compiled by mypyc
"""What an effect of a card can do here, and whom it is about.

A program is a list of rows of ROW_LENGTH ints, compiled by schema/card_language.py. `X` are
the units picked for the card on top of the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.kernel import BIT, FRAME
from vezerkar.games.panzer import terms
from vezerkar.games.panzer.rules.activation import can_go, can_use_extra, has_target
from vezerkar.games.panzer.rules.adjacency import beside_control, is_near_friend, neighbours
from vezerkar.games.panzer.rules.combat_values import firing_side, firing_unit, target_unit
from vezerkar.games.panzer.rules.deck import actions_held, has_cards
from vezerkar.games.panzer.rules.morale import combatant
from vezerkar.games.panzer.rules.retreat import retreat_tile
from vezerkar.games.panzer.rules.rows import S_FAR, S_LENGTH, S_SURE, S_UNIT
from vezerkar.games.panzer.rules.support import support_range
from vezerkar.games.panzer.state import (
    DEFENDER_BIT,
    F_ATTACKER,
    F_DEFENDER,
    F_DUG,
    F_FIRE,
    F_FIRED,
    F_FLOOR,
    F_NO_RETREAT,
    F_RETURNING,
    F_TERRAIN,
    Front,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


def is_useful(s: Front, side: i64, action_card: i64, mode: i64) -> bool:
    """Whether at least one effect of a mode can change anything (PG-5.2.10)."""
    code = s.board.code[2 * action_card + mode]
    if not code:
        return False
    if code[0] == terms.OP_FREE_FIRE:
        return False  # only in answer to a move, see phases/reactions.py
    if needs_targets(s, action_card, mode):
        return has_candidate(s, side, code)
    for i in range(0, len(code), terms.ROW_LENGTH):
        if works(s, side, code, i, terms.NO_UNIT):
            return True
    return False


def needs_targets(s: Front, action_card: i64, mode: i64) -> bool:
    """Whether units are picked when the card is played."""
    code = s.board.code[2 * action_card + mode]
    op: i64 = code[0]
    if op in (terms.OP_CHOOSE, terms.OP_DOUBLE_SUPPORTER, terms.OP_FREE_FIRE):
        return True
    return op == terms.OP_CANCEL_SUPPORT and code[terms.AT_AMOUNT] != terms.CANCEL_ALL


def most_targets(s: Front, action_card: i64, mode: i64) -> i64:
    code = s.board.code[2 * action_card + mode]
    if code[0] == terms.OP_CANCEL_SUPPORT:
        return code[terms.AT_MORE]
    return code[terms.AT_AMOUNT]


def has_candidate(s: Front, side: i64, code: list[int]) -> bool:
    """Whether a card that names units finds one."""
    if code[0] != terms.OP_CHOOSE:
        return len(supporters_to_pick(s, code)) > 0
    for u in s.units(side if code[terms.AT_WHO] else 1 - side):
        if can_be_chosen(s, side, code, u):
            return True
    return False


def candidates(s: Front, side: i64, action_card: i64, mode: i64, taken: list[int]) -> list[int]:
    """The units that may be picked for a card, beside those already taken."""
    code = s.board.code[2 * action_card + mode]
    if code[0] == terms.OP_FREE_FIRE:
        return neighbours(s, s.unit_tile[mover_of(s)], side)
    if code[0] != terms.OP_CHOOSE:
        return [u for u in supporters_to_pick(s, code) if u not in taken]
    whose = side if code[terms.AT_WHO] else 1 - side
    return [u for u in s.units(whose) if u not in taken and can_be_chosen(s, side, code, u)]


def can_be_chosen(s: Front, side: i64, code: list[int], u: i64) -> bool:
    """Whether a unit passes the filter of a card and one of the effects changes it."""
    wanted: i64 = code[terms.AT_MORE]
    if wanted and not passes(s, side, u, wanted):
        return False
    for i in range(terms.ROW_LENGTH, len(code), terms.ROW_LENGTH):
        if works(s, side, code, i, u):
            return True
    return False


def supporters_to_pick(s: Front, code: list[int]) -> list[int]:
    """Supporters of this fire that a card may name."""
    support = s.support
    found: list[int] = []
    for i in range(0, len(support), S_LENGTH):
        if code[0] == terms.OP_CANCEL_SUPPORT:
            if support[i + S_SURE]:  # PG-5.4.58
                continue
            if code[terms.AT_AMOUNT] == terms.CANCEL_RANGED and support[i + S_FAR] < 2:
                continue
        found.append(support[i + S_UNIT])
    return found


def passes(s: Front, side: i64, u: i64, wanted: i64) -> bool:
    """Whether a unit passes the filter of a card's targets."""
    kind = s.board.kind[s.unit_card[u]]
    if wanted & terms.IS_RANGED and support_range(s, u) < 2:
        return False
    if wanted & terms.IS_INFANTRY and kind != terms.INFANTRY:
        return False
    if wanted & terms.IS_ARMOR and kind != terms.ARMOR:
        return False
    if wanted & terms.IS_INFANTRY_ANY and kind not in (terms.INFANTRY, terms.MOTORIZED):
        return False
    if wanted & terms.IS_UNSPENT and not can_use_extra(s, u):
        return False
    if wanted & terms.IS_ONE_ACTION and not s.one_action(u):
        return False
    if wanted & terms.IS_NEAR and not is_near_friend(s, s.unit_tile[u], side, 3):
        return False
    if wanted & terms.IS_BESIDE_CONTROL:
        return beside_control(s, s.unit_tile[u], side)
    return True


def holds_true(s: Front, side: i64, wanted: i64, u: i64) -> bool:
    """Whether the condition of an effect holds; `u` is the picked unit, or the target."""
    if wanted == 0:
        return True
    truth = facts(s, side, u)
    if wanted & (terms.NEGATED - 1) & ~truth:
        return False
    return (wanted // terms.NEGATED) & truth == 0


def facts(s: Front, side: i64, u: i64) -> i64:
    """What is true of a picked unit, or of the fire in progress."""
    board = s.board
    subject = u
    if u == terms.NO_UNIT:
        subject = target_unit(s)
    truth: i64 = terms.IS_HARD if board.hard[s.unit_card[subject]] else terms.IS_SOFT
    if s.fight:
        if board.kind[s.unit_card[firing_unit(s)]] in (terms.INFANTRY, terms.MOTORIZED):
            truth |= terms.IS_INFANTRY_ANY
        if board.nature[s.unit_tile[target_unit(s)]] & terms.CLOSE_TERRAIN:
            truth |= terms.IS_CLOSE
        if s.side(target_unit(s)) == side:
            truth |= terms.IS_OWN_TARGET
        if s.fight[F_RETURNING] == 0 and not s.fight[F_FIRED] & DEFENDER_BIT:
            truth |= terms.IS_FIRST_BLOW
    return truth


def works(s: Front, side: i64, code: list[int], i: i64, u: i64) -> bool:
    """Whether one effect can change anything; `u` is the unit it is about, if one is picked."""
    op: i64 = code[i]
    wanted: i64 = code[i + terms.AT_IF]
    if wanted and not holds_true(s, side, wanted, u):
        return False
    who: i64 = code[i + terms.AT_WHO]
    if op == terms.OP_MORALE:
        return can_change_morale(s, who_is(s, side, who, u), code[i + terms.AT_AMOUNT])
    if op == terms.OP_RESTORE:
        return s.morale(u) < s.printed(u)
    if op == terms.OP_REMOVE_DUG:
        return s.dug & BIT[u] != 0
    if op == terms.OP_DIG_IN:
        return not s.dug & BIT[u] and not s.in_fort(u)
    if op == terms.OP_SUPPRESS:
        return can_suppress(s, who_is(s, side, who, u), code[i + terms.AT_MORE] != 0)
    if op == terms.OP_EXTRA:
        return can_use_kind(s, u, code[i + terms.AT_AMOUNT])
    if op == terms.OP_MINE_TEST:
        return not s.able(u, terms.IGNORES_MINES)
    if op == terms.OP_GRANT:
        return can_grant(s, u)
    if op == terms.OP_RANGE:
        return not s.longer & BIT[u]
    if op in (terms.OP_FIRE, terms.OP_TARGET, terms.OP_OWN_VALUE, terms.OP_ENEMY_VALUE):
        return can_move_marker(s, side, op, code[i + terms.AT_AMOUNT])
    return works_alone(s, side, code, i)


def works_alone(s: Front, side: i64, code: list[int], i: i64) -> bool:
    """Effects that are about no unit in particular."""
    op: i64 = code[i]
    if op == terms.OP_CANCEL_SUPPORT or op == terms.OP_DOUBLE_SUPPORTER:
        return len(supporters_to_pick(s, code)) > 0
    if op == terms.OP_CANCEL_TERRAIN:
        return s.fight[F_TERRAIN] > 0
    if op == terms.OP_FLOOR:
        return s.fight[F_FLOOR + part_of(s, side)] < code[i + terms.AT_AMOUNT]
    if op == terms.OP_NO_RETURN:
        return not s.fight[F_FIRED] & DEFENDER_BIT
    if op == terms.OP_NO_RETREAT:
        return not s.fight[F_NO_RETREAT]
    if op == terms.OP_END_COMBAT:
        return s.fight[F_RETURNING] == 0 and can_withdraw(s)
    if op == terms.OP_PRESTIGE:
        return code[i + terms.AT_WHO] == terms.WHO_SELF or s.prestige[1 - side] > 0
    if op == terms.OP_AMMO:
        return code[i + terms.AT_WHO] == terms.WHO_SELF or s.ammo[1 - side] > 0
    if op == terms.OP_DRAW:
        return has_cards(s, side)
    if op == terms.OP_DISCARD:
        return 1 - side != s.board.npc and actions_held(s, 1 - side) > 0
    if op == terms.OP_REVEAL:
        return 1 - side != s.board.npc and len(s.hands[1 - side]) > 0
    if op == terms.OP_TRAP:
        return not s.trap & BIT[side]
    if op == terms.OP_FREE_RANGED:
        return not s.free_ranged
    if op == terms.OP_DISCOUNT:
        return s.discount < code[i + terms.AT_AMOUNT]
    if op == terms.OP_WEATHER:
        return brings_weather(s, code[i + terms.AT_AMOUNT])
    if op == terms.OP_CANCEL_CARD:
        return code[i + terms.AT_MORE] != 0 and s.weather != 0
    return op not in (terms.OP_FREE_FIRE, terms.OP_FREE_FIRE_BONUS)


def brings_weather(s: Front, storm: i64) -> bool:
    """A storm changes nothing where it rages already, or where any other does what it does."""
    if storm == 1:
        return s.weather == 0
    return not s.weather & storm


def can_change_morale(s: Front, u: i64, amount: i64) -> bool:
    """Between 9 and the floor that a card has laid for this combat (PG-5.4.36)."""
    if amount > 0:
        return s.morale(u) < terms.TOP_MORALE
    part = combatant(s, u)
    return part < 0 or s.morale(u) > s.fight[F_FLOOR + part]


def can_grant(s: Front, u: i64) -> bool:
    """Whether a unit could still do a second thing if it might move AND fire (PG-6.2.24)."""
    if s.able(u, terms.MOVES_AND_FIRES):
        return False  # mud holds it back, and a card does not help against that
    return not (s.granted | s.spent | s.fresh) & BIT[u]


def can_use_kind(s: Front, u: i64, kind: i64) -> bool:
    if not can_use_extra(s, u):
        return False
    if kind == terms.EXTRA_MOVE:
        return can_go(s, u)
    return kind != terms.EXTRA_FIRE or has_target(s, u)


def can_move_marker(s: Front, side: i64, op: i64, amount: i64) -> bool:
    """A marker that stands on 1 cannot go lower (PG-7.0.3)."""
    return amount > 0 or s.fight[F_FIRE + marker_of(s, side, op)] > 1


def can_suppress(s: Front, u: i64, also_forts: bool) -> bool:
    """Whether a unit's dug-in status can be switched off (PG-1.0.6, PG-6.2.18)."""
    if also_forts:
        return s.is_dug(u)
    if s.fight:
        return s.fight[F_DUG] != 0 and u == s.fight[F_DEFENDER] and not s.in_fort(u)
    return s.is_dug(u) and not s.in_fort(u)


def can_withdraw(s: Front) -> bool:
    return retreat_tile(s, s.fight[F_ATTACKER], s.fight[F_DEFENDER]) >= 0


def part_of(s: Front, side: i64) -> i64:
    """0 if a side's unit is the attacking one, 1 if it is the defending one."""
    return 0 if side == s.active else 1


def who_is(s: Front, side: i64, who: i64, u: i64) -> i64:
    """The unit an effect is about."""
    if who == terms.WHO_X:
        return u
    if who == terms.WHO_FIRING:
        return firing_unit(s)
    if who == terms.WHO_TARGET:
        return target_unit(s)
    if who == terms.WHO_OWN:
        return s.fight[F_ATTACKER + part_of(s, side)]
    if who == terms.WHO_ENEMY:
        return s.fight[F_DEFENDER - part_of(s, side)]
    return terms.NO_UNIT


def marker_of(s: Front, side: i64, op: i64) -> i64:
    """0 for the FIRE marker, 1 for the TARGET marker."""
    if op == terms.OP_FIRE:
        return 0
    if op == terms.OP_TARGET:
        return 1
    own = 0 if firing_side(s) == side else 1
    return own if op == terms.OP_OWN_VALUE else 1 - own


def mover_of(s: Front) -> i64:
    """The unit whose move is being answered: its frame lies somewhere below."""
    at = len(s.stack) - FRAME
    while s.stack[at] != terms.P_REACT:
        at -= FRAME
    return s.stack[at + FRAME + terms.REACT_UNIT]
