"""The flow of a battle, one Phase for each kind of decision, in the rulebook's own order."""

from __future__ import annotations

from typing import Any

from vezerkar.core.kernel import Phase
from vezerkar.games.memoir.phases.battles import (
    Aftermath,
    Again,
    Fight,
    Flags,
    Ground,
    Retreat,
    Roll,
    Window,
)
from vezerkar.games.memoir.phases.moves import Destination, Move
from vezerkar.games.memoir.phases.orders import Dig, Heal, Order, Section
from vezerkar.games.memoir.phases.overlord import Command, Generals
from vezerkar.games.memoir.phases.strikes import Barrage, Naming, Strikes
from vezerkar.games.memoir.phases.turns import Draw, Drop, Keep, Play

# By number, as terms.py counts them.
PHASES: list[Phase[Any]] = [
    Drop(),
    Play(secret=True),
    Section(),
    Order(),
    Move(),
    Destination(),
    Fight(),
    Window(secret=True),
    Roll(),
    Flags(),
    Retreat(),
    Aftermath(),
    Ground(),
    Again(),
    Naming(),
    Strikes(),
    Barrage(),
    Heal(),
    Dig(),
    Draw(),
    Keep(secret=True),
    Command(secret=True),
    Generals(),
]
