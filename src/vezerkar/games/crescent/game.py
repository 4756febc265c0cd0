"""Kereszt és Félhold as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, cached_property
from typing import Any

import vezerkar
from vezerkar.core.chance import Chance
from vezerkar.core.game import AI_FOLDER, ScenarioSummary, Setting, Value
from vezerkar.core.game_base import GameBase, Rooms
from vezerkar.core.kernel import State
from vezerkar.evaluation.weights import read_judge
from vezerkar.games.crescent import invariants, view
from vezerkar.games.crescent.ai.prospects import prospects
from vezerkar.games.crescent.ai.weights import judge_with
from vezerkar.games.crescent.events import EVENTS
from vezerkar.games.crescent.explain import explain
from vezerkar.games.crescent.explain.citations import action_rules
from vezerkar.games.crescent.hidden import guess, unseen
from vezerkar.games.crescent.odds.attack_sheet import odds
from vezerkar.games.crescent.phases import PHASES
from vezerkar.games.crescent.position import read, write
from vezerkar.games.crescent.schema.load import CrescentData, check_pack, count_pack, load_data
from vezerkar.games.crescent.setup import Layout, lay_out, layout_of, new_battle
from vezerkar.games.crescent.state import Battle
from vezerkar.games.crescent.terms import ENDINGS, VERBS
from vezerkar.games.crescent.view.names import title_names


class Crescent(GameBase[Battle]):
    id = "crescent"
    titles: Mapping[str, str] = {"en": "Cross and Crescent", "hu": "Kereszt és Félhold"}
    version = 4
    settings = (
        Setting("players", (2, 4), ("KF-0.1",)),
        Setting("quiet_limit", (False, True), ("KF-8.7",)),
        Setting("free_terrain", (False, True), ("KF-7.0.2",), scenarios=("open_field",)),
    )
    verbs = VERBS
    events = EVENTS
    endings = ENDINGS
    folder = vezerkar.HOME / "games" / "crescent"
    chance_words: Mapping[str, int] = {}  # KF-0.2
    undo_trials = 96  # all steps of a tower: only some of them end its order
    judge = read_judge(folder / AI_FOLDER, judge_with)
    takes_packs = True
    rooms = Rooms(
        state=Battle,
        names=lambda s: layout_of(s.board),
        check=invariants.check,
        guess=guess,
        unseen=unseen,
        scene=view.scene,
        seats_shown=view.seats_shown,
        story=view.story,
        explain=explain,
        odds=odds,
        write=write,
        judge_with=judge_with,
        prospects=prospects,
        rules=action_rules,
        check_pack=check_pack,
        count_pack=count_pack,
    )

    @cached_property
    def data(self) -> CrescentData:
        return load_data(packs=self.packs)

    def new(self, scenario: str, settings: Mapping[str, Value], chance: Chance) -> Battle:
        return new_battle(self.layout_for(scenario, settings).board, PHASES, chance)

    @cache  # noqa: B019 - game objects are few and live as long as the program
    def layout(self, scenario: str, settings: tuple[tuple[str, Value], ...]) -> Layout:
        """The board of a battlefield under full settings, built once."""
        found = self.data.scenario(scenario)
        return lay_out(self.data, found, dict(settings), self.complete_settings({}, scenario))

    def layout_for(self, scenario: str, settings: Mapping[str, Value]) -> Layout:
        """The board of a battlefield under settings that may leave out defaults."""
        return self.layout(scenario, tuple(self.complete_settings(settings, scenario).items()))

    def scenarios(self) -> list[ScenarioSummary]:
        return [
            ScenarioSummary(s.id, title_names(s), str(s.year or ""), s.source)
            for s in self.data.scenarios.values()
        ]

    def setup_of(self, s: State) -> tuple[str, Mapping[str, Value]]:
        layout = layout_of(self.own(s).board)
        return layout.scenario.id, layout.settings

    def digest(self, scenario: str) -> str:
        return self.data.digest(scenario)

    def teams(self, s: State) -> tuple[int, ...]:
        return tuple(seat % 2 for seat in range(self.own(s).board.seats))

    def read_position(self, raw: Mapping[str, Any]) -> Battle:
        return read(raw, self.layout_for)


GAME = Crescent()
