"""A small network that was learned to like actions better than the priors do.

It was learned from what came of many actions (`vezerkar learn GAME --policy`) and stands in
`ai/policy.toml` of a game, with the record of how. What it tells of an action is to be added to the
value that the action seems to have at the end of the turn. It is small enough to be calculated
here, without any library.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from msgspec import Struct

from vezerkar.agents.action_facts import PRIOR, ActionReader, names_of
from vezerkar.agents.catalog import CATALOG_FILE, catalog_at
from vezerkar.agents.neurons import Neurons
from vezerkar.core.errors import DataError
from vezerkar.core.game import Game
from vezerkar.core.kernel import State
from vezerkar.files.toml import convert, read_toml

POLICY_FILE: Final = "policy.toml"
Row = tuple[float, ...]  # of a number: the lowest and highest seen, then its weights
NOTHING: Final[Row] = (0.0, 0.0, 0.0)  # of a number that was seen too seldom


class PolicyResult(Struct, forbid_unknown_fields=True, frozen=True):
    """How much of the differences between actions is foreseen, in games nothing was learned from.

    Most of the differences between single tries are luck, which nothing can foresee.
    """

    games: int
    decisions: int
    looked: float  # by looking to the end of the turn, and by priors
    learned: float  # with the network


class PolicyRecord(Struct, forbid_unknown_fields=True, frozen=True):
    """How a network was made."""

    seed: int
    players: tuple[str, ...]
    games: int
    decisions: int
    tries: int
    decay: float  # how fast weights faded
    rounds: tuple[int, ...]  # of learning, until nothing was gained on games kept aside
    curve: tuple[float, ...]  # of the first member: the share foreseen in them, round by round
    result: PolicyResult


class PolicyNet(Struct, forbid_unknown_fields=True, frozen=True):
    """The network, by the names of the numbers that it sees."""

    record: PolicyRecord
    biases: Row  # of the hidden neurons, at least one
    outputs: Row  # how much each of them counts
    numbers: dict[str, Row]  # low, high, the number's own weight, its weights into the neurons


class Policy:
    """What a network tells of the actions of a seat."""

    def __init__(self, game: Game, net: PolicyNet) -> None:
        names = names_of(catalog_at(game.ai_folder))
        unknown = sorted(net.numbers.keys() - set(names))
        if unknown:
            raise DataError(
                f"{game.ai_folder / POLICY_FILE}: '{unknown[0]}' is not in {CATALOG_FILE}: "
                "it was learned with other names"
            )
        if not net.biases:
            raise DataError(f"{game.ai_folder / POLICY_FILE}: expected at least one neuron")
        rows = [net.numbers.get(name, NOTHING) for name in names]
        self.reader = ActionReader(game)
        self.last = len(names) - 1
        self.neurons = Neurons(
            [(row[0], row[1]) for row in rows],
            [row[2] for row in rows],
            [list(row[3:]) for row in rows],
            list(net.biases),
            list(net.outputs),
        )
        assert names[-1] == PRIOR

    def leanings(self, s: State, seat: int, actions: list[int], priors: list[float]) -> list[float]:
        """How much better some actions are than they seem at the end of the turn."""
        seen, every = self.reader.see(s, seat), s.legal_actions(seat)
        numbers = [
            {**seen.actions[every.index(action)], self.last: prior}
            for action, prior in zip(actions, priors, strict=True)
        ]
        return self.neurons.totals(seen.table, numbers)


@lru_cache(maxsize=16)
def net_at(folder: Path) -> PolicyNet | None:
    """The network in the `ai` folder of a game, if there is one."""
    path = folder / POLICY_FILE
    return convert(read_toml(path), PolicyNet, POLICY_FILE) if path.is_file() else None


POLICIES: dict[Path, Policy] = {}


def policy_of(game: Game) -> Policy | None:
    """What was learned for a game; None where nothing was."""
    net = net_at(game.ai_folder)
    if net is None:
        return None
    known = POLICIES.get(game.ai_folder)
    if known is None:
        known = POLICIES[game.ai_folder] = Policy(game, net)
    return known
