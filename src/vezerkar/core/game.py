"""What a game folder offers to everyone else: the table, the command line, computer players."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from vezerkar.core.chance import Chance
from vezerkar.core.errors import DataError
from vezerkar.core.judge import Judge
from vezerkar.core.kernel import OBSERVER, Event, State
from vezerkar.core.notation import Form, Notation
from vezerkar.scene.scene import Message, Odds, Overlay, Reason, Scene, Seat

AI_FOLDER = "ai"
Value = str | bool | int


@dataclass(frozen=True)
class Setting:
    """Something the players agree on before a game; the first value is the default.

    `scenarios` are those that it applies to; all of them if it names none.
    """

    name: str
    values: tuple[Value, ...]
    rules: tuple[str, ...] = ()
    scenarios: tuple[str, ...] = ()

    def read(self, value: Value) -> Value:
        """The value itself, also from its text; DataError lists what is possible."""
        for known in self.values:
            if value == known and type(value) is type(known):  # True is not 1
                return known
            if isinstance(value, str) and value == str(known).lower():
                return known
        possible = ", ".join(str(known).lower() for known in self.values)
        raise DataError(f"setting {self.name} is '{value}'; expected one of: {possible}")


@dataclass(frozen=True)
class Seating:
    """A way to share the seats: the settings it goes with, and the seats of each person."""

    settings: Mapping[str, Value]
    persons: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class ScenarioSummary:
    """A scenario as a list shows it."""

    id: str
    titles: Mapping[str, str]
    date: str
    source: str


class Game:
    """One game. Everything outside the rules reaches a game through this."""

    id: str
    titles: Mapping[str, str]
    version: int  # of the rules; changes whenever results would
    settings: tuple[Setting, ...]
    verbs: tuple[Form, ...]
    events: tuple[Form, ...]
    endings: tuple[str, ...]  # the rule that says why a game is over, by State.ending
    judge: Judge
    own_judge: Judge | None = None  # the one it came with, where it has been given another
    rule_of_thumb: Judge | None = None  # how somebody plays on the first evening
    folder: Path
    chance_words: Mapping[str, int]  # names of chance results, such as the faces of a die
    # Parts of the rules that `vezerkar bench` measures: each does its work a number of times on a
    # state and returns how often it did it.
    benchmarks: Mapping[str, Callable[[State, int], int]] = {}

    # How many actions of a decision a table tries to find out which cannot be undone: fewer where a
    # step takes long. An action that was not tried counts like those of the same verb.
    undo_trials: int = 48

    # The phases that go on with the turn when a card is done, by number: with them a table finds
    # out which cards would change nothing.
    after_card: frozenset[int] = frozenset()

    @property
    def ai_folder(self) -> Path:
        """Where weights, levels and measured figures are kept: nothing of it is a rule."""
        return self.folder / AI_FOLDER

    def judged_by(self, judge: Judge) -> Game:
        """The same game with another judge."""
        other = copy(self)
        other.judge = judge
        other.own_judge = self.own_judge or self.judge
        return other

    def scenarios(self) -> list[ScenarioSummary]:
        raise NotImplementedError

    def new(self, scenario: str, settings: Mapping[str, Value], chance: Chance) -> State:
        """The first position of a game, ready for its first decision."""
        raise NotImplementedError

    def with_pack(self, pack: Path) -> Game:
        """The same game with other data laid over its own; DataError names the first fault."""
        raise DataError(f"{pack}: {self.id} takes no packs")

    def check_pack(self, pack: Path) -> list[str]:
        """Every fault of a pack, a line each; DataError where the game takes none."""
        raise DataError(f"{pack}: {self.id} takes no packs")

    def count_pack(self, pack: Path) -> dict[str, int]:
        """What a good pack holds, by kind."""
        raise DataError(f"{pack}: {self.id} takes no packs")

    def setup_of(self, s: State) -> tuple[str, Mapping[str, Value]]:
        """The scenario and the full settings that a state was made with."""
        raise NotImplementedError

    def digest(self, scenario: str) -> str:
        """A hash of the data that games of a scenario depend on."""
        raise NotImplementedError

    def turn_of(self, s: State, seat: int) -> int:
        """A number that changes when the player of a seat would say that his turn is over."""
        return self.judge.turn(s)

    def goes_on(self, s: State, seat: int) -> bool:
        """Whether others decide within the turn of a seat, which goes on after them."""
        return False

    def seats(self, s: State) -> tuple[str, ...]:
        """Names of the seats, by number."""
        raise NotImplementedError

    def seatings(self) -> tuple[Seating, ...]:
        """The ways to share the seats, fewest people first; none: each seat is somebody's own."""
        return ()

    def teams(self, s: State) -> tuple[int, ...]:
        """The team of each seat."""
        raise NotImplementedError

    def notation(self, s: State) -> Notation:
        raise NotImplementedError

    def check_invariants(self, s: State) -> None:
        """Raise AssertionError, saying what is broken, if the state is impossible."""
        raise NotImplementedError

    def scene(self, s: State, seat: int, log: Sequence[Message] = ()) -> Scene:
        """What a seat may know, all of it and nothing else; `log` is what it has been told."""
        raise NotImplementedError

    def last_dice(self, backwards: Iterable[Message]) -> tuple[str, ...]:
        """The dice in a scene, from its log read backwards: nothing else depends on the log."""
        return ()

    def seats_shown(self, s: State) -> tuple[Seat, ...]:
        """The seats as everybody sees them: scores, who decides."""
        return self.scene(s, OBSERVER).seats

    def tell(self, s: State, kind: int, values: list[int]) -> Message:
        """An event as a message, which is still in no language."""
        form = self.events[kind]
        args = self.notation(s).lexicon.arguments(form, values)
        return Message(f"event-{form.word}", args, form.rules)

    def story(self, before: State, events: Sequence[Event]) -> list[Message]:
        """The events of a step as messages, one for each; a game may add what it knows of them."""
        return [self.tell(before, event.kind, event.args) for event in events]

    def guess(self, s: State, seat: int, chance: Chance) -> State:
        """A state that agrees with all the seat knows, the rest redrawn."""
        raise NotImplementedError

    def unseen(self, s: State, seat: int) -> int:
        """How many things are hidden from a seat; fewer after a step means something was shown."""
        raise NotImplementedError

    def explain(self, s: State, seat: int, action: int) -> list[Reason]:
        """Why an action is not legal for a seat."""
        raise NotImplementedError

    def why_vain(self, s: State, seat: int, action: int) -> Message | None:
        """Why an action that is known to change nothing does so; None where nothing special is."""
        return None

    def idle_answer(self, s: State, seat: int) -> int | None:
        """The answer that leaves all as it is, where no other does any good; None if one does."""
        return None

    def odds(self, s: State, seat: int, action: int) -> Odds | None:
        """What chance may do to an action, exactly; None if chance has no part in it."""
        raise NotImplementedError

    def prospects(self, s: State, team: int) -> Mapping[str, float]:
        """What people count, by name: a hint says how it expects each to change.

        Text `prospect-<name>` names each, `prospects` says until when. More of a thing is better
        for the team, except of `enemy-...`.
        """
        return {}

    def unanswered(self, s: State) -> bool:
        """Whether a stage of the judge ends before the others have answered to it."""
        return False

    def judge_with(self, weights: Mapping[str, float]) -> Judge:
        """A judge with these weights; DataError if one is missing."""
        raise NotImplementedError

    def overlay(self, s: State, seat: int, name: str, anchor: str) -> Overlay:
        """What a seat may know about the board: what an anchor sees, reaches, is supplied by.

        The names are those of `Board.overlays`; an anchor that is not on the board has no answer.
        """
        return Overlay()

    def rules_of(self, s: State, action: int) -> tuple[str, ...]:
        """The rules that govern an action."""
        return self.notation(s).verb(action).rules

    def write_position(self, s: State) -> dict[str, Any]:
        """A position as plain data for a small readable text."""
        raise NotImplementedError

    def read_position(self, raw: Mapping[str, Any]) -> State:
        """The state that a position describes; DataError names what is wrong."""
        raise NotImplementedError

    def needs(self, scenario: str) -> Mapping[str, Value]:
        """Settings that a scenario requires."""
        return {}

    def unfit(self, scenario: str) -> Mapping[str, tuple[Value, ...]]:
        """Values of settings that a scenario refuses; nobody needs to be offered them."""
        return {}

    def complete_settings(self, given: Mapping[str, Value], scenario: str = "") -> dict[str, Value]:
        """Complete and checked settings; a scenario's own needs come before the defaults."""
        given = {**self.needs(scenario), **given}
        known = {setting.name: setting for setting in self.settings}
        for name in given:
            if name not in known:
                raise DataError(
                    f"there is no setting '{name}' in {self.id}; expected: {', '.join(known)}"
                )
        return {
            name: setting.read(given[name]) if name in given else setting.values[0]
            for name, setting in known.items()
        }
