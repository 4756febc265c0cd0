"""What decisions, copies, rollouts and scenes of a game cost, in the form of this process."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import msgspec

from vezerkar.arena.speed.timing import WHOLE_GAME, Stopwatch, Timing
from vezerkar.core.chance import Seeded
from vezerkar.core.game import Game
from vezerkar.core.kernel import State
from vezerkar.core.playout import clones, next_seat, playout, rollouts
from vezerkar.scene.scene import Scene, encode_scene, encoded_tokens

CLONES: Final = 200
ROLLOUTS: Final = 5
ROLLOUT_DECISIONS: Final = 30
REPEATS: Final = 5
MIDDLE_POSITIONS: Final = 20
MIDDLE_DECISIONS: Final = (60, 400)  # where the middle of a game is
COURSE_DECISIONS: Final = 8  # that follow one another, each of them shown to all seats
SCENE: Final = "scene of an action"
WELCOME: Final = "welcome"
STILL_FIELDS: Final = ("game", "scenario", "board", "book", "log")  # told once, or apart
LIVE_FIELDS: Final = tuple(each for each in Scene.__struct_fields__ if each not in STILL_FIELDS)
_ENCODER: Final = msgspec.json.Encoder()


class Benchmark:
    """Whole games from many seeds, and single pieces on positions from the middle of games."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.scenarios = [info.id for info in game.scenarios()]
        for scenario in self.scenarios:
            game.new(scenario, {}, Seeded(0))  # tables are built once, and not now
        self.positions = [self.middle(i) for i in range(MIDDLE_POSITIONS)]
        self.courses = [course(s, seed) for seed, s in enumerate(self.positions)]
        self.dice, self.pick = Seeded(7), Seeded(8)
        self.actions = self.mean_actions()

    def start(self, seed: int) -> State:
        return self.game.new(self.scenarios[seed % len(self.scenarios)], {}, Seeded(seed))

    def middle(self, seed: int) -> State:
        """A position of a game in full swing."""
        low, high = MIDDLE_DECISIONS
        while True:
            s = self.start(seed)
            playout(s, Seeded(seed), Seeded(seed + 1), low + Seeded(seed).below(high - low))
            if s.waiting:
                return s
            seed += MIDDLE_POSITIONS

    def mean_actions(self) -> float:
        """Actions of an average real decision in random play."""
        total = decisions = 0
        for seed in range(len(self.scenarios)):
            s, chance, pick = self.start(seed), Seeded(seed), Seeded(seed + 1)
            while s.waiting:
                seat = next_seat(s)
                actions = s.legal_actions(seat)
                if len(actions) > 1:
                    total += len(actions)
                    decisions += 1
                s.apply_unchecked(seat, actions[pick.below(len(actions))], chance)
        return total / decisions

    def take_turn(self, seconds: float) -> dict[str, Timing]:
        """What every piece costs, measured in about so many seconds."""
        pieces = self.game.benchmarks
        share = seconds / (6 + len(pieces))
        timings = self.whole_games(2 * share)
        timings["clone"] = self.on_positions(share, lambda s: clones(s, CLONES))
        timings["simulation"] = self.on_positions(share, self.simulate)
        timings[SCENE] = self.on_courses(share)
        timings[WELCOME] = self.on_positions(share, self.welcomes)
        for name, piece in pieces.items():
            timings[name] = self.on_positions(share, lambda s, work=piece: work(s, REPEATS))  # type: ignore[misc]
        return timings

    def whole_games(self, seconds: float) -> dict[str, Timing]:
        """The same games in every turn, and as many of each scenario: some cost more."""
        watch = Stopwatch()
        games = 0
        while watch.spent < seconds or games % len(self.scenarios):
            s, chance, pick = self.start(games), Seeded(games), Seeded(games + 1)
            watch.time(partial(playout, s, chance, pick, WHOLE_GAME))
            games += 1
        return {"decision": watch.each(), "game": watch.each(games)}

    def simulate(self, s: State) -> int:
        rollouts(s, self.dice, self.pick, ROLLOUTS, ROLLOUT_DECISIONS)
        return ROLLOUTS

    def welcomes(self, s: State) -> int:
        """Everything at once, for somebody who comes: board and book as well."""
        seats = len(self.game.seats(s))
        for seat in range(seats):
            encode_scene(self.game.scene(s, seat))
        return seats

    def on_positions(self, seconds: float, work: Callable[[State], int]) -> Timing:
        """What something costs, on average over all positions."""
        watch = Stopwatch()
        while watch.spent < seconds:
            watch.time(lambda: sum(work(s) for s in self.positions))
        return watch.each()

    def on_courses(self, seconds: float) -> Timing:
        """What one seat is shown of one action, on average over all actions of the courses."""
        watch = Stopwatch()
        while watch.spent < seconds:
            for states in self.courses:
                shown = Onlookers(self.game, states[0].clone())  # what they saw before is not timed
                fresh = [s.clone() for s in states[1:]]  # nobody has asked these anything yet
                watch.time(partial(shown.tell, fresh))
        return watch.each()


class Onlookers:
    """All seats of a game, and what they have seen: like a server, they are told what is new."""

    def __init__(self, game: Game, s: State) -> None:
        self.game = game
        self.scenes = [game.scene(s, seat) for seat in range(len(game.seats(s)))]

    def tell(self, states: Sequence[State]) -> int:
        """Build the scene of each seat and encode what changed in it; how many scenes it was."""
        for s in states:
            for seat, before in enumerate(self.scenes):
                now = self.scenes[seat] = self.game.scene(s, seat)
                news = news_between(before, now)
                if "tokens" in news:
                    news["tokens"] = encoded_tokens(now.tokens)  # once for all who see them
                _ENCODER.encode(news)
        return len(states) * len(self.scenes)


def news_between(before: Scene, now: Scene) -> dict[str, object]:
    """What differs between two scenes, as an update of the server has it."""
    fields = ((name, getattr(before, name), getattr(now, name)) for name in LIVE_FIELDS)
    return {name: new for name, old, new in fields if new is not old and new != old}


def course(s: State, seed: int) -> Sequence[State]:
    """A position and what becomes of it, decision by decision."""
    states = [s.clone()]
    s, chance, pick = s.clone(), Seeded(seed), Seeded(seed + 1)
    while s.waiting and len(states) <= COURSE_DECISIONS:
        playout(s, chance, pick, 1)
        states.append(s.clone())
    return states
