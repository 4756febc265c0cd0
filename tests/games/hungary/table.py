"""A table for rule tests: set up a position, act with fixed dice, look at the result.

    table = Table(units={"SU-2GMK": "1821", "HU-6PH": "1822"}, phase="soviet-combat")
    table.do("announce 1822")

Only the named units are on the map, unless the test says `only=False`. Dice are written as they
show: 1 to 6, for aircraft 1 to 10. Around 1722 and 1822 the country is open plain.
"""

from __future__ import annotations

from typing import Any

from tests.games.base_table import BaseTable
from vezerkar.core.chance import Script
from vezerkar.games.hungary.game import GAME as GAME
from vezerkar.games.hungary.invariants import check
from vezerkar.games.hungary.rules.combat import BattleSum, battle_sum
from vezerkar.games.hungary.rules.supply import hq_state
from vezerkar.games.hungary.setup import Layout, layout_of
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import FRAMES, OOS, PLACES, SHIFTS, SIDES, TURN_STEPS

STATES = ("cut", "partial", "full")


class Table(BaseTable[Campaign]):
    """A position that a test plays with."""

    game = GAME
    frames = FRAMES

    def __init__(self, **fields: Any) -> None:
        raw: dict[str, Any] = {"game": "hungary", "only": True, **fields}
        self.begin(GAME.read_position(raw))

    @classmethod
    def new(cls, scenario: str, **settings: Any) -> Table:
        """A scenario from its start."""
        table = cls.__new__(cls)
        table.begin(GAME.new(scenario, settings, Script([])))
        return table

    @property
    def layout(self) -> Layout:
        return layout_of(self.s.board)

    def u(self, name: str) -> int:
        return self.number("unit", name)

    def h(self, name: str) -> int:
        return self.number("hex", name)

    @property
    def step(self) -> str:
        """The step of the turn that is going on."""
        return TURN_STEPS[self.s.turn_step()]

    def targets(self, verb: str, seat: str = "") -> set[str]:
        """The last words of the actions of a verb."""
        return {text.split()[-1] for text in self.actions(verb, seat)}

    def reach(self, unit: str, *others: str, far: bool = False) -> set[str]:
        """Where a unit, or a group of units, may move now."""
        copy = self.copy()
        if not copy.can(f"pick {unit}"):
            return set()
        copy.do(f"pick {unit}")
        for other in others:
            copy.do(f"join {other}")
        return copy.targets("operate" if far else "move")

    # Acting

    def do(self, *actions: str, dice: str = "", seat: str = "") -> list[str]:
        """Take actions one after the other; `dice` are all that fall, in order."""
        script = Script([int(face) - 1 for face in dice.split()])
        self.session.chance = script
        told: list[str] = []
        for action in actions:
            if action == "go" and self.phase != "attackers":
                continue  # the last unit that could join has joined
            step = self.take(self.seat(seat), action)
            told += self.told(step)
        assert script.left() == 0, f"{script.left()} dice were not used"
        check(self.s)
        return told

    def attack(self, target: str, *attackers: str, dice: str = "") -> list[str]:
        """Announce one attack, choose its units, and go; `dice` if nothing else is asked."""
        self.declare(target)
        return self.do(*(f"join {unit}" for unit in attackers), "go", dice=dice)

    def declare(self, target: str) -> None:
        """Announce an attack and begin it; its units are still to be chosen."""
        if self.phase == "announce":
            self.do(f"announce {target}")
        if self.phase == "announce":
            self.do("done")
        self.do(f"attack {target}")

    def sum_of(self, target: str, *attackers: str) -> BattleSum:
        """The battle as it stands when the attack is declared, before bids and bombs."""
        t = self.copy()
        t.s.battle = [t.h(target), 0, t.s.active]
        t.s.attackers = [t.u(unit) for unit in attackers]
        return battle_sum(t.s)

    def shifts(self, target: str, *attackers: str) -> dict[str, int]:
        """The column shifts of an attack, by name."""
        return named(self.sum_of(target, *attackers))

    def battle(self) -> BattleSum:
        """The battle of the moment."""
        return battle_sum(self.s)

    # Looking

    def at(self, unit: str) -> str:
        """The hex of a unit, or where else it is."""
        h = self.s.unit_hex[self.u(unit)]
        return self.name("hex", h) if h >= 0 else PLACES[-1 - h]

    def steps(self, unit: str) -> int:
        return self.s.unit_steps[self.u(unit)]

    def is_oos(self, unit: str) -> bool:
        return bool(self.s.flags[self.u(unit)] & OOS)

    def trucks(self, side: str) -> list[str]:
        return [self.name("hex", t >> 1) for t in self.s.trucks[SIDES.index(side)]]

    def holder(self, place: str) -> str:
        return SIDES[self.s.control[self.h(place)]]

    def hq(self, unit: str) -> str:
        return STATES[hq_state(self.s, self.u(unit))]

    @property
    def over(self) -> str | None:
        """The winner (draw for nobody) once the game is over."""
        if self.s.ending < 0:
            return None
        return SIDES[self.s.winner] if self.s.winner >= 0 else "draw"


def named(found: BattleSum) -> dict[str, int]:
    """The shifts of a battle by name."""
    pairs = zip(found.shifts[::2], found.shifts[1::2], strict=True)
    return {SHIFTS[kind][0]: value for kind, value in pairs}


COLUMNS = ("1:3", "1:2", "1:1", "2:1", "3:1", "4:1", "5:1", "6:1", "7:1")
