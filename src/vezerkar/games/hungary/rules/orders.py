# hot: compiled by mypyc
"""Führer orders: what hastens them, and the attacks that are owed (section 12.1)."""

from __future__ import annotations

from vezerkar.games.hungary.rules.attacks import attackable, strikers
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import AXIS, COUNTED, PARTISAN, SOVIET


def owes(s: Campaign) -> bool:
    """Whether the order of this turn is not yet fulfilled."""
    if s.order == 0 or s.active != AXIS:
        return False
    board = s.board
    return (
        s.order_steps < board.order_steps[s.order] or s.order_mobile < board.order_mobile[s.order]
    )


def owed_targets(s: Campaign, seat: int) -> list[int]:
    """HU-12.1.8: hexes where a legal attack would add to what is still owed."""
    board = s.board
    mobile_only = s.order_steps >= board.order_steps[s.order]
    found: list[int] = []
    for h in attackable(s, AXIS, seat):
        led = 0  # mask of the seats that can lead an attack there: only they can be asked for it
        units = strikers(s, AXIS, h)
        for u in units:
            if s.attack_of(u) > 0:
                led |= s.owner(u)
        for u in units:
            if s.flags[u] & COUNTED or (mobile_only and board.unit_mobile[u] != 1):
                continue
            if led & s.owner(u) and (seat < 0 or s.owns(seat, u)):
                found.append(h)
                break
    return found


def soviets_near_budapest(s: Campaign) -> bool:
    """HU-12.1.2: a combat unit other than partisans within two hexes."""
    board = s.board
    for u in board.combat_units[SOVIET]:
        h = s.unit_hex[u]
        if h >= 0 and board.near_budapest[h] and board.unit_type[u] != PARTISAN:
            return True
    return False
