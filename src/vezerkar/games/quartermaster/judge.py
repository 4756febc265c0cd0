# hot: compiled by mypyc
"""How good a game looks and which actions tempt: what computer players know of it.

Everything is counted in victory points and then brought onto the scale of the kernel's Judge. How
much each thing matters is written in weights.toml; what is looked at stands here and in prospects.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.core.judge import Judge
from vezerkar.core.kernel import BIT, FRAME, State, a_of, b_of, verb_of
from vezerkar.games.quartermaster.happenings import NOBODYS
from vezerkar.games.quartermaster.prospects import (
    Weights,
    best_site,
    best_strike,
    income,
    loss,
    rounds_ahead,
    site_worth,
    standing,
)
from vezerkar.games.quartermaster.state import War
from vezerkar.games.quartermaster.terms import (
    BUILD_ARMY,
    BUILD_NAVY,
    COUNTRIES,
    ECONOMIC_WARFARE,
    EVENT,
    LAND_BATTLE,
    P_PLAY,
    RESPONSE,
    SEA_BATTLE,
    STATUS,
    V_BATTLE,
    V_BUILD,
    V_CHOOSE,
    V_DESIGNATE,
    V_DISCARD,
    V_ELIMINATE,
    V_GIVE,
    V_PAY,
    V_PLAY,
    V_POINT,
    V_PROTECT,
    V_RECRUIT,
    V_STRIKE,
    V_TARGET,
    V_UNDER,
    V_USE,
    V_WITHDRAW,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

LITTLE: Final = 0.05
TURNS: Final = 6  # in a round


class WarJudge(Judge):
    """Looks at a game with the eyes of a careful quartermaster."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def turn(self, s: State) -> int:
        assert isinstance(s, War)
        return s.round * TURNS + s.active

    def stage(self, s: State, seat: i64) -> int:
        assert isinstance(s, War)
        return s.round

    # How good a position is

    def value(self, s: State, team: i64) -> float:
        assert isinstance(s, War)
        if s.ending >= 0:
            return 1.0 if s.winner == team else -1.0
        w = self.weights
        lead = float(s.points[team] - s.points[1 - team])
        ahead = rounds_ahead(s, w)
        for c in range(COUNTRIES):
            worth = income(s, c) * ahead + standing(s, w, c)
            lead += worth if s.board.team[c] == team else -worth
        return lead / (abs(lead) + w.scale)

    # How tempting an action is

    def prior(self, s: State, action: int) -> float:
        assert isinstance(s, War)
        return self.lure(s, action) / self.weights.scale

    def lure(self, s: War, action: int) -> float:
        """What an action promises, in points; to do nothing promises nothing."""
        w = self.weights
        verb = verb_of(action)
        a: i64 = a_of(action)
        b: i64 = b_of(action)
        c = self.asked(s)
        if verb == V_PLAY:
            return LITTLE + self.card_in_play(s, c, a)
        if verb == V_BUILD:
            return LITTLE + site_worth(s, w, c, a)
        if verb == V_RECRUIT:
            return LITTLE + site_worth(s, w, a, b) * 0.7
        if verb == V_BATTLE:
            return LITTLE + (0.0 if b == NOBODYS else w.strike * loss(s, w, b, a))
        if verb == V_ELIMINATE:
            return LITTLE + w.strike * loss(s, w, a, b)
        if verb == V_PROTECT:
            return LITTLE + loss(s, w, a, b)
        if verb == V_WITHDRAW:
            return -w.waste - loss(s, w, c, a)
        if verb == V_USE:
            return w.use
        return self.about_cards(s, verb, a, c)

    def about_cards(self, s: War, verb: i64, a: i64, c: i64) -> float:
        """The actions that move cards about."""
        w = self.weights
        if verb == V_DISCARD:
            if s.stack[-FRAME] == P_PLAY:
                return -w.waste
            return -self.card_kept(s, a)
        if verb == V_GIVE or verb == V_UNDER:
            return -self.card_kept(s, a)
        if verb == V_STRIKE:
            return w.status
        if verb == V_POINT:
            return w.response
        if verb == V_TARGET:
            return w.card * float(s.deck_size(a) + 1) / 10.0
        if verb == V_CHOOSE:
            return LITTLE if a == 1 else 0.0
        if verb == V_PAY:
            return -LITTLE
        if verb == V_DESIGNATE:
            return -LITTLE
        return 0.0

    def asked(self, s: War) -> i64:
        """The country that decides; where several do, it does not matter which."""
        for c in range(COUNTRIES):
            if s.waiting & BIT[c]:
                return c
        return 0

    def card_in_play(self, s: War, c: i64, card: i64) -> float:
        """What playing a card promises now."""
        w = self.weights
        board = s.board
        kind: i64 = board.card_type[card]
        if kind == BUILD_ARMY:
            return best_site(s, w, c, board.land)
        if kind == BUILD_NAVY:
            return best_site(s, w, c, board.sea)
        if kind == LAND_BATTLE:
            return best_strike(s, w, c, board.land)
        if kind == SEA_BATTLE:
            return best_strike(s, w, c, board.sea)
        return self.card_kept(s, card)

    def card_kept(self, s: War, card: i64) -> float:
        """What a card in hand is worth for later; as good as nothing in the last round."""
        w = self.weights
        kind: i64 = s.board.card_type[card]
        later = rounds_ahead(s, w) / w.horizon
        if kind == STATUS:
            return w.status * later
        if kind == RESPONSE:
            return w.response * later
        if kind == EVENT:
            return w.event
        if kind == ECONOMIC_WARFARE:
            return w.warfare
        copies = s.hands[s.board.card_country[card]].count(card)
        return w.piece * later / float(copies if copies > 0 else 1)
