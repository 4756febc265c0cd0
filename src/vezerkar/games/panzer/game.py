"""Panzer General: Russian Assault as the rest of the house sees it."""

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
from vezerkar.games.panzer import invariants, view
from vezerkar.games.panzer.citations import action_rules
from vezerkar.games.panzer.data import PanzerData, load_data
from vezerkar.games.panzer.explain import explain
from vezerkar.games.panzer.forms import EVENTS, VERBS
from vezerkar.games.panzer.hidden import guess, unseen
from vezerkar.games.panzer.odds import odds
from vezerkar.games.panzer.opening import new_front
from vezerkar.games.panzer.phases import PHASES
from vezerkar.games.panzer.position import read, write
from vezerkar.games.panzer.setup import Layout, lay_out, layout_of
from vezerkar.games.panzer.state import Front
from vezerkar.games.panzer.terms import ENDINGS
from vezerkar.games.panzer.weights import judge_with
from vezerkar.scene.message import Message, Reason
from vezerkar.scene.scene import Odds, Overlay, Scene


class Panzer(Game):
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

    def __init__(self, packs: tuple[Path, ...] = ()) -> None:
        self.packs = packs

    @cached_property
    def data(self) -> PanzerData:
        return load_data(packs=self.packs)

    def with_pack(self, pack: Path) -> Panzer:
        found = Panzer((*self.packs, pack))
        found.scenarios()  # reads and checks everything
        return found

    def new(self, scenario: str, settings: Mapping[str, Value], chance: Chance) -> Front:
        return new_front(self.layout(scenario).board, PHASES, chance)

    @cache  # noqa: B019 - game objects are few and live as long as the program
    def layout(self, scenario: str) -> Layout:
        """The board of a scenario, built once."""
        return lay_out(self.data, self.data.scenario(scenario), {})

    def scenarios(self) -> list[ScenarioInfo]:
        return [
            ScenarioInfo(s.slug, {"en": s.name, "hu": s.name_hu}, "", s.layout_source)
            for s in self.data.scenarios.values()
        ]

    def setup_of(self, s: State) -> tuple[str, Mapping[str, Value]]:
        return layout_of(front(s).board).scenario.slug, {}

    def digest(self, scenario: str) -> str:
        return self.data.digest(scenario)

    def seats(self, s: State) -> tuple[str, ...]:
        return layout_of(front(s).board).seats

    def teams(self, s: State) -> tuple[int, ...]:
        return tuple(range(len(self.seats(s))))

    def notation(self, s: State) -> Notation:
        return layout_of(front(s).board).notation

    def guess(self, s: State, seat: int, chance: Chance) -> Front:
        return guess(front(s), seat, chance)

    def unseen(self, s: State, seat: int) -> int:
        return unseen(front(s), seat)

    def judge_with(self, weights: Mapping[str, float]) -> Judge:
        return judge_with(weights)

    def explain(self, s: State, seat: int, action: int) -> list[Reason]:
        return explain(front(s), seat, action)

    def odds(self, s: State, seat: int, action: int) -> Odds | None:
        return odds(front(s), seat, action)

    def check_invariants(self, s: State) -> None:
        invariants.check(front(s))

    def scene(self, s: State, seat: int, log: Sequence[Message] = ()) -> Scene:
        return view.scene(front(s), seat, log)

    def overlay(self, s: State, seat: int, name: str, anchor: str) -> Overlay:
        return view.overlay(front(s), name, anchor)

    def story(self, before: State, events: Sequence[Event]) -> list[Message]:
        return view.story(front(before), events)

    def rules_of(self, s: State, action: int) -> tuple[str, ...]:
        return action_rules(front(s), action)

    def write_position(self, s: State) -> dict[str, Any]:
        return write(front(s))

    def read_position(self, raw: Mapping[str, Any]) -> Front:
        return read(raw, self.layout)


def front(s: State) -> Front:
    """The state of this game, so that the type checker knows it too."""
    assert isinstance(s, Front)
    return s


GAME = Panzer()
