"""The flow of a game, one Phase for each kind of decision, in the rulebook's own order."""

from __future__ import annotations

from typing import Any

from vezerkar.core.kernel import Phase
from vezerkar.games.hungary.phases.air import Answer, Assignment, Recall, Sector, Targets
from vezerkar.games.hungary.phases.arrivals import Arrivals, Hangar, Place, Transfers, Withdrawals
from vezerkar.games.hungary.phases.battles import (
    Battle,
    Bid,
    Bombs,
    Evade,
    Guns,
    GunTruck,
    Retreat,
    Spend,
)
from vezerkar.games.hungary.phases.breakthrough import Advance, Break, Detour, Exploit, ExploitGo
from vezerkar.games.hungary.phases.combat import Announce, Attackers, Attacks
from vezerkar.games.hungary.phases.logistics import Barge, Replacements, Trucks
from vezerkar.games.hungary.phases.losses import Losses, Rebase
from vezerkar.games.hungary.phases.movement import Drive, Group, Move, Way
from vezerkar.games.hungary.phases.setup import Setup, SetupTruck, SetupUnit
from vezerkar.games.hungary.phases.turns import Shortage, Turn


def make_phases(teams: bool) -> list[Phase[Any]]:
    """By number, as terms.py counts them.

    Where several seats share a side they are asked at the same time; then no step of one of them
    may be settled silently, for another may want to act first.
    """
    return [
        Setup(secret=teams),
        SetupUnit(),
        SetupTruck(),
        Turn(),
        Trucks(),
        Barge(),
        Replacements(),
        Place(),
        Hangar(),
        Arrivals(),
        Withdrawals(),
        Transfers(),
        Assignment(secret=True),
        Sector(),
        Recall(),
        Targets(secret=True),
        Answer(),
        Move(secret=teams),
        Group(),
        Drive(),
        Announce(secret=teams),
        Attacks(secret=teams),
        Attackers(secret=teams),
        Battle(),
        Retreat(),
        Evade(),
        Guns(),
        GunTruck(),
        Bid(secret=True),
        Spend(),
        Bombs(),
        Losses(secret=teams),
        Advance(secret=teams),
        Break(),
        Exploit(secret=teams),
        ExploitGo(),
        Rebase(),
        Shortage(),
        Way(),
        Detour(),
    ]


PHASES: list[Phase[Any]] = make_phases(teams=False)
TEAM_PHASES: list[Phase[Any]] = make_phases(teams=True)
