"""A toy game that uses every part of the kernel: two seats take sticks from a heap.

Whoever takes the last stick wins the round; a match is a number of rounds. Instead of taking, a
seat may throw a die for coins, show its token, which lies face down before it, call for a secret
bid of coins or for an open vote. Each of these is there to prove one clause of the contract.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import vezerkar
from vezerkar.core.chance import Chance, Seeded
from vezerkar.core.fields import Fields
from vezerkar.core.game import Game, ScenarioSummary, Setting, Value
from vezerkar.core.kernel import BIT, PLAYING, Phase, State, a_of, pack, verb_of
from vezerkar.core.notation import Form, Lexicon, Notation
from vezerkar.scene.scene import Message, Reason

if vezerkar.FORM == "compiled":
    pytest.skip("no class of a test can inherit from a compiled one", allow_module_level=True)

TAKE, THROW, SHOW, DUEL, BID, POLL, VOTE = range(7)
VERBS = (
    Form("take", ("number",), ("S-1",)),
    Form("throw", (), ("S-2",)),
    Form("show", (), ("S-3",)),
    Form("duel", (), ("S-4",)),
    Form("bid", ("number",), ("S-4",)),
    Form("poll", (), ("S-5",)),
    Form("vote", ("number",), ("S-5",)),
)
TOOK, THREW, TOKEN, PEEKED, BIDS = range(5)
EVENTS = (
    Form("took", ("seat", "number"), ("S-1",)),
    Form("threw", ("seat", "number"), ("S-2",)),
    Form("token", ("seat", "number"), ("S-3",)),
    Form("own-coins", ("seat", "number"), ("S-2",)),
    Form("bids", ("number", "number"), ("S-4",)),
)
P_TURN, P_BID, P_COUNT, P_VOTE = range(4)
BY_LAST_STICK, BY_MATCH = range(2)
NO_BID = -1
F_VOTERS = -3  # of a vote: who has not voted, as bits


FIELDS = Fields(
    numbers="heap player shown rounds",
    lists="coins bids votes",
    unfrozen="",
)


class Sticks(State):
    __slots__ = FIELDS.slots()

    heap: int
    player: int
    coins: list[int]
    bids: list[int]
    votes: list[int]
    shown: int  # mask of the seats whose token lies open
    rounds: int  # still to be played after this one

    def clone(self) -> Sticks:
        t = Sticks()
        for name in (*State.__slots__, *Sticks.__slots__):
            value = getattr(self, name)
            setattr(t, name, value[:] if isinstance(value, list) else value)
        t.events = None
        return t

    def fields(self) -> Fields:
        return FIELDS

    def carry_on(self, chance: Chance) -> bool:
        if not self.rounds:
            return False
        self.rounds -= 1
        self.heap = 1 + chance.below(6)
        self.ending, self.winner = PLAYING, -1
        return True


class Turn(Phase[Sticks]):
    """Take sticks, or do something else; the last stick leaves no choice."""

    def waiting(self, s: Sticks) -> int:
        return BIT[s.player]

    def actions(self, s: Sticks, seat: int) -> list[int]:
        found = [pack(TAKE, n, 0, 0) for n in range(1, min(3, s.heap) + 1)]
        if s.heap > 1:
            found += [pack(verb, 0, 0, 0) for verb in (THROW, DUEL, POLL)]
            if not s.shown & BIT[seat]:
                found.append(pack(SHOW, 0, 0, 0))
        return sorted(found)

    def take(self, s: Sticks, seat: int, action: int, chance: Chance) -> None:
        verb = verb_of(action)
        if verb == TAKE:
            s.heap -= a_of(action)
            s.tell(TOOK, [seat, a_of(action)])
            if s.heap == 0:
                s.end(BY_LAST_STICK, seat)
            s.player = 1 - seat
        elif verb == THROW:
            s.coins[seat] += chance.below(6)
            s.tell(THREW, [seat, s.coins[seat]])
            s.tell(PEEKED, [seat, s.coins[seat]], BIT[seat])
        elif verb == SHOW:
            s.shown |= BIT[seat]
            s.tell(TOKEN, [seat, 7 + seat])
        elif verb == DUEL:
            s.push(P_COUNT)
            s.push(P_BID)
        else:
            s.push(P_VOTE, 3)


class Bid(Phase[Sticks]):
    """Both seats bid coins in secret, at the same time."""

    def waiting(self, s: Sticks) -> int:
        return sum(BIT[seat] for seat in (0, 1) if s.bids[seat] == NO_BID)

    def actions(self, s: Sticks, seat: int) -> list[int]:
        return [pack(BID, n, 0, 0) for n in range(s.coins[seat] + 1)]

    def take(self, s: Sticks, seat: int, action: int, chance: Chance) -> None:
        s.bids[seat] = a_of(action)

    def proceed(self, s: Sticks, chance: Chance) -> None:
        s.pop()


class Count(Phase[Sticks]):
    """Nobody is asked: the bids are paid, and the higher bidder is on turn."""

    def proceed(self, s: Sticks, chance: Chance) -> None:
        s.tell(BIDS, s.bids[:])
        if s.bids[0] != s.bids[1]:
            s.player = int(s.bids[1] > s.bids[0])
        s.coins = [s.coins[seat] - s.bids[seat] for seat in (0, 1)]
        s.bids = [NO_BID, NO_BID]
        s.pop()


class Vote(Phase[Sticks]):
    """An open vote of both; a seat without coins can only say 0."""

    def waiting(self, s: Sticks) -> int:
        return s.stack[F_VOTERS]

    def actions(self, s: Sticks, seat: int) -> list[int]:
        return [pack(VOTE, n, 0, 0) for n in range(2 if s.coins[seat] else 1)]

    def take(self, s: Sticks, seat: int, action: int, chance: Chance) -> None:
        s.votes[seat] = a_of(action)
        s.stack[F_VOTERS] &= ~BIT[seat]

    def proceed(self, s: Sticks, chance: Chance) -> None:
        s.pop()


PHASES: list[Phase[Any]] = [Turn(), Bid(secret=True), Count(), Vote()]


def new_game(
    heap: int = 10, coins: tuple[int, int] = (0, 0), rounds: int = 0, chance: Chance | None = None
) -> Sticks:
    s = Sticks()
    s.phases, s.stack, s.events = PHASES, [], None
    s.waiting, s.actions, s.ending, s.winner = 0, [], PLAYING, -1
    s.heap, s.player, s.shown, s.rounds = heap, 0, 0, rounds
    s.coins, s.bids, s.votes = list(coins), [NO_BID, NO_BID], [0, 0]
    s.push(P_TURN)
    s.settle(chance or Seeded(1))
    return s


class SticksGame(Game):
    """The toy as the rest of the house sees a game."""

    id = "sticks"
    titles: Mapping[str, str] = {"en": "Sticks", "hu": "Pálcák"}
    version = 1
    settings = (
        Setting("first", ("north", "south")),
        Setting("coins", (0, 3)),
        Setting("short", (False, True), ("S-1",)),
    )
    verbs = VERBS
    events = EVENTS
    endings = ("S-1", "S-6")
    chance_words: Mapping[str, int] = {}

    def scenarios(self) -> list[ScenarioSummary]:
        return [ScenarioSummary("heap", {"en": "A heap", "hu": "Egy halom"}, "", "reconstructed")]

    def new(self, scenario: str, settings: Mapping[str, Value], chance: Chance) -> Sticks:
        full = self.complete_settings(settings)
        coins = int(full["coins"])
        s = new_game(4 if full["short"] else 9 + chance.below(2), (coins, coins), chance=chance)
        s.player = ("north", "south").index(str(full["first"]))
        s.settle(chance)
        return s

    def seats(self, s: State) -> tuple[str, ...]:
        return ("north", "south")

    def teams(self, s: State) -> tuple[int, ...]:
        return (0, 1)

    def notation(self, s: State) -> Notation:
        return Notation(VERBS, Lexicon({"seat": self.seats(s)}))

    def unseen(self, s: State, seat: int) -> int:
        """The face-down tokens of others."""
        assert isinstance(s, Sticks)
        return sum(not s.shown & BIT[owner] for owner in (0, 1) if owner != seat)

    def explain(self, s: State, seat: int, action: int) -> list[Reason]:
        if verb_of(action) == TAKE:
            return [Reason(Message("too-many", {}, ("S-1", "S-1b"))), Reason(Message("x"))]
        return []
