"""A magyarországi csata as everybody outside this folder sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, cached_property
from typing import Any, Final

import vezerkar
from vezerkar.core.chance import Chance
from vezerkar.core.game import AI_FOLDER, ScenarioSummary, Setting, Value
from vezerkar.core.game_base import GameBase, Rooms
from vezerkar.core.kernel import State
from vezerkar.evaluation.weights import read_judge
from vezerkar.games.hungary import invariants, view
from vezerkar.games.hungary.ai.benchmarks import reach, supply_lines, zones
from vezerkar.games.hungary.ai.prospects import before_the_battles, prospects
from vezerkar.games.hungary.ai.weights import judge_with
from vezerkar.games.hungary.board import Board
from vezerkar.games.hungary.events import EVENTS
from vezerkar.games.hungary.explain import explain
from vezerkar.games.hungary.explain.citations import action_rules
from vezerkar.games.hungary.hidden import guess, unseen
from vezerkar.games.hungary.odds import odds
from vezerkar.games.hungary.phases import PHASES, TEAM_PHASES
from vezerkar.games.hungary.position import read, write
from vezerkar.games.hungary.schema.load import HungaryData, load_data
from vezerkar.games.hungary.setup import build_board, layout_of, new_campaign
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import ENDINGS, T_AXIS_COMBAT, T_SOVIET_COMBAT, VERBS
from vezerkar.games.hungary.view.reference import title_of

LAST_STEPS: Final = (T_AXIS_COMBAT, T_SOVIET_COMBAT)  # of the turn of each side


class Hungary(GameBase[Campaign]):
    id = "hungary"
    titles: Mapping[str, str] = {"en": "The Battle for Hungary", "hu": "A magyarországi csata"}
    version = 4
    settings = (
        Setting("setup", ("quick", "free"), ("HU-13.0.1",)),
        Setting("axis_players", (1, 2, 3), ("HU-1.0.1", "HU-1.0.2")),
        Setting("soviet_players", (1, 2, 3), ("HU-1.0.1", "HU-1.0.2")),
    )
    verbs = VERBS
    events = EVENTS
    endings = ENDINGS
    folder = vezerkar.HOME / "games" / "hungary"
    chance_words: Mapping[str, int] = {f"d{i + 1}": i for i in range(10)}
    undo_trials = 6  # a step may look at supply on the whole map

    benchmarks: Mapping[str, Callable[[State, int], int]] = {
        "a reach": reach,
        "zones of both sides": zones,
        "supply of the map": supply_lines,
    }

    judge = read_judge(folder / AI_FOLDER, judge_with)
    rooms = Rooms(
        state=Campaign,
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
        unanswered=before_the_battles,
        rules=action_rules,
        overlay=view.overlay,
    )

    @cached_property
    def data(self) -> HungaryData:
        return load_data()

    def scenarios(self) -> list[ScenarioSummary]:
        dates = {turn.n: turn.date.partition("/")[0] for turn in self.data.tables.turn}
        return [
            ScenarioSummary(
                s.scenario.id,
                title_of(s).names,
                dates[s.scenario.first_turn],
                "reconstructed",
            )
            for s in self.data.scenarios.values()
        ]

    def new(self, scenario: str, settings: Mapping[str, Value], chance: Chance) -> Campaign:
        board = self.board(scenario, tuple(self.complete_settings(settings, scenario).items()))
        return new_campaign(board, TEAM_PHASES if board.teams else PHASES, chance)

    @cache  # noqa: B019 - there is one game object and it lives as long as the program
    def board(self, scenario: str, settings: tuple[tuple[str, Value], ...]) -> Board:
        """The board of a scenario under full settings, built once."""
        return build_board(self.data, self.data.scenario(scenario), dict(settings))

    def setup_of(self, s: State) -> tuple[str, Mapping[str, Value]]:
        layout = layout_of(self.own(s).board)
        return layout.scenario.scenario.id, layout.settings

    def turn_of(self, s: State, seat: int) -> int:
        """The judge counts every decision as a turn of its own; a player's ends with his combat."""
        return self.own(s).turn + (not self.goes_on(s, seat))

    def goes_on(self, s: State, seat: int) -> bool:
        """HU-2.7: the sides take the steps before their movements in turns."""
        campaign = self.own(s)
        return campaign.turn_step() <= LAST_STEPS[campaign.board.seat_side[seat]]

    def digest(self, scenario: str) -> str:
        return self.data.digest(scenario)

    def teams(self, s: State) -> tuple[int, ...]:
        return tuple(self.own(s).board.seat_side)

    def read_position(self, raw: Mapping[str, Any]) -> Campaign:
        return read(raw, self.board, self.complete_settings)


GAME = Hungary()
