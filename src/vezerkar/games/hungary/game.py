"""A magyarországi csata as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property
from typing import Any

import vezerkar
from vezerkar.core.chance import Chance
from vezerkar.core.game import AI_FOLDER, Game, ScenarioInfo, Setting, Value
from vezerkar.core.judge import Judge
from vezerkar.core.kernel import Event, State
from vezerkar.core.notation import Notation
from vezerkar.evaluation.weights import read_judge
from vezerkar.games.hungary import invariants, view
from vezerkar.games.hungary.board import Board
from vezerkar.games.hungary.citations import action_rules
from vezerkar.games.hungary.data import HungaryData, load_data
from vezerkar.games.hungary.events import EVENTS
from vezerkar.games.hungary.explain import explain
from vezerkar.games.hungary.hidden import guess, unseen
from vezerkar.games.hungary.kernels import pictures, reaches, supplies
from vezerkar.games.hungary.odds import odds
from vezerkar.games.hungary.opening import new_campaign
from vezerkar.games.hungary.phases import PHASES, TEAM_PHASES
from vezerkar.games.hungary.position import read, write
from vezerkar.games.hungary.setup import lay_out, layout_of
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import ENDINGS, VERBS
from vezerkar.games.hungary.weights import judge_with
from vezerkar.scene.scene import Message, Odds, Overlay, Reason, Scene


class Hungary(Game):
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
    trials = 6  # a step may look at supply on the whole map

    kernels: Mapping[str, Callable[[State, int], int]] = {
        "a reach": reaches,
        "zones of both sides": pictures,
        "supply of the map": supplies,
    }

    judge = read_judge(folder / AI_FOLDER, judge_with)

    @cached_property
    def data(self) -> HungaryData:
        return load_data()

    def scenarios(self) -> list[ScenarioInfo]:
        dates = {turn.n: turn.date.partition("/")[0] for turn in self.data.tables.turn}
        return [
            ScenarioInfo(
                s.scenario.id,
                {"en": s.scenario.title_en, "hu": s.scenario.title_hu},
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
        return lay_out(self.data, self.data.scenario(scenario), dict(settings))

    def setup_of(self, s: State) -> tuple[str, Mapping[str, Value]]:
        layout = layout_of(campaign(s).board)
        return layout.scenario.scenario.id, layout.settings

    def digest(self, scenario: str) -> str:
        return self.data.digest(scenario)

    def seats(self, s: State) -> tuple[str, ...]:
        return layout_of(campaign(s).board).seats

    def teams(self, s: State) -> tuple[int, ...]:
        return tuple(campaign(s).board.seat_side)

    def notation(self, s: State) -> Notation:
        return layout_of(campaign(s).board).notation

    def guess(self, s: State, seat: int, chance: Chance) -> Campaign:
        return guess(campaign(s), seat, chance)

    def unseen(self, s: State, seat: int) -> int:
        return unseen(campaign(s), seat)

    def check_invariants(self, s: State) -> None:
        invariants.check(campaign(s))

    def scene(self, s: State, seat: int, log: Sequence[Message] = ()) -> Scene:
        return view.scene(campaign(s), seat, log)

    def story(self, before: State, events: Sequence[Event]) -> list[Message]:
        return view.story(campaign(before), events)

    def overlay(self, s: State, seat: int, name: str, anchor: str) -> Overlay:
        return view.overlay(campaign(s), seat, name, anchor)

    def judge_with(self, weights: Mapping[str, float]) -> Judge:
        return judge_with(weights)

    def explain(self, s: State, seat: int, action: int) -> list[Reason]:
        return explain(campaign(s), seat, action)

    def odds(self, s: State, seat: int, action: int) -> Odds | None:
        return odds(campaign(s), seat, action)

    def rules_of(self, s: State, action: int) -> tuple[str, ...]:
        return action_rules(campaign(s), action)

    def write_position(self, s: State) -> dict[str, Any]:
        return write(campaign(s))

    def read_position(self, raw: Mapping[str, Any]) -> Campaign:
        return read(raw, self.board, self.complete_settings)


def campaign(s: State) -> Campaign:
    """The state of this game, so that the type checker knows it too."""
    assert isinstance(s, Campaign)
    return s


GAME = Hungary()
