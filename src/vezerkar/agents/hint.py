"""A hint: what a computer player would do, the chance to win that it sees in it, and why.

Each of a few actions is played on by priors on several guesses, and the values at the end of the
stage are turned into chances from 0 to 1. Why is told in what people count, such as points or
losses: what the action itself brings, or else what comes out differently after another one. What
luck alone may have made is not told at all.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from typing import Final, Literal, NamedTuple

from vezerkar.agents.agent import Agent
from vezerkar.agents.calibration import chance_of
from vezerkar.agents.rollout import EvenChance, best_by_prior, shortlist
from vezerkar.core.chance import Chance, Script, Seeded
from vezerkar.core.errors import ChanceError
from vezerkar.core.game import Game
from vezerkar.core.kernel import State
from vezerkar.core.playout import next_seat
from vezerkar.scene.scene import ActionView

COMPARED_ACTIONS: Final = 4  # with the one that is suggested
HINT_TRIES: Final = 8
MAX_STAGE_STEPS: Final = 400  # a longer stage is cut off and valued as it stands
MAX_PARTS: Final = 3  # of one action, after the first
PIECES: Final = ("unit", "card")
# What a piece brings or takes along is no second reason beside the piece.
CARRIED: Final = {"own-morale": "own-units", "enemy-morale": "enemy-units"}
END: Final = "end"  # the mark of what ends a step
LOSS: Final = "loss"  # and of what gives something away
MIN_LEAD: Final = 0.02  # of the chance, from which on one action is better than another
# What an action brings is told from this on, and a difference only if luck seldom makes as much.
MIN_CHANGE: Final = 0.3
MIN_DIFFERENCE: Final = 0.5
MIN_SIGMAS: Final = 2.4

Counts = dict[str, float]
When = Literal["", "at-once", "soon", "later"]


class Hint(NamedTuple):
    """An action, the chance of the seat's team after it, and after another one."""

    action: int
    chance: float
    other: int  # -1 where there is no other
    other_chance: float
    memo: tuple[int, ...] = ()  # what the agent wants to be told at its next decision
    prospects: tuple[Prospect, ...] = ()
    when: When = ""  # the prospects: of the action itself, or compared with the other one
    parts: tuple[ActionView, ...] = ()  # what completes an action by which nothing happens yet


class Prospect(NamedTuple):
    """By how much one thing that people count changes: at once, or more than after the other."""

    name: str
    change: float

    @property
    def is_good(self) -> bool:
        return (self.change < 0) == self.name.startswith("enemy-")


class _Try(NamedTuple):
    """One try of an action: the chance at its end, and what was changed by when."""

    chance: float
    changes: dict[When, Counts]


def find_hint(agent: Agent, game: Game, s: State, seat: int, seed: int) -> Hint:
    """What an agent would do in a position as its seat knows it, with the reasons for it."""
    chosen = agent.choose(game, s.clone(), seat)
    rest, parts = rest_of(agent, game, s, seat, chosen)
    others = _others(game, s, seat, chosen)
    after = {
        action: [_try(game, s, seat, [action], seed + n) for n in range(HINT_TRIES)]
        for action in others
    }
    whole = [chosen, *rest]
    after[chosen] = [_try(game, s, seat, whole, seed + n) for n in range(HINT_TRIES)]
    chances = {one: sum(each.chance for each in after[one]) / HINT_TRIES for one in after}
    others.sort(key=lambda action: -chances[action])
    keep = next((one for one in others if _keeps(game, s, seat, chosen, one, chances)), -1)
    if keep >= 0:
        others = [chosen if one == keep else one for one in others]
        chosen, parts = keep, ()
    other, when, prospects = _reasons(after, chosen, others)
    other_chance = chances.get(other, 0.0)
    return Hint(chosen, chances[chosen], other, other_chance, agent.memo, prospects, when, parts)


def _keeps(
    game: Game, s: State, seat: int, chosen: int, other: int, chances: dict[int, float]
) -> bool:
    """Whether to end the step is as good as to give something away first: that is advised then."""
    gives = LOSS in _view(game, s, seat, chosen).marks
    ends = gives and END in _view(game, s, seat, other).marks
    return ends and chances[chosen] - chances[other] < MIN_LEAD


def _others(game: Game, s: State, seat: int, chosen: int) -> list[int]:
    """What the action is compared with: the best by prior, and what ends the step."""
    actions = list(s.legal_actions(seat))
    few, _ = shortlist(s, seat, game.judge, actions, COMPARED_ACTIONS)
    others = [action for action in few if action != chosen][: COMPARED_ACTIONS - 1]
    views = zip(actions, game.scene(s, seat).actions, strict=True)
    ends = [action for action, view in views if END in view.marks and action != chosen]
    if ends and not set(ends) & set(others):
        others = [*others[: COMPARED_ACTIONS - 2], ends[0]]
    return others


def rest_of(
    agent: Agent, game: Game, s: State, seat: int, action: int
) -> tuple[list[int], tuple[ActionView, ...]]:
    """What completes an action by which nothing happens yet: a unit first, then where it goes.

    The agent does not think again for it.
    """
    found: list[int] = []
    views = [_view(game, s, seat, action)]
    t = s.clone()
    while len(found) < MAX_PARTS and _tells_nothing(t, seat, action):
        action = agent.expected(game, t, seat)
        view = _view(game, t, seat, action)
        if not _things(view) & _things(views[-1]):
            break  # it is about something else
        found.append(action)
        views.append(view)
    return found, tuple(views[1:])


def _tells_nothing(s: State, seat: int, action: int) -> bool:
    """Take an action; whether nothing happened by it, and the seat is asked again."""
    s.events = []
    try:
        s.apply_unchecked(seat, action, Script([]))
    except ChanceError:
        return False
    happened, s.events = bool(s.events), None
    return not happened and bool(s.waiting >> seat & 1)


def _view(game: Game, s: State, seat: int, action: int) -> ActionView:
    spelled = game.notation(s).spell(action)
    return next(view for view in game.scene(s, seat).actions if view.action == spelled)


def _things(view: ActionView) -> set[str]:
    """The pieces and cards that the sentence of an action names."""
    named = (view.text.args.get(key) for key in PIECES)
    return {str(thing) for thing in named if thing}


def _try(game: Game, s: State, seat: int, whole: list[int], seed: int) -> _Try:
    """One guess, played on to the end of the stage and to the answer of the others."""
    team, judge = game.teams(s)[seat], game.judge
    t, dice = game.guess(s, seat, Seeded(seed)), EvenChance(seed)
    before, unanswered = game.prospects(t, team), game.unanswered(t)
    depth, stage = len(s.stack), judge.stage(s, seat)
    for action in whole:
        if action in t.legal_actions(seat):
            t.apply_unchecked(seat, action, dice)
    changes: dict[When, Counts] = {}
    _play_on(game, t, seat, stage, dice, depth)
    changes["at-once"] = _changes(game, t, team, before)
    _play_on(game, t, seat, stage, dice, depth - 1)
    changes["soon"] = _changes(game, t, team, before)
    _play_on(game, t, seat, stage, dice)
    chance = chance_of(game, t, team, judge.value(t, team))
    if unanswered:
        _play_on(game, t, seat, judge.stage(t, seat), dice)
    changes["later"] = _changes(game, t, team, before)
    return _Try(chance, changes)


def _changes(game: Game, s: State, team: int, before: Mapping[str, float]) -> Counts:
    return {name: number - before[name] for name, number in game.prospects(s, team).items()}


def _play_on(game: Game, s: State, seat: int, stage: int, chance: Chance, depth: int = 0) -> None:
    """Play on by priors until this stage of a seat is over, or so few frames are left open."""
    judge = game.judge
    for _ in range(MAX_STAGE_STEPS):
        if not s.waiting or judge.stage(s, seat) != stage or len(s.stack) <= depth:
            return
        one = next_seat(s)
        s.apply_unchecked(one, best_by_prior(s, one, judge, s.legal_actions(one)), chance)


def _reasons(
    after: dict[int, list[_Try]], chosen: int, others: list[int]
) -> tuple[int, When, tuple[Prospect, ...]]:
    """What speaks for an action: what it brings, else what it is better by than another one."""
    first = others[0] if others else -1
    brought = _brought(after[chosen], [after[other] for other in others])
    if _speaks(brought):
        return first, "at-once", _sorted(brought)
    whens: tuple[When, ...] = ("soon", "later")
    for when in whens:
        for other in others:
            found = _differences(after[chosen], after[other], when)
            if _speaks(found):
                return other, when, _sorted(found)
    return first, "", ()


def _brought(tries: list[_Try], others: list[list[_Try]]) -> list[Prospect]:
    """What an action brings by itself; what comes after any other as well is not due to it."""
    anyway = [_means(other, "at-once") for other in others]
    found = []
    for name, change in _means(tries, "at-once").items():
        least = min((means.get(name, 0.0) for means in anyway), key=abs, default=0.0)
        if abs(change - least) >= MIN_CHANGE:
            found.append(Prospect(name, change - least))
    return found


def _means(tries: list[_Try], when: When) -> Counts:
    names = tries[0].changes[when]
    return {name: sum(one.changes[when][name] for one in tries) / len(tries) for name in names}


def _differences(tries: list[_Try], others: list[_Try], when: When) -> list[Prospect]:
    """What comes out differently, on the same guesses, by more than luck would make it."""
    found = []
    for name in tries[0].changes[when]:
        gaps = [
            one.changes[when][name] - other.changes[when].get(name, 0.0)
            for one, other in zip(tries, others, strict=True)
        ]
        mean = sum(gaps) / len(gaps)
        spread = sqrt(sum((gap - mean) ** 2 for gap in gaps) / max(1, len(gaps) - 1))
        if abs(mean) >= max(MIN_DIFFERENCE, MIN_SIGMAS * spread / sqrt(len(gaps))):
            found.append(Prospect(name, mean))
    return found


def _speaks(prospects: list[Prospect]) -> bool:
    return any(each.is_good for each in prospects)


def _sorted(prospects: list[Prospect]) -> tuple[Prospect, ...]:
    """What speaks for the action first."""
    pieces = {(each.name, each.is_good) for each in prospects}
    told = [e for e in prospects if (CARRIED.get(e.name), e.is_good) not in pieces]
    return tuple(sorted(told, key=lambda each: not each.is_good))
