# hot: compiled by mypyc
"""The tree of an information-set search: what was tried, how often, and with what result.

A node stands for a sequence of actions, not for a position: dice and hidden cards differ from one
try to the next, so the legal actions at a node differ too. How often an action could have been
taken is therefore counted beside how often it was.
"""

from __future__ import annotations

from math import log, sqrt
from typing import TYPE_CHECKING, Final

from vezerkar.core.judge import Judge
from vezerkar.core.kernel import State

if TYPE_CHECKING:
    from mypy_extensions import i64

SEAT_STEP: Final = 1 << 50  # above the verb of any action


class Node:
    """One action of one seat, and all that was tried after it."""

    __slots__ = ("nodes", "action", "lean", "plain", "seen", "total", "prior", "visits")

    def __init__(self, action: int, prior: float) -> None:
        self.action: int = action
        self.prior: float = prior
        self.lean: float = 0.0  # how much better it is than tries can see
        self.visits: i64 = 0
        self.seen: i64 = 0  # how often it could have been taken
        self.total: float = 0.0  # of the values to the team that took it
        self.plain: bool = False  # the next action is so clear that no other is tried
        self.nodes: dict[int, Node] | None = None  # by seat and action


class Style:
    """How a search spends its tries."""

    def __init__(
        self,
        width: int,
        horizon: int,
        explore: float,
        trust: float,
        clear: float,
        widen: float,
        even: bool = False,
    ) -> None:
        self.width: int = width  # actions that are tried at the root
        self.horizon: int = horizon  # turns that are played before a position is valued
        self.explore: float = explore  # the weight of exploration
        self.trust: float = trust  # a prior counts as this many tries
        self.clear: float = clear  # a prior that leads by more than this is followed at once
        self.widen: float = widen  # how fast further actions are added inside the tree
        self.even: bool = even  # dice without streaks: less noise, more bias


def descend(
    node: Node, s: State, seat: i64, actions: list[int], judge: Judge, style: Style
) -> Node:
    """The child to try next: the most promising, or one that was never tried."""
    nodes = node.nodes
    if nodes is None:
        nodes = node.nodes = {}
    base = int(seat) * SEAT_STEP
    known: list[Node] = []
    for action in actions:
        child = nodes.get(base + action)
        if child is not None:
            child.seen += 1
            known.append(child)
    count: i64 = len(known)
    if count == 0 or (
        count < len(actions)
        and not node.plain
        and float(count) < 1.0 + style.widen * sqrt(float(node.visits))
    ):
        return widen(node, nodes, base, s, seat, actions, judge, style)
    best = known[0]
    most = promise(best, style)
    for i in range(1, count):
        child = known[i]
        bound = promise(child, style)
        if bound > most:
            best, most = child, bound
    return best


def widen(
    node: Node,
    nodes: dict[int, Node],
    base: int,
    s: State,
    seat: i64,
    actions: list[int],
    judge: Judge,
    style: Style,
) -> Node:
    """A new child: of the actions never tried, the one with the highest prior."""
    priors = judge.priors_for(s, seat, actions)
    best: i64 = -1
    second = -9.0
    for i in range(len(actions)):
        if base + actions[i] in nodes:
            continue
        if best < 0 or priors[i] > priors[best]:
            if best >= 0:
                second = priors[best]
            best = i
        elif priors[i] > second:
            second = priors[i]
    if len(nodes) == 0 and priors[best] - second > style.clear:
        node.plain = True  # a chain of clear actions counts as one
    child = Node(actions[best], priors[best])
    child.seen = 1
    nodes[base + actions[best]] = child
    return child


def promise(child: Node, style: Style) -> float:
    """The upper confidence bound of a child: its mean, what is unknown, and its prior."""
    visits = float(child.visits)
    unknown = style.explore * sqrt(log(float(child.seen) + 1.0) / visits)
    return child.total / visits + unknown + style.trust * child.prior / (visits + 1.0)
