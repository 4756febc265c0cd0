"""What a policy is learned from: actions that were tried, as rows of numbers.

Games are divided by lot. Most are learned from; some say when to stop, and some only how good the
result is. Actions of one decision always stay together: only their differences are learned.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

MIN_SHARE: Final = 0.002  # of actions: a number that is seen less often is left out
Floats = NDArray[np.float32]
Indices = NDArray[np.int64]


class Seen(Struct, array_like=True):
    """Numbers at their places."""

    places: list[int]
    amounts: list[float]


class TriedAction(Struct, array_like=True):
    """An action: what was seen of it, and what came of it."""

    seen: Seen
    prior: float
    look: float  # its mean value at the end of the turn
    results: list[float]  # what it was worth after the reply, try by try


class TriedDecision(Struct, array_like=True):
    """A decision at which several actions were tried."""

    table: Seen  # what was seen beside the actions
    actions: list[TriedAction]


class TriedGame(Struct, array_like=True):
    """A game, with some of its decisions."""

    number: int
    scenario: str
    decisions: list[TriedDecision]


class ActionRows(NamedTuple):
    """Actions as arrays, in the order of their decisions."""

    numbers: Floats  # actions x columns
    looks: Floats
    results: Floats  # the mean of the tries
    decisions: Indices  # where each decision begins, and the end


def columns_of(games: Sequence[TriedGame], places: int) -> list[int]:
    """The places that are worth a column: their numbers are seen often enough."""
    times, actions = np.zeros(places, np.int64), 0
    for game in games:
        for decision in game.decisions:
            times[decision.table.places] += len(decision.actions)
            for action in decision.actions:
                times[action.seen.places] += 1
                actions += 1
    times[-1] = actions  # the prior
    return [int(place) for place in np.flatnonzero(times >= MIN_SHARE * actions)]


def action_rows(games: Sequence[TriedGame], columns: Sequence[int], places: int) -> ActionRows:
    """The tried actions of some games; the last place holds their priors."""
    decisions = [each for game in games for each in game.decisions if len(each.actions) > 1]
    starts = np.cumsum([0, *(len(each.actions) for each in decisions)])
    count = int(starts[-1])
    rows = ActionRows(
        np.zeros((count, len(columns)), np.float32),
        np.zeros(count, np.float32),
        np.zeros(count, np.float32),
        starts,
    )
    row = 0
    for decision in decisions:
        for action in decision.actions:
            every = np.zeros(places, np.float32)
            every[decision.table.places] = decision.table.amounts
            every[action.seen.places] = action.seen.amounts
            every[-1] = action.prior
            rows.numbers[row] = every[columns]
            rows.looks[row] = action.look
            rows.results[row] = np.mean(action.results)
            row += 1
    return rows


def differences(amounts: Floats, starts: Indices) -> Floats:
    """Each amount less the mean of its decision."""
    lengths = np.diff(starts)
    means = np.add.reduceat(amounts, starts[:-1], axis=0) / lengths.reshape(
        -1, *[1] * (amounts.ndim - 1)
    )
    found: Floats = amounts - np.repeat(means, lengths, axis=0)
    return found
