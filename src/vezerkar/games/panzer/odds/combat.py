"""The odds of an attack's first fire.

Cards that are played or sacrificed are decisions, not chance: they are left out, and so is support
that costs ammunition.
"""

from __future__ import annotations

from vezerkar.games.panzer.rules.combat import counts_as_dug
from vezerkar.games.panzer.rules.combat_values import attack_value, tile_attack, tile_defense
from vezerkar.games.panzer.rules.support import free_supporters
from vezerkar.games.panzer.setup import layout_of
from vezerkar.games.panzer.state import Front
from vezerkar.games.panzer.terms import (
    DUG_IN_BONUS,
    EXTRA_BONUS,
    FIRST_FIRE,
    L_ATTACK,
    L_BONUS,
    L_DEFENSE,
    L_DUG_IN,
    L_MORALE,
    L_SUPPORT,
    L_TILE_ATTACK,
    L_TILE_DEFENSE,
    P_EXTRA,
    PHASE,
    SIDES,
)
from vezerkar.games.panzer.view.combat_sheet import Line, running, unit_reference
from vezerkar.scene.message import Argument, Message
from vezerkar.scene.panels import Bar, Sheet, Sum
from vezerkar.scene.scene import Odds


def attack_odds(s: Front, attacker: int, defender: int, tactics: dict[int, int]) -> Odds:
    """The sums of the first fire and what each flip would cost the target."""
    is_dug = counts_as_dug(s, attacker, defender)
    first = is_dug or s.able(defender, FIRST_FIRE)
    u, target = (defender, attacker) if first else (attacker, defender)
    fire = fire_lines(s, u, target, 0 if first else bonus_now(s))
    guard = target_lines(s, u, target, is_dug and target == defender)
    layout = layout_of(s.board)
    args: dict[str, Argument] = {
        "unit": unit_reference(s, layout, u),
        "at": f"tile:{layout.grid.name(s.unit_tile[u])}",
        "unit2": unit_reference(s, layout, target),
        "at2": f"tile:{layout.grid.name(s.unit_tile[target])}",
    }
    bars, deadly = outcome(marker(fire), marker(guard), s.morale(target), tactics)
    sheet = Sheet(
        "combat",
        Message("sheet-combat", args),
        (
            Sum("fire", tuple(running(s, layout, fire)), SIDES[s.side(u)]),
            Sum("target", tuple(running(s, layout, guard)), SIDES[s.side(target)]),
        ),
        bars=bars,
        results={"destroyed": deadly},
    )
    return Odds(sheet=sheet)


def bonus_now(s: Front) -> int:
    """The bonus of cards to an attack made now, for the turn and for this action."""
    return s.bonus + s.stack[EXTRA_BONUS] if s.stack[PHASE] == P_EXTRA else s.bonus


def marker(lines: list[Line]) -> int:
    """Where a marker stands after these lines, which never bring it below 1 (PG-7.0.3)."""
    value = 0
    for _, amount, _ in lines:
        value = max(1, value + amount)
    return value


def outcome(
    fire: int, guard: int, morale: int, tactics: dict[int, int]
) -> tuple[tuple[Bar, ...], float]:
    """The possible losses, and how likely the target is destroyed; a ratio may decide outright."""
    if fire >= 3 * guard:
        return (Bar(Message("odds-instant", {}, ("PG-7.9.2",)), 1.0),), 1.0
    if 2 * fire <= guard:
        return (Bar(Message("odds-stalled", {}, ("PG-7.10.2",)), 1.0),), 0.0
    losses = loss_odds(fire - guard, tactics)
    bars = tuple(
        Bar(Message("odds-loss", {"number": loss}, ("PG-7.14.1",)), chance)
        for loss, chance in losses.items()
    )
    return bars, sum(chance for loss, chance in losses.items() if loss >= morale)


def loss_odds(difference: int, tactics: dict[int, int]) -> dict[int, float]:
    """Chances of morale losses for a difference before the flip."""
    total = sum(tactics.values())
    found: dict[int, float] = {}
    for tactic, count in tactics.items():
        loss = max(0, (difference + tactic + 1) // 2) if difference + tactic > 0 else 0
        found[loss] = found.get(loss, 0.0) + count / total
    return dict(sorted(found.items()))


def fire_lines(s: Front, u: int, target: int, bonus: int) -> list[Line]:
    lines: list[Line] = [(L_ATTACK, attack_value(s, u, target), u)]
    lines += [(L_BONUS, bonus, u)] if bonus else []
    lines += [(L_MORALE, s.markers(u), u)] if s.markers(u) else []
    for other in free_supporters(s, u, target):
        lines.append((L_SUPPORT, s.board.support[s.unit_card[other]], other))
    lines += [(L_TILE_ATTACK, tile_attack(s, u), u)] if tile_attack(s, u) else []
    return lines


def target_lines(s: Front, u: int, target: int, is_dug: bool) -> list[Line]:
    lines: list[Line] = [(L_DEFENSE, s.board.guard[s.unit_card[target]], target)]
    terrain = tile_defense(s, u, target)
    lines += [(L_TILE_DEFENSE, terrain, target)] if terrain else []
    lines += [(L_DUG_IN, DUG_IN_BONUS, target)] if is_dug else []
    return lines
