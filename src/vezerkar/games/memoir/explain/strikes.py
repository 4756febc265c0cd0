"""Why an enemy unit cannot be named, rolled for or shelled (Air Power and Barrage)."""

from __future__ import annotations

from vezerkar.core.kernel import BIT
from vezerkar.games.memoir.explain.moments import no_target
from vezerkar.games.memoir.explain.reasons import because
from vezerkar.games.memoir.facts import Facts
from vezerkar.games.memoir.phases.strikes import touches_named
from vezerkar.games.memoir.terms import P_STRIKES
from vezerkar.scene.scene import Reason


def name(f: Facts, t: int) -> list[Reason]:
    """Why a unit cannot be named for an air strike (M44-K.11, F.12)."""
    if f.current == P_STRIKES:
        rules = ("M44-K.11", "M44-K.46")
        return [because("why-naming-over", rules=rules, anchors=named(f))]
    found = no_target(f, t, ("M44-K.11",))
    if found:
        return found
    s, unit = f.s, f.unit(t)
    zones = f.frame[2]
    if s.named & BIT[t]:
        return [because("why-named-already", unit, rules=("M44-K.11",), anchors=[unit])]
    if s.named and not touches_named(s, f.place(t)):
        found.append(because("why-naming-apart", unit, rules=("M44-K.11",), anchors=named(f)))
    if not s.named and zones and not f.board.zones[f.place(t)] & zones:
        card = f.card(s.played[-1])
        found.append(because("why-naming-section", unit, card, rules=("M44-F.12",)))
    return found


def named(f: Facts) -> tuple[str, ...]:
    return f.units(u for u in f.board.units[1 - f.s.active] if f.s.named & BIT[u])


def strike(f: Facts, t: int) -> list[Reason]:
    """Why a unit is not the next that the strike is rolled for (M44-K.46)."""
    rules = ("M44-K.46", "M44-K.11")
    return [because("why-not-named", f.unit(t), rules=rules, anchors=named(f))]


def barrage(f: Facts, t: int) -> list[Reason]:
    """Why a unit is not shelled (M44-K.23)."""
    return no_target(f, t, ("M44-K.23",))
