"""What the step of the turn is for and what is still to do in it; trucks and points are counted."""

from __future__ import annotations

from collections import Counter
from typing import Final

from vezerkar.core.kernel import a_of, verb_of
from vezerkar.games.hungary.rules.combat import battle_trucks, ready_bombers
from vezerkar.games.hungary.rules.replacements import AIR, GROUND
from vezerkar.games.hungary.setup import layout_of
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import (
    DEAD,
    F_PHASE,
    HQ,
    NATIONS,
    P_ADVANCE,
    P_AIR,
    P_ANNOUNCE,
    P_ARRIVE,
    P_ATTACKERS,
    P_ATTACKS,
    P_BARGE,
    P_BID,
    P_BREAK,
    P_EXPLOIT,
    P_GUNS,
    P_LOSSES,
    P_PLACE,
    P_REPLACE,
    P_TRANSFER,
    P_TRUCKS,
    SIDES,
    UNDECIDED,
    V_ABSORB,
    V_ABSORB_TWO,
    V_ANNOUNCE,
    V_ATTACK,
    V_DONE,
    V_PICK,
)
from vezerkar.games.hungary.view.advance_plan import advance_lines
from vezerkar.scene.panels import Item
from vezerkar.scene.scene import Argument, Message

STEP_WORDS: Final = {
    P_TRUCKS: "trucks",
    P_BARGE: "barge",
    P_REPLACE: "replacements",
    P_PLACE: "place",
    P_ARRIVE: "arrivals",
    P_TRANSFER: "transfers",
    P_AIR: "air",
    P_ANNOUNCE: "announce",
    P_ATTACKS: "attacks",
    P_ATTACKERS: "attackers",
    P_GUNS: "guns",
    P_BID: "bid",
    P_LOSSES: "losses",
    P_BREAK: "breach",
    P_EXPLOIT: "breach",
}
WITH_TRUCKS: Final = (P_TRUCKS, P_BARGE, P_ANNOUNCE, P_ATTACKS)
IN_BATTLE: Final = (P_ATTACKERS, P_GUNS, P_BID)
MAX_WEAKENED: Final = 4  # more would hide what matters
MAX_TRUCK_PLACES: Final = 2  # the places of most trucks are named, the others only counted


def step_plan(s: Campaign, seat: int) -> tuple[Item, ...]:
    """For a seat that is asked, outside of the movement."""
    phase, side = s.stack[F_PHASE], s.board.seat_side[seat]
    found: list[Item] = []
    if word := STEP_WORDS.get(phase):
        found.append(item(f"plan-step-{word}", _still_to_do(s, seat), side))
    if phase == P_REPLACE:
        found += _points(s, seat)
    elif phase in WITH_TRUCKS:
        found += truck_lines(s, side)
    elif phase in IN_BATTLE:
        found += _battle_trucks(s, side)
        found += _battles_to_come(s, side)
    elif phase == P_ADVANCE:
        found += advance_lines(s, seat)
    return tuple(found)


def item(key: str, args: dict[str, Argument], side: int, rules: tuple[str, ...] = ()) -> Item:
    """A line about the hexes and units that it names."""
    anchors = tuple(str(args[name]) for name in ("hex", "unit") if name in args)
    return Item(Message(key, args, rules), SIDES[side], anchors)


def _still_to_do(s: Campaign, seat: int) -> dict[str, Argument]:
    phase, side = s.stack[F_PHASE], s.board.seat_side[seat]
    actions = s.legal_actions(seat)
    if phase == P_ARRIVE:
        return {"number": sum(verb_of(one) == V_PICK for one in actions)}
    if phase == P_AIR:
        own = s.board.air_units[side]
        return {"number": sum(s.sector[u] == UNDECIDED for u in own)}
    if phase == P_ANNOUNCE:
        open_hexes = {a_of(one) for one in actions if verb_of(one) == V_ANNOUNCE}
        announced = set(s.announced)
        return {"number": len(open_hexes - announced), "number2": len(s.announced)}
    if phase == P_BID:
        return {
            "number": len(battle_trucks(s, 1 - side)),
            "number2": len(ready_bombers(s, 1 - side)),
        }
    if phase == P_ATTACKS:
        return {"number": sum(verb_of(one) == V_ATTACK for one in actions)}
    return {}


def truck_lines(s: Campaign, side: int, moving: bool = False) -> list[Item]:
    """HU-5.8.1: how many there are, where most of them are, and which of them can still move."""
    trucks = s.trucks[side]  # a hex and whether it has moved
    if not trucks:
        return []
    name = layout_of(s.board).lexicon.name
    counts = Counter([truck >> 1 for truck in trucks])
    places = sorted(counts.items(), key=lambda place: -place[1])[:MAX_TRUCK_PLACES]
    args: dict[str, Argument] = {
        "number": len(trucks),
        "number2": len(trucks) - sum([truck & 1 for truck in trucks]),
        "why": "moving" if moving else "fighting",
        "number4": 0,
        "number5": len(trucks) - sum(count for _, count in places),
    }
    for (h, count), (place, number) in zip(
        places, (("hex", "number3"), ("hex2", "number4")), strict=False
    ):
        args[place] = f"hex:{name('hex', h)}"
        args[number] = count
    return [item("plan-trucks", args, side, ("HU-5.8.1.2", "HU-5.8.1.6"))]


def _battle_trucks(s: Campaign, side: int) -> list[Item]:
    """How many trucks could be spent in the battle: they are gone afterwards (HU-5.8.1.5)."""
    near = len(battle_trucks(s, side)) if s.attackers else 0
    if not near:
        return []
    args: dict[str, Argument] = {"number": near, "number2": len(s.trucks[side])}
    return [item("plan-battle-trucks", args, side, ("HU-5.8.1.4", "HU-5.8.1.5"))]


def _battles_to_come(s: Campaign, side: int) -> list[Item]:
    """Whoever keeps trucks for later wants to know how often the question may come again."""
    left = len(s.announced)
    if s.stack[F_PHASE] != P_BID or not left:
        return []
    return [item("plan-battles-to-come", {"number": left}, side)]


def _points(s: Campaign, seat: int) -> list[Item]:
    """By nation the points that are left, and how many units can use them."""
    side, found = s.board.seat_side[seat], []
    for n, kind, units in usable_points(s, seat):
        dead = sum(s.unit_hex[u] == DEAD for u in units)
        args: dict[str, Argument] = {
            "nation": f"nation:{NATIONS[n]}",
            "why": "air" if kind == AIR else "ground",
            "number": s.points[kind + n],
            "number2": len(units) - dead,
            "number3": dead,
        }
        found.append(item("plan-points", args, side, ("HU-6.3.6",)))
    return found + _weakened(s, seat)


def _weakened(s: Campaign, seat: int) -> list[Item]:
    """Who can be restored on the map, while they are few: they may stand where nobody looks."""
    side, name = s.board.seat_side[seat], layout_of(s.board).lexicon.name
    units = [u for *_, some in usable_points(s, seat) for u in some if s.unit_hex[u] >= 0]
    if len(units) > MAX_WEAKENED:
        return []
    where = [(f"unit:{name('unit', u)}", f"hex:{name('hex', s.unit_hex[u])}") for u in units]
    return [item("plan-weakened", {"unit": unit, "at": at}, side) for unit, at in where]


def usable_points(s: Campaign, seat: int) -> list[tuple[int, int, list[int]]]:
    """By nation and kind: who can get a point. Points that nobody can use are not told."""
    board = s.board
    others = (V_DONE, V_ABSORB, V_ABSORB_TWO)
    units = [a_of(one) for one in s.legal_actions(seat) if verb_of(one) not in others]
    found = []
    for n in range(len(NATIONS)):
        for kind in (GROUND, AIR):
            mine = [
                u
                for u in units
                if board.unit_nation[u] == n and (board.unit_type[u] > HQ) == (kind == AIR)
            ]
            if mine:
                found.append((n, kind, mine))
    return found
