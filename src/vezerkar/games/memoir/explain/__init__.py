"""Why not? The true reasons why an action that a person tried is not among the actions.

>>> from vezerkar.core.registry import find_game
>>> game = find_game("memoir")
>>> units = {"al01": "infantry G5", "ax01": "infantry G9"}
>>> s = game.read_position({"units": units, "hands": {"allies": ["move_out"]}})
>>> [reason] = game.explain(s, 1, game.notation(s).parse("play barrage"))
>>> reason.message.key, reason.message.rules
('why-card-not-held', ('M44-1.1',))
"""

from __future__ import annotations

from vezerkar.core.kernel import a_of, b_of, c_of, verb_of
from vezerkar.games.memoir.explain import battles, cards, moves, orders, retreats, strikes
from vezerkar.games.memoir.explain.moments import not_asked, wrong_moment
from vezerkar.games.memoir.explain.reasons import REASONS as REASONS
from vezerkar.games.memoir.explain.reasons import because
from vezerkar.games.memoir.facts import Facts
from vezerkar.games.memoir.references import PHASE_RULES
from vezerkar.games.memoir.state import Battle
from vezerkar.games.memoir.terms import (
    P_BARRAGE,
    P_BATTLE,
    P_COMMAND,
    P_DIG,
    P_HEAL,
    P_KEEP,
    P_MOVE,
    P_NAMING,
    P_ORDER,
    P_PLAY,
    P_STRIKES,
    V_ACCEPT,
    V_ADVANCE,
    V_AMBUSH,
    V_ATTACK,
    V_BARRAGE,
    V_BARRAGE_WITH,
    V_CLEAR,
    V_COPY,
    V_DIG,
    V_EXIT,
    V_HALT,
    V_HAND,
    V_HEAL,
    V_IGNORE,
    V_KEEP,
    V_MOVE,
    V_MOVE_VIA,
    V_NAME,
    V_ORDER,
    V_PICK,
    V_PLAY,
    V_RETREAT,
    V_STRIKE,
    V_STRIKE_WITH,
    VERBS,
)
from vezerkar.scene.scene import Reason


def explain(s: Battle, seat: int, action: int) -> list[Reason]:
    """Why an action is not among the actions of a seat; empty if it is.

    Only what the seat may know is told: who is not asked learns no more than who is.
    """
    if seat >= 0 and action in s.legal_actions(seat):
        return []
    f = Facts(s, seat)
    found = not_asked(f)
    if found:
        return found
    if not is_known(f, action):
        return [because("why-no-such-thing", rules=("M44-F.2",))]
    found = reasons(f, action)
    if found:
        return found
    now = f.current
    return [because("why-not-possible", f.phase(now), rules=PHASE_RULES[now])]


def is_known(f: Facts, action: int) -> bool:
    """Whether everything that an action names exists on this board."""
    verb = verb_of(action)
    if not 0 <= verb < len(VERBS):
        return False
    lexicon = f.layout.lexicon
    values = (a_of(action), b_of(action), c_of(action))
    for kind, value in zip(VERBS[verb].kinds, values, strict=False):
        names = lexicon.names(kind)
        if value >= len(names) or not names[value]:
            return False
        if kind == "unit" and value >= len(f.board.unit_side):
            return False
        if kind == "card" and value >= f.board.ordinary:
            return False
    return True


def reasons(f: Facts, action: int) -> list[Reason]:
    """The reasons against an action of the seat that is asked."""
    verb, a, b = verb_of(action), a_of(action), b_of(action)
    if verb in ONE_THING and f.current in ONE_THING[verb][0]:
        return ONE_THING[verb][1](f, a)
    if verb in ANY_TIME_ONE:
        return ANY_TIME_ONE[verb](f, a)
    if verb in ANY_TIME_TWO:
        return ANY_TIME_TWO[verb](f, a, b)
    if verb in ANY_TIME:
        return ANY_TIME[verb](f)
    if verb == V_HAND and f.current == P_COMMAND:
        return cards.hand(f, a, b)
    if verb == V_COPY and f.current in (P_PLAY, P_COMMAND):
        return cards.copy(f, a, b)
    return wrong_moment(f, verb)


# Verbs that belong to certain phases, with who explains them there.
ONE_THING = {
    V_PLAY: ((P_PLAY, P_COMMAND), cards.play),
    V_STRIKE_WITH: ((P_PLAY, P_COMMAND), cards.strike_with),
    V_BARRAGE_WITH: ((P_PLAY, P_COMMAND), cards.barrage_with),
    V_ORDER: ((P_ORDER, P_MOVE, P_BATTLE), orders.order),
    V_DIG: ((P_DIG,), orders.dig),
    V_HEAL: ((P_HEAL,), orders.heal),
    V_NAME: ((P_NAMING, P_STRIKES), strikes.name),
    V_STRIKE: ((P_STRIKES,), strikes.strike),
    V_BARRAGE: ((P_BARRAGE,), strikes.barrage),
    V_KEEP: ((P_KEEP,), cards.keep),
}
# Verbs that people try at any moment: who explains them looks at the phase himself.
ANY_TIME = {
    V_AMBUSH: cards.ambush,
    V_HALT: retreats.halt,
    V_IGNORE: retreats.ignore,
    V_ACCEPT: retreats.ignore,
}
ANY_TIME_ONE = {V_PICK: moves.pick, V_EXIT: moves.leave, V_CLEAR: battles.clear}
ANY_TIME_TWO = {
    V_MOVE: moves.move,
    V_MOVE_VIA: moves.move_via,
    V_ATTACK: battles.attack,
    V_RETREAT: retreats.retreat,
    V_ADVANCE: retreats.advance,
}
