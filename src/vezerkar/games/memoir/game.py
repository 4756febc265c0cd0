"""Memoir '44 as the registry finds it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache, cached_property
from typing import Any

import vezerkar
from vezerkar.core.chance import Chance
from vezerkar.core.game import AI_FOLDER, ScenarioSummary, Setting, Value
from vezerkar.core.game_base import GameBase, Rooms
from vezerkar.core.kernel import State
from vezerkar.evaluation.weights import read_judge
from vezerkar.games.memoir import invariants, view
from vezerkar.games.memoir.ai.benchmarks import reaches
from vezerkar.games.memoir.ai.prospects import prospects
from vezerkar.games.memoir.ai.rule_of_thumb import RuleOfThumb
from vezerkar.games.memoir.ai.weights import judge_with
from vezerkar.games.memoir.events import EVENTS
from vezerkar.games.memoir.explain import explain
from vezerkar.games.memoir.explain.citations import action_rules
from vezerkar.games.memoir.explain.vain import why_vain
from vezerkar.games.memoir.hidden import guess, unseen
from vezerkar.games.memoir.odds import odds
from vezerkar.games.memoir.phases import PHASES
from vezerkar.games.memoir.position import read, write
from vezerkar.games.memoir.schema.load import MemoirData, check_pack, count_pack, load_data
from vezerkar.games.memoir.setup import Layout, lay_out, layout_of, new_battle
from vezerkar.games.memoir.state import Battle
from vezerkar.games.memoir.terms import ENDINGS, FACES, P_DRAW, VERBS
from vezerkar.scene.scene import Message


class Memoir(GameBase[Battle]):
    id = "memoir"
    titles: Mapping[str, str] = {"en": "Memoir '44", "hu": "Memoir '44"}
    version = 4
    settings = (
        Setting("match", ("single", "two_battles"), ("M44-S.10",)),
        Setting("sandbag_profile", ("rulebook", "published"), ("M44-A2.58", "M44-A2.70")),
        Setting("town_out_cumulative", (True, False), ("M44-4.35",)),
        Setting("hill_los", ("plateau", "over_lower"), ("M44-A2.20",)),
        Setting("deck", ("full", "section_only"), ("M44-A3.17",)),
        Setting("take_ground", (True, False), ("M44-A3.18",)),
        Setting("armor_overrun", (True, False), ("M44-A3.18",)),
        Setting("overlord", (False, True), ("M44-A3.10",)),
        Setting("axis_players", (1, 2, 3, 4), ("M44-A3.1", "M44-A3.13")),
        Setting("allies_players", (1, 2, 3, 4), ("M44-A3.1", "M44-A3.13")),
    )
    verbs = VERBS
    events = EVENTS
    endings = ENDINGS
    folder = vezerkar.HOME / "games" / "memoir"
    after_card = frozenset((P_DRAW,))
    chance_words: Mapping[str, int] = {face: i for i, face in enumerate(FACES)}
    judge = read_judge(folder / AI_FOLDER, judge_with)
    rule_of_thumb = RuleOfThumb()
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
        unanswered=lambda _: True,
        check_pack=check_pack,
        count_pack=count_pack,
        rules=action_rules,
        overlay=view.overlay,
        why_vain=why_vain,
    )
    benchmarks: Mapping[str, Callable[[State, int], int]] = {"a reach": reaches}

    @cached_property
    def data(self) -> MemoirData:
        return load_data(packs=self.packs)

    def new(self, scenario: str, settings: Mapping[str, Value], chance: Chance) -> Battle:
        layout = self.layout(scenario, tuple(self.complete_settings(settings, scenario).items()))
        return new_battle(layout.board, PHASES, chance)

    @cache  # noqa: B019 - game objects are few and live as long as the program
    def layout(self, scenario: str, settings: tuple[tuple[str, Value], ...]) -> Layout:
        """The board of a scenario under full settings, built once."""
        found = self.data.scenario(scenario)
        return lay_out(
            self.data, found, dict(settings), defaults=self.complete_settings({}, scenario)
        )

    def last_dice(self, backwards: Iterable[Message]) -> tuple[str, ...]:
        return view.last_roll(backwards)

    def needs(self, scenario: str) -> Mapping[str, Value]:
        found = self.data.scenarios.get(scenario)
        return {"overlord": True} if found and found.board == "overlord" else {}

    def unfit(self, scenario: str) -> Mapping[str, tuple[Value, ...]]:
        """As `check_players` says."""
        if self.needs(scenario):
            return {"overlord": (False,)}
        return {"overlord": (True,), "axis_players": (4,), "allies_players": (4,)}

    def scenarios(self) -> list[ScenarioSummary]:
        return [
            ScenarioSummary(s.slug, {"en": s.title.en, "hu": s.title.hu}, s.date, s.source)
            for s in self.data.scenarios.values()
        ]

    def setup_of(self, s: State) -> tuple[str, Mapping[str, Value]]:
        layout = layout_of(self.own(s).board)
        return layout.scenario.slug, layout.settings

    def digest(self, scenario: str) -> str:
        return self.data.digest(scenario)

    def teams(self, s: State) -> tuple[int, ...]:
        teams = self.own(s).board.team_seats
        return tuple(team for team, seats in enumerate(teams) for _ in seats)

    def read_position(self, raw: Mapping[str, Any]) -> Battle:
        return read(raw, self.data, self.complete_settings)


GAME = Memoir()
