"""Why a unit may not do something."""

from __future__ import annotations

from vezerkar.games.panzer.explain.reasons import about, anchor, because, place
from vezerkar.games.panzer.rules.activation import can_fire, is_idle
from vezerkar.games.panzer.rules.adjacency import neighbours
from vezerkar.games.panzer.rules.movement import can_move, is_pinched, tiles_of_movers
from vezerkar.games.panzer.rules.npc_targets import in_settlements
from vezerkar.games.panzer.rules.terrain import may_stand
from vezerkar.games.panzer.state import Front
from vezerkar.games.panzer.terms import (
    AIM_UNIT,
    DIAGONAL,
    EXTRA_ALLOWED,
    EXTRA_FIRE,
    EXTRA_MOVE,
    EXTRA_UNIT,
    LAKE,
    MOVES_AND_FIRES,
    P_EXTRA,
    P_STEP,
    PHASE,
    SCOUT_JUMP,
    STEP_UNIT,
    TRANSFER,
    UNIT_SLOTS,
)
from vezerkar.scene.message import Reason


def out_of_turn(s: Front, u: int) -> list[Reason]:
    """Another unit has its second step or an extra action to take first."""
    phase = s.stack[PHASE]
    if phase == P_EXTRA and s.stack[EXTRA_UNIT] != u:
        return [because("another-first", "PG-6.2.29", thing=about(s, s.stack[EXTRA_UNIT]))]
    if phase == P_STEP and s.stack[STEP_UNIT] != u:
        return [because("another-first", "PG-5.4.43", thing=about(s, s.stack[STEP_UNIT]))]
    return []


def between_steps(s: Front) -> Reason:
    """A unit that moves twice has only its second step to take."""
    return because("second-step", "PG-5.4.43", "PG-6.2.8", thing=about(s, s.stack[STEP_UNIT]))


def has_no_action(s: Front, u: int, fires: bool) -> list[Reason]:
    """Why a unit has neither its move nor its fire left (PG-6.2.3)."""
    phase = s.stack[PHASE]
    found = out_of_turn(s, u)
    if found:
        return found
    if phase == P_STEP:
        return [between_steps(s)] if fires else []
    if phase == P_EXTRA:
        if s.stack[EXTRA_ALLOWED] == (EXTRA_MOVE if fires else EXTRA_FIRE):
            return [because("extra-kind", "PG-6.2.29", thing=about(s, u))]
        return []
    return is_done(s, u, fires)


def is_done(s: Front, u: int, fires: bool) -> list[Reason]:
    """What the unit has already done in this phase rules the action out."""
    bit, args = 1 << u, about(s, u)
    if s.fresh & bit:
        return [because("fresh", "PG-6.2.24", anchors=anchor(s, u), thing=args)]
    if s.spent & bit:
        return [because("spent", whole_activation(s, u), anchors=anchor(s, u), thing=args)]
    if (s.fired if fires else s.moved) & bit:
        word = "fired" if fires else "moved"
        return [because(word, "PG-6.2.3", anchors=anchor(s, u), thing=args)]
    if not (can_fire(s, u) if fires else can_move(s, u)):
        if s.able(u, MOVES_AND_FIRES) or s.granted & bit:
            return [because("mud", "PG-5.4.12", "PG-6.2.28", anchors=anchor(s, u), thing=args)]
        return [because("one-action", "PG-5.4.42", anchors=anchor(s, u), thing=args)]
    return []


def whole_activation(s: Front, u: int) -> str:
    """The rule by which a unit has used up all it could do: it dug in, jumped or transferred."""
    bit = 1 << u
    if s.extra & s.dug & bit:
        return "PG-6.2.15"
    if s.able(u, TRANSFER) and s.moved & s.fired & bit:
        return "PG-5.4.64"
    if s.able(u, SCOUT_JUMP) and s.moved & bit:
        return "PG-5.4.55"
    return "PG-6.2.15"


def why_no_move(s: Front, u: int, tile: int) -> list[Reason]:
    found = has_no_action(s, u, fires=False)
    if found:
        return found
    if tile >= s.board.count:
        return [because("no-tile", "PG-6.2.4")]
    if s.at[tile] >= 0:
        return [because("occupied", "PG-6.2.7", anchors=(place(s, tile),), tile=place(s, tile))]
    return _why_not_there(s, u, tile)


def _why_not_there(s: Front, u: int, tile: int) -> list[Reason]:
    board, start = s.board, s.unit_tile[u]
    straight = tile in board.near[4 * start : 4 * start + 4]
    corners = list(board.corner[4 * start : 4 * start + 4])
    if not straight and tile not in corners:
        return [because("not-beside", "PG-6.2.4", tile=place(s, tile))]
    if not straight and not s.able(u, DIAGONAL):
        return [because("diagonal", "PG-6.2.5", thing=about(s, u))]
    if not may_stand(s, u, tile):
        return [closed(s, u, tile)]
    if not straight and is_pinched(s, u, start, corners.index(tile)):
        return [because("corner", "PG-6.2.6")]
    return []


def closed(s: Front, u: int, tile: int) -> Reason:
    """Ground that hard units may not enter."""
    if s.board.nature[tile] & LAKE:
        return because("lake", "PG-1.0.4", anchors=(place(s, tile),))
    return because("swamp", "PG-1.0.5", anchors=(place(s, tile),))


def why_no_swap(s: Front, u: int, other: int) -> list[Reason]:
    found = has_no_action(s, u, fires=False)
    if not found and s.stack[PHASE] == P_STEP:
        return [between_steps(s)]
    if not found and (s.moved | s.stepped) >> u & 1:
        return [because("moved", "PG-6.2.8", anchors=anchor(s, u), thing=about(s, u))]
    return found or _why_not_with(s, u, other)


def _why_not_with(s: Front, u: int, other: int) -> list[Reason]:
    """Why a unit that may swap places does not swap with this one."""
    board, start = s.board, s.unit_tile[u]
    there = s.unit_tile[other] if other < UNIT_SLOTS else -1
    corners = list(board.corner[4 * start : 4 * start + 4])
    straight = there in list(board.near[4 * start : 4 * start + 4])
    free = there >= 0 and tiles_of_movers(s, s.side(u)) >> there & 1
    if not free or other == u or not (straight or there in corners):
        return [because("no-swap", "PG-6.2.8", "PG-6.2.9", thing=about(s, u))]
    for unit, tile in ((u, there), (other, start)):
        if not straight and not s.able(unit, DIAGONAL):
            return [because("diagonal", "PG-6.2.5", "PG-6.2.9", thing=about(s, unit))]
        if not may_stand(s, unit, tile):
            return [closed(s, unit, tile)]
    return [because("corner", "PG-6.2.6", "PG-6.2.9")]


def why_no_jump(s: Front, u: int, tile: int) -> list[Reason]:
    if not s.able(u, SCOUT_JUMP):
        return [because("no-scout", "PG-5.4.54", thing=about(s, u))]
    found = out_of_turn(s, u)
    if found:
        return found
    if s.stack[PHASE] == P_STEP:
        return [between_steps(s)]
    if s.stack[PHASE] == P_EXTRA:
        return [because("extra-jump", "PG-5.4.55", "PG-6.2.29")]
    if s.fresh >> u & 1:
        return [because("fresh", "PG-6.2.24", anchors=anchor(s, u), thing=about(s, u))]
    if not is_idle(s, u):
        return [because("not-idle", "PG-5.4.55", thing=about(s, u))]
    return [because("no-jump", "PG-5.4.54")]


def why_no_dig(s: Front, u: int) -> list[Reason]:
    found = out_of_turn(s, u)
    if found:
        return found
    if s.stack[PHASE] == P_STEP:
        return [between_steps(s)]
    if s.is_dug(u):
        return [because("already-dug", "PG-6.2.15", "PG-1.0.6", thing=about(s, u))]
    if s.stack[PHASE] == P_EXTRA:
        return [because("extra-kind", "PG-6.2.29", thing=about(s, u))]
    if s.fresh >> u & 1:
        return [because("fresh", "PG-6.2.25", thing=about(s, u))]
    return [because("not-idle", "PG-6.2.15", thing=about(s, u))]


def why_no_attack(s: Front, u: int, target: int) -> list[Reason]:
    found = has_no_action(s, u, fires=True)
    if found:
        return found
    if target >= UNIT_SLOTS or s.unit_tile[target] < 0:
        return [because("no-target", "PG-6.2.19")]
    if s.side(target) == s.side(u):
        return [because("own-target", "PG-6.2.19")]
    if target not in neighbours(s, s.unit_tile[u], 1 - s.side(u)):
        return [because("not-beside", "PG-6.2.19", tile=place(s, s.unit_tile[target]))]
    return []


def why_no_aim(s: Front, side: int, u: int, target: int) -> list[Reason]:
    """Why the player may not choose this target for a non-player unit."""
    if u != s.stack[AIM_UNIT] or target >= UNIT_SLOTS or s.unit_tile[target] < 0:
        return [because("no-target", "PG-9.2.0.22")]
    if s.side(target) == s.board.npc:
        return [because("no-target", "PG-9.2.0.22", "PG-6.2.19")]
    beside = neighbours(s, s.unit_tile[u], 1 - s.board.npc)
    if target not in beside:
        return [because("not-beside", "PG-6.2.19", tile=place(s, s.unit_tile[target]))]
    first = tuple(anchor(s, v)[0] for v in in_settlements(s, beside))
    return [because("settlement-first", "PG-9.2.2.6", "PG-9.2.6.6", anchors=first)]


def why_no_transfer(s: Front, u: int, other: int) -> list[Reason]:
    found = out_of_turn(s, u)
    return found or [because("no-transfer", "PG-5.4.63", "PG-5.4.64", thing=about(s, u))]
