"""From a state to the text of a position: complete, so that reading it gives the same state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vezerkar.games.hungary.position.frames import write_stack
from vezerkar.games.hungary.position.schema import DEPOT_WORD, NOBODY
from vezerkar.games.hungary.setup import Layout, layout_of
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import (
    B_ADVANCED,
    B_ATTACKER,
    B_BLITZ,
    B_TARGET,
    B_TRUCKS_ALONE,
    DEAD,
    DUE,
    ENDINGS,
    GONE,
    HANGAR,
    NATIONS,
    OPEN_TARGET,
    SIDES,
    STATES,
    UNDECIDED,
)

RISING = ("quiet", "crushed", "over")


def write(s: Campaign) -> dict[str, Any]:
    """A position as plain data."""
    layout = layout_of(s.board)
    name = layout.lexicon.name
    out: dict[str, Any] = {
        "scenario": layout.scenario.scenario.id,
        "only": True,
        "turn": s.turn,
        "active": SIDES[s.active],
        "stack": write_stack(s.stack, layout.lexicon),
    }
    settings = {k: v for k, v in layout.settings.items() if v != DEFAULT_SETTINGS.get(k)}
    if settings:
        out["settings"] = settings
    if s.margit_crossed:
        out["margit_crossed"] = True
    if s.zone_open:
        out["zone_open"] = True
    if s.rising:
        out["rising"] = RISING[s.rising]
    out |= _plans(s, layout)
    if s.ending >= 0:
        winner = SIDES[s.winner] if s.winner >= 0 else ""
        out["over"] = {"reason": ENDINGS[s.ending], "winner": winner}
    order = {
        "received": s.orders,
        "current": s.order,
        "steps": s.order_steps,
        "mobile": s.order_mobile,
    }
    out["order"] = {k: v for k, v in order.items() if v} or {"received": 0}
    out["trucks"] = {
        side: [name("hex", t >> 1) + (" moved" if t & 1 else "") for t in s.trucks[i]]
        for i, side in enumerate(SIDES)
    }
    changed = {
        side: [
            name("hex", h)
            for h in s.board.hexes
            if s.control[h] == i and s.board.start_control[h] != i
        ]
        for i, side in enumerate(SIDES)
    }
    out["control"] = {side: hexes for side, hexes in changed.items() if hexes}
    out["points"] = _points(s)
    out["battle"] = _battle(s, layout) if s.battle else None
    out["units"] = _units(s, layout)
    return out


DEFAULT_SETTINGS = {"setup": "quick", "axis_players": 1, "soviet_players": 1}


def _namer(layout: Layout) -> Callable[[int], str]:
    names = layout.lexicon.names("unit")
    return lambda u: names[u]


def _plans(s: Campaign, layout: Layout) -> dict[str, Any]:
    """Lists that matter only in some phases."""
    unit = _namer(layout)
    out: dict[str, Any] = {}
    if s.ready_sides:
        out["ready"] = [side for i, side in enumerate(SIDES) if s.ready_sides >> i & 1]
    if max(s.picked) >= 0:
        out["picked"] = [unit(u) for u in s.picked if u >= 0]
    if s.charges:
        out["charges"] = s.charges
    if s.group:
        out["group"] = [unit(u) for u in s.group]
    if s.group_trucks:
        out["group_trucks"] = s.group_trucks
    if s.announced:
        out["announced"] = [layout.lexicon.name("hex", h) for h in s.announced]
    if s.left_out:
        out["left_out"] = [unit(u) for u in s.left_out]
    if s.supply_settled:
        out["supply_settled"] = True
    return out


def _points(s: Campaign) -> dict[str, list[int]]:
    found = {n: [s.points[i], s.points[8 + i], s.points[16 + i]] for i, n in enumerate(NATIONS)}
    return {nation: three for nation, three in found.items() if any(three)}


def _battle(s: Campaign, layout: Layout) -> dict[str, Any]:
    unit = _namer(layout)
    begun = len(s.battle) > B_TRUCKS_ALONE
    out: dict[str, Any] = {
        "target": layout.lexicon.name("hex", s.battle[B_TARGET]),
        "side": SIDES[s.battle[B_ATTACKER]],
        "attackers": [unit(u) for u in s.attackers],
    }
    if s.battle[B_BLITZ]:
        out["blitz"] = True
    if not begun:
        out["begun"] = False
        return out
    if s.battle[B_TRUCKS_ALONE]:
        out["trucks_alone"] = True
    gone = [unit(u) for i, u in enumerate(s.attackers) if s.battle[B_ADVANCED + i]]
    if gone:
        out["advanced"] = gone
    if s.guns:
        out["artillery"] = [unit(u) for u in s.guns]
    if s.bombs:
        out["aircraft"] = [unit(u) for u in s.bombs]
    if s.bids != [0, 0]:
        out["bids"] = s.bids
    return out


def _units(s: Campaign, layout: Layout) -> dict[str, str]:
    """Units on the map first, hex by hex in the order of arrival, which is read back."""
    units = s.standing
    standing = set(units)
    units += [u for u in range(s.board.unit_count) if u not in standing]
    return {
        layout.lexicon.name("unit", u): _unit(s, u, layout)
        for u in units
        if s.unit_hex[u] != GONE or s.base[u] != s.board.unit_base[u] or s.arrival[u]
    }


def _unit(s: Campaign, u: int, layout: Layout) -> str:
    words = [_place(s, u, layout)]
    if s.unit_steps[u]:
        words.append(str(s.unit_steps[u]))
    words += [state for i, state in enumerate(STATES) if s.flags[u] >> i & 1]
    if s.arrival[u]:
        words.append(f"turn:{s.arrival[u]}")
    name = layout.lexicon.name
    if u < s.board.ground_count:
        source = s.source[u]
        if source >= 0:
            words.append(f"from:{name('unit', source)}")
        elif source < -1:
            words.append(f"from:{DEPOT_WORD}{-1 - source}")
        return " ".join(words)
    if s.base[u] != s.board.unit_base[u]:
        words.append(f"hq:{name('unit', s.base[u]) if s.base[u] >= 0 else NOBODY}")
    if s.sector[u] == UNDECIDED:
        words.append("in:?")
    elif s.sector[u] >= 0:
        words.append(f"in:{name('sector', s.sector[u])}")
    if s.target[u] == OPEN_TARGET:
        words.append("fires:?")
    elif s.target[u] >= 0:
        words.append(f"fires:{name('unit', s.target[u])}")
    return " ".join(words)


def _place(s: Campaign, u: int, layout: Layout) -> str:
    h = s.unit_hex[u]
    if h >= 0:
        return layout.lexicon.name("hex", h)
    return {GONE: "gone", DEAD: "destroyed", DUE: "due", HANGAR: "base"}[h]
