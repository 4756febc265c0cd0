"""The flow of a battle, one Phase for each kind of decision, in the rulebook's own order."""

from __future__ import annotations

from typing import Any

from vezerkar.core.kernel import Phase
from vezerkar.games.panzer.phases.combat import Fight
from vezerkar.games.panzer.phases.combat_decisions import (
    Advance,
    Answer,
    Cards,
    Drawn,
    Loss,
    Reward,
    Sacrifice,
    Support,
)
from vezerkar.games.panzer.phases.npc import NonPlayer, NonPlayerAim, NonPlayerPath, NonPlayerUnit
from vezerkar.games.panzer.phases.operations import Extra, Operations, SecondStep, Weather
from vezerkar.games.panzer.phases.reactions import (
    Discard,
    Flak,
    FreeFire,
    React,
    Resolve,
    Targets,
    Window,
)
from vezerkar.games.panzer.phases.setup import Buy, Place, Raise, Row, Search, Station
from vezerkar.games.panzer.phases.turns import Close, Draw, Shop, Turn

# By number, as terms.py counts them.
PHASES: list[Phase[Any]] = [
    Buy(secret=True),
    Row(),
    Raise(),
    Station(),
    Place(secret=True),
    Search(secret=True),
    Turn(),
    Draw(),
    Shop(),
    Operations(secret=True),
    SecondStep(),
    React(secret=True),
    FreeFire(secret=True),
    Extra(),
    Targets(),
    Window(secret=True),
    Flak(),
    Resolve(),
    Discard(),
    Weather(secret=True),
    Fight(),
    Support(),
    Drawn(),
    Answer(secret=True),
    Cards(secret=True),
    Sacrifice(secret=True),
    Loss(),
    Reward(),
    Advance(),
    Close(),
    NonPlayer(),
    NonPlayerUnit(),
    NonPlayerAim(),
    NonPlayerPath(),
]
