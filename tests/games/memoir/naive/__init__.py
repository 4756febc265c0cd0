"""A second, deliberately naive Memoir '44: movement, sight, targets, retreats, orders.

This package is an oracle for tests. It is written from the ledger, the data README and the
rulebook, without a look at the engine, and it prefers enumeration to cleverness: distances are
searched, moves and retreats are walked path by path, lines are clipped against hexagons with
exact fractions. It imports nothing but the standard library.

A hex is a tuple ``(col, row)``. Units are named by their id; functions take the id and find the
unit in ``field.units``. Nothing here changes a field.

Readings that were open, each chosen here and nowhere else:

* Standing still is not a destination. Coming back to the start by two steps or more is.
* The cost of the steps is what counts as hexes moved, in every limit, the beach limit included.
* A unit that leaves a hedgerow stops after one step, even where that one step costs 2 (hedgerow
  to steep hill): A2.9 says "must stop on the next hex", not "has one hex of movement".
* Only steps between a *beach* hex and a bluff or cliff are dear or closed. A step between the
  ocean and a cliff (Pointe-du-Hoc, [10,6]) is an ordinary step.
* Behind Enemy Lines ignores stops, hedgerows, the beach limit, the ocean and hill costs. Closed
  hexes, occupied hexes and the sides of the Arnhem bridge stay closed. Only the hex where the
  move ends can forbid the battle (README 5.5); ``March.strict_entry`` gives the other reading,
  that any forest, hedgerow or town entered on the way forbids it (A2.3 read literally). A unit
  moving so is never "stopped" for Take Ground.
* A retreat between beach and bluff or cliff is open to every unit, armor included (F.6, F.7).
* Figures lost in a retreat are never more than the unit has. An eliminated unit ends nowhere.
* Off the board counts as a blocker for artillery too where hills block it.
"""

from __future__ import annotations

from tests.games.memoir.naive.battle import bank, dice, targets
from tests.games.memoir.naive.field import (
    GROUND_NAMES,
    KINDS,
    Field,
    Hex,
    Settings,
    Unit,
    enemies,
    ground,
)
from tests.games.memoir.naive.grid import board, distance, hex_name, neighbours, parse_hex
from tests.games.memoir.naive.movement import (
    ARTILLERY_BOMBARD,
    BEHIND_ENEMY_LINES,
    INFANTRY_ASSAULT,
    Arrival,
    March,
    can_exit,
    destinations,
    exits,
    own_march,
    passable,
    walks,
)
from tests.games.memoir.naive.ordering import ALL, SECTION_CARDS, order_sets_legal, orders, sections
from tests.games.memoir.naive.pursuit import overrun, take_ground
from tests.games.memoir.naive.retreat import may_ignore_flag, retreat_paths, retreats
from tests.games.memoir.naive.scenario import SCENARIOS, from_scenario
from tests.games.memoir.naive.sight import centre, crossed, sees

__all__ = [
    "ALL",
    "ARTILLERY_BOMBARD",
    "BEHIND_ENEMY_LINES",
    "GROUND_NAMES",
    "INFANTRY_ASSAULT",
    "KINDS",
    "SCENARIOS",
    "SECTION_CARDS",
    "Arrival",
    "Field",
    "Hex",
    "March",
    "Settings",
    "Unit",
    "bank",
    "board",
    "can_exit",
    "centre",
    "crossed",
    "destinations",
    "dice",
    "distance",
    "enemies",
    "exits",
    "from_scenario",
    "ground",
    "hex_name",
    "may_ignore_flag",
    "neighbours",
    "order_sets_legal",
    "orders",
    "overrun",
    "own_march",
    "parse_hex",
    "passable",
    "retreat_paths",
    "retreats",
    "sections",
    "sees",
    "take_ground",
    "targets",
    "walks",
]
