"""Why a unit cannot move, or not there (chapter 3 of the rulebook, terrain of appendix 2)."""

from __future__ import annotations

from vezerkar.core.kernel import BIT
from vezerkar.games.memoir.explain.blocked_ways import Breach, Walker, Way
from vezerkar.games.memoir.explain.facts import Facts, terrain
from vezerkar.games.memoir.explain.moments import not_mine, not_under_orders, wrong_moment
from vezerkar.games.memoir.explain.reasons import because
from vezerkar.games.memoir.explain.rulebook import CLOSES, STEEP, STOPS, Rules, rules_of
from vezerkar.games.memoir.phases import frame
from vezerkar.games.memoir.rules import walk
from vezerkar.games.memoir.rules.move_via import new_search
from vezerkar.games.memoir.rules.movement import can_move, limits, reach, within
from vezerkar.games.memoir.terms import (
    BEACH_LIMIT,
    NO_SIDE,
    P_BATTLE,
    P_DESTINATION,
    P_MOVE,
    V_EXIT,
    V_MOVE,
    V_PICK,
)
from vezerkar.scene.scene import Reason


def pick(f: Facts, u: int) -> list[Reason]:
    """Why a unit cannot be the next to move."""
    if f.current != P_MOVE:
        return too_late(f, u, V_PICK)
    second = f.s.stack[frame.MOVE_SECOND]
    found = not_mine(f, u) or not_under_orders(f, u)
    if found:
        return found
    if not second and f.s.moved & BIT[u]:
        return [because("why-already-moved", f.unit(u), rules=("M44-3.2",), anchors=[f.unit(u)])]
    if can_move(f.s, u, limits(f.s, u, second)[0]):
        return []
    return in_bunker(f, u) or surrounded(f, Walker(f, u, second))


def too_late(f: Facts, u: int, verb: int) -> list[Reason]:
    """A move outside the step of moves: too early, too late, or never with this card."""
    card = f.s.card
    if f.current == P_DESTINATION and f.s.stack[frame.UNIT] != u:
        moving = f.unit(f.s.stack[frame.UNIT])
        return [because("why-another-moves", moving, rules=("M44-3.4",), anchors=[moving])]
    if f.current == P_BATTLE and not f.board.card_moves[card]:
        args = (f.unit(u), f.card(card))
        return [because("why-card-holds", *args, rules=f.card_rules(card), anchors=[f.card(card)])]
    return wrong_moment(f, verb)


def move(f: Facts, u: int, h: int) -> list[Reason]:
    """Why a unit does not simply move to a hex; also before it has been picked."""
    found = not_reached(f, u, h)
    if found:
        return found
    args = (f.unit(u), f.hex(h))
    return [because("why-via-only", *args, rules=via_rules(f, u), anchors=args[1:])]


def not_reached(f: Facts, u: int, h: int) -> list[Reason]:
    """Why a unit does not reach a hex on any way."""
    if f.current == P_DESTINATION and f.s.stack[frame.UNIT] == u:
        return no_way(f, u, h, f.s.stack[frame.DESTINATION_SECOND])
    if f.current != P_MOVE:
        return too_late(f, u, V_MOVE)
    found = pick(f, u) or no_way(f, u, h, f.s.stack[frame.MOVE_SECOND])
    return found or pick_first(f, u)


def pick_first(f: Facts, u: int) -> list[Reason]:
    rules = ("M44-3.1", "M44-3.4")
    return [because("why-pick-first", f.unit(u), rules=rules, anchors=[f.unit(u)])]


def in_bunker(f: Facts, u: int) -> list[Reason]:
    """Artillery that started the battle in a bunker stays there (M44-A2.46)."""
    h = f.place(u)
    if not walk.is_fixed(f.s, u):
        return []
    args = (f.unit(u), f.hex(h))
    return [because("why-gun-in-bunker", *args, rules=("M44-A2.46",), anchors=[f.hex(h)])]


def surrounded(f: Facts, walker: Walker) -> list[Reason]:
    """Why not even one step is possible, all around the unit in one sentence."""
    rules: list[str] = []
    anchors: list[str] = []
    for y in f.neighbours(walker.start):
        for reason in no_way(f, walker.u, y, walker.march):
            rules += reason.message.rules
            anchors += reason.anchors
    unit = f.unit(walker.u)
    return [because("why-surrounded", unit, rules=tuple(dict.fromkeys(rules)), anchors=anchors)]


def no_way(f: Facts, u: int, h: int, march: int) -> list[Reason]:
    """Why a hex is out of reach of the unit that moves; empty if it is not."""
    if within(f.s, u, h, limits(f.s, u, march)[0]):
        return []
    found = in_bunker(f, u)
    v = f.s.at[h]
    if v >= 0 and v != u:
        args = (f.hex(h), f.unit(v))
        found.append(because("why-hex-occupied", *args, rules=("M44-3.7",), anchors=[f.unit(v)]))
    if f.board.closed[f.board.unit_class[u] * f.board.count + h]:
        found.append(impassable(f, u, h))
    return found or way_blocked(f, Walker(f, u, march), h)


def way_blocked(f: Facts, walker: Walker, h: int) -> list[Reason]:
    """Which rules keep the unit from a free hex: the fewest that would have to be broken."""
    ways = walker.ways(h)
    if ways and ways[0][0].bit_count() > 1:
        ways = [min(ways, key=lambda pair: (pair[1].cost, len(pair[1].breaches)))]
    found: list[Reason] = []
    around = any(broken == walk.UNITS for broken, _ in ways)
    for broken, way in ways:
        found += [blocked_at(f, walker.u, h, breach) for breach in way.breaches]
        if broken & walk.TOO_FAR:
            found.append(too_far(f, walker, h, way, around))
    return [reason for i, reason in enumerate(found) if reason not in found[:i]]


def blocked_at(f: Facts, u: int, goal: int, breach: Breach) -> Reason:
    """The sentence for a rule that a way would break."""
    unit, here, there = f.unit(u), breach.start, breach.end
    if breach.rule == walk.CLOSED:
        return impassable(f, u, there)
    if breach.rule == walk.UNITS:
        other = f.unit(f.s.at[there])
        args = (unit, f.hex(goal), other)
        rules: Rules = ("M44-3.8", "M44-3.10")
        return because("why-path-blocked", *args, rules=rules, anchors=[other])
    if breach.rule == walk.STOP:
        name = f.what(here, lambda t: t.stop_on_entry)
        args = (unit, f.hex(here), terrain(name))
        rules = rules_of(STOPS, name)
        return because("why-must-stop", *args, rules=rules, anchors=[f.hex(here)])
    if breach.rule == walk.BRIDGE:
        args = (unit, f.hex(here), f.hex(there))
        return because("why-bridge-sides", *args, rules=("M44-F.15",), anchors=args[1:])
    if breach.rule in (walk.CLIFF, walk.SLOPE):
        return steep(f, u, breach)
    if breach.rule == walk.SAND:
        args3 = (unit, f.hex(there), BEACH_LIMIT)
        return because("why-beach-limit", *args3, rules=("M44-A2.37",), anchors=[f.hex(there)])
    key, rule, h = {
        walk.FIRST: ("why-hedgerow-first", "M44-A2.7", there),
        walk.LEAVE: ("why-hedgerow-left", "M44-A2.9", f.place(u)),
    }[breach.rule]
    return because(key, unit, f.hex(h), rules=(rule,), anchors=[f.hex(h)])


def impassable(f: Facts, u: int, h: int) -> Reason:
    """A hex where units of this class may never be."""
    unit, place = f.unit(u), f.hex(h)
    spot = f.spots[h]
    if spot.closed:
        args = (unit, place, terrain(spot.ground.id))
        rules: Rules = ("M44-F.14",) if f.board.hills_stop_shells else ("M44-F.13",)
        return because("why-closed-hex", *args, rules=rules, anchors=[place])
    name = f.what(h, lambda t: f.class_of(u) in t.impassable_for)
    args = (unit, place, terrain(name))
    return because("why-impassable", *args, rules=rules_of(CLOSES, name), anchors=[place])


def steep(f: Facts, u: int, breach: Breach) -> Reason:
    """A step up or down that costs more, or is closed to the class (M44-F.6, F.7, F.11)."""
    grounds = [f.spots[h].ground for h in (breach.end, breach.start)]
    name = next((ground.id for ground in grounds if ground.id in STEEP), grounds[0].id)
    args = (f.unit(u), f.hex(breach.end), terrain(name))
    rules = rules_of(STEEP, name)
    anchors = [f.hex(breach.end)]
    if breach.rule == walk.CLIFF:
        return because("why-steep-closed", *args, rules=rules, anchors=anchors)
    k = f.board.near[6 * breach.start : 6 * breach.start + 6].index(breach.end)
    cost = int(walk.step_cost(f.s, u, breach.start, k))
    return because("why-steep-cost", *args, cost, rules=rules, anchors=anchors)


def too_far(f: Facts, walker: Walker, h: int, way: Way, around: bool) -> Reason:
    """The way is longer than the unit, or the card, allows."""
    rules = move_rules(f, walker.u, walker.march)
    args = (f.unit(walker.u), f.hex(h), way.cost, walker.most)
    if around:
        return because("why-detour", *args, rules=("M44-3.10", *rules))
    return because("why-too-far", *args, rules=rules)


def move_rules(f: Facts, u: int, march: int) -> Rules:
    """The rules that say how far a unit may move now."""
    if march or f.board.card_move[f.s.card]:
        return f.card_rules(f.s.card)
    if f.kind(u) == "special_forces":
        return ("M44-3.17", "M44-A1.13")
    return {"infantry": ("M44-3.16",), "armor": ("M44-3.18",), "artillery": ("M44-3.19",)}[
        f.class_of(u)
    ]


# Off the board, and over an objective


def leave(f: Facts, u: int) -> list[Reason]:
    """Why a unit cannot leave the board (M44-3.15, F.17)."""
    unit, side = f.unit(u), f.board.exit_side
    if side == NO_SIDE:
        return [because("why-exit-none", unit, rules=("M44-3.15",))]
    another_moves = f.current == P_DESTINATION and f.s.stack[frame.UNIT] != u
    if f.current not in (P_MOVE, P_DESTINATION) or another_moves:
        return too_late(f, u, V_EXIT)
    found = pick(f, u) if f.current == P_MOVE else []
    if found:
        return found
    if f.board.unit_side[u] != side:
        return [because("why-exit-side", unit, f.side(side), rules=("M44-F.17",))]
    if f.current == P_MOVE and may_exit(f, u):
        return pick_first(f, u)
    exits = [h for h in f.spots if f.board.exits[h]]
    near = min(f.distance(f.place(u), h) for h in exits)
    anchors = [f.hex(h) for h in exits if f.distance(f.place(u), h) == near]
    return [because("why-exit-far", unit, rules=("M44-F.17",), anchors=anchors)]


def may_exit(f: Facts, u: int) -> bool:
    """Whether the unit, once picked, could leave the board."""
    return bool(reach(f.s, u, limits(f.s, u, f.s.stack[frame.MOVE_SECOND])[0], []))


def move_via(f: Facts, u: int, h: int) -> list[Reason]:
    """Why a unit does not go to a hex over these objectives (M44-O.4, O.8, O.12)."""
    found = not_reached(f, u, h)
    if found:
        return found
    rules = via_rules(f, u)
    return [because("why-via-none", f.unit(u), f.hex(h), rules=rules, anchors=[f.hex(h)])]


def via_rules(f: Facts, u: int) -> Rules:
    """Why the way matters: what is passed is scored for good, or is the last medal."""
    picked = f.current == P_DESTINATION
    march = f.s.stack[frame.DESTINATION_SECOND if picked else frame.MOVE_SECOND]
    search = new_search(f.s, u, limits(f.s, u, march)[0])
    last = search.matters and not search.goals
    return ("M44-O.4" if last else "M44-O.8", "M44-O.12")
