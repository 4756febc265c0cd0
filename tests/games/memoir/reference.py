"""Positions in both implementations, and how the engine's side is made comparable.

Positions: the openings of all scenarios, some of them again under other settings, and the files in
`positions/`: moments of random play, places where special rules meet, boards with every terrain.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any, TypeVar

from tests.games.memoir import naive, naive_turn
from tests.games.memoir.naive import movement
from tests.games.memoir.naive.sight import Line
from tests.games.memoir.naive_turn import Key
from tests.games.memoir.table import GAME
from vezerkar.core.chance import Script
from vezerkar.core.errors import ChanceError
from vezerkar.core.kernel import BIT, verb_of
from vezerkar.games.memoir.phases import frame
from vezerkar.games.memoir.rules.combat import can_battle
from vezerkar.games.memoir.setup import Layout, layout_of
from vezerkar.games.memoir.state import Battle
from vezerkar.games.memoir.terms import FRAMES, P_RETREAT, SANDBAGS, SIDES, V_ATTACK, WIRE

FILES = {path.stem: path for path in sorted(Path(__file__).with_name("positions").glob("*.toml"))}
OPENINGS = [path.stem for path in sorted(naive.SCENARIOS.glob("*.toml"))]
HOUSE_RULES = {
    "hill_los": "over_lower",
    "sandbag_profile": "published",
    "town_out_cumulative": False,
}
HOUSE = ["arracourt", "mortain", "st-vith", "toulon", "sainte-mere-eglise-move", "vassieux-battle"]
NAMES = [*OPENINGS, *FILES, *(f"{name}, house rules" for name in HOUSE)]


def raw_position(name: str) -> dict[str, Any]:
    """The text of a position as plain data.

    After a colon stands what happens in an opening: `order` and a card, or `move` or `battle` and
    the units ordered.
    """
    name, _, house = name.partition(", ")
    name, _, moment = name.partition(": ")
    raw: dict[str, Any] = {"game": "memoir", "scenario": name}
    if name in FILES:
        raw = tomllib.loads(FILES[name].read_text(encoding="utf-8"))
    if house:
        raw["settings"] = HOUSE_RULES
    if moment:
        raw["phase"], *words = moment.split()
        if raw["phase"] == "order":
            raw["card"] = words[0]
        else:
            raw["ordered"] = words
            raw["active"] = "allies" if words[0].startswith("al") else "axis"
    return raw


def battle_of(raw: dict[str, Any]) -> Battle:
    state = GAME.read_position(raw)
    assert isinstance(state, Battle)
    return state


class Pair:
    """One position in both implementations."""

    def __init__(self, name: str) -> None:
        raw = raw_position(name)
        self.s = battle_of(raw)
        self.here = naive_turn.read_field(raw)
        self.layout: Layout = layout_of(self.s.board)
        standing = [u for u, h in enumerate(self.s.unit_hex) if h >= 0]
        self.units = {self.layout.lexicon.name("unit", u): u for u in standing}
        assert set(self.units) == set(self.here.units)

    def at(self, h: int) -> naive.Hex:
        return self.layout.grid.place[h]

    def fresh(self, card: str) -> Battle:
        """A copy in which nobody has done anything this turn, under a card."""
        copy = self.s.clone()
        copy.clear_turn()
        copy.card = self.layout.lexicon.number("card", card)
        return copy


@cache
def pair(name: str) -> Pair:
    return Pair(name)


# The oracle works out every line and distance anew; for whole boards it may remember them.
_search = naive.distance
_step_open = movement.step_open
_line = cache(naive.crossed)


@cache
def remembered_line(start: naive.Hex, end: naive.Hex) -> Line:
    """Lines are alike that lead equally far from rows that are both even or both odd."""
    across, down = start[0], start[1] - start[1] % 2
    line = _line((0, start[1] - down), (end[0] - across, end[1] - down))

    def moved(hexes: frozenset[naive.Hex]) -> frozenset[naive.Hex]:
        return frozenset((col + across, row + down) for col, row in hexes)

    return Line(moved(line.crossed), moved(line.left), moved(line.right))


@cache
def _remembered(columns: int, start: naive.Hex, end: naive.Hex) -> int:
    return _search(naive.Field(columns=columns), start, end)


def remembered_steps(here: naive.Field) -> Callable[[naive.Field, str, naive.Hex, naive.Hex], bool]:
    """Which steps are open while nobody moves: many walks take the same ones."""
    known = cache(partial(_step_open, here))
    return lambda _, name, start, end: known(name, start, end)


def remembered_distance(here: naive.Field, start: naive.Hex, end: naive.Hex) -> int:
    return _remembered(here.columns, start, end)


def retreat_ends(s: Battle, u: int) -> set[int]:
    """Every hex where the retreat on top of the stack can end, over all choices."""
    if not s.stack or s.stack[frame.PHASE] != P_RETREAT:
        return {s.unit_hex[u]} - {-1}
    ends: set[int] = set()
    phase = s.phase()
    for action in phase.actions(s, 0):
        after = s.clone()
        phase.take(after, 0, action, Script([]))
        ends |= retreat_ends(after, u)
    return ends


# --- counting decisions --------------------------------------------------------------------------

Node = TypeVar("Node")
Counts = list[tuple[int, int]]


def count(
    start: Node,
    actions: Callable[[Node], list[str]],
    take: Callable[[Node, str], Node | None],
    key: Callable[[Node], Key],
    depth: int,
) -> tuple[Counts, list[set[Key]]]:
    """For each number of decisions: ways to make them and different positions they lead to.

    A position that has been reached in several ways is looked at once. What leads to dice or to
    the draw of a card is counted as declared and not followed.
    """
    level = {key(start): (start, 1)}
    counts: Counts = []
    keys: list[set[Key]] = []
    for _ in range(depth):
        following: dict[Key, tuple[Node, int]] = {}
        declared: set[Key] = set()
        taken = 0
        for before, (node, ways) in level.items():
            for action in actions(node):
                taken += ways
                after = take(node, action)
                if after is None:
                    declared.add((action, before))
                else:
                    known = key(after)
                    following[known] = (after, following.get(known, (after, 0))[1] + ways)
        level = following
        counts.append((taken, len(following) + len(declared)))
        keys.append(set(following) | declared)
    return counts, keys


def naive_count(name: str, depth: int) -> tuple[Counts, list[set[Key]]]:
    """The counts of the naive implementation: this is where reference numbers come from."""
    raw = raw_position(name)
    turn = naive_turn.read_turn(raw, SIDES[battle_of(raw).active])
    return count(turn, naive_turn.actions, naive_turn.take, naive_turn.key, depth)


def engine_count(name: str, depth: int) -> tuple[Counts, list[set[Key]]]:
    s = battle_of(raw_position(name))
    return count(s, engine_actions, engine_take, engine_key, depth)


def engine_actions(s: Battle) -> list[str]:
    spell = layout_of(s.board).notation.spell
    return [spell(action) for action in s.legal_actions(s.actors()[0])]


def engine_take(s: Battle, text: str) -> Battle | None:
    action = layout_of(s.board).notation.parse(text)
    if verb_of(action) == V_ATTACK:
        return None
    after = s.clone()
    try:
        after.apply(s.actors()[0], action, Script([]))
    except ChanceError:
        return None
    return after


def engine_key(s: Battle) -> Key:
    """The same as naive_turn.key, out of the engine's state."""
    names = layout_of(s.board).lexicon

    def units(mask: int) -> frozenset[str]:
        standing = [u for u, h in enumerate(s.unit_hex) if h >= 0 and mask & BIT[u]]
        return frozenset(names.name("unit", u) for u in standing)

    def places(flag: int) -> frozenset[str]:
        return frozenset(names.name("hex", h) for h, bits in enumerate(s.works) if bits & flag)

    orders = s.orders[0] | s.orders[1]
    step = FRAMES[s.stack[frame.PHASE]].word
    free = sum(BIT[u] for u, h in enumerate(s.unit_hex) if h >= 0 and can_battle(s, u))
    return (
        "where" if step == "destination" else step,
        names.name("unit", s.stack[frame.UNIT]) if step == "destination" else "",
        frozenset(
            (names.name("unit", u), names.name("hex", h), s.unit_men[u])
            for u, h in enumerate(s.unit_hex)
            if h >= 0
        ),
        places(WIRE),
        places(SANDBAGS),
        units(orders),
        units(orders & s.moved),
        units(orders & free),
        units(orders & s.halted),
        units(orders & s.fought),
    )
