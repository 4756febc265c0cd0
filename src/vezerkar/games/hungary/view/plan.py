"""What matters now: the step and what is left to do, the goal, cities and supply in danger."""

from __future__ import annotations

from functools import lru_cache

from vezerkar.core.kernel import FRAME
from vezerkar.games.hungary.board import Board
from vezerkar.games.hungary.rules.supply import cut_off_without, working_hqs
from vezerkar.games.hungary.rules.threats import endangered, threatened_cities
from vezerkar.games.hungary.setup import layout_of
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import P_MOVE, SIDES
from vezerkar.games.hungary.view.points import points_shown
from vezerkar.games.hungary.view.step_plan import item, step_plan, truck_lines
from vezerkar.games.hungary.view.supply_lines import MAX_KEPT_BOARDS, sources, standing_on, unfed
from vezerkar.scene.last_made import LastMade
from vezerkar.scene.panels import Item
from vezerkar.scene.scene import Argument

MAX_CITIES = 2  # few lines are read, many are not


@lru_cache(maxsize=MAX_KEPT_BOARDS)
def _last_plan(board: Board) -> LastMade[tuple[Item, ...]]:
    return LastMade()


def plan(s: Campaign, seat: int) -> tuple[Item, ...]:
    """For a seat that is asked; while it moves, also what it has time to do something about."""
    if seat < 0 or s.ending >= 0:
        return ()
    side = s.board.seat_side[seat]
    if P_MOVE not in s.stack[::FRAME]:
        return step_plan(s, seat) if s.legal_actions(seat) else ()
    if side != s.active:
        return ()
    made_from = (side, standing_on(s), s.unit_steps, s.flags, s.trucks)
    return _last_plan(s.board).get(
        made_from,
        lambda: (
            *_cities(s, side),
            *_hungry(s, side),
            *_at_risk(s, side),
            *_goal(s, side),
            *truck_lines(s, side, moving=True),
        ),
    )


def _goal(s: Campaign, side: int) -> list[Item]:
    if not s.board.points_mode:
        return []
    args: dict[str, Argument] = {
        "number": s.board.soviet_wins,
        "number2": s.board.last_turn,
        "number3": points_shown(s),
    }
    return [item(f"plan-goal-{SIDES[side]}", args, side)]


def _cities(s: Campaign, side: int) -> list[Item]:
    """The cities that the Soviets can strike at, the most endangered first."""
    board, name = s.board, layout_of(s.board).lexicon.name
    found = []
    for city, attack, defence, far in sorted(threatened_cities(s), key=_danger)[:MAX_CITIES]:
        args: dict[str, Argument] = {
            "hex": f"hex:{name('hex', board.city_hexes[city][0])}",
            "number": board.city_points[city],
            "number2": attack,
            "number3": defence,
        }
        found.append(item(f"plan-city-{SIDES[side]}", args, side))
    return found


def _danger(threat: tuple[int, int, int, int]) -> tuple[float, int]:
    """By this cities are sorted, the most endangered first."""
    _, attack, defence, far = threat
    return -attack / (1 + defence), far


def _hungry(s: Campaign, side: int) -> list[Item]:
    """The units that will be out of supply unless something is done."""
    units = sorted(u for u in unfed(s) if s.board.unit_side[u] == side)
    if not units:
        return []
    args: dict[str, Argument] = {
        "number": len(units),
        "unit": f"unit:{layout_of(s.board).lexicon.name('unit', units[0])}",
    }
    return [item("plan-unfed", args, side, ("HU-5.7.1",))]


def _at_risk(s: Campaign, side: int) -> list[Item]:
    """The headquarters within reach of the enemy whose loss would cut off most units."""
    before = sources(s)
    supplied = {hq: before.count(hq) for hq in endangered(s, working_hqs(s, side))}
    # Those that supply most come first: the others cannot cut off more.
    worst: Item | None = None
    most = 0
    for hq in sorted(supplied, key=lambda hq: -supplied[hq]):
        if supplied[hq] <= most:
            break
        cut = cut_off_without(s, hq, side, before)
        if cut > most:
            most, worst = cut, _loss_of(s, hq, cut, side)
    return [worst] if worst else []


def _loss_of(s: Campaign, hq: int, cut: int, side: int) -> Item:
    name = layout_of(s.board).lexicon.name
    args: dict[str, Argument] = {
        "unit": f"unit:{name('unit', hq)}",
        "hex": f"hex:{name('hex', s.unit_hex[hq])}",
        "number": cut,
    }
    return item("plan-hq", args, side, ("HU-5.1.5",))
