"""Panzer General: Russian Assault as the rest of the program sees it."""

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
from vezerkar.games.panzer import invariants, view
from vezerkar.games.panzer.ai.judge import judge_with
from vezerkar.games.panzer.ai.prospects import before_the_answer, prospects
from vezerkar.games.panzer.events import EVENTS
from vezerkar.games.panzer.explain import explain
from vezerkar.games.panzer.explain.citations import action_rules
from vezerkar.games.panzer.hidden import guess, unseen
from vezerkar.games.panzer.odds import odds
from vezerkar.games.panzer.phases import PHASES
from vezerkar.games.panzer.position import read, write
from vezerkar.games.panzer.schema.data import PanzerData
from vezerkar.games.panzer.schema.load import check_pack, count_pack, load_data
from vezerkar.games.panzer.setup import Layout, lay_out, layout_of, new_front
from vezerkar.games.panzer.state import Front
from vezerkar.games.panzer.terms import ENDINGS, VERBS


class Panzer(GameBase[Front]):
    id = "panzer"
    titles: Mapping[str, str] = {
        "en": "Panzer General: Russian Assault",
        "hu": "Panzer General: Russian Assault",
    }
    version = 4
    settings: tuple[Setting, ...] = ()
    verbs = VERBS
    events = EVENTS
    endings = ENDINGS
    folder = vezerkar.HOME / "games" / "panzer"
    chance_words: Mapping[str, int] = {}
    judge = read_judge(folder / AI_FOLDER, judge_with)
    takes_packs = True
    rooms = Rooms(
        state=Front,
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
        unanswered=before_the_answer,
        check_pack=check_pack,
        count_pack=count_pack,
        rules=action_rules,
        overlay=lambda s, seat, name, anchor: view.overlay(s, name, anchor),
    )

    @cached_property
    def data(self) -> PanzerData:
        return load_data(packs=self.packs)

    def new(self, scenario: str, settings: Mapping[str, Value], chance: Chance) -> Front:
        return new_front(self.layout(scenario).board, PHASES, chance)

    @cache  # noqa: B019 - game objects are few and live as long as the program
    def layout(self, scenario: str) -> Layout:
        """The board of a scenario, built once."""
        return lay_out(self.data, self.data.scenario(scenario), {})

    def scenarios(self) -> list[ScenarioSummary]:
        return [
            ScenarioSummary(s.slug, {"en": s.name, "hu": s.name_hu}, "", s.layout_source)
            for s in self.data.scenarios.values()
        ]

    def setup_of(self, s: State) -> tuple[str, Mapping[str, Value]]:
        return layout_of(self.own(s).board).scenario.slug, {}

    def digest(self, scenario: str) -> str:
        return self.data.digest(scenario)

    def teams(self, s: State) -> tuple[int, ...]:
        return tuple(range(len(self.seats(s))))

    def read_position(self, raw: Mapping[str, Any]) -> Front:
        return read(raw, self.layout)


GAME = Panzer()
