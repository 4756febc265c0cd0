"""Why a hex cannot be attacked, a unit cannot be restored, a phase cannot be ended."""

from __future__ import annotations

from vezerkar.games.hungary.explain.reasons import because, hex_name, unit_name, zone_rules
from vezerkar.games.hungary.rules.attacks import has_enemy, leaders, may_strike, total_attack
from vezerkar.games.hungary.rules.combat import battle_trucks
from vezerkar.games.hungary.rules.orders import owes
from vezerkar.games.hungary.rules.replacements import can_pay
from vezerkar.games.hungary.rules.rising import ban_for, holds_partisans, is_banned
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import (
    B_TARGET,
    DEAD,
    DUE,
    F_SIDE,
    FOUGHT,
    GONE,
    HQ,
    HUNGARIAN,
    LAKE,
    PARTISAN,
)
from vezerkar.scene.scene import Reason


def attack(s: Campaign, h: int, needs_announcement: bool) -> list[Reason]:
    """Why a hex cannot be announced or attacked."""
    side = s.stack[F_SIDE]
    place = hex_name(s, h)
    if not has_enemy(s, h, side):
        return [because("why-nobody-there", rules=("HU-8.1.1",), hex=place)]
    if not leaders(s, side, h):
        for u in _beside(s, side, h):
            kept = _kept_back(s, u, h)
            if kept:
                return kept
        rules = ("HU-8.1.1", "HU-8.1.2", "HU-7.5.2", "HU-5.5.8")
        return [because("why-not-adjacent", rules=rules, hex=place)]
    if needs_announcement and h not in s.announced:
        return [because("why-not-announced", rules=("HU-8.1.4",), hex=place)]
    return [because("why-not-possible", rules=("HU-8.1.3", "HU-8.1.4"))]


def striker(s: Campaign, u: int, h: int) -> list[Reason]:
    """Why a unit of one's own side cannot join the attack on a hex."""
    unit = unit_name(s, u)
    if s.unit_hex[u] < 0:
        return [because("why-not-on-map", rules=("HU-1.5.9",), unit=unit)]
    if s.flags[u] & FOUGHT:
        return [because("why-already-fought", rules=("HU-8.1.2", "HU-8.1.8"), unit=unit)]
    kept = _kept_back(s, u, h) if u in _beside(s, s.board.unit_side[u], h) else []
    if kept:
        return kept
    if not may_strike(s, u, h):
        rules = ("HU-8.1.1", "HU-7.5.2", "HU-8.3.11", "HU-4.2.4")
        return [because("why-not-adjacent", rules=rules, hex=hex_name(s, h))]
    return []


def _beside(s: Campaign, side: int, h: int) -> list[int]:
    """The units of a side that could attack a hex if it were not for the rising."""
    board = s.board
    found = []
    for d in range(6):
        for u in s.at[board.near[h * 6 + d]]:
            lake = board.edge[h * 6 + d] == LAKE
            if board.unit_side[u] == side and not lake and not s.flags[u] & FOUGHT:
                found.append(u)
    return found


def _kept_back(s: Campaign, u: int, h: int) -> list[Reason]:
    """HU-12.2.1.7, HU-12.2.2.4: whom the Slovak rising keeps from attacking a hex."""
    if s.board.unit_nation[u] == HUNGARIAN and holds_partisans(s, h):
        return [because("why-hungarians", rules=("HU-12.2.2.4",))]
    if s.board.unit_type[u] == PARTISAN and is_banned(ban_for(s, [u]), h):
        unit, place, rules = unit_name(s, u), hex_name(s, h), zone_rules(s, u)
        return [because("why-hex-zone", rules=rules, hex=place, unit=unit)]
    return []


def go(s: Campaign) -> list[Reason]:
    """HU-5.5.8: why the units chosen so far cannot attack."""
    if total_attack(s, s.attackers) == 0:
        return [because("why-no-value", rules=("HU-5.5.8",), hex=hex_name(s, s.battle[B_TARGET]))]
    return []


def end(s: Campaign) -> list[Reason]:
    """HU-12.1.8: the combat phase goes on while an order is owed."""
    if owes(s):
        return [because("why-order-due", rules=("HU-12.1.7", "HU-12.1.8", "HU-12.1.9"))]
    return []


def bid(s: Campaign, seat: int, number: int) -> list[Reason]:
    """Why so many trucks cannot be bid."""
    most = len(battle_trucks(s, s.board.seat_side[seat]))
    if number > most:
        rules = ("HU-5.8.1.6", "HU-5.8.1.11")
        return [because("why-too-many-trucks", rules=rules, number=most)]
    return []


def restore(s: Campaign, u: int, rebuild: bool) -> list[Reason]:
    """Why a unit cannot be restored, or rebuilt."""
    unit = unit_name(s, u)
    if s.board.unit_side[u] != s.stack[F_SIDE]:
        return [because("why-other-side", rules=("HU-1.3.1", "HU-1.3.2"), unit=unit)]
    place = s.unit_hex[u]
    if place == GONE:
        return [because("why-out-of-play", rules=("HU-6.3.8", "HU-6.5.4"), unit=unit)]
    if place == DUE:
        return [because("why-not-arrived", rules=("HU-6.4.1",), unit=unit)]
    if s.board.unit_type[u] == HQ or not can_pay(s, u):
        rules = ("HU-6.3.6", "HU-6.3.7", "HU-6.3.12", "HU-10.6.2")
        return [because("why-no-points", rules=rules, unit=unit)]
    if place == DEAD and not rebuild:
        return [because("why-to-rebuild", rules=("HU-6.3.8",), unit=unit)]
    if place == DEAD:
        rules = ("HU-6.3.3", "HU-6.3.11", "HU-10.2.16", "HU-6.3.16")
        return [because("why-not-possible", rules=rules)]
    if s.unit_steps[u] == s.board.unit_full[u]:
        return [because("why-full-strength", rules=("HU-6.3.1",), unit=unit)]
    if rebuild:
        return [because("why-to-restore", rules=("HU-6.3.1", "HU-6.3.8"), unit=unit)]
    return [because("why-not-linked", rules=("HU-6.3.2", "HU-6.3.10"), unit=unit)]
