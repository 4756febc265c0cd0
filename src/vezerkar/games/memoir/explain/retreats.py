"""Why a unit does not retreat that way, ignore a flag or take ground (chapter 4)."""

from __future__ import annotations

from vezerkar.core.kernel import BIT, FRAME
from vezerkar.games.memoir.explain.moments import not_mine, wrong_moment
from vezerkar.games.memoir.explain.moves import impassable
from vezerkar.games.memoir.explain.reasons import because
from vezerkar.games.memoir.facts import Facts, terrain
from vezerkar.games.memoir.references import STEEP, Rules, rules_of
from vezerkar.games.memoir.terms import (
    NO_CARD,
    P_AFTERMATH,
    P_FLAGS,
    P_GROUND,
    P_RETREAT,
    P_STRIKES,
    V_ADVANCE,
    V_HALT,
    V_IGNORE,
    V_RETREAT,
    WIRE,
)
from vezerkar.scene.scene import Reason


def retreat(f: Facts, u: int, h: int) -> list[Reason]:
    """Why a hex is not the next of a retreat."""
    if f.current != P_RETREAT:
        return wrong_moment(f, V_RETREAT)
    who, needed, _ = f.frame
    if who != u:
        other = f.unit(who)
        rules = ("M44-4.44", "M44-4.81")
        return [because("why-another-retreats", other, rules=rules, anchors=[other])]
    found = wrong_way(f, u, h) or closed_to_retreat(f, u, h)
    if found:
        return found
    args = (f.unit(u), f.hex(h), needed - 1)
    return [because("why-retreat-dead-end", *args, rules=("M44-4.53",), anchors=[f.hex(h)])]


def wrong_way(f: Facts, u: int, h: int) -> list[Reason]:
    """Hex by hex, always one row nearer to the own baseline (M44-4.46)."""
    here = f.place(u)
    args = (f.unit(u), f.hex(h))
    if f.distance(here, h) != 1:
        rules = ("M44-4.44", "M44-4.46")
        return [because("why-retreat-one-hex", *args, rules=rules, anchors=[f.hex(h)])]
    home = 1 if f.board.unit_side[u] == f.board.bottom else -1
    if f.row(h) == f.row(here) + home:
        return []
    return [because("why-retreat-backwards", *args, rules=("M44-4.46",), anchors=[f.hex(h)])]


def closed_to_retreat(f: Facts, u: int, h: int) -> list[Reason]:
    """Occupied, impassable, or sea (M44-4.48, 4.49, 4.52)."""
    board, unit, place = f.board, f.unit(u), f.hex(h)
    found = []
    v = f.s.at[h]
    if v >= 0:
        args = (unit, place, f.unit(v))
        rules: Rules = ("M44-4.49",)
        found.append(because("why-retreat-occupied", *args, rules=rules, anchors=[f.unit(v)]))
    if f.spots[h].has(lambda t: t.impassable_in_retreat):
        rules = ("M44-4.52",)
        found.append(because("why-retreat-water", unit, place, rules=rules, anchors=[place]))
    kind = board.unit_class[u]
    side = board.unit_side[u]
    i = ((kind * 2 + side) * board.count + f.place(u)) * 2
    if not found and h not in board.retreat_steps[i : i + 2]:
        if board.closed[kind * board.count + h]:
            name = f.what(h, lambda t: f.class_of(u) in t.impassable_for)
            reason = impassable(f, u, h).message.rules
        else:
            name, reason = f.spots[h].ground.id, ("M44-F.15",)
        args = (unit, place, terrain(name))
        rules = ("M44-4.48", *reason)
        found.append(because("why-retreat-impassable", *args, rules=rules, anchors=[place]))
    return found


def halt(f: Facts) -> list[Reason]:
    """Why a retreat is not over yet (M44-4.44, A1.8)."""
    if f.current != P_RETREAT:
        return wrong_moment(f, V_HALT)
    u, needed, _ = f.frame
    slips = f.board.unit_slips[u] > 1
    rules = ("M44-4.44", "M44-A1.8") if slips else ("M44-4.44",)
    return [because("why-retreat-goes-on", f.unit(u), needed, rules=rules, anchors=[f.unit(u)])]


def ignore(f: Facts) -> list[Reason]:
    """Why a flag is not ignored, or no longer (M44-4.56, 4.57)."""
    if f.current != P_RETREAT:
        return wrong_moment(f, V_IGNORE)
    unit = f.unit(f.frame[0])
    attacked = P_AFTERMATH in f.s.stack[::FRAME]
    rules = ("M44-4.56", "M44-4.57") if attacked else strike_rules(f)
    return [because("why-flag-counts", unit, rules=rules, anchors=[unit])]


def strike_rules(f: Facts) -> Rules:
    """The strike or barrage that is going on: nobody ignores its flags."""
    air = P_STRIKES in f.s.stack[::FRAME]
    rules: Rules = ("M44-K.12",) if air else ("M44-K.23",)
    first = f.s.active * f.board.memory
    orders = f.s.last[first + f.board.zone_count : first + f.board.memory]
    played = [order for order in orders if order != NO_CARD]
    if played and f.board.card_recon[played[-1]]:
        rules = (*rules, "M44-F.12" if air else "M44-F.18")
    return rules


# Taking ground


def advance(f: Facts, u: int, h: int) -> list[Reason]:
    """Why a unit does not take ground on a hex (M44-4.61 to 4.70)."""
    if f.current == P_GROUND:
        args = (f.unit(f.frame[0]), f.hex(f.frame[1]))
        rules: Rules = ("M44-4.61", "M44-4.70")
        return [because("why-ground-elsewhere", *args, rules=rules, anchors=args)]
    if f.current in (P_RETREAT, P_FLAGS):
        return wrong_moment(f, V_ADVANCE)
    found = not_mine(f, u) or no_ground(f, u, h)
    if found:
        return found
    rules = ("M44-4.61", "M44-4.69", "M44-4.70")
    return [because("why-ground-not-won", f.unit(u), f.hex(h), rules=rules)]


def no_ground(f: Facts, u: int, h: int) -> list[Reason]:
    """What would keep the unit from the hex even if it had just won it (march.may_take)."""
    board, s, unit, place = f.board, f.s, f.unit(u), f.hex(h)
    found = []
    if not board.take_ground:
        found.append(because("why-ground-setting", rules=("M44-A3.18",)))
    if board.unit_ground[u] == 0:
        found.append(because("why-ground-artillery", unit, rules=("M44-4.63",)))
    v = s.at[h]
    if v >= 0 and v != u:
        rules: Rules = ("M44-4.61", "M44-3.7")
        found.append(
            because("why-ground-occupied", place, f.unit(v), rules=rules, anchors=[f.unit(v)])
        )
    if s.halted & BIT[u]:
        here = f.hex(f.place(u))
        rules = ("M44-4.64", "M44-4.65") if s.works[f.place(u)] & WIRE else ("M44-4.64",)
        found.append(because("why-ground-halted", unit, here, rules=rules, anchors=[here]))
    if board.hedgerow[h] and (s.moved | s.took) & BIT[u]:
        rules = ("M44-4.67",)
        found.append(because("why-ground-hedgerow", unit, place, rules=rules, anchors=[place]))
    return found + closed_ground(f, u, h)


def closed_ground(f: Facts, u: int, h: int) -> list[Reason]:
    """A neighbouring hex that the unit cannot enter by taking ground (M44-4.66, F.6, F.7)."""
    board, here = f.board, f.place(u)
    kind = board.unit_class[u]
    if h not in f.neighbours(here):
        return []
    j = (kind * board.count + here) * 6
    if h in board.ground_steps[j : j + 6]:
        return []
    steps = board.free_steps[j : j + 6]
    if board.closed[kind * board.count + h]:
        name = f.what(h, lambda t: f.class_of(u) in t.impassable_for)
        rules = ("M44-4.66", *impassable(f, u, h).message.rules)
    elif h not in steps:
        name, rules = f.spots[h].ground.id, ("M44-4.66", "M44-F.15")
    else:
        grounds = [f.spots[y].ground.id for y in (h, here)]
        name = next((ground for ground in grounds if ground in STEEP), grounds[0])
        rules = ("M44-4.66", *rules_of(STEEP, name))
    args = (f.unit(u), f.hex(h), terrain(name))
    return [because("why-ground-closed", *args, rules=rules, anchors=[f.hex(h)])]
