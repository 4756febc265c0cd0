"""Kereszt és Félhold as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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
from vezerkar.games.crescent import invariants, view
from vezerkar.games.crescent.data import CrescentData, load_data
from vezerkar.games.crescent.events import EVENTS
from vezerkar.games.crescent.explain import explain
from vezerkar.games.crescent.hidden import guess, unseen
from vezerkar.games.crescent.odds import odds
from vezerkar.games.crescent.opening import new_battle
from vezerkar.games.crescent.phases import PHASES
from vezerkar.games.crescent.position import read, write
from vezerkar.games.crescent.setup import Layout, lay_out, layout_of
from vezerkar.games.crescent.state import Battle
from vezerkar.games.crescent.terms import ENDINGS, VERBS
from vezerkar.games.crescent.weights import judge_with
from vezerkar.scene.scene import Message, Odds, Reason, Scene


class Crescent(Game):
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
    trials = 12  # a deployment has two hundred actions
    judge = read_judge(folder / AI_FOLDER, judge_with)

    def __init__(self, packs: tuple[Path, ...] = ()) -> None:
        self.packs = packs

    @cached_property
    def data(self) -> CrescentData:
        return load_data(packs=self.packs)

    def with_pack(self, pack: Path) -> Crescent:
        found = Crescent((*self.packs, pack))
        found.scenarios()  # reads and checks everything
        return found

    def new(self, scenario: str, settings: Mapping[str, Value], chance: Chance) -> Battle:
        return new_battle(self.layout_for(scenario, settings).board, PHASES, chance)

    @cache  # noqa: B019 - game objects are few and live as long as the program
    def layout(self, scenario: str, settings: tuple[tuple[str, Value], ...]) -> Layout:
        """The board of a battlefield under full settings, built once."""
        found = self.data.scenario(scenario)
        return lay_out(self.data, found, dict(settings), self.complete_settings({}, scenario))

    def layout_for(self, scenario: str, settings: Mapping[str, Value]) -> Layout:
        """The board of a battlefield under settings that may leave the usual ones out."""
        return self.layout(scenario, tuple(self.complete_settings(settings, scenario).items()))

    def scenarios(self) -> list[ScenarioInfo]:
        return [
            ScenarioInfo(s.id, {"en": s.title, "hu": s.title_hu}, str(s.year or ""), s.source)
            for s in self.data.scenarios.values()
        ]

    def setup_of(self, s: State) -> tuple[str, Mapping[str, Value]]:
        layout = layout_of(battle(s).board)
        return layout.scenario.id, layout.settings

    def digest(self, scenario: str) -> str:
        return self.data.digest(scenario)

    def seats(self, s: State) -> tuple[str, ...]:
        return layout_of(battle(s).board).seats

    def teams(self, s: State) -> tuple[int, ...]:
        return tuple(seat % 2 for seat in range(battle(s).board.seats))

    def notation(self, s: State) -> Notation:
        return layout_of(battle(s).board).notation

    def guess(self, s: State, seat: int, chance: Chance) -> Battle:
        return guess(battle(s), seat, chance)

    def unseen(self, s: State, seat: int) -> int:
        return unseen(battle(s), seat)

    def judge_with(self, weights: Mapping[str, float]) -> Judge:
        return judge_with(weights)

    def explain(self, s: State, seat: int, action: int) -> list[Reason]:
        return explain(battle(s), seat, action)

    def odds(self, s: State, seat: int, action: int) -> Odds | None:
        return odds(battle(s), seat, action)  # KF-0.2: no chance, but a sum to look at

    def check_invariants(self, s: State) -> None:
        invariants.check(battle(s))

    def scene(self, s: State, seat: int, log: Sequence[Message] = ()) -> Scene:
        return view.scene(battle(s), seat, log)

    def story(self, before: State, events: Sequence[Event]) -> list[Message]:
        return view.story(battle(before), events)

    def write_position(self, s: State) -> dict[str, Any]:
        return write(battle(s))

    def read_position(self, raw: Mapping[str, Any]) -> Battle:
        return read(raw, self.layout_for)


def battle(s: State) -> Battle:
    """The state of this game, so that the type checker knows it too."""
    assert isinstance(s, Battle)
    return s


GAME = Crescent()
