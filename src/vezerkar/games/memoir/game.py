"""Memoir '44 as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, cached_property
from typing import Any

import vezerkar
from vezerkar.core.chance import Chance
from vezerkar.core.errors import DataError
from vezerkar.core.game import Game, Option, ScenarioInfo, Value
from vezerkar.core.kernel import State
from vezerkar.core.notation import Notation
from vezerkar.games.memoir.data import MemoirData, load_data
from vezerkar.games.memoir.phases import PHASES
from vezerkar.games.memoir.setup import Layout, lay_out
from vezerkar.games.memoir.state import Battle, new_battle
from vezerkar.games.memoir.terms import ENDINGS, EVENTS, FACES, VERBS


class Memoir(Game):
    id = "memoir"
    titles = {"en": "Memoir '44", "hu": "Memoir '44"}
    version = 1
    options = (
        Option("match", ("single", "two_battles"), ("M44-S.10",)),
        Option("sandbag_profile", ("rulebook", "published"), ("M44-A2.58", "M44-A2.70")),
        Option("town_out_cumulative", (True, False), ("M44-4.35",)),
        Option("hill_los", ("plateau", "over_lower"), ("M44-A2.20",)),
        Option("deck", ("full", "section_only"), ("M44-A3.17",)),
        Option("take_ground", (True, False), ("M44-A3.18",)),
        Option("armor_overrun", (True, False), ("M44-A3.18",)),
        Option("axis_players", (1, 2, 3, 4), ("M44-A3.1", "M44-A3.13")),
        Option("allies_players", (1, 2, 3, 4), ("M44-A3.1", "M44-A3.13")),
    )
    verbs = VERBS
    events = EVENTS
    endings = ENDINGS
    folder = vezerkar.HOME / "games" / "memoir"
    chance_words = {face: i for i, face in enumerate(FACES)}

    @cached_property
    def data(self) -> MemoirData:
        return load_data()

    def new(self, scenario: str, settings: Mapping[str, Value], chance: Chance) -> Battle:
        layout = self.layout(scenario, self.settings(settings))
        return new_battle(layout.board, PHASES, chance)

    def layout(self, scenario: str, settings: Mapping[str, Value]) -> Layout:
        return lay_out(self.data, self.data.scenario(scenario), settings)


GAME = Memoir()
