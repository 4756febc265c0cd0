"""Why artillery does not fire, a unit does not retreat there, lose the step or advance."""

from __future__ import annotations

from vezerkar.games.hungary.explain.pieces import (
    Rules,
    absent,
    another,
    chief_decides,
    closed,
    commanded,
    enemy_there,
    foreign,
    no_room,
    not_mine,
)
from vezerkar.games.hungary.explain.reasons import because, hex_name, unit_name
from vezerkar.games.hungary.phases.breakthrough import F_ADVANCE_SURPLUS, can_advance, is_waiting
from vezerkar.games.hungary.phases.losses import victims
from vezerkar.games.hungary.rules.combat import (
    attacker_of,
    gun_is_ready,
    gun_reaches,
    target_of,
    truck_hexes,
)
from vezerkar.games.hungary.rules.movement import is_beside_enemy
from vezerkar.games.hungary.rules.zones import side_map
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import (
    ARTILLERY,
    F_SIDE,
    F_UNIT,
    FIRED,
    FOUGHT,
    OOS,
    ZOC,
)
from vezerkar.scene.scene import Reason

MOBILE: Rules = ("HU-8.5.2", "HU-8.6.1")


def retreat(s: Campaign, seat: int, u: int, h: int) -> list[Reason]:
    """Why a unit in excess does not retreat to a hex."""
    found = another(s, u, s.stack[F_UNIT], ("HU-4.2.2",))
    if found:
        return found
    side, place = s.board.unit_side[u], hex_name(s, h)
    found = enemy_there(s, h, side, ("HU-4.2.7",)) or closed(s, [u], h)
    if found:
        return found
    if side_map(s, 1 - side)[h] & ZOC:
        return [because("why-retreat-zoc", rules=("HU-4.2.7",), hex=place)]
    found = no_room(s, [u], h)
    if found:
        return found
    rules = ("HU-4.2.6", "HU-4.2.7", "HU-7.5.2")
    return [because("why-not-on-way-back", rules=rules, unit=unit_name(s, u), hex=place)]


# Artillery


def fire(s: Campaign, seat: int, u: int, _: int) -> list[Reason]:
    """Why a unit does not fire in the battle, as artillery."""
    unit = unit_name(s, u)
    found = foreign(s, seat, u)
    if not found and s.board.unit_type[u] != ARTILLERY:
        return [because("why-not-artillery", rules=("HU-8.3.1",), unit=unit)]
    return found or absent(s, u) or commanded(s, seat, u) or silent(s, u)


def silent(s: Campaign, u: int) -> list[Reason]:
    """What keeps artillery on the map from firing."""
    unit, h = unit_name(s, u), target_of(s)
    attacks = s.board.unit_side[u] == attacker_of(s)
    if s.flags[u] & FIRED:
        return [because("why-already-fired", rules=("HU-8.3.8", "HU-8.1.2"), unit=unit)]
    if not gun_is_ready(s, u, attacks) and s.flags[u] & FOUGHT:
        return [because("why-already-fought", rules=("HU-8.3.8", "HU-8.1.2"), unit=unit)]
    if s.flags[u] & OOS:
        return [because("why-oos-gun", rules=("HU-5.5.5",), unit=unit)]
    if s.is_crowded_out(u):
        return [because("why-in-excess", rules=("HU-4.2.4", "HU-4.2.1"), unit=unit)]
    if not gun_reaches(s, s.unit_hex[u], h, attacks):
        rules: Rules = ("HU-8.3.8", "HU-7.5.2") if attacks else ("HU-8.3.9", "HU-7.5.2")
        return [because("why-gun-reach", rules=rules, unit=unit, hex=hex_name(s, h))]
    if not truck_hexes(s, s.board.unit_side[u], [s.unit_hex[u]]):
        return [because("why-gun-truck", rules=("HU-8.3.1", "HU-8.3.2"), unit=unit)]
    rules = ("HU-8.3.4",) if attacks else ("HU-8.3.10",)
    return [because("why-gun-value", rules=rules, unit=unit)]


# Losses


def lose(s: Campaign, seat: int, u: int, _: int) -> list[Reason]:
    """Why a unit does not take the loss."""
    side, unit = s.stack[F_SIDE], unit_name(s, u)
    found = foreign(s, seat, u) or absent(s, u)
    if found:
        return found
    if u in victims(s, side):
        return commanded(s, seat, u)
    if u in s.combat_in(target_of(s)):
        return [because("why-artillery-last", rules=("HU-1.5.7",), unit=unit)]
    return [because("why-not-in-battle", rules=("HU-1.5.6", "HU-1.5.7"), unit=unit)]


# Advance and breakthrough


def advance(s: Campaign, seat: int, u: int, _: int) -> list[Reason]:
    """Why a unit does not occupy the empty hex."""
    h = target_of(s)
    return cannot_go(s, seat, u) or closed(s, [u], h) or no_room(s, [u], h)


def cannot_go(s: Campaign, seat: int, u: int) -> list[Reason]:
    """Why a unit goes nowhere after the battle."""
    found = not_mine(s, seat, u)
    if found:
        return found
    unit = unit_name(s, u)
    if u not in s.attackers:
        return [because("why-not-attacker", rules=("HU-8.4.3", "HU-8.5.2"), unit=unit)]
    if not is_waiting(s, u):
        return [because("why-has-advanced", rules=("HU-8.4.3", "HU-8.5.9"), unit=unit)]
    return []


def advance_all(s: Campaign, seat: int, _: int, __: int) -> list[Reason]:
    """Why not all units advance at once: there is one at most."""
    mine = [u for u in s.attackers if s.unit_hex[u] >= 0 and s.owns(seat, u)]
    left = len([u for u in mine if can_advance(s, u)])
    return [because("why-few-advance", rules=("HU-8.4.1", "HU-8.5.6"), number=left)]


def break_out(s: Campaign, seat: int, u: int, _: int) -> list[Reason]:
    """Why a unit does not break through."""
    found = cannot_go(s, seat, u)
    if found:
        return found
    if s.stack[F_ADVANCE_SURPLUS] == 0:
        return [because("why-no-breakthrough", rules=("HU-8.5.1", "HU-8.5.7"))]
    return slow(s, u) or [no_way(s, u, ("HU-8.5.10", "HU-8.5.11", "HU-4.1.5"))]


def slow(s: Campaign, u: int) -> list[Reason]:
    """Only armour, mechanised units and cavalry go through a breach."""
    if s.board.unit_mobile[u]:
        return []
    return [because("why-not-mobile", rules=MOBILE, unit=unit_name(s, u))]


def no_way(s: Campaign, u: int, rules: Rules) -> Reason:
    return because("why-no-way-through", rules=rules, unit=unit_name(s, u))


def nobody_else(s: Campaign, seat: int, _: int, __: int) -> list[Reason]:
    """Why the advance, or the exploitation, is not finished."""
    return chief_decides(s, seat)


def follow(s: Campaign, seat: int, u: int, _: int) -> list[Reason]:
    """Why a unit does not exploit a breakthrough."""
    found = not_mine(s, seat, u) or slow(s, u)
    if found:
        return found
    unit = unit_name(s, u)
    if s.flags[u] & FOUGHT:
        return [because("why-already-fought", rules=("HU-8.6.1", "HU-8.6.6"), unit=unit)]
    if is_beside_enemy(s, s.unit_hex[u], s.board.unit_side[u]):
        return [because("why-next-to-enemy", rules=("HU-8.6.1",), unit=unit)]
    return [no_way(s, u, ("HU-8.6.2", "HU-8.6.4", "HU-4.1.5"))]
