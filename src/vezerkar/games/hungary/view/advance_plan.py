"""What an advance gains and costs: who holds the hex, supply there, and the enemy near it."""

from __future__ import annotations

from vezerkar.core.kernel import a_of, verb_of
from vezerkar.games.hungary.rules.shares import NO_SOURCE
from vezerkar.games.hungary.rules.supply import find_sources
from vezerkar.games.hungary.rules.threats import attack_near
from vezerkar.games.hungary.setup import layout_of
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import B_TARGET, SIDES, V_ADVANCE
from vezerkar.scene.panels import Item
from vezerkar.scene.scene import Argument, Message


def advance_lines(s: Campaign, seat: int) -> list[Item]:
    """For the first unit that can advance: those of one attack stand close together."""
    units = [a_of(one) for one in s.legal_actions(seat) if verb_of(one) == V_ADVANCE]
    if not units:
        return []
    side, unit, target = s.board.seat_side[seat], units[0], s.battle[B_TARGET]
    name = layout_of(s.board).lexicon.name
    args: dict[str, Argument] = {
        "hex": f"hex:{name('hex', target)}",
        "unit": f"unit:{name('unit', unit)}",
        "number": _points_of(s, target),
        "why": "unfed" if _starves(s, unit, target) else "fed",
        "number2": attack_near(s, 1 - side, target),
        "number3": attack_near(s, 1 - side, s.unit_hex[unit]),
    }
    anchors = (str(args["hex"]), str(args["unit"]))
    return [
        Item(Message(key, args), SIDES[side], anchors) for key in ("plan-advance", "plan-exposed")
    ]


def _points_of(s: Campaign, h: int) -> int:
    board = s.board
    cities = zip(board.city_hexes, board.city_points, strict=True)
    return sum(points for hexes, points in cities if h in hexes)


def _starves(s: Campaign, unit: int, target: int) -> bool:
    """Whether a unit would lack supply in a hex that it has taken."""
    after = s.clone()
    after.events = None
    after.march(unit, [s.unit_hex[unit], target])
    return find_sources(after)[unit] == NO_SOURCE
