"""Why an action is refused: from its verb to the reasons against it."""

from __future__ import annotations

from vezerkar.core.kernel import a_of, b_of, c_of, verb_of
from vezerkar.games.quartermaster import terms
from vezerkar.games.quartermaster.explain import cards, pieces
from vezerkar.games.quartermaster.explain.reasons import Facts
from vezerkar.games.quartermaster.state import War
from vezerkar.scene.scene import Reason

# A card may be used anywhere, a battle fought against nobody: these can leave a thing open.
MAY_NAME_NOTHING = (terms.V_USE, terms.V_BATTLE)


def explain(s: War, seat: int, action: int) -> list[Reason]:
    """Why an action is not among the actions of a seat; empty if it is.

    Only what the seat may know is told: who is not asked learns no more than who is.
    """
    if seat >= 0 and action in s.legal_actions(seat):
        return []
    f = Facts(s, seat)
    if s.ending >= 0:
        return [f.because("why-over", rules=(terms.ENDINGS[s.ending],))]
    if seat not in s.actors():
        return [f.because("why-not-asked", {"seat": f.seat_name(s.actors()[0])}, f.phase_rules())]
    found = reasons(f, action) if is_known(f, action) else []
    return found or [f.because("why-no-such-thing", rules=("QG-6.1",))]


def is_known(f: Facts, action: int) -> bool:
    """Whether everything that an action names exists in this game."""
    verb = verb_of(action)
    if action < 0 or not 0 <= verb < len(terms.VERBS):
        return False
    values = (a_of(action), b_of(action), c_of(action))
    for kind, value in zip(terms.VERBS[verb].kinds, values, strict=False):
        if kind == "number":
            continue
        names = f.layout.lexicon.names(kind)
        if value >= len(names) or not names[value]:
            return False
        if value in f.nothing.get(kind, ()) and verb not in MAY_NAME_NOTHING:
            return False
    return True


def reasons(f: Facts, action: int) -> list[Reason]:
    """The reasons against an action of the seat that is asked."""
    verb, a, b = verb_of(action), a_of(action), b_of(action)
    if verb == terms.V_PLAY and f.word == "play-from":
        return cards.play_from(f, a)
    if verb == terms.V_LAY and f.word == "look":
        return cards.lay(f, a)
    if verb in (terms.V_PLAY, terms.V_DISCARD, terms.V_GIVE, terms.V_UNDER):
        return cards.from_hand(f, verb, a)
    if verb == terms.V_USE:
        return cards.use(f, a, b)
    if verb == terms.V_TARGET:
        return cards.target(f, a)
    if verb == terms.V_STRIKE and f.word == "strike":
        return cards.strike(f, a)
    if verb == terms.V_POINT and f.word == "strike":
        return cards.point(f)
    if verb == terms.V_CHOOSE and f.word == "choice":
        return cards.choose(f)
    if verb == terms.V_PASS and f.word == "play":
        return [f.because("why-must-play", rules=("QG-19.1", "QG-19.2", "QG-19.10"))]
    if verb in (terms.V_BUILD, terms.V_DESIGNATE):
        return pieces.build(f, verb, a)
    if verb == terms.V_RECRUIT:
        return pieces.recruit(f, a, b)
    if verb == terms.V_BATTLE:
        return pieces.battle(f, a, b)
    if verb in (terms.V_ELIMINATE, terms.V_PROTECT):
        return pieces.choose(f, verb, a, b)
    if verb in (terms.V_WITHDRAW, terms.V_LIFT):
        return pieces.withdraw(f, verb, a)
    return [f.wrong_moment()]
