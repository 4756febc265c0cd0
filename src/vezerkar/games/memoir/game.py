"""Memoir '44 as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import vezerkar
from vezerkar.core.chance import Chance
from vezerkar.core.game import AI_FOLDER, Game, ScenarioInfo, Setting, Value
from vezerkar.core.judge import Judge
from vezerkar.core.kernel import Event, State
from vezerkar.core.notation import Notation
from vezerkar.evaluation.weights import read_judge
from vezerkar.games.memoir import invariants, view
from vezerkar.games.memoir.citations import action_rules
from vezerkar.games.memoir.data import MemoirData, load_data
from vezerkar.games.memoir.explain import explain
from vezerkar.games.memoir.hidden import guess, unseen
from vezerkar.games.memoir.kernels import reaches
from vezerkar.games.memoir.odds import odds
from vezerkar.games.memoir.phases import PHASES
from vezerkar.games.memoir.position import read, write
from vezerkar.games.memoir.setup import Layout, lay_out, layout_of
from vezerkar.games.memoir.state import Battle, new_battle
from vezerkar.games.memoir.terms import ENDINGS, EVENTS, FACES, VERBS
from vezerkar.games.memoir.weights import judge_with
from vezerkar.scene.scene import Message, Odds, Overlay, Reason, Scene


class Memoir(Game):
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
    chance_words: Mapping[str, int] = {face: i for i, face in enumerate(FACES)}
    judge = read_judge(folder / AI_FOLDER, judge_with)
    benchmarks: Mapping[str, Callable[[State, int], int]] = {"a reach": reaches}

    def __init__(self, packs: Sequence[Path] = ()) -> None:
        self.packs = packs

    @cached_property
    def data(self) -> MemoirData:
        return load_data(packs=self.packs)

    def with_pack(self, pack: Path) -> Memoir:
        found = Memoir((*self.packs, pack))
        found.scenarios()  # reads and checks everything
        return found

    def new(self, scenario: str, settings: Mapping[str, Value], chance: Chance) -> Battle:
        layout = self.layout(scenario, tuple(self.complete_settings(settings, scenario).items()))
        return new_battle(layout.board, PHASES, chance)

    @cache  # noqa: B019 - game objects are few and live as long as the program
    def layout(self, scenario: str, settings: tuple[tuple[str, Value], ...]) -> Layout:
        """The board of a scenario under full settings, built once."""
        found = self.data.scenario(scenario)
        return lay_out(self.data, found, dict(settings), usual=self.complete_settings({}, scenario))

    def needs(self, scenario: str) -> Mapping[str, Value]:
        found = self.data.scenarios.get(scenario)
        return {"overlord": True} if found and found.board == "overlord" else {}

    def scenarios(self) -> list[ScenarioInfo]:
        return [
            ScenarioInfo(s.slug, {"en": s.title.en, "hu": s.title.hu}, s.date, s.source)
            for s in self.data.scenarios.values()
        ]

    def setup_of(self, s: State) -> tuple[str, Mapping[str, Value]]:
        layout = layout_of(battle(s).board)
        return layout.scenario.slug, layout.settings

    def digest(self, scenario: str) -> str:
        return self.data.digest(scenario)

    def seats(self, s: State) -> tuple[str, ...]:
        return layout_of(battle(s).board).seats

    def teams(self, s: State) -> tuple[int, ...]:
        teams = battle(s).board.team_seats
        return tuple(team for team, seats in enumerate(teams) for _ in seats)

    def notation(self, s: State) -> Notation:
        return layout_of(battle(s).board).notation

    def guess(self, s: State, seat: int, chance: Chance) -> Battle:
        return guess(battle(s), seat, chance)

    def unseen(self, s: State, seat: int) -> int:
        return unseen(battle(s), seat)

    def explain(self, s: State, seat: int, action: int) -> list[Reason]:
        return explain(battle(s), seat, action)

    def odds(self, s: State, seat: int, action: int) -> Odds | None:
        return odds(battle(s), seat, action)

    def judge_with(self, weights: Mapping[str, float]) -> Judge:
        return judge_with(weights)

    def overlay(self, s: State, seat: int, name: str, anchor: str) -> Overlay:
        return view.overlay(battle(s), seat, name, anchor)

    def check_invariants(self, s: State) -> None:
        invariants.check(battle(s))

    def scene(self, s: State, seat: int, log: Sequence[Message] = ()) -> Scene:
        return view.scene(battle(s), seat, log)

    def story(self, before: State, events: Sequence[Event]) -> list[Message]:
        return view.story(battle(before), events)

    def write_position(self, s: State) -> dict[str, Any]:
        return write(battle(s))

    def read_position(self, raw: Mapping[str, Any]) -> Battle:
        return read(raw, self.data, self.complete_settings)

    def rules_of(self, s: State, action: int) -> tuple[str, ...]:
        return action_rules(battle(s), action)


def battle(s: State) -> Battle:
    """The state of this game, so that the type checker knows it too."""
    assert isinstance(s, Battle)
    return s


GAME = Memoir()
