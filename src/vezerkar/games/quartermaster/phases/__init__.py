"""The flow of a game, one Phase for each kind of decision."""

from __future__ import annotations

from typing import Any

from vezerkar.core.kernel import Phase
from vezerkar.games.quartermaster.phases.battles import Battle, Eliminate, Fight, Remove
from vezerkar.games.quartermaster.phases.card_zones import (
    Choose,
    Give,
    Look,
    PlayFrom,
    Strike,
    Under,
)
from vezerkar.games.quartermaster.phases.cards import Card, Pay, Resolve
from vezerkar.games.quartermaster.phases.pieces import Build, Free, Protect, Rebuild, Recruit
from vezerkar.games.quartermaster.phases.turns import Discard, Play, Setup, Turn
from vezerkar.games.quartermaster.phases.warfare import Warfare
from vezerkar.games.quartermaster.phases.windows import Window

# By number, as terms.py counts them. Decisions about hidden cards are secret: never taken silently.
PHASES: list[Phase[Any]] = [
    Setup(secret=True),
    Turn(),
    Play(secret=True),
    Resolve(),
    Card(),
    Warfare(),
    Build(),
    Recruit(),
    Free(),
    Fight(),
    Battle(),
    Eliminate(),
    Remove(),
    Protect(),
    Rebuild(),
    Give(secret=True),
    Strike(),
    PlayFrom(secret=True),
    Look(secret=True),
    Under(secret=True),
    Pay(),
    Choose(),
    Window(secret=True),
    Discard(secret=True),
]
