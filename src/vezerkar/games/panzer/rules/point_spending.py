# hot: compiled by mypyc
"""What victory points buy in a solo battle (PG-9.2.0.26)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vezerkar.core.kernel import pack
from vezerkar.core.lists import changed
from vezerkar.games.panzer.events import E_SPENT
from vezerkar.games.panzer.rules.activation import can_use_extra
from vezerkar.games.panzer.rules.card_effects import can_use_kind
from vezerkar.games.panzer.rules.morale import change_morale
from vezerkar.games.panzer.state import Front
from vezerkar.games.panzer.terms import (
    EXTRA_ANY,
    EXTRA_MOVE,
    P_EXTRA,
    SPEND_ACTION,
    SPEND_DEMORALIZE,
    SPEND_MOVE,
    V_SPEND_ON,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


def can_spend(s: Front, side: i64, kind: i64) -> bool:
    cost = s.board.spend_cost
    return len(cost) > 0 and side != s.board.npc and s.points[side] >= cost[kind]


def add_spending(s: Front, side: i64, found: list[int]) -> None:
    cost = s.board.spend_cost
    if not cost:
        return
    purse = s.points[side]
    for u in s.units(side):
        if purse >= cost[SPEND_MOVE] and can_use_kind(s, u, EXTRA_MOVE):
            found.append(pack(V_SPEND_ON, SPEND_MOVE, u, 0))
        if purse >= cost[SPEND_ACTION] and can_use_extra(s, u):
            found.append(pack(V_SPEND_ON, SPEND_ACTION, u, 0))
    if purse >= cost[SPEND_DEMORALIZE]:
        for u in s.units(1 - side):
            found.append(pack(V_SPEND_ON, SPEND_DEMORALIZE, u, 0))


def pay_points(s: Front, kind: i64) -> None:
    side = 1 - s.board.npc
    s.points = changed(s.points, side, s.points[side] - s.board.spend_cost[kind])
    if s.events is not None:
        s.tell(E_SPENT, [kind])


def spend_on(s: Front, kind: i64, u: i64) -> None:
    pay_points(s, kind)
    if kind == SPEND_DEMORALIZE:
        change_morale(s, u, s.board.spend_amount[kind])
    else:
        s.push(P_EXTRA, u, EXTRA_MOVE if kind == SPEND_MOVE else EXTRA_ANY, 0)
