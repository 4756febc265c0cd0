"""Why an air unit cannot fly, be recalled or fire (section 9)."""

from __future__ import annotations

from vezerkar.games.hungary.explain.logistics import not_at_base
from vezerkar.games.hungary.explain.pieces import Rules, another, foreign, not_aircraft
from vezerkar.games.hungary.explain.reasons import because, sector_name, unit_name
from vezerkar.games.hungary.phases.air import F_ANSWERING_UNIT, next_shooter
from vezerkar.games.hungary.rules.air import aircraft_limit, fliers, has_slot, sectors_of
from vezerkar.games.hungary.rules.combat import attacker_of, is_vt, target_of
from vezerkar.games.hungary.rules.supply import hq_states
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import (
    F_SECTOR,
    FIGHTER_BOMBER,
    RECALLED,
    SOVIET,
    UNDECIDED,
)
from vezerkar.scene.scene import Reason

PLAN: Rules = ("HU-9.2.1",)


# The plan; that of the other side is hidden (HU-14.3), so that only the own one is looked at


def pick(s: Campaign, seat: int, u: int, _: int) -> list[Reason]:
    """Why an air unit is not assigned now."""
    return pending(s, seat) or cannot_fly(s, seat, u)


def pending(s: Campaign, seat: int) -> list[Reason]:
    """Another air unit waits for its sector."""
    picked = s.picked[s.board.seat_side[seat]]
    if picked < 0:
        return []
    return [because("why-sector-first", rules=PLAN, unit=unit_name(s, picked))]


def cannot_fly(s: Campaign, seat: int, u: int) -> list[Reason]:
    """Why an air unit is not one of those that wait for a sector."""
    found = foreign(s, seat, u) or not_aircraft(s, u) or not_at_base(s, u)
    if found:
        return found
    if u not in fliers(s, s.board.unit_side[u]):
        return [because("why-grounded", rules=("HU-10.2.17", "HU-10.4.1"), unit=unit_name(s, u))]
    if s.sector[u] != UNDECIDED:
        return [because("why-assigned", rules=PLAN, unit=unit_name(s, u))]
    return []


def not_picked(s: Campaign, seat: int, u: int) -> list[Reason]:
    """Why an air unit is not the one that is being assigned."""
    if u == s.picked[s.board.seat_side[seat]]:
        return []
    found = pick(s, seat, u, 0)
    return found or [because("why-pick-first", rules=PLAN, unit=unit_name(s, u))]


def fly(s: Campaign, seat: int, u: int, sector: int) -> list[Reason]:
    """Why an air unit is not assigned to a sector."""
    found = not_picked(s, seat, u)
    if found:
        return found
    unit = unit_name(s, u)
    if sector not in sectors_of(s, u):
        return [because("why-out-of-range", rules=("HU-9.2.1.1",), unit=unit)]
    return [] if has_slot(s, u) else [no_slot(s, s.base[u])]


def no_slot(s: Campaign, hq: int) -> Reason:
    """HU-10.2.13: an HQ has sent out as many aircraft as it may."""
    most = aircraft_limit(s, hq, hq_states(s, SOVIET)[s.board.hqs[SOVIET].index(hq)])
    rules = ("HU-10.2.11", "HU-10.2.12", "HU-10.2.13", "HU-9.2.2.1")
    return because("why-no-slot", rules=rules, unit=unit_name(s, hq), number=most)


def hold_back(s: Campaign, seat: int, u: int, _: int) -> list[Reason]:
    """Why it is not said of an air unit that it stays at its base."""
    return not_picked(s, seat, u)


def ready(s: Campaign, seat: int, _: int, __: int) -> list[Reason]:
    """Why the plan is not finished."""
    return pending(s, seat)


# Air battles


def elsewhere(s: Campaign, u: int, sector: int, rules: Rules) -> list[Reason]:
    """An air unit is not in the sector of the battle."""
    if s.sector[u] == sector:
        return []
    names = {"unit": unit_name(s, u), "sector": sector_name(s, sector)}
    return [because("why-not-in-sector", rules=rules, **names)]


def recall(s: Campaign, seat: int, u: int, _: int) -> list[Reason]:
    """Why an air unit is not called back."""
    rules = ("HU-9.4.1",)
    found = foreign(s, seat, u) or not_aircraft(s, u)
    found = found or elsewhere(s, u, s.stack[F_SECTOR], rules)
    if not found and s.flags[u] & RECALLED:
        return [because("why-recalled", rules=rules, unit=unit_name(s, u))]
    return found


def target(s: Campaign, seat: int, u: int, foe: int) -> list[Reason]:
    """Why an air unit does not fire at another."""
    sector, rules = s.stack[F_SECTOR], ("HU-9.5.1",)
    shooter = next_shooter(s, sector, s.board.seat_side[seat])
    found = foreign(s, seat, u) or another(s, u, shooter, rules)
    if not found and s.board.unit_side[foe] == s.board.seat_side[seat]:
        return [because("why-own-target", rules=rules, unit=unit_name(s, foe))]
    return found or not_aircraft(s, foe) or elsewhere(s, foe, sector, ("HU-9.3.1", *rules))


def hold_fire(s: Campaign, seat: int, u: int, _: int) -> list[Reason]:
    """Why it is not said of an air unit that it does not fire."""
    shooter = next_shooter(s, s.stack[F_SECTOR], s.board.seat_side[seat])
    return foreign(s, seat, u) or another(s, u, shooter, ("HU-9.5.1", "HU-9.5.8"))


def answer(s: Campaign, seat: int, u: int, foe: int) -> list[Reason]:
    """Why a unit in brackets does not fire at another."""
    found = no_answer(s, seat, u, 0)
    if found:
        return found
    names = {"unit": unit_name(s, u), "unit2": unit_name(s, foe)}
    return [because("why-not-aimed", rules=("HU-9.6.1",), **names)]


def no_answer(s: Campaign, seat: int, u: int, _: int) -> list[Reason]:
    """Another unit in brackets is asked."""
    return foreign(s, seat, u) or another(s, u, s.stack[F_ANSWERING_UNIT], ("HU-9.6.1",))


# Support of ground units


def bomb(s: Campaign, seat: int, u: int, _: int) -> list[Reason]:
    """Why an air unit does not support the battle."""
    found = foreign(s, seat, u) or not_aircraft(s, u)
    if found:
        return found
    unit, h = unit_name(s, u), target_of(s)
    if s.board.unit_bomb[u] == 0:
        return [because("why-no-bombs", rules=("HU-9.7.1",), unit=unit)]
    if u in s.bombs:
        return [because("why-bombs-already", rules=("HU-9.7.2",), unit=unit)]
    found = elsewhere(s, u, s.board.sector[h], ("HU-9.7.1", "HU-9.9.2"))
    if found:
        return found
    mine = s.board.unit_side[u] == attacker_of(s)
    if mine and is_vt(s) and s.board.unit_type[u] != FIGHTER_BOMBER:
        return [because("why-vt-bomber", rules=("HU-9.9.1",), unit=unit)]
    return [because("why-bomb-range", rules=("HU-9.2.1.2",), unit=unit)]
