"""Why a unit cannot attack, or not this target (chapter 4 of the rulebook)."""

from __future__ import annotations

from vezerkar.core.kernel import BIT, b_of, verb_of
from vezerkar.games.memoir.explain.citations import is_overrun
from vezerkar.games.memoir.explain.dice import RANGE_RULES, DiceCount, count_dice
from vezerkar.games.memoir.explain.facts import Facts, terrain
from vezerkar.games.memoir.explain.moments import (
    no_target,
    not_mine,
    not_under_orders,
    wrong_moment,
)
from vezerkar.games.memoir.explain.moves import move_rules
from vezerkar.games.memoir.explain.reasons import because
from vezerkar.games.memoir.explain.rulebook import FORBIDS_BATTLE, rules_of
from vezerkar.games.memoir.explain.sight import hidden, shells_stopped
from vezerkar.games.memoir.phases import frame
from vezerkar.games.memoir.rules.combat import bonus_dice, dice_for, is_adjacent, reaches
from vezerkar.games.memoir.rules.movement import limits
from vezerkar.games.memoir.terms import (
    ARMOR,
    ARTILLERY,
    INFANTRY,
    P_AGAIN,
    P_BATTLE,
    V_ATTACK,
    V_CLEAR,
    WIRE,
)
from vezerkar.scene.scene import Reason


def attack(f: Facts, u: int, t: int) -> list[Reason]:
    """Why a unit does not attack a target now."""
    if f.current not in (P_BATTLE, P_AGAIN):
        return wrong_moment(f, V_ATTACK)
    if f.current == P_BATTLE and f.board.unit_side[u] != f.s.active and f.place(u) >= 0:
        return [chosen_first(f, u)]
    found = [*not_mine(f, u), *no_target(f, t, ("M44-4.82",))]
    if found:
        return found
    if f.current == P_AGAIN and f.s.stack[frame.UNIT] != u:
        return wrong_moment(f, V_ATTACK)
    overrun = is_overrun(f.s)
    found = [] if f.current == P_AGAIN else cannot_battle(f, u)
    return found or bad_target(f, u, t, overrun)


def chosen_first(f: Facts, t: int) -> Reason:
    """An enemy was named as the one that attacks: somebody chose the target before the attacker."""
    legal = f.s.legal_actions(f.seat)
    can = any(verb_of(action) == V_ATTACK and b_of(action) == t for action in legal)
    key = "why-attacker-first" if can else "why-no-attacker"
    return because(key, f.unit(t), rules=("M44-T.4",), anchors=[f.unit(t)])


def cannot_battle(f: Facts, u: int) -> list[Reason]:
    """Why a unit does not battle at all, whatever the target."""
    s, unit = f.s, f.unit(u)
    found = not_under_orders(f, u)
    if found:
        return found
    if s.fought & BIT[u]:
        found.append(because("why-already-fought", unit, rules=("M44-4.3",), anchors=[unit]))
    h = f.place(u)
    if f.board.ocean[h]:
        args = (unit, f.hex(h))
        found.append(because("why-in-water", *args, rules=("M44-A2.34",), anchors=[f.hex(h)]))
    if s.barred & BIT[u]:
        found.append(barred(f, u))
    return found


def barred(f: Facts, u: int) -> Reason:
    """It entered terrain that forbids battle, or moved too far for one."""
    h = f.place(u)
    unit = f.unit(u)
    if f.board.bars[h] and not f.board.unit_bold[u]:
        name = f.what(h, lambda t: t.no_battle_on_entry)
        rules = rules_of(FORBIDS_BATTLE, name)
        args = (unit, f.hex(h), terrain(name))
        return because("why-entered", *args, rules=rules, anchors=[f.hex(h)])
    rules = move_rules(f, u, 0)
    return because("why-moved-too-far", unit, int(limits(f.s, u, 0)[1]), rules=rules)


def bad_target(f: Facts, u: int, t: int, overrun: bool) -> list[Reason]:
    """Why a unit that may battle does not attack this enemy: everything that is in the way."""
    far = f.distance(f.place(u), f.place(t))
    found = [*enemies_in_touch(f, u, far, overrun), *against_card(f, u, far, overrun)]
    reach = f.board.unit_range[u]
    unit, target = f.unit(u), f.unit(t)
    if far > reach:
        args = (unit, target, far, reach)
        rules = RANGE_RULES[f.board.unit_class[u]]
        return [*found, because("why-out-of-range", *args, rules=rules, anchors=[target])]
    shells = f.board.unit_class[u] == ARTILLERY
    if far > 1:
        found += shells_stopped(f, u, t) if shells else hidden(f, u, t)
    if not reaches(f.s, u, f.place(u), t):
        found.append(because("why-wide-river", unit, target, rules=("M44-F.16",)))
    count = count_dice(f, u, t, overrun)
    if count.dice <= 0:
        found += no_dice(f, u, t, count)
    return found


def enemies_in_touch(f: Facts, u: int, far: int, overrun: bool) -> list[Reason]:
    """Not past an adjacent enemy, even if it cannot be hurt (M44-4.9, 4.10)."""
    enemies = f.enemies_next_to(u) if far > 1 else []
    bonus = bonus_dice(f.s, True, overrun)
    harmless = all(dice_for(f.s, u, v, bonus) < 1 for v in enemies)
    always = f.board.unit_class[u] == ARTILLERY or harmless
    rules = ("M44-4.9", "M44-4.10") if always else ("M44-4.9",)
    return [
        because("why-adjacent-first", f.unit(u), f.unit(v), rules=rules, anchors=[f.unit(v)])
        for v in enemies
    ]


def against_card(f: Facts, u: int, far: int, overrun: bool) -> list[Reason]:
    """Cards for close assault only, or for fire only (M44-K.27, K.36); not for an overrun."""
    board, card = f.board, f.s.card
    rules = f.card_rules(card)
    if overrun:
        return []
    found = []
    if board.card_only_close[card] and far > 1:
        found.append(because("why-only-close", f.unit(u), f.card(card), rules=rules))
    if board.card_only_fire[card]:
        for v in f.enemies_next_to(u):
            args = (f.unit(u), f.card(card), f.unit(v))
            found.append(because("why-only-fire", *args, rules=rules, anchors=[f.unit(v)]))
    return found


def no_dice(f: Facts, u: int, t: int, count: DiceCount) -> list[Reason]:
    """No die is left after all modifiers (M44-4.13), and what takes them away."""
    given = count.table + count.bonus
    args = (f.unit(u), f.unit(t), given, count.lost)
    found = [because("why-no-dice", *args, rules=("M44-4.13", "M44-4.14"), anchors=[f.unit(t)])]
    for key, loss in (
        ("why-fewer-dice-from", count.out),
        ("why-fewer-dice-into", count.into),
    ):
        if loss:
            values = (f.hex(loss.hex), terrain(loss.terrain), loss.dice)
            found.append(because(key, *values, rules=loss.rules, anchors=[f.hex(loss.hex)]))
    return found


def clear(f: Facts, u: int) -> list[Reason]:
    """Why a unit does not remove wire instead of battling (M44-A2.63)."""
    if f.current != P_BATTLE:
        return wrong_moment(f, V_CLEAR)
    found = not_mine(f, u) or cannot_battle(f, u)
    if found:
        return found
    unit, kind, h = f.unit(u), f.board.unit_class[u], f.place(u)
    if kind != INFANTRY:
        rules = ("M44-A2.63", "M44-A2.64" if kind == ARMOR else "M44-A2.67")
        found.append(because("why-clear-infantry", unit, rules=rules))
    if not f.s.works[h] & WIRE:
        args = (unit, f.hex(h))
        found.append(because("why-clear-no-wire", *args, rules=("M44-A2.63",), anchors=[f.hex(h)]))
    if f.board.card_only_close[f.s.card] and is_adjacent(f.s, u):
        return found
    return found + against_card(f, u, 2, False)
