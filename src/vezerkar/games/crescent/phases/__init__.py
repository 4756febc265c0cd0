"""The flow of a battle, one Phase for each kind of decision, in the order of a game."""

from __future__ import annotations

from typing import Any

from vezerkar.core.kernel import Phase
from vezerkar.games.crescent.phases.acts import Act
from vezerkar.games.crescent.phases.clash import Finish, Orders, Pick, Regroup, Works
from vezerkar.games.crescent.phases.messages import Messenger, Quick, Support
from vezerkar.games.crescent.phases.opening import Deploy, Garrison
from vezerkar.games.crescent.phases.planning import Plan
from vezerkar.games.crescent.phases.preactions import (
    Espionage,
    PreActions,
    Scared,
    Stratagem,
    Terror,
    Victim,
)
from vezerkar.games.crescent.phases.rounds import Develop, Post, Reinforce, Round
from vezerkar.games.crescent.phases.strikes import Blast, Bloodbath, Enter, Retreat, Strike
from vezerkar.games.crescent.phases.terrain import Piece, Site, Terrain

# By number, as terms.py counts them.
PHASES: list[Phase[Any]] = [
    Garrison(),
    Deploy(),
    Round(),
    Plan(secret=True),
    Develop(),
    Post(),
    Reinforce(),
    PreActions(),
    Stratagem(),
    Espionage(),
    Victim(),
    Terror(),
    Scared(),
    Quick(secret=True),
    Support(),
    Messenger(),
    Orders(),
    Pick(),
    Act(),
    Works(),
    Regroup(),
    Finish(),
    Strike(),
    Bloodbath(),
    Retreat(),
    Blast(),
    Enter(),
    Terrain(),
    Site(),
    Piece(),
]
