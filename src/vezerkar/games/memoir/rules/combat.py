# hot: compiled by mypyc
"""Chapter 4 of the rulebook: which targets, how many dice, who may take ground."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.kernel import BIT
from vezerkar.games.memoir.rules.sight import sees, shell_path
from vezerkar.games.memoir.terms import ARMOR, ARTILLERY, INFANTRY, SANDBAGS, WIRE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.games.memoir.state import Battle


def dice_for(s: Battle, u: i64, t: i64, bonus: i64) -> i64:
    """Dice of an attack in range: table + bonus - own hex - target's hex (M44-4.14)."""
    board = s.board
    a: i64 = s.unit_hex[u]
    b: i64 = s.unit_hex[t]
    far: i64 = board.distance[a * board.count + b]
    kind: i64 = board.unit_class[u]
    dice: i64 = board.unit_dice[u * 7 + far] + bonus  # M44-K.45
    out = loss_from(s, kind, a)
    into = loss_into(s, kind, board.unit_side[t], a, b)
    if not board.town_adds and kind == ARMOR and board.town[a]:
        return dice - (out if out > into else into)  # M44-4.35, house rule
    return dice - out - into


def loss_from(s: Battle, kind: i64, a: i64) -> i64:
    """Dice lost for the attacker's own hex (M44-A2.26, A2.62)."""
    out: i64 = s.board.exposure[a * 3 + kind]
    if kind == INFANTRY and s.works[a] & WIRE and out < 1:
        return 1
    return out


def loss_into(s: Battle, kind: i64, side: i64, a: i64, b: i64) -> i64:
    """Dice lost for the target's hex: the best protection counts, never the sum (M44-A2.41)."""
    if kind == ARTILLERY:
        return 0  # M44-4.34
    board = s.board
    into: i64 = board.shelter[(b * 3 + kind) * 2 + side]
    if board.hill[b] and not board.hill[a] and board.uphill[kind] > into:
        into = board.uphill[kind]  # M44-A2.16, A2.17
    if s.works[b] & SANDBAGS and board.sandbag_dice[kind] > into:
        into = board.sandbag_dice[kind]  # M44-A2.58, A2.70
    return into


def is_adjacent(s: Battle, u: i64) -> bool:
    """Whether an enemy stands next to the unit."""
    board = s.board
    at = s.at
    side: i64 = board.unit_side[u]
    j: i64 = s.unit_hex[u] * 6
    stop: i64 = j + 6
    while j < stop:
        v: i64 = at[board.near[j]]
        if v >= 0 and board.unit_side[v] != side:
            return True
        j += 1
    return False


def can_battle(s: Battle, u: i64) -> bool:
    """Whether the unit is free to battle at all, whatever the targets."""
    if (s.fought | s.barred) & BIT[u]:
        return False  # M44-4.3
    return s.board.ocean[s.unit_hex[u]] == 0  # M44-A2.34


def bonus_dice(s: Battle, close: bool, overrun: bool) -> i64:
    """Extra dice that the card gives to the active player's units."""
    board = s.board
    card = s.card
    if overrun:
        # M44-K.20, K.27, K.43: the overrun has its own bonus, for fire only where fire has one.
        if close:
            return board.card_overrun[card]
        return board.card_fire[card] if board.card_overrun[card] else 0
    return board.card_close[card] if close else board.card_fire[card]


def targets(s: Battle, u: i64, overrun: bool, found: list[int]) -> None:
    """Append the enemy units that a unit may attack now."""
    board = s.board
    a: i64 = s.unit_hex[u]
    side: i64 = board.unit_side[u]
    at = s.at
    close = False
    j: i64 = a * 6
    stop: i64 = j + 6
    only_fire = board.card_only_fire[s.card] != 0 and not overrun
    while j < stop:
        v: i64 = at[board.near[j]]
        j += 1
        if v >= 0 and board.unit_side[v] != side:
            close = True
            if only_fire:
                return  # M44-K.36
            if dice_for(s, u, v, bonus_dice(s, True, overrun)) > 0 and reaches(s, u, a, v):
                found.append(v)
    if close:
        return  # M44-4.9, 4.10: not past an adjacent enemy, even if it cannot be hurt
    if board.card_only_close[s.card] and not overrun:
        return  # M44-K.27
    far_targets(s, u, bonus_dice(s, False, overrun), found)


def far_targets(s: Battle, u: i64, bonus: i64, found: list[int]) -> None:
    """Append the enemy units in range and sight of a unit with no enemy next to it."""
    board = s.board
    a: i64 = s.unit_hex[u]
    reach: i64 = board.unit_range[u]
    shells = board.unit_class[u] == ARTILLERY
    base: i64 = a * board.count
    for v in board.units[1 - board.unit_side[u]]:
        b: i64 = s.unit_hex[v]
        if b < 0 or board.distance[base + b] > reach:
            continue
        if dice_for(s, u, v, bonus) <= 0:
            continue  # M44-4.13
        if shells:
            if board.hills_stop_shells and not shell_path(s, a, b):
                continue
        elif not sees(s, a, b) or not reaches(s, u, a, v):
            continue
        found.append(v)


def reaches(s: Battle, u: i64, a: i64, v: i64) -> bool:
    """M44-F.16: over a wide river some units may not target the opposite bank."""
    board = s.board
    if board.unit_class[u] != board.wide_river:
        return True
    here: i64 = board.bank[a]
    there: i64 = board.bank[s.unit_hex[v]]
    return here == there or here == 0 or there == 0


def has_target(s: Battle, u: i64, overrun: bool) -> bool:
    found: list[int] = []
    targets(s, u, overrun, found)
    return len(found) > 0


def may_clear(s: Battle, u: i64) -> bool:
    """Infantry on wire that could battle may remove it instead (M44-A2.63)."""
    board = s.board
    if board.unit_class[u] != INFANTRY or not s.works[s.unit_hex[u]] & WIRE:
        return False
    if board.card_only_close[s.card]:
        return is_adjacent(s, u)
    if board.card_only_fire[s.card]:
        return not is_adjacent(s, u)
    return True


def may_be_ambushed(s: Battle, u: i64, t: i64) -> bool:
    """Whether the reaction window opens, by what everybody can see (M44-I.4, K.17).

    The ledger would let it stay shut when the attacker holds Ambush; but then the defender could
    read that off the missing question, so only open facts count.
    """
    board = s.board
    card = board.ambush
    if s.discard[card] + s.played.count(card) >= board.deck[card]:
        return False  # Overlord has two of them
    if len(s.hands[board.unit_side[t]]) == 0:
        return False
    b: i64 = s.unit_hex[t]
    return board.ocean[b] == 0 and dice_for(s, t, u, 0) > 0 and reaches(s, t, b, u)


def may_take(s: Battle, u: i64, h: i64) -> bool:
    """Whether a unit may take the ground it has won next to it (M44-4.61 to 4.67)."""
    board = s.board
    if not board.take_ground or board.unit_ground[u] == 0:
        return False  # M44-4.63, A3.18
    bit = BIT[u]
    if s.halted & bit:
        return False  # M44-4.64, 4.65, A2.65
    if board.hedgerow[h] and (s.moved | s.took) & bit:
        return False  # M44-4.67
    off = board.off
    j: i64 = (board.unit_class[u] * board.count + s.unit_hex[u]) * 6
    for k in range(6):
        if board.ground_steps[j + k] == h and h != off:
            return True
    return False
