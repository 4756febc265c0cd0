"""Quartermaster General as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, cached_property
from typing import Any

import vezerkar
from vezerkar.core.chance import Chance
from vezerkar.core.errors import DataError
from vezerkar.core.game import AI_FOLDER, ScenarioSummary, Seating, Setting, Value
from vezerkar.core.game_base import GameBase, Rooms
from vezerkar.core.kernel import State
from vezerkar.evaluation.weights import read_judge
from vezerkar.games.quartermaster import invariants, view
from vezerkar.games.quartermaster.ai.judge import judge_with
from vezerkar.games.quartermaster.ai.prospects import prospects
from vezerkar.games.quartermaster.events import EVENTS
from vezerkar.games.quartermaster.explain.citations import action_rules
from vezerkar.games.quartermaster.explain.explain import explain
from vezerkar.games.quartermaster.explain.vain import idle_answer, why_vain
from vezerkar.games.quartermaster.hidden import guess, unseen
from vezerkar.games.quartermaster.odds import odds
from vezerkar.games.quartermaster.position import read, write
from vezerkar.games.quartermaster.schema.load import WarData, check_pack, count_pack, load_data
from vezerkar.games.quartermaster.setup import Layout, lay_out, layout_of, new_war
from vezerkar.games.quartermaster.state import War
from vezerkar.games.quartermaster.terms import ENDINGS, P_TURN, VERBS

WORLD_WAR = "world-war"


class Quartermaster(GameBase[War]):
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
    after_card = frozenset((P_TURN,))
    chance_words: Mapping[str, int] = {}
    judge = read_judge(folder / AI_FOLDER, judge_with)
    rooms = Rooms(
        state=War,
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
        check_pack=check_pack,
        count_pack=count_pack,
        rules=action_rules,
        overlay=view.overlay,
        why_vain=why_vain,
        idle_answer=idle_answer,
    )

    @cached_property
    def data(self) -> WarData:
        return load_data()

    def scenarios(self) -> list[ScenarioSummary]:
        titles = {"en": "The Second World War", "hu": "A második világháború"}
        return [ScenarioSummary(WORLD_WAR, titles, "1939", "rulebook")]

    def new(self, scenario: str, settings: Mapping[str, Value], chance: Chance) -> War:
        return new_war(self.layout_for(scenario, settings).board, chance)

    def layout_for(self, scenario: str, settings: Mapping[str, Value]) -> Layout:
        """The board under some settings, built once for each of them."""
        if scenario not in ("", WORLD_WAR):
            raise DataError(f"there is no scenario '{scenario}'; the scenarios are: {WORLD_WAR}")
        return self._layout(scenario, tuple(self.complete_settings(settings).items()))

    @cache  # noqa: B019 - there is one game object and it lives as long as the program
    def _layout(self, scenario: str, settings: tuple[tuple[str, Value], ...]) -> Layout:
        return lay_out(self.data, scenario or WORLD_WAR, dict(settings), self.complete_settings({}))

    def setup_of(self, s: State) -> tuple[str, Mapping[str, Value]]:
        layout = layout_of(self.own(s).board)
        return layout.scenario, layout.settings

    def digest(self, scenario: str) -> str:
        return self.data.digest()

    def seatings(self) -> tuple[Seating, ...]:
        """One person may play several countries (QG-4.1 to 4.5)."""
        return tuple(Seating({"players": n.players}, n.seats) for n in self.data.rules.seating)

    def teams(self, s: State) -> tuple[int, ...]:
        return tuple(self.own(s).board.team)

    def read_position(self, raw: Mapping[str, Any]) -> War:
        return read(raw, self.layout_for)


GAME = Quartermaster()
