"""The air battle of the moment: the aircraft of both sides in the sector, and their dice."""

from __future__ import annotations

from typing import Final

from vezerkar.games.hungary.rules.air import flying_in, is_shooter
from vezerkar.games.hungary.setup import layout_of
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import (
    AIR_DIE,
    AXIS,
    F_PHASE,
    F_SECTOR,
    P_ANSWER,
    P_RECALL,
    P_TARGETS,
    SIDES,
    SOVIET,
)
from vezerkar.scene.panels import Sheet, Sum, Term
from vezerkar.scene.scene import Argument, Message

AIR_PHASES: Final = (P_RECALL, P_TARGETS, P_ANSWER)


def air_battle_sheet(s: Campaign, viewer: int) -> Sheet | None:
    """Who meets in the sector; both maps have been shown, so everybody may know it (HU-9.2.2).

    Whom an aircraft aims at only the side of the `viewer` is told: the others choose in secret.
    """
    if s.stack[F_PHASE] not in AIR_PHASES:
        return None
    sector = s.stack[F_SECTOR]
    name = f"sector:{layout_of(s.board).lexicon.name('sector', sector)}"
    fleets = [flying_in(s, sector, side) for side in (AXIS, SOVIET)]
    args: dict[str, Argument] = {
        "sector": name,
        "number": len(fleets[0]),
        "number2": len(fleets[1]),
    }
    return Sheet(
        "air-battle",
        Message("sheet-air-battle", args, ("HU-9.5.2",)),
        tuple(
            Sum(
                f"{SIDES[side]}-aircraft",
                tuple(_term(s, u, side == viewer) for u in fleet),
                SIDES[side],
            )
            for side, fleet in zip((AXIS, SOVIET), fleets, strict=True)
        ),
        anchors=(name,),
    )


def _term(s: Campaign, u: int, is_own: bool) -> Term:
    """HU-9.5.2: one die for each step; HU-9.6.1: a unit in brackets only fires back."""
    name = layout_of(s.board).lexicon.name
    unit = f"unit:{name('unit', u)}"
    hit_on = s.board.unit_hit_on[u]
    args: dict[str, Argument] = {"unit": unit, "number": hit_on}
    key = "term-fighter" if is_shooter(s, u) else "term-fires-back"
    if hit_on > AIR_DIE:
        key = "term-unarmed"
    if is_own and s.target[u] >= 0:
        key, args["unit2"] = "term-aims", f"unit:{name('unit', s.target[u])}"
    return Term(Message(key, args), s.unit_steps[u], anchors=(unit,))
