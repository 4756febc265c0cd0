"""Why not? The reasons why an action that somebody tried is not legal.

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
from vezerkar.games.memoir import terms
from vezerkar.games.memoir.explain import battles, cards, moves, orders, retreats, strikes
from vezerkar.games.memoir.explain.facts import Facts
from vezerkar.games.memoir.explain.moments import not_asked, wrong_moment
from vezerkar.games.memoir.explain.reasons import REASONS as REASONS
from vezerkar.games.memoir.explain.reasons import because
from vezerkar.games.memoir.explain.rulebook import PHASE_RULES
from vezerkar.games.memoir.state import Battle
from vezerkar.scene.scene import Reason


def explain(s: Battle, seat: int, action: int) -> list[Reason]:
    """Why an action is not legal for a seat; empty if it is.

    Reasons use only what the seat may know: a seat that is not asked learns no more.
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
    if not 0 <= verb < len(terms.VERBS):
        return False
    lexicon = f.layout.lexicon
    values = (a_of(action), b_of(action), c_of(action))
    for kind, value in zip(terms.VERBS[verb].kinds, values, strict=False):
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
    if verb in IN_PHASE and f.current in IN_PHASE[verb][0]:
        return IN_PHASE[verb][1](f, a)
    if verb in ANY_TIME_ONE_VALUE:
        return ANY_TIME_ONE_VALUE[verb](f, a)
    if verb in ANY_TIME_TWO_VALUES:
        return ANY_TIME_TWO_VALUES[verb](f, a, b)
    if verb in ANY_TIME:
        return ANY_TIME[verb](f)
    if verb == terms.V_HAND and f.current == terms.P_COMMAND:
        return cards.hand(f, a, b)
    if verb == terms.V_COPY and f.current in (terms.P_PLAY, terms.P_COMMAND):
        return cards.copy(f, a, b)
    return wrong_moment(f, verb)


# Verbs that belong to certain phases, with the function that explains them there.
IN_PHASE = {
    terms.V_PLAY: ((terms.P_PLAY, terms.P_COMMAND), cards.play),
    terms.V_STRIKE_WITH: ((terms.P_PLAY, terms.P_COMMAND), cards.strike_with),
    terms.V_BARRAGE_WITH: ((terms.P_PLAY, terms.P_COMMAND), cards.barrage_with),
    terms.V_ORDER: ((terms.P_ORDER, terms.P_MOVE, terms.P_BATTLE), orders.order),
    terms.V_DIG: ((terms.P_DIG,), orders.dig),
    terms.V_HEAL: ((terms.P_HEAL,), orders.heal),
    terms.V_NAME: ((terms.P_NAMING, terms.P_STRIKES), strikes.name),
    terms.V_STRIKE: ((terms.P_STRIKES,), strikes.strike),
    terms.V_BARRAGE: ((terms.P_BARRAGE,), strikes.barrage),
    terms.V_KEEP: ((terms.P_KEEP,), cards.keep),
}
# Verbs that people try at any moment: the function looks at the phase itself.
ANY_TIME = {
    terms.V_AMBUSH: cards.ambush,
    terms.V_HALT: retreats.halt,
    terms.V_IGNORE: retreats.ignore,
    terms.V_ACCEPT: retreats.ignore,
}
ANY_TIME_ONE_VALUE = {
    terms.V_PICK: moves.pick,
    terms.V_EXIT: moves.leave,
    terms.V_CLEAR: battles.clear,
}
ANY_TIME_TWO_VALUES = {
    terms.V_MOVE: moves.move,
    terms.V_MOVE_VIA: moves.move_via,
    terms.V_ATTACK: battles.attack,
    terms.V_RETREAT: retreats.retreat,
    terms.V_ADVANCE: retreats.advance,
}
