"""What the five games share: each method of the contract calls a function of one of the rooms.

A game lists those functions once; they take a state of its own type, which is checked here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, Protocol, Self, TypeVar

from vezerkar.core.chance import Chance
from vezerkar.core.game import Game, Value
from vezerkar.core.judge import Judge
from vezerkar.core.kernel import Event, State
from vezerkar.core.notation import Notation
from vezerkar.scene.scene import Message, Odds, Overlay, Reason, Scene, Seat

S = TypeVar("S", bound=State)


class BoardNames(Protocol):
    """The names that every board has: of seats, of actions, of settings."""

    @property
    def seats(self) -> tuple[str, ...]: ...

    @property
    def notation(self) -> Notation: ...

    @property
    def settings(self) -> Mapping[str, Value]: ...


@dataclass(frozen=True)
class Rooms(Generic[S]):
    """The functions of a game's rooms."""

    state: type[S]
    names: Callable[[S], BoardNames]
    check: Callable[[S], None]
    guess: Callable[[S, int, Chance], S]
    unseen: Callable[[S, int], int]
    scene: Callable[[S, int, Sequence[Message]], Scene]
    seats_shown: Callable[[S], tuple[Seat, ...]]
    story: Callable[[S, Sequence[Event]], list[Message]]
    explain: Callable[[S, int, int], list[Reason]]
    odds: Callable[[S, int, int], Odds | None]
    write: Callable[[S], dict[str, Any]]
    judge_with: Callable[[Mapping[str, float]], Judge]
    prospects: Callable[[S, int], Mapping[str, float]]
    unanswered: Callable[[S], bool] | None = None
    rules: Callable[[S, int], tuple[str, ...]] | None = None  # else those of the verb
    overlay: Callable[[S, int, str, str], Overlay] | None = None
    why_vain: Callable[[S, int, int], Message | None] | None = None
    idle_answer: Callable[[S, int], int | None] | None = None
    check_pack: Callable[[Path], list[str]] | None = None
    count_pack: Callable[[Path], dict[str, int]] | None = None


class GameBase(Game, Generic[S]):
    """A game made of rooms; data may be laid over its own where it `takes_packs`."""

    rooms: Rooms[S]
    takes_packs = False

    def __init__(self, packs: tuple[Path, ...] = ()) -> None:
        self.packs = packs

    def with_pack(self, pack: Path) -> Self:
        if not self.takes_packs:
            super().with_pack(pack)
        found = type(self)((*self.packs, pack))
        found.scenarios()  # reads and checks everything
        return found

    def check_pack(self, pack: Path) -> list[str]:
        if self.rooms.check_pack is None:
            return super().check_pack(pack)
        return self.rooms.check_pack(pack)

    def count_pack(self, pack: Path) -> dict[str, int]:
        if self.rooms.count_pack is None:
            return super().count_pack(pack)
        return self.rooms.count_pack(pack)

    def own(self, s: State) -> S:
        """The state as this game's own type."""
        assert isinstance(s, self.rooms.state)
        return s

    def names(self, s: State) -> BoardNames:
        return self.rooms.names(self.own(s))

    def seats(self, s: State) -> tuple[str, ...]:
        return self.names(s).seats

    def notation(self, s: State) -> Notation:
        return self.names(s).notation

    def check_invariants(self, s: State) -> None:
        self.rooms.check(self.own(s))

    def guess(self, s: State, seat: int, chance: Chance) -> S:
        return self.rooms.guess(self.own(s), seat, chance)

    def unseen(self, s: State, seat: int) -> int:
        return self.rooms.unseen(self.own(s), seat)

    def scene(self, s: State, seat: int, log: Sequence[Message] = ()) -> Scene:
        return self.rooms.scene(self.own(s), seat, log)

    def seats_shown(self, s: State) -> tuple[Seat, ...]:
        return self.rooms.seats_shown(self.own(s))

    def story(self, before: State, events: Sequence[Event]) -> list[Message]:
        return self.rooms.story(self.own(before), events)

    def explain(self, s: State, seat: int, action: int) -> list[Reason]:
        return self.rooms.explain(self.own(s), seat, action)

    def why_vain(self, s: State, seat: int, action: int) -> Message | None:
        if self.rooms.why_vain is None:
            return super().why_vain(s, seat, action)
        return self.rooms.why_vain(self.own(s), seat, action)

    def idle_answer(self, s: State, seat: int) -> int | None:
        return self.rooms.idle_answer(self.own(s), seat) if self.rooms.idle_answer else None

    def odds(self, s: State, seat: int, action: int) -> Odds | None:
        return self.rooms.odds(self.own(s), seat, action)

    def overlay(self, s: State, seat: int, name: str, anchor: str) -> Overlay:
        if self.rooms.overlay is None:
            return super().overlay(s, seat, name, anchor)
        return self.rooms.overlay(self.own(s), seat, name, anchor)

    def rules_of(self, s: State, action: int) -> tuple[str, ...]:
        if self.rooms.rules is None:
            return super().rules_of(s, action)
        return self.rooms.rules(self.own(s), action)

    def prospects(self, s: State, team: int) -> Mapping[str, float]:
        return self.rooms.prospects(self.own(s), team)

    def unanswered(self, s: State) -> bool:
        return self.rooms.unanswered(self.own(s)) if self.rooms.unanswered else False

    def judge_with(self, weights: Mapping[str, float]) -> Judge:
        return self.rooms.judge_with(weights)

    def write_position(self, s: State) -> dict[str, Any]:
        return self.rooms.write(self.own(s))
