# hot: compiled by mypyc
"""What a unit could do and what could happen to it, in medals.

Quick estimates from open facts only. Dice and shelter are exact; where an enemy could be after its
next move is guessed from its distance.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.kernel import BIT
from vezerkar.games.memoir.rules.combat import loss_from, loss_into
from vezerkar.games.memoir.terms import ARTILLERY, PERMANENT, SANDBAGS, SUDDEN_DEATH

if TYPE_CHECKING:
    from mypy_extensions import i64

    from vezerkar.games.memoir.state import Battle

NAMES: Final = (
    "figure",
    "kill",
    "flag",
    "oust",
    "attack",
    "danger",
    "fire",
    "charge",
    "goal",
    "take",
    "sudden",
    "guard",
    "exit",
    "close",
    "race",
    "initiative",
    "unit",
    "hand",
    "recon",
    "tactic",
    "scale",
)
THREAT_RANGE: Final = 6  # no gun reaches farther, and no tank strikes from farther away
MOST_DICE: Final = 16
MOST_MEN: Final = 8
HITTING_FACES: Final = b"\x03\x02\x01\x04\x03\x02"  # faces that hit a class; then those with stars


class Weights:
    """How much each thing matters to the judge; the numbers are in weights.toml."""

    def __init__(self) -> None:
        self.figure: float = 0.0  # a figure lost by its side
        self.kill: float = 0.0  # a unit eliminated, for each of its medals
        self.flag: float = 0.0  # a unit driven back
        self.oust: float = 0.0  # an enemy driven from a hex that brings it a medal
        self.attack: float = 0.0  # what a unit could do to an enemy from a hex this turn
        self.danger: float = 0.0  # what enemies could do to it there
        self.fire: float = 0.0  # how likely an enemy that is in range will be ordered
        self.charge: float = 0.0  # the same for one that must first come nearer
        self.goal: float = 0.0  # being near an objective of the own side
        self.take: float = 0.0  # standing on it
        self.sudden: float = 0.0  # an objective that wins the battle, in medals
        self.guard: float = 0.0  # being near an objective of the enemy
        self.exit: float = 0.0  # being near an exit
        self.close: float = 0.0  # each hex to the nearest enemy
        self.race: float = 0.0  # the same where the clock runs against the side
        self.initiative: float = 0.0  # how much more the threats of the side to move count
        self.unit: float = 0.0  # a unit on the board
        self.hand: float = 0.0  # a unit that a card in hand can order
        self.recon: float = 0.0  # keeping the better of two cards
        self.tactic: float = 0.0  # a tactic card in hand
        self.scale: float = 0.0  # the lead in medals that is worth half a win


def _tables() -> tuple[list[float], list[float]]:
    """By class (6), dice and figures: figures lost on average, and the chance that all are lost."""
    lost: list[float] = []
    dead: list[float] = []
    for faces in HITTING_FACES:
        p = faces / 6
        spread = [1.0]  # the chance of 0, 1, 2 ... hits
        for dice in range(MOST_DICE):
            for men in range(MOST_MEN):
                lost.append(sum(min(hits, men) * chance for hits, chance in enumerate(spread)))
                dead.append(sum(spread[men:]))
            longer = [0.0, *spread]
            spread = [c * (1 - p) + d * p for c, d in zip([*spread, 0.0], longer, strict=True)]
    return lost, dead


_BOTH: Final = _tables()
LOST: Final[list[float]] = _BOTH[0]
DEAD: Final[list[float]] = _BOTH[1]
NO_FLAG_CHANCE: Final[list[float]] = [(5 / 6) ** dice for dice in range(MOST_DICE)]


def damage(s: Battle, w: Weights, t: i64, dice: i64, stars: bool) -> float:
    """What dice thrown at a unit are worth to its enemy."""
    if dice <= 0:
        return 0.0
    board = s.board
    kind: i64 = board.unit_class[t]
    if stars:
        kind += 3
    if dice >= MOST_DICE:
        dice = MOST_DICE - 1
    i: i64 = (kind * MOST_DICE + dice) * MOST_MEN + s.unit_men[t]
    return w.figure * LOST[i] + w.kill * float(board.unit_medals[t]) * DEAD[i]


def flags(s: Battle, w: Weights, t: i64, dice: i64, steady: bool) -> float:
    """What the flags among the dice are worth: more if the unit stands on its objective."""
    if dice <= 0:
        return 0.0
    b: i64 = s.unit_hex[t]
    side: i64 = s.board.unit_side[t]
    if steady and (s.works[b] & SANDBAGS or s.board.steadies[b * 2 + side]):
        return 0.0
    worth = w.flag
    if s.board.goal_at[b] and holds_goal(s, side, b):
        worth += w.oust
    return worth * (1.0 - NO_FLAG_CHANCE[dice if dice < MOST_DICE else MOST_DICE - 1])


def holds_goal(s: Battle, side: i64, h: i64) -> bool:
    """Whether the hex belongs to an objective that brings the side a medal it can lose."""
    board = s.board
    for goal in range(len(board.goal_side)):
        if board.goal_side[goal] == side and s.held & BIT[goal]:
            if board.goal_far[goal * board.count + h] == 0 and board.goal_mode[goal] != PERMANENT:
                return True
    return False


def assault(s: Battle, w: Weights, u: i64, a: i64, t: i64, bonus: i64) -> float:
    """What an attack of a unit from a hex on an enemy is worth."""
    board = s.board
    b: i64 = s.unit_hex[t]
    kind: i64 = board.unit_class[u]
    far: i64 = board.distance[a * board.count + b]
    dice: i64 = board.unit_dice[u * 7 + far] + bonus - loss_from(s, kind, a)
    dice -= loss_into(s, kind, board.unit_side[t], a, b)
    return damage(s, w, t, dice, False) + flags(s, w, t, dice, True)


def expected_hits(s: Battle, w: Weights, v: i64, t: i64, h: i64, far: i64) -> float:
    """Hits a unit may score next turn on an enemy on a hex, weighted by how likely it attacks."""
    board = s.board
    near: i64 = far - board.unit_march[v]
    if near < 1:
        near = 1
    if near > board.unit_range[v]:
        return 0.0
    dice: i64 = board.unit_dice[v * 7 + near]
    kind: i64 = board.unit_class[v]
    if kind != ARTILLERY:
        dice -= loss_into(s, kind, board.unit_side[t], s.unit_hex[v], h)
        if dice <= 0:
            return 0.0
    likely = w.fire if near == far else w.charge
    return likely * float(dice * HITTING_FACES[board.unit_class[t]]) / 6.0


def expected_loss(s: Battle, w: Weights, u: i64, hits: float) -> float:
    """What the hits expected on a unit are worth to the enemy."""
    men = float(s.unit_men[u])
    if hits > men:
        hits = men
    if men < 1.0:
        return 0.0
    return hits * (w.figure + w.kill * float(s.board.unit_medals[u]) / men)


def objective_value(s: Battle, w: Weights, u: i64, h: i64) -> float:
    """How well a hex serves the objectives of a unit's side, and hinders those of the other."""
    board = s.board
    side: i64 = board.unit_side[u]
    here: i64 = s.unit_hex[u]
    total = 0.0
    for goal in range(len(board.goal_side)):
        mode: i64 = board.goal_mode[goal]
        held = s.held & BIT[goal] != 0
        if mode == PERMANENT and held:
            continue
        base: i64 = goal * board.count
        far: i64 = board.goal_far[base + h]
        medals = w.sudden if mode == SUDDEN_DEATH else float(board.goal_medals[goal])
        if board.goal_side[goal] != side:
            total += w.guard * medals / float(1 + far)
        elif not held or (here >= 0 and board.goal_far[base + here] == 0):
            total += w.take * medals if far == 0 else w.goal * medals / float(1 + far)
    if board.exit_side == side:
        total += w.exit * float(board.exit_medals) / float(1 + board.exit_far[h])
    return total


def distance_cost(s: Battle, w: Weights, u: i64) -> float:
    """What each hex between a unit and the nearest enemy costs."""
    board = s.board
    if board.deck_winner == 1 - board.unit_side[u]:
        return w.race  # M44-F.10: when the deck is empty the others have won
    return w.close


def quick_use(s: Battle, w: Weights, u: i64, card: i64) -> float:
    """Roughly what a unit could do if it were ordered with a card."""
    board = s.board
    a: i64 = s.unit_hex[u]
    base: i64 = a * board.count
    march: i64 = board.unit_march[u]
    move: i64 = board.unit_move[u]
    if board.card_move[card]:
        march = board.card_march[card]
        move = board.card_move[card]
    if board.card_moves[card] == 0:
        march = 0
        move = 0
    kind: i64 = board.unit_class[u]
    best = 0.0
    hits = 0.0
    nearest: i64 = 99
    v: i64
    for v in board.units[1 - board.unit_side[u]]:
        b: i64 = s.unit_hex[v]
        if b < 0:
            continue
        far: i64 = board.distance[base + b]
        if far < nearest:
            nearest = far
        if far > THREAT_RANGE + 1:
            continue
        hits += expected_hits(s, w, v, u, a, far)
        near: i64 = far - march
        if near < 1:
            near = 1
        if near > board.unit_range[u]:
            continue
        bonus: i64 = board.card_close[card] if near == 1 else board.card_fire[card]
        dice: i64 = board.unit_dice[u * 7 + near] + bonus
        dice -= loss_into(s, kind, board.unit_side[v], a, b)
        worth = damage(s, w, v, dice, False) + flags(s, w, v, dice, True)
        if near != far:
            worth *= 0.8  # the way there may be blocked
        if worth > best:
            best = worth
    if board.card_battles[card] == 2:
        best *= 2.0
    total = w.attack * best
    if move > 0:
        progress = distance_cost(s, w, u) * float(move)
        total += w.danger * expected_loss(s, w, u, hits) * 0.3 + progress
        total += approach(s, w, u, a, move)
    return total


def approach(s: Battle, w: Weights, u: i64, a: i64, move: i64) -> float:
    """How much nearer to its objectives a move may bring a unit."""
    board = s.board
    side: i64 = board.unit_side[u]
    best = 0.0
    for goal in range(len(board.goal_side)):
        far: i64 = board.goal_far[goal * board.count + a]
        if board.goal_side[goal] != side or s.held & BIT[goal] or far == 0:
            continue
        sudden = board.goal_mode[goal] == SUDDEN_DEATH
        medals = w.sudden if sudden else float(board.goal_medals[goal])
        after: i64 = far - move
        gain = w.take * medals if after <= 0 else w.goal * medals / float(1 + after)
        gain -= w.goal * medals / float(1 + far)
        if gain > best:
            best = gain
    return best
