# hot: compiled by mypyc
"""The value of a position and the prior of an action: what computer players know of the game.

Everything is counted in victory points and then brought onto the scale of the kernel's Judge. How
much each thing matters is written in weights.toml; what is counted, here and in estimates.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from vezerkar.core.judge import Judge
from vezerkar.core.kernel import BIT, State, a_of, b_of, verb_of
from vezerkar.evaluation.weights import set_weights
from vezerkar.games.quartermaster import terms
from vezerkar.games.quartermaster.ai.estimates import (
    best_site,
    best_strike,
    loss,
    rounds_ahead,
    site_worth,
    standing,
)
from vezerkar.games.quartermaster.ai.weights import WEIGHT_NAMES, Weights
from vezerkar.games.quartermaster.events import NOBODYS
from vezerkar.games.quartermaster.rules.stack import top_phase
from vezerkar.games.quartermaster.rules.victory import next_points
from vezerkar.games.quartermaster.state import War

if TYPE_CHECKING:
    from mypy_extensions import i64

SLIGHTLY_BETTER: Final = 0.05  # points: doing something rather than nothing
TURNS_IN_ROUND: Final = 6


class WarJudge(Judge):
    """A careful quartermaster: supplied pieces, Supply Spaces and cards decide."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def turn(self, s: State) -> int:
        assert isinstance(s, War)
        return s.round * TURNS_IN_ROUND + s.active

    def stage(self, s: State, seat: i64) -> int:
        assert isinstance(s, War)
        return s.round

    # Values

    def value(self, s: State, team: i64) -> float:
        assert isinstance(s, War)
        if s.ending >= 0:
            return 1.0 if s.winner == team else -1.0
        w = self.weights
        lead = float(s.points[team] - s.points[1 - team])
        ahead = rounds_ahead(s, w)
        for c in range(terms.COUNTRIES):
            worth = float(next_points(s, c)) * ahead + standing(s, w, c)
            lead += worth if s.board.team[c] == team else -worth
        return lead / (abs(lead) + w.scale)

    # Priors

    def prior(self, s: State, action: int) -> float:
        assert isinstance(s, War)
        return self.promised_points(s, action) / self.weights.scale

    def promised_points(self, s: War, action: int) -> float:
        """What an action promises, in points; to do nothing promises nothing."""
        w = self.weights
        verb = verb_of(action)
        a: i64 = a_of(action)
        b: i64 = b_of(action)
        c = self.asked(s)
        if verb == terms.V_PLAY:
            return SLIGHTLY_BETTER + self.card_in_play(s, c, a)
        if verb == terms.V_BUILD:
            return SLIGHTLY_BETTER + site_worth(s, w, c, a)
        if verb == terms.V_RECRUIT:
            return SLIGHTLY_BETTER + site_worth(s, w, a, b) * 0.7
        if verb == terms.V_BATTLE:
            return SLIGHTLY_BETTER + (0.0 if b == NOBODYS else w.strike * loss(s, w, b, a))
        if verb == terms.V_ELIMINATE:
            return SLIGHTLY_BETTER + w.strike * loss(s, w, a, b)
        if verb == terms.V_PROTECT:
            return SLIGHTLY_BETTER + loss(s, w, a, b)
        if verb == terms.V_WITHDRAW:
            return -w.waste - loss(s, w, c, a)
        if verb == terms.V_USE:
            return w.use
        return self.about_cards(s, verb, a, c)

    def about_cards(self, s: War, verb: i64, a: i64, c: i64) -> float:
        """The actions that move cards about."""
        w = self.weights
        if verb == terms.V_DISCARD:
            if top_phase(s) == terms.P_PLAY:
                return -w.waste
            return -self.card_kept(s, a)
        if verb == terms.V_GIVE or verb == terms.V_UNDER:
            return -self.card_kept(s, a)
        if verb == terms.V_STRIKE:
            return w.status
        if verb == terms.V_POINT:
            return w.response
        if verb == terms.V_TARGET:
            return w.card * float(s.deck_size(a) + 1) / 10.0
        if verb == terms.V_CHOOSE:
            return SLIGHTLY_BETTER if a == 1 else 0.0
        if verb == terms.V_PAY:
            return -SLIGHTLY_BETTER
        if verb == terms.V_DESIGNATE:
            return -SLIGHTLY_BETTER
        return 0.0

    def asked(self, s: War) -> i64:
        """The country that decides; where several do, it does not matter which."""
        for c in range(terms.COUNTRIES):
            if s.waiting & BIT[c]:
                return c
        return 0

    def card_in_play(self, s: War, c: i64, card: i64) -> float:
        """What playing a card promises now."""
        w = self.weights
        board = s.board
        kind: i64 = board.card_type[card]
        if kind == terms.BUILD_ARMY:
            return best_site(s, w, c, board.land)
        if kind == terms.BUILD_NAVY:
            return best_site(s, w, c, board.sea)
        if kind == terms.LAND_BATTLE:
            return best_strike(s, w, c, board.land)
        if kind == terms.SEA_BATTLE:
            return best_strike(s, w, c, board.sea)
        return self.card_kept(s, card)

    def card_kept(self, s: War, card: i64) -> float:
        """What a card in hand is worth for later; as good as nothing in the last round."""
        w = self.weights
        kind: i64 = s.board.card_type[card]
        later = rounds_ahead(s, w) / w.horizon
        if kind == terms.STATUS:
            return w.status * later
        if kind == terms.RESPONSE:
            return w.response * later
        if kind == terms.EVENT:
            return w.event
        if kind == terms.ECONOMIC_WARFARE:
            return w.warfare
        copies = s.hands[s.board.card_country[card]].count(card)
        return w.piece * later / float(copies if copies > 0 else 1)


def judge_with(numbers: Mapping[str, float]) -> WarJudge:
    """A judge with these weights; every one must be given."""
    weights = Weights()
    set_weights(weights, WEIGHT_NAMES, numbers)
    return WarJudge(weights)
