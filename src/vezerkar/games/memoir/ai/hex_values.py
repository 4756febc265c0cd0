# hot: compiled by mypyc
"""How good each hex within reach would be for a unit, in medals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.games.memoir.ai.unit_values import (
    HITTING_FACES,
    THREAT_RANGE,
    Weights,
    assault,
    distance_cost,
    objective_value,
)
from vezerkar.games.memoir.rules.combat import loss_into
from vezerkar.games.memoir.rules.sight import sees
from vezerkar.games.memoir.state import Battle
from vezerkar.games.memoir.terms import ARTILLERY

if TYPE_CHECKING:
    from mypy_extensions import i64

NO_ENEMY_DISTANCE: Final = 20


class HexValues:
    """The values of many hexes for one unit, against the enemies that matter to it."""

    def __init__(self, s: Battle, weights: Weights, u: i64, move: i64) -> None:
        """`move` is how many hexes from its own the unit could be."""
        self.s = s
        self.w = weights
        self.u: i64 = u
        self.foes: list[int] = []
        board = s.board
        base: i64 = s.unit_hex[u] * board.count
        nearest: i64 = NO_ENEMY_DISTANCE
        first: i64 = -1
        v: i64
        for v in board.units[1 - board.unit_side[u]]:
            b: i64 = s.unit_hex[v]
            if b < 0:
                continue
            far: i64 = board.distance[base + b]
            if far <= THREAT_RANGE + move:
                self.foes.append(v)
            if far < nearest:
                nearest = far
                first = v
        if len(self.foes) == 0 and first >= 0:
            self.foes.append(first)  # too far to matter, but it shows the direction
        men: i64 = s.unit_men[u]
        self.men: float = float(men)
        medals = weights.kill * float(board.unit_medals[u])
        self.loss: float = weights.figure + (medals / self.men if men else 0.0)
        self.distance_cost: float = distance_cost(s, weights, u)

    def at(self, h: i64, fights: bool) -> float:
        """The value of standing on a hex; `fights` if the unit may battle from there."""
        s = self.s
        w = self.w
        u = self.u
        board = s.board
        distance = board.distance
        base: i64 = h * board.count
        side: i64 = board.unit_side[u]
        target: i64 = HITTING_FACES[board.unit_class[u]]
        most: i64 = board.unit_range[u] if fights and board.ocean[h] == 0 else 0
        nearest: i64 = NO_ENEMY_DISTANCE
        hits = 0.0
        best = 0.0
        v: i64
        for v in self.foes:
            b: i64 = s.unit_hex[v]
            far: i64 = distance[base + b]
            if far < nearest:
                nearest = far
            if far <= THREAT_RANGE:
                near: i64 = far - board.unit_march[v]
                if near < 1:
                    near = 1
                if near <= board.unit_range[v]:
                    dice: i64 = board.unit_dice[v * 7 + near]
                    kind: i64 = board.unit_class[v]
                    if kind != ARTILLERY:
                        dice -= loss_into(s, kind, side, b, h)
                    if dice > 0:
                        likely = w.fire if near == far else w.charge
                        hits += likely * float(dice * target)
        if nearest <= most:
            best = self.best_assault(h, nearest == 1, most)
        hits /= 6.0
        if hits > self.men:
            hits = self.men
        expected_loss = w.danger * hits * self.loss
        return (
            objective_value(s, w, u, h)
            - expected_loss
            - self.distance_cost * float(nearest)
            + w.attack * best
        )

    def best_assault(self, a: i64, close: bool, most: i64) -> float:
        """The best attack that the unit could make from a hex with the card in force."""
        s = self.s
        board = s.board
        card = s.card
        if close:
            if board.card_only_fire[card]:
                return 0.0  # M44-K.36
            most = 1  # M44-4.9
        elif board.card_only_close[card]:
            return 0.0  # M44-K.27
        bonus: i64 = board.card_close[card] if close else board.card_fire[card]
        blind = close or board.unit_class[self.u] == ARTILLERY
        base: i64 = a * board.count
        best = 0.0
        t: i64
        for t in self.foes:
            b: i64 = s.unit_hex[t]
            if board.distance[base + b] <= most:
                worth = assault(s, self.w, self.u, a, t, bonus)
                if worth > best and (blind or sees(s, a, b)):
                    best = worth
        return best
