# hot: compiled by mypyc
"""What places and pieces promise: the eyes of the judge."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.kernel import BIT
from vezerkar.core.lists import changed
from vezerkar.games.quartermaster.matching import holds, multiplier
from vezerkar.games.quartermaster.placing import sites_to_build, within_reach
from vezerkar.games.quartermaster.state import War
from vezerkar.games.quartermaster.terms import COUNTRIES, T_VICTORY, VICTORY_STEP
from vezerkar.space.areas import areas_of, count

if TYPE_CHECKING:
    from mypy_extensions import i64

NAMES: Final = (
    "horizon",
    "piece",
    "stranded",
    "reach",
    "invade",
    "conquer",
    "status",
    "response",
    "card",
    "strike",
    "use",
    "waste",
    "scale",
    "event",
    "warfare",
)


class Weights:
    """How much each thing matters; the file weights.toml says what each one means."""

    def __init__(self) -> None:
        self.horizon: float = 0.0
        self.piece: float = 0.0
        self.stranded: float = 0.0
        self.reach: float = 0.0
        self.invade: float = 0.0
        self.conquer: float = 0.0
        self.status: float = 0.0
        self.response: float = 0.0
        self.card: float = 0.0
        self.strike: float = 0.0
        self.use: float = 0.0
        self.waste: float = 0.0
        self.scale: float = 1.0
        self.event: float = 0.0
        self.warfare: float = 0.0


def rounds_ahead(s: War, w: Weights) -> float:
    """For how many rounds income is counted: fewer near the end."""
    left = float(s.board.rounds - s.round) + 0.7
    return left if left < w.horizon else w.horizon


def income(s: War, c: i64) -> float:
    """The points of a country's next Victory step, as the board stands."""
    board = s.board
    team: i64 = board.team[c]
    if s.team_pieces(1 - team) & BIT[board.home[c]]:
        return 0.0
    others: i64 = 0
    for mate in range(COUNTRIES):
        if mate != c and board.team[mate] == team:
            others |= s.pieces[mate]
    mine = s.pieces[c] & s.supply[c] & s.supplied(c)
    points: i64 = count(mine & ~others) * board.alone + count(mine & others) * board.shared
    then = s
    gone = lost_before_scoring(s, c)
    for card in s.status[c]:
        if board.card_when[card] == VICTORY_STEP:
            if gone:
                then = without_pieces(s, c, gone)
                gone = 0
            for step in board.card_plan[card]:
                if holds(then, board.step_cond[step], team, COUNTRIES):
                    points += board.step_n[step] * multiplier(then, step, team)
    return float(points)


def lost_before_scoring(s: War, c: i64) -> i64:
    """The pieces that a country's Supply step takes off before its Victory step (QG-10.11)."""
    gone = s.pieces[c] & ~s.supplied(c)
    if gone and s.active == c and s.stack[1] <= T_VICTORY:
        gone &= ~s.shields[c]  # protection lasts for this turn only (QG-10.10)
    return gone


def without_pieces(s: War, c: i64, spaces: i64) -> War:
    """The same position after some pieces of a country have left the board."""
    t = s.clone()
    t.pieces = changed(t.pieces, c, t.pieces[c] & ~spaces)
    t.after_change(spaces)
    return t


def standing(s: War, w: Weights, c: i64) -> float:
    """What a country has: pieces, places beside them, cards."""
    board = s.board
    team: i64 = board.team[c]
    supplied = s.supplied(c)
    total = w.piece * float(count(supplied))
    total += w.stranded * float(count(s.pieces[c] & ~supplied))
    beside = within_reach(s, c, board.land | board.sea)
    total += w.reach * float(count(beside & s.supply[c] & ~s.team_pieces(team)))
    total += w.invade * float(count(beside & board.homes[1 - team]))
    total += w.conquer * float(count(s.pieces[c] & board.homes[1 - team]))
    total += w.status * float(len(s.status[c])) + w.response * float(len(s.responses[c]))
    return total + w.card * float(len(s.hands[c]) + s.deck_size(c))


def site_worth(s: War, w: Weights, c: i64, space: i64) -> float:
    """What a piece of a country would bring in a space."""
    board = s.board
    team: i64 = board.team[c]
    bit = BIT[space]
    worth = w.piece
    mates = s.team_pieces(team)
    if s.supply[c] & bit:
        # Beside an ally the space brings both together no more than one alone.
        worth += 0.0 if mates & bit else float(board.alone) * rounds_ahead(s, w)
    if board.homes[1 - team] & bit:
        worth += w.conquer
    near: i64 = s.near(team)[space]
    known = within_reach(s, c, board.land | board.sea)
    worth += w.reach * float(count(near & s.supply[c] & ~mates & ~known))
    return worth + w.invade * float(count(near & board.homes[1 - team] & ~known))


def best_site(s: War, w: Weights, c: i64, kind: i64) -> float:
    """The best place to build; 0 if there is none."""
    best = 0.0
    if s.reserve(c, kind) > 0:
        for space in areas_of(sites_to_build(s, c, kind, kind)):
            worth = site_worth(s, w, c, space)
            if worth > best:
                best = worth
    return best


def loss(s: War, w: Weights, c: i64, space: i64) -> float:
    """What a country loses with its piece in a space."""
    board = s.board
    bit = BIT[space]
    worth = w.piece if s.supplied(c) & bit else w.stranded
    if s.supply[c] & bit and board.land & bit:
        worth += float(board.alone) * rounds_ahead(s, w)
    if board.homes[1 - board.team[c]] & bit:
        worth += w.conquer
    return worth


def best_strike(s: War, w: Weights, c: i64, kind: i64) -> float:
    """The best enemy piece that a battle could remove; 0 if there is none."""
    board = s.board
    team: i64 = board.team[c]
    field = within_reach(s, c, board.land | board.sea) & kind & ~s.team_pieces(team)
    best = 0.0
    for other in range(COUNTRIES):
        if board.team[other] != team:
            for space in areas_of(s.pieces[other] & ~s.shields[other] & field):
                worth = w.strike * loss(s, w, other, space)
                if worth > best:
                    best = worth
    return best
