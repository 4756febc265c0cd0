# hot: compiled by mypyc
"""Carrying out what an action card says, effect by effect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.kernel import BIT
from vezerkar.core.lists import changed
from vezerkar.games.panzer import terms
from vezerkar.games.panzer.events import E_CANCELLED, E_REVEALED, E_TRAP, E_WEATHER, E_WEATHER_ENDS
from vezerkar.games.panzer.rules.card_effects import (
    can_suppress,
    can_use_kind,
    holds_true,
    marker_of,
    mover_of,
    part_of,
    who_is,
)
from vezerkar.games.panzer.rules.combat import start_fight
from vezerkar.games.panzer.rules.combat_values import (
    firing_unit,
    move_fire,
    move_marker,
    move_target,
    target_unit,
)
from vezerkar.games.panzer.rules.deck import actions_held, draw_card, flip
from vezerkar.games.panzer.rules.mines import hit_mine
from vezerkar.games.panzer.rules.morale import change_morale
from vezerkar.games.panzer.rules.npc_targets import commanded_targets, open_targets
from vezerkar.games.panzer.rules.rows import (
    S_LENGTH,
    S_SURE,
    S_UNIT,
    S_VALUE,
    T_CANCELLED,
    T_CARD,
    T_COUNT,
    T_LENGTH,
    T_MODE,
    T_PICKS,
    T_SIDE,
)
from vezerkar.games.panzer.state import (
    DEFENDER_BIT,
    F_DUG,
    F_FIRED,
    F_FLOOR,
    F_GONE,
    F_NO_RETREAT,
    F_PREVENT,
    F_TERRAIN,
    WITHDRAWS,
    Front,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.core.chance import Chance


def perform(s: Front, chance: Chance) -> None:
    """Carry out the card on top of the table, effect by effect."""
    at = len(s.table) - T_LENGTH
    side, card = s.table[at + T_SIDE], s.table[at + T_CARD]
    action_card = s.board.action_card[card]
    code = s.board.code[2 * action_card + s.table[at + T_MODE]]
    picks = s.table[at + T_PICKS : at + T_PICKS + s.table[at + T_COUNT]]
    for i in range(0, len(code), terms.ROW_LENGTH):
        if code[i + terms.AT_WHO] == terms.WHO_X:
            for u in reversed(picks):
                if s.unit_tile[u] >= 0 and holds_true(s, side, code[i + terms.AT_IF], u):
                    do_to_unit(s, side, code, i, u, chance)
        elif s.ending < 0 and may_do(s, side, code, i):
            do_alone(s, side, card, code, i, picks, chance)


def may_do(s: Front, side: i64, code: list[int], i: i64) -> bool:
    if code[i] == terms.OP_CHOOSE:
        return False
    return holds_true(s, side, code[i + terms.AT_IF], terms.NO_UNIT)


def do_to_unit(s: Front, side: i64, code: list[int], i: i64, u: i64, chance: Chance) -> None:
    """An effect on a picked unit."""
    op, amount = code[i], code[i + terms.AT_AMOUNT]
    if op == terms.OP_MORALE:
        change_morale(s, u, amount)
    elif op == terms.OP_RESTORE:
        change_morale(s, u, min(amount, max(0, s.printed(u) - s.morale(u))))
    elif op == terms.OP_DIG_IN:
        s.dig(u)
    elif op == terms.OP_REMOVE_DUG:
        s.dig_out(u)
    elif op == terms.OP_SUPPRESS:
        s.prep |= BIT[u]
    elif op == terms.OP_EXTRA:
        give_extra(s, side, u, amount, code[i + terms.AT_EXTRA])
    elif op == terms.OP_GRANT:
        s.granted |= BIT[u]
    elif op == terms.OP_RANGE:
        s.longer |= BIT[u]
    elif op == terms.OP_MINE_TEST and not s.able(u, terms.IGNORES_MINES):
        if code[i + terms.AT_MORE] & BIT[flip(s, chance) + 2]:
            hit_mine(s, u, amount)


def give_extra(s: Front, side: i64, u: i64, kind: i64, bonus: i64) -> None:
    """An extra action; a non-player unit strikes at once (PG-6.2.29, PG-9.2.0.13)."""
    if not can_use_kind(s, u, kind):
        return
    if side == s.board.npc:
        s.extra |= BIT[u]
        strike(s, u, bonus)
    else:
        s.push(terms.P_EXTRA, u, kind, bonus)


def strike(s: Front, u: i64, bonus: i64) -> None:
    """Attack!: the player decides among several targets (PG-9.2.2.6, PG-9.2.4.7, PG-9.2.6.6)."""
    prey = open_targets(s, u, commanded_targets(s, u))
    if len(prey) > 1:
        s.push(terms.P_NPC_AIM, u, bonus, 1)
    elif prey:
        start_fight(s, u, prey[0], bonus)


def do_alone(
    s: Front, side: i64, card: i64, code: list[int], i: i64, picks: list[int], chance: Chance
) -> None:
    """An effect on the fire in progress, on a player, or on the whole turn."""
    op, amount = code[i], code[i + terms.AT_AMOUNT]
    if op in (terms.OP_FIRE, terms.OP_TARGET, terms.OP_OWN_VALUE, terms.OP_ENEMY_VALUE):
        move_marker(s, marker_of(s, side, op), terms.L_CARD, amount, card)
    elif op == terms.OP_MORALE:
        change_morale(s, who_is(s, side, code[i + terms.AT_WHO], terms.NO_UNIT), amount)
    elif op == terms.OP_PER_SUPPORTER:
        count = len(s.support) // S_LENGTH
        move_fire(s, terms.L_CARD, max(code[i + terms.AT_MORE], amount * count), card)
    elif op == terms.OP_PER_LOST_MORALE:
        u = firing_unit(s)
        lost = s.printed(u) - s.morale(u)
        move_fire(s, terms.L_CARD, min(max(lost, amount), code[i + terms.AT_MORE]), card)
    elif op == terms.OP_DOUBLE_SUPPORTER:
        for u in picks:
            move_fire(s, terms.L_CARD, support_of(s, u), card)
    elif op == terms.OP_CANCEL_SUPPORT:
        cancel_support(s, picks, amount == terms.CANCEL_ALL, card)
    elif op == terms.OP_CANCEL_TERRAIN:
        move_target(s, terms.L_TILE_DEFENSE, -s.fight[F_TERRAIN], target_unit(s))
        s.fight = changed(s.fight, F_TERRAIN, 0)
    elif op == terms.OP_SUPPRESS:
        suppress(s, who_is(s, side, code[i + terms.AT_WHO], terms.NO_UNIT))
    else:
        do_to_combat(s, side, code, i, chance)


def do_to_combat(s: Front, side: i64, code: list[int], i: i64, chance: Chance) -> None:
    op, amount = code[i], code[i + terms.AT_AMOUNT]
    if op == terms.OP_FLOOR:
        s.fight = changed(s.fight, F_FLOOR + part_of(s, side), amount)
    elif op == terms.OP_PREVENT:
        s.fight = changed(s.fight, F_PREVENT, s.fight[F_PREVENT] + amount)
    elif op == terms.OP_NO_RETURN:
        s.fight = changed(s.fight, F_FIRED, s.fight[F_FIRED] | DEFENDER_BIT)
    elif op == terms.OP_NO_RETREAT:
        s.fight = changed(s.fight, F_NO_RETREAT, 1)
    elif op == terms.OP_END_COMBAT:
        s.fight = changed(s.fight, F_GONE, WITHDRAWS)  # which is a step of the combat
    elif op == terms.OP_FREE_FIRE_BONUS:
        s.stack[terms.BELOW + terms.FREE_BONUS] += (
            amount  # the frame of the free fire lies below that of the card
        )
    elif op == terms.OP_FREE_FIRE:
        begin_free_fire(s)
    else:
        do_to_player(s, side, code, i, chance)


def begin_free_fire(s: Front) -> None:
    """Ambush: the picked unit fires at the unit that has moved beside it."""
    shooter = s.table[len(s.table) - T_LENGTH + T_PICKS]
    s.push(terms.P_FREE, shooter, mover_of(s), 0)


def do_to_player(s: Front, side: i64, code: list[int], i: i64, chance: Chance) -> None:
    op, amount = code[i], code[i + terms.AT_AMOUNT]
    whom = side if code[i + terms.AT_WHO] == terms.WHO_SELF else 1 - side
    if op == terms.OP_PRESTIGE:
        s.earn(whom, amount)
    elif op == terms.OP_AMMO:
        s.change_ammo(whom, amount)
    elif op == terms.OP_DRAW:
        for k in range(amount):
            draw_card(s, side, side, chance)
    elif op == terms.OP_REVEAL:
        reveal(s, side)
    elif op == terms.OP_DISCARD:
        if actions_held(s, 1 - side) > 0:
            s.push(terms.P_DISCARD, side)
    elif op == terms.OP_DISCOUNT:
        s.discount = amount
    elif op == terms.OP_BONUS:
        if code[i + terms.AT_MORE]:
            s.bonus += amount
    elif op == terms.OP_TRAP:
        s.trap |= BIT[side]
        if s.events is not None:
            s.tell(E_TRAP, [side])
    elif op == terms.OP_FREE_RANGED:
        s.free_ranged = 1
    elif op == terms.OP_WEATHER:
        s.weather |= amount
        if s.events is not None:
            s.tell(E_WEATHER, [s.table[len(s.table) - T_LENGTH + T_CARD]])
    elif op == terms.OP_CANCEL_CARD:
        cancel_below(s)


def support_of(s: Front, u: i64) -> int:
    support = s.support
    for i in range(0, len(support), S_LENGTH):
        if support[i + S_UNIT] == u:
            return support[i + S_VALUE]
    return 0


def cancel_support(s: Front, picks: list[int], every: bool, card: i64) -> None:
    """Support leaves the fire value; ammunition stays spent (PG-5.4.58, PG-7.4.5)."""
    kept: list[int] = []
    support = s.support
    for i in range(0, len(support), S_LENGTH):
        u = support[i + S_UNIT]
        if not support[i + S_SURE] and (every or u in picks):
            move_fire(s, terms.L_SUPPORT, -support[i + S_VALUE], u)
        else:
            kept += support[i : i + S_LENGTH]
    s.support = kept


def suppress(s: Front, u: i64) -> None:
    """The target is not dug in for the rest of this combat; its +2 leaves at once."""
    if can_suppress(s, u, False):
        s.fight = changed(s.fight, F_DUG, 0)
        if u == target_unit(s):
            move_target(s, terms.L_DUG_IN, -terms.DUG_IN_BONUS, u)


def reveal(s: Front, side: i64) -> None:
    """A hand is shown to the opponent, who will remember it."""
    hand = s.hands[1 - side]
    known = s.known[:]
    known[1 - side] = hand[:]
    s.known = known
    if s.events is not None:
        s.tell(E_REVEALED, [1 - side, *hand], s.audience(side) | s.audience(1 - side))


def cancel_below(s: Front) -> None:
    """The card below on the table has no effect; with none there the weather ends (PG-5.4.13)."""
    below = len(s.table) - 2 * T_LENGTH
    if below >= 0 and is_answer(s):
        s.table = changed(s.table, below + T_CANCELLED, 1)
        if s.events is not None:
            s.tell(E_CANCELLED, [s.table[below + T_CARD]])
    else:
        s.weather = 0
        if s.events is not None:
            s.tell(E_WEATHER_ENDS, [])


def is_answer(s: Front) -> bool:
    """Whether the card on top of the table answers the one below: its frame lies on the other's."""
    return s.stack[terms.PHASE] == s.stack[terms.BELOW + terms.PHASE]
