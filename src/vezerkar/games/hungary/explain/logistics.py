"""Why a unit is not restored or rebuilt, does not arrive, leave or change its HQ (section 6)."""

from __future__ import annotations

from vezerkar.games.hungary.explain.pieces import (
    Rules,
    absent,
    another,
    closed,
    enemy_there,
    foreign,
    no_room,
    not_aircraft,
    not_held,
    not_hq,
)
from vezerkar.games.hungary.explain.reasons import because, hex_name, unit_name
from vezerkar.games.hungary.phases.arrivals import (
    F_CROWDED_HQ,
    F_REASON,
    F_UNITS_SETTLED,
    REBUILT,
)
from vezerkar.games.hungary.rules.air import aircraft_limit
from vezerkar.games.hungary.rules.placement import raw_entries, raw_places
from vezerkar.games.hungary.rules.reinforcements import named_units
from vezerkar.games.hungary.rules.replacements import air_mask, can_pay, is_linked
from vezerkar.games.hungary.rules.supply import hq_states, linked_hqs
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import (
    DEAD,
    DUE,
    F_SIDE,
    F_UNIT,
    FULLY,
    GONE,
    HANGAR,
    HQ,
    MOVED,
    OOS,
    PARTISAN,
)
from vezerkar.scene.scene import Reason

POINTS: Rules = ("HU-6.3.6", "HU-6.3.7", "HU-6.3.12", "HU-6.3.14")
TRANSFERS: Rules = ("HU-10.5.1",)
ABSENT_AIR: Rules = ("HU-6.4.6", "HU-13.0.6")


# Replacements


def restore(s: Campaign, seat: int, u: int, _: int) -> list[Reason]:
    """Why a unit gets no step back."""
    found = foreign(s, seat, u) or not_in_play(s, u)
    if found:
        return found
    unit = unit_name(s, u)
    if s.unit_hex[u] == DEAD:  # a click on it asks for either: without points it is not rebuilt
        return cannot_pay(s, u) or [because("why-to-rebuild", rules=("HU-6.3.8",), unit=unit)]
    if s.unit_steps[u] == s.board.unit_full[u]:
        return [because("why-full-strength", rules=("HU-6.3.1",), unit=unit)]
    return cannot_pay(s, u) or unlinked(s, u)


def unlinked(s: Campaign, u: int) -> list[Reason]:
    """No HQ restores it: it has none, or the one it has is used up."""
    unit, side = unit_name(s, u), s.board.unit_side[u]
    if s.board.unit_type[u] > HQ:
        if air_mask(s, u, hq_states(s, side)) == 0:
            rules: Rules = ("HU-6.3.16", "HU-10.2.6")
            return [because("why-no-air-hq", rules=rules, unit=unit)]
    elif linked_hqs(s, s.unit_hex[u], side) == 0:
        return [because("why-not-linked", rules=("HU-6.3.2", "HU-10.2.6"), unit=unit)]
    rules = ("HU-6.3.10", "HU-10.2.14")
    return [because("why-hq-used-up", rules=rules, unit=unit)]


def rebuild(s: Campaign, seat: int, u: int, _: int) -> list[Reason]:
    """Why a unit does not return to the map."""
    found = foreign(s, seat, u) or not_in_play(s, u)
    if found:
        return found
    unit = unit_name(s, u)
    if s.unit_hex[u] != DEAD:
        return [because("why-not-destroyed", rules=("HU-6.3.1", "HU-6.3.8"), unit=unit)]
    if s.board.unit_type[u] == HQ:
        return [because("why-hq-returns", rules=("HU-10.6.2",), unit=unit)]
    found = cannot_pay(s, u)
    if found:
        return found
    if s.board.unit_type[u] > HQ:
        return [because("why-no-air-base", rules=("HU-6.3.16",), unit=unit)]
    return [no_place(s, u)]


def no_place(s: Campaign, u: int) -> Reason:
    """A destroyed unit has nowhere to return."""
    rules: Rules = ("HU-6.3.3", "HU-6.3.11", "HU-10.2.16", "HU-4.1.1")
    if u == s.board.czech:
        rules = ("HU-12.2.1.8", "HU-4.1.1", "HU-4.1.3")
    return because("why-no-place", rules=rules, unit=unit_name(s, u))


def not_in_play(s: Campaign, u: int) -> list[Reason]:
    """It has left the game, or has not come yet."""
    unit = unit_name(s, u)
    if s.unit_hex[u] == GONE:
        return [because("why-out-of-play", rules=("HU-6.3.8", "HU-6.5.4"), unit=unit)]
    if s.unit_hex[u] == DUE:
        return [because("why-not-arrived", rules=("HU-6.4.1",), unit=unit)]
    return []


def cannot_pay(s: Campaign, u: int) -> list[Reason]:
    """No points of its nation are left for it."""
    if can_pay(s, u):
        return []
    rules = ("HU-6.3.15", "HU-6.3.7") if s.board.unit_type[u] > HQ else POINTS
    return [because("why-no-points", rules=rules, unit=unit_name(s, u))]


# The Czechoslovak corps


def absorb(s: Campaign, seat: int, u: int, _: int) -> list[Reason]:
    """Why partisans do not fill up the Czechoslovak corps."""
    found = cut_off_partisans(s, seat, u)
    if found:
        return found
    czech = s.board.czech
    corps = unit_name(s, czech)
    if s.unit_hex[czech] == DEAD:
        return [because("why-two-needed", rules=("HU-12.2.1.6",), unit=corps)]
    found = not_in_play(s, czech)
    if found:
        return found
    if s.unit_steps[czech] == s.board.unit_full[czech]:
        return [because("why-full-strength", rules=("HU-12.2.1.5",), unit=corps)]
    return unlinked(s, czech)


def absorb_two(s: Campaign, seat: int, u: int, other: int) -> list[Reason]:
    """Why the Czechoslovak corps is not rebuilt from two partisan units."""
    found = cut_off_partisans(s, seat, u) or cut_off_partisans(s, seat, other)
    if found:
        return found
    czech = s.board.czech
    if s.unit_hex[czech] != DEAD:
        rules = ("HU-12.2.1.6", "HU-12.2.1.5")
        return [because("why-not-destroyed", rules=rules, unit=corps_name(s))]
    if u >= other:
        names = {"unit": unit_name(s, min(u, other)), "unit2": unit_name(s, max(u, other))}
        if u == other:
            return [because("why-two-needed", rules=("HU-12.2.1.6",), unit=corps_name(s))]
        return [because("why-pair-order", rules=("HU-12.2.1.6",), **names)]
    return [no_place(s, czech)]


def corps_name(s: Campaign) -> str:
    return unit_name(s, s.board.czech)


def cut_off_partisans(s: Campaign, seat: int, u: int) -> list[Reason]:
    """They are no partisans, or have no line to the Soviet side."""
    unit = unit_name(s, u)
    found = foreign(s, seat, u)
    if found:
        return found
    if s.board.unit_type[u] != PARTISAN:
        rules = ("HU-12.2.1.4", "HU-12.2.1.5")
        return [because("why-not-partisans", rules=rules, unit=unit)]
    found = absent(s, u)
    if not found and not is_linked(s, u):
        return [because("why-partisans-cut-off", rules=("HU-12.2.1.4",), unit=unit)]
    return found


# Onto the map


def pick(s: Campaign, seat: int, u: int, _: int) -> list[Reason]:
    """Why a unit does not arrive now."""
    found = foreign(s, seat, u)
    if found:
        return found
    unit, place = unit_name(s, u), s.unit_hex[u]
    if place >= 0 or place == HANGAR:
        return [because("why-in-play", rules=("HU-6.4.1",), unit=unit)]
    if place == DEAD and s.board.unit_type[u] != HQ:
        return [because("why-to-rebuild", rules=("HU-6.3.8",), unit=unit)]
    if place == GONE or (place == DEAD and s.arrival[u] == 0):
        return [because("why-out-of-play", rules=("HU-6.3.8", "HU-6.5.4"), unit=unit)]
    if s.arrival[u] > s.turn:
        return [because("why-not-arrived", rules=("HU-6.4.1", "HU-10.6.2"), unit=unit)]
    if s.board.unit_type[u] > HQ:
        return [because("why-air-last", rules=("HU-6.4.6",), unit=unit)]
    return [because("why-no-entry", rules=("HU-6.4.4",), unit=unit)]


def place(s: Campaign, seat: int, u: int, h: int) -> list[Reason]:
    """Why a unit does not come onto the map in a hex."""
    rebuilt = s.stack[F_REASON] == REBUILT
    rules: Rules = ("HU-6.3.8",) if rebuilt else ("HU-6.4.1",)
    found = another(s, u, s.stack[F_UNIT], rules)
    if found:
        return found
    side = s.board.unit_side[u]
    if h not in entries(s, u, rebuilt):
        args = {"unit": unit_name(s, u), "hex": hex_name(s, h)}
        return [because("why-no-place-there", rules=place_rules(s, u, rebuilt), **args)]
    found = enemy_there(s, h, side, ("HU-4.1.8", "HU-6.4.4"))
    found = found or not_held(s, h, side, ("HU-6.4.4",)) or closed(s, [u], h)
    return found or no_room(s, [u], h)


def entries(s: Campaign, u: int, rebuilt: bool) -> list[int]:
    """The hexes that the rules name for a unit, full or not."""
    if rebuilt:
        return raw_places(s, s.board.unit_side[u], u == s.board.czech)
    return raw_entries(s, u)


def place_rules(s: Campaign, u: int, rebuilt: bool) -> Rules:
    """The rules that say where a unit comes onto the map."""
    if rebuilt:
        return ("HU-12.2.1.8",) if u == s.board.czech else ("HU-6.3.3", "HU-6.3.11")
    if s.unit_hex[u] == DEAD:
        return ("HU-10.6.2",)
    return ("HU-6.4.1", "HU-6.4.2", "HU-6.4.5", "HU-6.4.1.1")


# Withdrawals


def withdraw(s: Campaign, seat: int, u: int, _: int) -> list[Reason]:
    """Why a unit does not leave in the place of another."""
    found = foreign(s, seat, u) or absent(s, u)
    if found:
        return found
    names = {"unit": unit_name(s, u), "unit2": unit_name(s, leaver(s))}
    if s.flags[u] & OOS:
        return [because("why-oos-stays", rules=("HU-6.5.5",), **names)]
    return [because("why-not-alike", rules=("HU-6.5.5", "HU-6.5.2"), **names)]


def leaver(s: Campaign) -> int:
    """The unit whose place another must take."""
    return named_units(s, s.stack[F_SIDE])[s.stack[F_UNITS_SETTLED]]


def must_withdraw(s: Campaign, seat: int, _: int, __: int) -> list[Reason]:
    """HU-6.5.2: somebody has to leave."""
    rules = ("HU-6.5.2", "HU-6.5.5")
    return [because("why-withdrawal-due", rules=rules, unit=unit_name(s, leaver(s)))]


# HQs of aircraft


def hangar(s: Campaign, seat: int, u: int, hq: int) -> list[Reason]:
    """Why a new or rebuilt air unit does not join an HQ."""
    rebuilt = s.stack[F_REASON] == REBUILT
    rules: Rules = ("HU-6.3.16",) if rebuilt else ("HU-6.4.6",)
    found = another(s, u, s.stack[F_UNIT], rules) or no_home(s, seat, hq, rules)
    side = s.board.unit_side[u]
    if not found and rebuilt:
        if hq_states(s, side)[s.board.hqs[side].index(hq)] != FULLY:
            return [because("why-hq-not-full", rules=("HU-6.3.16",), unit=unit_name(s, hq))]
    return found or [no_room_at(s, hq)]


def rebase(s: Campaign, seat: int, u: int, hq: int) -> list[Reason]:
    """Why an air unit of a lost HQ does not join another."""
    found = foreign(s, seat, u) or not_aircraft(s, u) or not_at_base(s, u)
    if not found and s.base[u] >= 0:
        names = {"unit": unit_name(s, u), "unit2": unit_name(s, s.base[u])}
        return [because("why-has-hq", rules=("HU-10.6.7",), **names)]
    return found or no_home(s, seat, hq, ("HU-10.6.7",)) or [no_room_at(s, hq)]


def transfer(s: Campaign, seat: int, u: int, hq: int) -> list[Reason]:
    """Why an air unit does not change to another HQ."""
    found = foreign(s, seat, u) or not_aircraft(s, u) or not_at_base(s, u)
    if found:
        return found
    if s.flags[u] & MOVED:
        return [because("why-transferred", rules=TRANSFERS, unit=unit_name(s, u))]
    crowded = s.stack[F_CROWDED_HQ] - 1
    if crowded >= 0 and s.base[u] != crowded:
        return [too_many(s, crowded)]
    if hq == s.base[u]:
        names = {"unit": unit_name(s, u), "unit2": unit_name(s, hq)}
        return [because("why-same-hq", rules=TRANSFERS, **names)]
    return no_home(s, seat, hq, TRANSFERS) or [no_room_at(s, hq)]


def transfers_done(s: Campaign, seat: int, _: int, __: int) -> list[Reason]:
    """HU-10.5.2: an exchange is finished before anything else."""
    return [too_many(s, s.stack[F_CROWDED_HQ] - 1)]


def too_many(s: Campaign, hq: int) -> Reason:
    """An HQ has one air unit too many, until another has left it."""
    return because("why-crowded-hq", rules=("HU-10.5.2",), unit=unit_name(s, hq))


def not_at_base(s: Campaign, u: int) -> list[Reason]:
    if s.unit_hex[u] == HANGAR:
        return []
    rules = ("HU-9.5.3",) if s.unit_hex[u] == DEAD else ABSENT_AIR
    return [because("why-not-at-base", rules=rules, unit=unit_name(s, u))]


def no_home(s: Campaign, seat: int, hq: int, rules: Rules) -> list[Reason]:
    """Why a unit is no HQ for aircraft: it is none, the enemy's, or not on the map."""
    return foreign(s, seat, hq) or not_hq(s, hq, rules) or absent(s, hq)


def no_room_at(s: Campaign, hq: int) -> Reason:
    """HU-10.5.2: an HQ has as many air units as it may have."""
    side = s.board.unit_side[hq]
    state = hq_states(s, side)[s.board.hqs[side].index(hq)]
    most = aircraft_limit(s, hq, state)
    rules = ("HU-10.5.2", "HU-10.2.11", "HU-10.2.12", "HU-10.2.17", "HU-9.2.2.1")
    return because("why-hq-full", rules=rules, unit=unit_name(s, hq), number=most)
