"""What matters now, in a few lines: the goal, the cities in danger, the supply that may break."""

from __future__ import annotations

from vezerkar.core.kernel import FRAME
from vezerkar.games.hungary.rules.shares import NO_SOURCE
from vezerkar.games.hungary.rules.supply import find_sources, working_hqs
from vezerkar.games.hungary.rules.victory import is_captured, soviet_points
from vezerkar.games.hungary.setup import layout_of
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import DEAD, P_MOVE, SIDES, SOVIET
from vezerkar.games.hungary.view.supply_lines import unfed
from vezerkar.scene.panels import Item
from vezerkar.scene.scene import Argument, Message

MAX_CITIES = 2  # few lines are read, many are not


def plan(s: Campaign, seat: int) -> tuple[Item, ...]:
    """For a seat that moves its units: there is still time to do something about it."""
    if seat < 0 or s.ending >= 0 or P_MOVE not in s.stack[::FRAME]:
        return ()
    side = s.board.seat_side[seat]
    if side != s.active:
        return ()
    return (*_goal(s, side), *_cities(s, side), *_hungry(s, side), *_at_risk(s, side))


def _item(key: str, args: dict[str, Argument], side: int, rules: tuple[str, ...] = ()) -> Item:
    anchors = tuple(str(args[name]) for name in ("hex", "unit") if name in args)
    return Item(Message(key, args, rules), SIDES[side], anchors)


def _goal(s: Campaign, side: int) -> list[Item]:
    if not s.board.points_mode:
        return []
    args: dict[str, Argument] = {
        "number": s.board.soviet_wins,
        "number2": s.board.last_turn,
        "number3": soviet_points(s),
    }
    return [_item(f"plan-goal-{SIDES[side]}", args, side)]


def _cities(s: Campaign, side: int) -> list[Item]:
    """The cities that the Soviets can strike at, the most endangered first."""
    board, name = s.board, layout_of(s.board).lexicon.name
    found = []
    for city, hexes in enumerate(board.city_hexes):
        attack = max(_attack_near(s, SOVIET, h) for h in hexes)
        if is_captured(s, city) or not attack:
            continue
        defence = sum(_defence_in(s, h) for h in hexes)
        args: dict[str, Argument] = {
            "hex": f"hex:{name('hex', hexes[0])}",
            "number": board.city_points[city],
            "number2": attack,
            "number3": defence,
        }
        danger = attack / (1 + defence)
        item = _item(f"plan-city-{SIDES[side]}", args, side)
        found.append((-danger, _distance(s, SOVIET, hexes[0]), item))
    found.sort(key=lambda one: one[:2])
    return [item for *_, item in found[:MAX_CITIES]]


def _distance(s: Campaign, side: int, h: int) -> int:
    """How far the nearest combat unit of a side is."""
    at = [s.unit_hex[u] for u in s.board.combat_units[side] if s.unit_hex[u] >= 0]
    return min(s.board.far(one, h) for one in at)


def _attack_near(s: Campaign, side: int, h: int) -> int:
    """The attack values of the units of a side that could soon stand next to a hex.

    Half of their movement points are counted: terrain and zones of control take the rest.
    """
    board, steps = s.board, s.unit_steps
    return sum(
        board.unit_attack[3 * u + steps[u]]
        for u in board.combat_units[side]
        if s.unit_hex[u] >= 0
        and board.far(s.unit_hex[u], h) <= board.unit_move[3 * u + steps[u]] // 2 + 1
    )


def _defence_in(s: Campaign, h: int) -> int:
    return sum(s.board.unit_defence[3 * u + s.unit_steps[u]] for u in s.combat_in(h))


def _hungry(s: Campaign, side: int) -> list[Item]:
    """The units that will be out of supply unless something is done."""
    units = sorted(u for u in unfed(s) if s.board.unit_side[u] == side)
    if not units:
        return []
    args: dict[str, Argument] = {
        "number": len(units),
        "unit": f"unit:{layout_of(s.board).lexicon.name('unit', units[0])}",
    }
    return [_item("plan-unfed", args, side, ("HU-5.7.1",))]


def _at_risk(s: Campaign, side: int) -> list[Item]:
    """The headquarters within reach of the enemy whose loss would cut off most units."""
    board, name = s.board, layout_of(s.board).lexicon.name
    before = find_sources(s)
    worst: Item | None = None
    most = 0
    for hq in working_hqs(s, side):
        h = s.unit_hex[hq]
        if _attack_near(s, 1 - side, h) <= _defence_in(s, h):
            continue
        t = s.clone()
        t.remove(hq, DEAD)
        after = find_sources(t)
        cut = sum(
            before[u] != NO_SOURCE and after[u] == NO_SOURCE
            for u in board.combat_units[side]
            if s.unit_hex[u] >= 0
        )
        if cut > most:
            args: dict[str, Argument] = {
                "unit": f"unit:{name('unit', hq)}",
                "hex": f"hex:{name('hex', h)}",
                "number": cut,
            }
            most, worst = cut, _item("plan-hq", args, side, ("HU-5.1.5",))
    return [worst] if worst else []
