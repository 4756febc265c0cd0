"""Quartermaster General as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from typing import Any

import vezerkar
from vezerkar.core.chance import Chance
from vezerkar.core.errors import DataError
from vezerkar.core.game import AI_FOLDER, Game, ScenarioInfo, Seating, Setting, Value
from vezerkar.core.judge import Judge
from vezerkar.core.kernel import Event, State
from vezerkar.core.notation import Notation
from vezerkar.evaluation.weights import read_judge
from vezerkar.games.quartermaster import invariants, view
from vezerkar.games.quartermaster.citations import action_rules
from vezerkar.games.quartermaster.consequences import odds
from vezerkar.games.quartermaster.data import WarData, load_data
from vezerkar.games.quartermaster.explain import explain
from vezerkar.games.quartermaster.hidden import guess, unseen
from vezerkar.games.quartermaster.opening import new_war
from vezerkar.games.quartermaster.phases import PHASES
from vezerkar.games.quartermaster.position import read, write
from vezerkar.games.quartermaster.setup import Layout, lay_out, layout_of
from vezerkar.games.quartermaster.state import War
from vezerkar.games.quartermaster.terms import ENDINGS, EVENTS, VERBS
from vezerkar.games.quartermaster.weights import judge_with
from vezerkar.scene.scene import Message, Odds, Overlay, Reason, Scene

WORLD_WAR = "world-war"


class Quartermaster(Game):
    id = "quartermaster"
    titles: Mapping[str, str] = {"en": "Quartermaster General", "hu": "Quartermaster General"}
    version = 4
    settings = (
        Setting("players", (6, 2, 3, 4, 5), ("QG-1.2", "QG-4.5")),
        Setting("tournament_victory", (False, True), ("QG-25.1", "QG-25.3")),
        Setting("published_pieces", (False, True), ("QG-2.3", "QG-5.1")),
    )
    verbs = VERBS
    events = EVENTS
    endings = ENDINGS
    folder = vezerkar.HOME / "games" / "quartermaster"
    chance_words: Mapping[str, int] = {}
    judge = read_judge(folder / AI_FOLDER, judge_with)

    @cached_property
    def data(self) -> WarData:
        return load_data()

    def scenarios(self) -> list[ScenarioInfo]:
        titles = {"en": "The Second World War", "hu": "A második világháború"}
        return [ScenarioInfo(WORLD_WAR, titles, "1939", "rulebook")]

    def new(self, scenario: str, settings: Mapping[str, Value], chance: Chance) -> War:
        return new_war(self.layout_for(scenario, settings).board, PHASES, chance)

    def layout_for(self, scenario: str, settings: Mapping[str, Value]) -> Layout:
        """The board under some settings, built once for each of them."""
        if scenario not in ("", WORLD_WAR):
            raise DataError(f"there is no scenario '{scenario}'; the scenarios are: {WORLD_WAR}")
        return self._layout(scenario, tuple(self.complete_settings(settings).items()))

    @cache  # noqa: B019 - there is one game object and it lives as long as the program
    def _layout(self, scenario: str, settings: tuple[tuple[str, Value], ...]) -> Layout:
        return lay_out(self.data, scenario or WORLD_WAR, dict(settings), self.complete_settings({}))

    def setup_of(self, s: State) -> tuple[str, Mapping[str, Value]]:
        layout = layout_of(war(s).board)
        return layout.scenario, layout.settings

    def digest(self, scenario: str) -> str:
        return self.data.digest()

    def seats(self, s: State) -> tuple[str, ...]:
        return layout_of(war(s).board).seats

    def seatings(self) -> tuple[Seating, ...]:
        """One person may play several countries (QG-4.1 to 4.5)."""
        return tuple(Seating({"players": n.players}, n.seats) for n in self.data.rules.seating)

    def teams(self, s: State) -> tuple[int, ...]:
        return tuple(war(s).board.team)

    def notation(self, s: State) -> Notation:
        return layout_of(war(s).board).notation

    def guess(self, s: State, seat: int, chance: Chance) -> War:
        return guess(war(s), seat, chance)

    def unseen(self, s: State, seat: int) -> int:
        return unseen(war(s), seat)

    def judge_with(self, weights: Mapping[str, float]) -> Judge:
        return judge_with(weights)

    def explain(self, s: State, seat: int, action: int) -> list[Reason]:
        return explain(war(s), seat, action)

    def odds(self, s: State, seat: int, action: int) -> Odds | None:
        return odds(war(s), seat, action)  # nothing is left to chance, but much follows

    def check_invariants(self, s: State) -> None:
        invariants.check(war(s))

    def scene(self, s: State, seat: int, log: Sequence[Message] = ()) -> Scene:
        return view.scene(war(s), seat, log)

    def story(self, before: State, events: Sequence[Event]) -> list[Message]:
        return view.story(war(before), events)

    def overlay(self, s: State, seat: int, name: str, anchor: str) -> Overlay:
        return view.overlay(war(s), seat, name, anchor)

    def write_position(self, s: State) -> dict[str, Any]:
        return write(war(s))

    def read_position(self, raw: Mapping[str, Any]) -> War:
        return read(raw, self.layout_for)

    def rules_of(self, s: State, action: int) -> tuple[str, ...]:
        return action_rules(war(s), action)


def war(s: State) -> War:
    """The state of this game, so that the type checker knows it too."""
    assert isinstance(s, War)
    return s


GAME = Quartermaster()
