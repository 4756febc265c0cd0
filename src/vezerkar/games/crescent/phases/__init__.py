"""The flow of a battle, one Phase for each kind of decision, in the order of a game."""

from __future__ import annotations

from typing import Any

from vezerkar.core.kernel import Phase
from vezerkar.games.crescent.phases.combat import Blast, Bloodbath, Enter, Retreat, Strike
from vezerkar.games.crescent.phases.deployment import Deploy, Garrison
from vezerkar.games.crescent.phases.orders import Finish, Orders, Pick, Regroup, Works
from vezerkar.games.crescent.phases.plan_changes import Messenger, Quick, Support
from vezerkar.games.crescent.phases.planning import Plan
from vezerkar.games.crescent.phases.preactions import (
    Espionage,
    PreActions,
    Scared,
    Stratagem,
    Terror,
    Victim,
)
from vezerkar.games.crescent.phases.reveal import Develop, Post, Reinforce
from vezerkar.games.crescent.phases.rounds import Round
from vezerkar.games.crescent.phases.terrain import Piece, Site, Terrain
from vezerkar.games.crescent.phases.tower_actions import Act

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
