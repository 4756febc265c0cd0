"""A small battle in the open, for rule tests: set it up in one line and count its dice.

table = skirmish(al01="infantry G5", ax01="infantry H5", terrain={"H5": "forest"})
assert dice(table, "al01", "ax01") == 2
"""

from __future__ import annotations

import re
from typing import Any

from tests.games.memoir.table import Table
from vezerkar.core.chance import Seeded
from vezerkar.games.memoir.events import E_ATTACKED, E_ROLLED

# In a far corner two units always have a battle left, so that the turn goes on after the one that
# a test is about.
ELSEWHERE = {"al90": "infantry A1", "ax90": "infantry B1"}
UNIT = re.compile(r"(al|ax)\d\d")


def skirmish(active: str = "allies", phase: str = "battle", **fields: Any) -> Table:
    """A table with the units named by their ids, all units of the active side ordered."""
    units = {name: fields.pop(name) for name in list(fields) if UNIT.fullmatch(name)}
    everyone = {**units, **ELSEWHERE}
    fields.setdefault("ordered", [name for name in everyone if name[:2] == active[:2]])
    return Table(units=everyone, active=active, phase=phase, **fields)


def dice(table: Table, attacker: str, target: str) -> int:
    """The dice that are rolled in an attack; 0 if it may not be made."""
    if target not in table.targets(attacker):
        return 0
    copy = table.copy()
    copy.session.chance = Seeded(1)  # what the dice show does not matter
    step = copy.session.apply_text(copy.s.actors()[0], f"attack {attacker} {target}")
    announced = [event.args[2] for event in step.events if event.kind == E_ATTACKED]
    rolled = [len(event.args) - 1 for event in step.events if event.kind == E_ROLLED]
    assert announced == rolled
    return rolled[0]


def words(events: list[str]) -> list[str]:
    """What kinds of things happened, in order."""
    return [event.split()[0] for event in events]


def medals(table: Table) -> tuple[int, int]:
    """Medals of the Allies and of the Axis."""
    return table.medals("allies"), table.medals("axis")


def march(table: Table, unit: str, place: str) -> None:
    """Move a unit, end the moves and come to the battles."""
    table.do(f"pick {unit}")
    table.do(f"move {unit} {place}")
    if table.phase == "move":
        table.do("done")
