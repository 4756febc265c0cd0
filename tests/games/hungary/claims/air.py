"""What the reasons claim about aircraft and their HQs."""

from __future__ import annotations

from collections.abc import Mapping

from tests.games.hungary.claims.facts import (
    battle_hex,
    distance,
    flag,
    kind,
    place,
    side,
    state_of,
    top,
    unit_side,
)
from tests.games.refusals import Claim, Said
from vezerkar.games.hungary import terms as t
from vezerkar.games.hungary.phases.arrivals import F_CROWDED_HQ, F_REASON
from vezerkar.games.hungary.rules.air import aircraft_limit, aircraft_of
from vezerkar.games.hungary.rules.supply import hq_states


def sector_of(x: Said, u: int) -> int:
    return int(x.s.sector[u])


def goes_on(x: Said) -> bool:
    """In mid-exchange: the HQ has more air units than it may have."""
    s, hq = x.s, x.of("unit")
    return top(x, F_CROWDED_HQ) == hq + 1 and aircraft_of(s, hq) > aircraft_limit(
        s, hq, state_of(x)
    )


def hq_is_full(x: Said) -> bool:
    s, hq = x.s, x.of("unit")
    most = aircraft_limit(s, hq, state_of(x))
    return most == x.number() and aircraft_of(s, hq) >= most


def slots_used(x: Said) -> bool:
    s, hq = x.s, x.of("unit")
    out = [u for u in s.board.air_units[t.SOVIET] if s.base[u] == hq and s.sector[u] >= 0]
    return len(out) >= int(x.number()) == aircraft_limit(s, hq, state_of(x))


def base_far(x: Said, h: int) -> bool:
    s = x.s
    hq = s.base[x.of("unit")]
    return bool(hq < 0 or s.unit_hex[hq] < 0 or distance(x, s.unit_hex[hq], h) > s.board.air_range)


def out_of_sector(x: Said) -> bool:
    s, sector = x.s, x.values[1]
    hexes = [h for h in s.board.hexes if s.board.sector[h] == sector]
    return all(base_far(x, h) for h in hexes)


def grounded(x: Said) -> bool:
    s = x.s
    hq = s.base[x.of("unit")]
    if hq < 0 or s.unit_hex[hq] < 0:
        return True
    return bool(hq_states(s, t.SOVIET)[s.board.hqs[t.SOVIET].index(hq)] == t.CUT_OFF)


CLAIMS: Mapping[str, Claim] = {
    # Aircraft and their HQs
    "why-hq-not-full": lambda x: state_of(x) != t.FULLY and top(x, F_REASON) == 1,
    "why-has-hq": lambda x: x.s.base[x.of("unit")] == x.of("unit2"),
    "why-transferred": lambda x: flag(x, t.MOVED),
    "why-same-hq": lambda x: x.s.base[x.of("unit")] == x.of("unit2"),
    "why-crowded-hq": goes_on,
    "why-not-at-base": lambda x: place(x) != t.HANGAR,
    "why-hq-full": hq_is_full,
    "why-sector-first": lambda x: x.s.picked[side(x)] == x.of("unit"),
    "why-grounded": grounded,
    "why-assigned": lambda x: sector_of(x, x.of("unit")) != t.UNDECIDED,
    "why-pick-first": lambda x: (
        sector_of(x, x.of("unit")) == t.UNDECIDED and x.s.picked[side(x)] < 0
    ),
    "why-no-slot": slots_used,
    "why-out-of-range": out_of_sector,
    "why-not-in-sector": lambda x: sector_of(x, x.of("unit")) != x.of("sector"),
    "why-recalled": lambda x: flag(x, t.RECALLED),
    "why-own-target": lambda x: unit_side(x) == side(x),
    "why-not-aimed": lambda x: x.s.target[x.of("unit2")] != x.of("unit"),
    "why-no-bombs": lambda x: x.s.board.unit_bomb[x.of("unit")] == 0,
    "why-bombs-already": lambda x: x.of("unit") in x.s.bombs,
    "why-vt-bomber": lambda x: x.s.battle[t.B_BLITZ] == 1 and kind(x) != t.FIGHTER_BOMBER,
    "why-bomb-range": lambda x: base_far(x, battle_hex(x)),
}
