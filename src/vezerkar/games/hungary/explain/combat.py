"""Why a hex cannot be attacked, and why a unit does not take part (sections 8.1 and 12.1)."""

from __future__ import annotations

from vezerkar.games.hungary.explain.pieces import absent, chief_decides, commanded, foreign
from vezerkar.games.hungary.explain.reasons import (
    because,
    hex_name,
    seat_name,
    unit_name,
    zone_rules,
)
from vezerkar.games.hungary.phases.combat import F_LEADER
from vezerkar.games.hungary.rules.attacks import (
    attackable,
    has_enemy,
    leaders,
    strikers,
    total_attack,
)
from vezerkar.games.hungary.rules.combat import battle_trucks
from vezerkar.games.hungary.rules.orders import owed_targets, owes
from vezerkar.games.hungary.rules.rising import ban_for, holds_partisans, is_banned
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import (
    ARTILLERY,
    B_ATTACKER,
    B_TARGET,
    F_HEX,
    F_SIDE,
    FOUGHT,
    HQ,
    HUNGARIAN,
    LAKE,
    PARTISAN,
)
from vezerkar.scene.scene import Reason

ORDER = ("HU-12.1.7", "HU-12.1.8", "HU-12.1.9")


def announce(s: Campaign, seat: int, h: int, _: int) -> list[Reason]:
    """Why an attack on a hex is not announced."""
    found = no_attack(s, seat, h)
    if found:
        return found
    count = len(leaders(s, s.stack[F_SIDE], h))
    rules = ("HU-8.1.3", "HU-5.5.8")
    return [because("why-announced-enough", rules=rules, hex=hex_name(s, h), number=count)]


def attack(s: Campaign, seat: int, h: int, _: int) -> list[Reason]:
    """Why a hex is not attacked."""
    found = no_attack(s, seat, h)
    return found or [because("why-not-announced", rules=("HU-8.1.4",), hex=hex_name(s, h))]


def no_attack(s: Campaign, seat: int, h: int) -> list[Reason]:
    """Why no unit of a seat can lead an attack on a hex: nobody is there, or what keeps each."""
    side = s.stack[F_SIDE]
    if not has_enemy(s, h, side):
        return [because("why-nobody-there", rules=("HU-8.1.1",), hex=hex_name(s, h))]
    if h in attackable(s, side, seat):
        return []
    near = [u for u in around(s, h) if s.board.unit_side[u] == side and s.is_combat(u)]
    if not near:
        return [because("why-not-adjacent", rules=("HU-8.1.1",), hex=hex_name(s, h))]
    found = {reason.message.key: reason for u in near for reason in kept(s, seat, u, h)}
    return list(found.values())


def around(s: Campaign, h: int) -> list[int]:
    """The units in the hexes next to a hex."""
    return [u for d in range(6) for u in s.at[s.board.near[h * 6 + d]]]


def kept(s: Campaign, seat: int, u: int, h: int) -> list[Reason]:
    """What keeps a combat unit from leading an attack on the hex beside it."""
    found = unable(s, u, h) or commanded(s, seat, u)
    if not found and s.attack_of(u) == 0:
        return [because("why-unit-no-value", rules=("HU-5.5.8",), unit=unit_name(s, u))]
    return found


def unable(s: Campaign, u: int, h: int) -> list[Reason]:
    """What keeps a combat unit from taking part in an attack on the hex beside it."""
    unit, board = unit_name(s, u), s.board
    if s.flags[u] & FOUGHT:
        return [because("why-already-fought", rules=("HU-8.1.2", "HU-8.1.8"), unit=unit)]
    if board.unit_type[u] == ARTILLERY:
        return [because("why-artillery", rules=("HU-8.3.11", "HU-8.3.1"), unit=unit)]
    if s.is_crowded_out(u):
        return [because("why-in-excess", rules=("HU-4.2.4",), unit=unit)]
    if board.edge[s.unit_hex[u] * 6 + board.direction(s.unit_hex[u], h)] == LAKE:
        return [because("why-lake", rules=("HU-7.5.2",), unit=unit, hex=hex_name(s, h))]
    if board.unit_nation[u] == HUNGARIAN and holds_partisans(s, h):
        return [because("why-hungarians", rules=("HU-12.2.2.4",))]
    if board.unit_type[u] == PARTISAN and is_banned(ban_for(s, [u]), h):
        return [because("why-hex-zone", rules=zone_rules(s, u), hex=hex_name(s, h), unit=unit)]
    return []


# Who attacks


def join(s: Campaign, seat: int, u: int, _: int) -> list[Reason]:
    """Why a unit does not join the attack."""
    h, unit = s.stack[F_HEX], unit_name(s, u)
    found = foreign(s, seat, u) or absent(s, u)
    if found:
        return found
    if u in s.attackers:
        return [because("why-attacks-already", rules=("HU-8.1.6",), unit=unit)]
    if s.board.unit_type[u] == HQ:
        return [because("why-hq-attacks", rules=("HU-8.2.6", "HU-14.4"), unit=unit)]
    if u not in around(s, h):
        place = hex_name(s, h)
        return [because("why-not-beside", rules=("HU-8.1.1",), unit=unit, hex=place)]
    return unable(s, u, h) or commanded(s, seat, u)


def leads(s: Campaign, seat: int) -> list[Reason]:
    """The seat that began the attack decides about it."""
    leader = s.stack[F_LEADER]
    if seat == leader:
        return []
    return [because("why-leader-decides", rules=("HU-1.0.3",), seat=seat_name(s, leader))]


def join_all(s: Campaign, seat: int, _: int, __: int) -> list[Reason]:
    """Why not all units join at once: there is one at most."""
    free = [u for u in strikers(s, s.battle[B_ATTACKER], s.stack[F_HEX]) if s.owns(seat, u)]
    left = len([u for u in free if u not in s.attackers])
    found = leads(s, seat)
    return found or [because("why-few-left", rules=("HU-8.1.6",), number=left)]


def go(s: Campaign, seat: int, _: int, __: int) -> list[Reason]:
    """HU-5.5.8: why the units chosen so far cannot attack."""
    found = leads(s, seat)
    if not found and total_attack(s, s.attackers) == 0:
        return [because("why-no-value", rules=("HU-5.5.8",), hex=hex_name(s, s.battle[B_TARGET]))]
    return found


def call_off(s: Campaign, seat: int, _: int, __: int) -> list[Reason]:
    """HU-8.1.7: why the attack is not called off."""
    found = leads(s, seat)
    if found:
        return found
    if total_attack(s, s.attackers) > 0:
        return [because("why-attack-chosen", rules=("HU-8.1.7",))]
    return [because("why-order-due", rules=ORDER)]


def announced(s: Campaign, seat: int, _: int, __: int) -> list[Reason]:
    """Why the announcements are not finished."""
    return chief_decides(s, seat)


def end(s: Campaign, seat: int, _: int, __: int) -> list[Reason]:
    """HU-12.1.8: the combat phase goes on while an order is owed."""
    found = chief_decides(s, seat)
    if not found and owes(s) and owed_targets(s, -1):
        return [because("why-order-due", rules=ORDER)]
    return found


def bid(s: Campaign, seat: int, number: int, _: int) -> list[Reason]:
    """Why so many trucks cannot be bid."""
    most = len(battle_trucks(s, s.board.seat_side[seat]))
    if number > most:
        rules = ("HU-5.8.1.6", "HU-5.8.1.11")
        return [because("why-too-many-trucks", rules=rules, number=most)]
    return []
