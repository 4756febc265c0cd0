# hot: compiled by mypyc
"""What an order lets a tower do, and whether it can be carried out at all (KF-6.1.2, KF-3.2.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.kernel import b_of, pack
from vezerkar.games.crescent import terms
from vezerkar.games.crescent.rules.building import (
    add_blasts,
    add_bridges,
    add_ramparts,
    is_builder,
    may_have_rampart,
)
from vezerkar.games.crescent.rules.combat import (
    bridges_in_range,
    melee_targets,
    shot_targets,
)
from vezerkar.games.crescent.rules.movement import can_step, may_be_exchanged, steps_of
from vezerkar.games.crescent.rules.retreat import landings

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.games.crescent.state import Battle


def mode_of(grey: i64) -> i64:
    if grey == terms.CHARGE:
        return terms.AS_CHARGE
    if grey == terms.DOUBLE_STRIKE:
        return terms.AS_DOUBLE
    return terms.AS_EXCHANGE if grey == terms.EXCHANGE else terms.AS_MARCH


def own_towers(s: Battle, side: i64, troop: i64) -> list[int]:
    """The living towers of a type of a side."""
    board = s.board
    found: list[int] = []
    for t in range(board.towers):
        if board.tower_troop[t] == troop and s.square[t] >= 0 and s.owner[t] == side:
            found.append(t)
    return found


# Attacks


def add_attacks(
    s: Battle, seat: i64, t: i64, left: i64, stepped: bool, may_go_on: bool, found: list[int]
) -> None:
    """The single attacks of a tower from where it stands, with so many steps left."""
    if s.exhausted(t):
        return  # KF-2.8.2
    targets: list[int] = []
    if left > 0:
        melee_targets(s, seat, t, targets)  # KF-2.7.6
        for d in targets:
            found.append(pack(terms.V_MELEE, t, d, 0))
    bonus = has_standing_bonus(s, seat, t) and not stepped
    if bonus:
        targets = []
        shot_targets(s, seat, t, terms.STANDING_SHOT, targets)
        for d in targets:
            found.append(pack(terms.V_STAND, t, d, 0))
    if not bonus or may_go_on:
        targets = []
        shot_targets(s, seat, t, terms.SHOT, targets)
        for d in targets:
            found.append(pack(terms.V_SHOOT, t, d, 0))
    targets = []
    bridges_in_range(s, seat, t, targets)
    for q in targets:
        found.append(pack(terms.V_CANNON, t, q, 0))


def has_standing_bonus(s: Battle, seat: i64, t: i64) -> bool:
    """KF-5.3.3, KF-5.3.4: standing still helps musketeers that have a cube."""
    troop: i64 = s.board.tower_troop[t]
    return s.ability(seat, troop) & terms.STANDING_BONUS != 0 and s.cubes[seat][troop] > 0


def add_double(s: Battle, seat: i64, t: i64, left: i64, stepped: bool, found: list[int]) -> None:
    """Two attacks from one square against two towers, in either sequence (KF-6.5.2)."""
    if s.exhausted(t):
        return
    melee: list[int] = []
    if left > 0:
        melee_targets(s, seat, t, melee)
    shots: list[int] = []
    shot_targets(s, seat, t, terms.SHOT, shots)
    add_pairs(melee, melee, terms.MELEE * terms.FIRST_KIND + terms.MELEE, found)
    add_pairs(melee, shots, terms.MELEE * terms.FIRST_KIND + terms.SHOT, found)
    add_pairs(shots, melee, terms.SHOT * terms.FIRST_KIND + terms.MELEE, found)
    bonus = has_standing_bonus(s, seat, t) and not stepped
    if bonus:
        standing: list[int] = []
        shot_targets(s, seat, t, terms.STANDING_SHOT, standing)
        add_pairs(
            standing, standing, terms.STANDING_SHOT * terms.FIRST_KIND + terms.STANDING_SHOT, found
        )
    if not bonus or left > 0:
        add_pairs(shots, shots, terms.SHOT * terms.FIRST_KIND + terms.SHOT, found)


def add_pairs(first: list[int], second: list[int], kinds: i64, found: list[int]) -> None:
    for d in first:
        for e in second:
            if d != e:
                found.append(pack(terms.V_DOUBLE, d, e, kinds))


def can_attack(s: Battle, seat: i64, t: i64, steps: i64) -> bool:
    found: list[int] = []
    add_attacks(s, seat, t, steps, False, False, found)
    return len(found) > 0


# Exchange of Places


def add_swaps(s: Battle, t: i64, found: list[int]) -> None:
    """Own neighbours with which a tower may change places (KF-6.6.1, KF-6.6.3, KF-5.6.12)."""
    board = s.board
    p: i64 = s.square[t]
    for direction in range(8):
        q: i64 = board.near[8 * p + direction]
        other: i64 = s.at[q]
        if other >= 0 and s.owner[other] == s.owner[t]:
            if may_be_exchanged(s, t, q) and may_be_exchanged(s, other, p):
                found.append(pack(terms.V_SWAP, t, other, 0))


# Regrouping


def add_shifts(s: Battle, side: i64, troop: i64, found: list[int]) -> None:
    """One disc from a tower to another of the same type (KF-6.8.1, KF-6.8.2)."""
    towers = own_towers(s, side, troop)
    for giver in towers:
        if s.discs[giver] > 1:
            for taker in towers:
                if giver != taker:
                    found.append(pack(terms.V_SHIFT, giver, taker, 0))


# Works


def add_field_works(s: Battle, seat: i64, t: i64, found: list[int]) -> None:
    """Infantry builds and blows up, a gun blows up a bridge (KF-6.3.1 to KF-6.3.3)."""
    if is_builder(s, seat, t):
        add_ramparts(s, t, found)
        add_bridges(s, t, found)
        add_blasts(s, t, found)
        return
    bridges: list[int] = []
    bridges_in_range(s, seat, t, bridges)
    for q in bridges:
        found.append(pack(terms.V_BLAST, t, q, 0))


def green_of(s: Battle, seat: i64, t: i64) -> i64:
    """The green card of the order that a tower may still use; a helper has none (KF-6.7.3)."""
    if s.built or s.board.tower_troop[t] != s.army:
        return terms.NO_CARD
    return s.laid[seat][s.army * terms.ARMY_PLACES + terms.GREEN]


def add_green_works(s: Battle, seat: i64, t: i64, found: list[int]) -> None:
    """What the green card of the order lets a tower build or blow up (KF-6.30.2)."""
    card = green_of(s, seat, t)
    if card < 0 or not is_builder(s, seat, t):
        return
    if card == terms.RAMPART_BUILDING:
        add_ramparts(s, t, found)
    elif card == terms.BRIDGE_BUILDING:
        add_bridges(s, t, found)
    elif card == terms.DEMOLITION:
        add_blasts(s, t, found)


def add_first_works(s: Battle, seat: i64, t: i64, steps: i64, green: i64, found: list[int]) -> None:
    """What a green card does before an attack that only this makes possible (KF-6.30.2)."""
    if green < 0 or s.exhausted(t) or not is_builder(s, seat, t):
        return
    if green == terms.RAMPART_BUILDING:
        add_first_rampart(s, seat, t, steps, found)
    elif green == terms.DEMOLITION:
        blasts: list[int] = []
        add_blasts(s, t, blasts)
        for action in blasts:
            if blast_opens_attack(s, seat, t, steps, b_of(action)):
                found.append(action)


def add_first_rampart(s: Battle, seat: i64, t: i64, steps: i64, found: list[int]) -> None:
    """A rampart helps an attack only from the attacker's own square (KF-5.1.3)."""
    p: i64 = s.square[t]
    if s.tiles_left() < 1 or not may_have_rampart(s, t, p):
        return
    works = s.works
    s.set_work(p, terms.RAMPART)
    helps = can_attack(s, seat, t, steps)
    s.works = works
    if helps:
        for facing in range(4):
            found.append(pack(terms.V_RAMPART, t, p, facing))


def blast_opens_attack(s: Battle, seat: i64, t: i64, steps: i64, q: i64) -> bool:
    """Whether a tower may be able to attack when an explosion has driven somebody away.

    An explosion that drives nobody away changes nothing for an attack.
    """
    victim: i64 = s.at[q]
    if victim < 0 or s.board.artillery[s.board.tower_troop[victim]]:
        return False
    after = s.clone()
    after.lose(victim, 1)
    places = landings(after, victim)
    if not places:
        after.lose(victim, after.discs[victim])
    after.set_work(q, terms.NO_WORK)
    if after.square[t] < 0:
        return False
    if not places:
        return can_attack(after, seat, t, steps)
    for place in places:
        after.go(victim, place)
        if can_attack(after, seat, t, steps):
            return True
    return False


# Filling the Ranks


def add_fills(s: Battle, seat: i64, found: list[int]) -> None:
    """Towers that Filling the Ranks may refill (KF-6.17.1 to KF-6.17.3)."""
    if s.filled or s.laid[seat][s.army * terms.ARMY_PLACES + terms.PURPLE] != terms.FILL_RANKS:
        return
    for t in range(s.board.towers):
        if may_be_filled(s, seat % 2, t):
            found.append(pack(terms.V_FILL, t, 0, 0))


def may_be_filled(s: Battle, side: i64, t: i64) -> bool:
    """Whether a tower of a side is low and its type has a disc to come back; never a gun."""
    board = s.board
    troop: i64 = board.tower_troop[t]
    if s.square[t] < 0 or s.owner[t] != side or board.artillery[troop]:
        return False
    return s.discs[t] < board.tower_full[t] and s.lost[side * terms.TYPES + troop] > 0


def add_first_fills(s: Battle, seat: i64, troop: i64, found: list[int]) -> None:
    """Fillings before a Regrouping that only they make possible (KF-6.17.2, KF-8.5).

    They bring a tower of the type a disc that it can give to another one (KF-6.8.2).
    """
    if s.laid[seat][troop * terms.ARMY_PLACES + terms.PURPLE] != terms.FILL_RANKS:
        return
    towers = own_towers(s, seat % 2, troop)
    if len(towers) < 2:
        return
    for t in towers:
        if may_be_filled(s, seat % 2, t):
            found.append(pack(terms.V_FILL, t, 0, 0))


def must_fill(s: Battle) -> bool:
    """Whether no tower has a disc to give before the ranks are filled (KF-6.8.2, KF-6.17.2)."""
    shifts: list[int] = []
    add_shifts(s, s.turn % 2, s.army, shifts)
    return not shifts


# Whether anything can be done


def can_act(s: Battle, seat: i64, t: i64, mode: i64, green: i64) -> bool:
    """Whether a tower could make a step or an attack now, if need be with the help of a card."""
    steps = steps_of(s, seat, t, mode)
    if can_step(s, seat, t, steps):
        return True
    if mode == terms.AS_EXCHANGE:
        swaps: list[int] = []
        add_swaps(s, t, swaps)
        return len(swaps) > 0
    if can_attack(s, seat, t, steps):
        return True
    works: list[int] = []
    add_first_works(s, seat, t, steps, green, works)
    return len(works) > 0


def can_execute(s: Battle, seat: i64, troop: i64) -> bool:
    """Whether an order can be carried out at all; otherwise it must be withdrawn (KF-3.2.12).

    Comrades' Aid is judged by the towers of its own army card as they stand when the order begins,
    even if the second tower could make room for one of them first (KF-6.7.4).
    """
    grey = s.laid[seat][troop * terms.ARMY_PLACES + terms.GREY]
    side: i64 = seat % 2
    found: list[int] = []
    if grey == terms.REGROUP:
        add_shifts(s, side, troop, found)
        add_first_fills(s, seat, troop, found)
        return len(found) > 0
    mode = mode_of(grey)
    green = s.laid[seat][troop * terms.ARMY_PLACES + terms.GREEN]
    for t in own_towers(s, side, troop):
        if grey == terms.FIELD_WORKS:
            add_field_works(s, seat, t, found)
            if found:
                return True
        elif can_act(s, seat, t, mode, green):
            return True
    return False
