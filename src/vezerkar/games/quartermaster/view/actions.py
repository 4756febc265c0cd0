"""The actions of a seat as it sees them: a sentence, what it points at, what it costs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cached_property
from typing import Final

from vezerkar.core.kernel import a_of, b_of, verb_of
from vezerkar.games.quartermaster import terms
from vezerkar.games.quartermaster.events import NOBODYS
from vezerkar.games.quartermaster.explain.citations import action_rules
from vezerkar.games.quartermaster.explain.vain import (
    lacks_pieces,
    waiting_for_build,
    waits_for_battle,
    why_unplayable,
)
from vezerkar.games.quartermaster.odds.card_places import has_places, starves_at_once
from vezerkar.games.quartermaster.odds.consequences import VERBS_WITH_SHEET, touched
from vezerkar.games.quartermaster.phases.cards import CARRIED_OUT
from vezerkar.games.quartermaster.phases.warfare import extra
from vezerkar.games.quartermaster.rules.cards import is_playable
from vezerkar.games.quartermaster.rules.stack import find_frame, step_below, top_phase
from vezerkar.games.quartermaster.setup import layout_of
from vezerkar.games.quartermaster.state import War
from vezerkar.games.quartermaster.view.wasted import is_wasted
from vezerkar.scene.scene import ActionView, Argument, Message

CARD_VERBS: Final = frozenset(
    (
        terms.V_PLAY,
        terms.V_STRIKE,
        terms.V_UNDER,
        terms.V_LAY,
        terms.V_GIVE,
        terms.V_DISCARD,
        terms.V_USE,
    )
)
OWN_SPACE_VERBS: Final = frozenset(
    (terms.V_BUILD, terms.V_DESIGNATE, terms.V_LIFT, terms.V_WITHDRAW)
)
COUNTRY_SPACE_VERBS: Final = frozenset((terms.V_RECRUIT, terms.V_PROTECT))
RING_MARKS: Final = {
    terms.V_BUILD: "place",
    terms.V_RECRUIT: "place",
    terms.V_BATTLE: "attack",
    terms.V_ELIMINATE: "attack",
}

# A card asks where it is used.
USE_PHASES: Final = (terms.P_BUILD, terms.P_RECRUIT, terms.P_FIGHT, terms.P_ELIMINATE)

# ... and which card on a table, or in a pile, it is used for.
CARD_PHASES: Final = (terms.P_STRIKE, terms.P_PLAY_FROM)

TARGET_VERBS: Final = frozenset((terms.V_BATTLE, terms.V_ELIMINATE))

Args = dict[str, Argument]


def action_views(s: War, seat: int) -> tuple[ActionView, ...]:
    """All actions of a seat; none for those who are not asked."""
    actions = s.legal_actions(seat)
    if not actions:
        return ()
    teller = ActionTeller(s, seat, actions)
    return tuple([teller.view(action) for action in actions])


def target_of(action: int) -> tuple[int, int]:
    """The country and the space that a battle or an elimination is aimed at."""
    a, b = a_of(action), b_of(action)
    return (b, a) if verb_of(action) == terms.V_BATTLE else (a, b)


class ActionTeller:
    """Puts the actions of one question into words."""

    def __init__(self, s: War, seat: int, actions: Sequence[int]) -> None:
        self.s = s
        self.seat = seat
        aims = [target_of(action) for action in actions if verb_of(action) in TARGET_VERBS]
        self.places = any(
            verb_of(action) in RING_MARKS and touched(seat, action)[0] != NOBODYS
            for action in actions
        )
        self.finds_cards = any(
            verb_of(action) in (terms.V_STRIKE, terms.V_POINT, terms.V_PLAY) for action in actions
        )
        self.targets = Counter(space for _, space in aims)
        self.layout = layout_of(s.board)
        self.phase = int(top_phase(s))

    def view(self, action: int) -> ActionView:
        verb = verb_of(action)
        form = terms.VERBS[verb]
        args, anchors = self._arguments(verb, action)
        return ActionView(
            action=self.layout.notation.spell(action),
            verb=form.word,
            anchors=anchors,
            text=Message(self._key(verb, action), args),
            rules=action_rules(self.s, action),
            marks=self._marks(verb, action),
            vain=self._vain(verb, action),
        )

    def _key(self, verb: int, action: int) -> str:
        word = terms.VERBS[verb].word
        if verb == terms.V_BATTLE and b_of(action) == NOBODYS:
            return "action-battle-empty"
        if verb == terms.V_SKIP:
            if self.phase == terms.P_FREE:
                return "action-decline"
            if self.phase == terms.P_PLAY_FROM and self._has_paid:
                return "action-skip-play-from-paid"
            return f"action-skip-{self._phase}{self._waste}"
        if verb == terms.V_DISCARD and self.phase in (terms.P_SETUP, terms.P_DISCARD):
            return "action-put-away"
        if verb == terms.V_DESIGNATE and self.waiting_for_build:
            return "action-designate-for"
        if verb == terms.V_USE and b_of(action) != terms.NO_SPACE:
            return "action-use-for"
        if verb == terms.V_CHOOSE and self.phase == terms.P_CHOICE:
            word = "choose-withdraw" if self._withdraws(action) else "choose-discard"
        if verb in (terms.V_PAY, terms.V_CHOOSE) and self._points_lost(verb, action):
            word += "-points"  # a button shows nothing but its text (QG-15.8)
        return f"action-{word}"

    @property
    def _phase(self) -> str:
        return terms.FRAMES[self.phase].word

    # What an action speaks of, and what one can point at

    def _arguments(self, verb: int, action: int) -> tuple[Args, tuple[str, ...]]:
        a, b = a_of(action), b_of(action)
        if verb in CARD_VERBS:
            return self._card(verb, a, b)
        if verb in OWN_SPACE_VERBS:
            stands = verb in (terms.V_LIFT, terms.V_WITHDRAW, terms.V_DESIGNATE)
            args, anchors = self._piece(self.seat, a, stands)
            if verb == terms.V_DESIGNATE and self.waiting_for_build:
                args["card"] = self.waiting_for_build
            return args, anchors
        if verb in TARGET_VERBS:
            return self._target(*target_of(action))
        if verb in COUNTRY_SPACE_VERBS:
            return self._piece(a, b, verb != terms.V_RECRUIT)
        if verb == terms.V_TARGET:
            return {"country": self._country(a)}, (f"seat:{self.layout.seats[a]}",)
        if verb == terms.V_POINT:
            return {"number": a}, (self._back(a),)
        if verb == terms.V_CHOOSE:
            return self._branch(a, self._points_lost(verb, action))
        if verb == terms.V_PAY and (points := self._points_lost(verb, action)):
            return {"points": points}, ()
        if verb == terms.V_SKIP and self.card_in_use:
            return {"card": self.card_in_use}, ()
        return {}, ()

    def _card(self, verb: int, card: int, space: int) -> tuple[Args, tuple[str, ...]]:
        name = f"card:{self.layout.lexicon.name('card', card)}"
        if verb == terms.V_USE and space != terms.NO_SPACE:
            place = self._space(space)
            return {"card": name, "space": place}, (name, place)
        return {"card": name}, (name,)

    def _piece(self, c: int, space: int, stands: bool) -> tuple[Args, tuple[str, ...]]:
        place = self._space(space)
        args: Args = {"country": self._country(c), "space": place, "sea": self._at_sea(space)}
        unit = f"unit:{self.layout.seats[c]}-{place.partition(':')[2]}"
        return args, (unit, place) if stands else (place,)

    def _target(self, c: int, space: int) -> tuple[Args, tuple[str, ...]]:
        """A space to strike at; where pieces of several countries stand, one of them as well."""
        place = self._space(space)
        if c == NOBODYS:
            return {"space": place, "sea": self._at_sea(space)}, (place,)
        args, (unit, place) = self._piece(c, space, True)
        return args, (place, unit) if self.targets[space] > 1 else (place,)

    def _branch(self, number: int, points: int) -> tuple[Args, tuple[str, ...]]:
        board = self.s.board
        step = self._branch_step(number)
        if board.step_op[step] == terms.OP_REMOVE_OWN:
            space = int(board.step_spaces[step]).bit_length() - 1
            return self._piece(self.seat, space, True)
        args: Args = {"number": board.step_n[step]}
        return {**args, "points": points} if points else args, ()

    def _branch_step(self, number: int) -> int:
        board = self.s.board
        return board.step_branches[step_below(self.s)][number - 1]

    def _withdraws(self, action: int) -> bool:
        return self.s.board.step_op[self._branch_step(a_of(action))] == terms.OP_REMOVE_OWN

    def _back(self, number: int) -> str:
        who = self.s.board.step_who[step_below(self.s)]
        return f"back:{self.layout.seats[who]}-{number}"

    def _country(self, c: int) -> str:
        return f"country:{self.layout.seats[c]}"

    def _space(self, space: int) -> str:
        return f"space:{self.layout.lexicon.name('space', space)}"

    def _at_sea(self, space: int) -> int:
        return int(self.s.board.sea >> space & 1)

    # What an action leads to

    def _marks(self, verb: int, action: int) -> tuple[str, ...]:
        if verb in (terms.V_DONE, terms.V_SKIP, terms.V_PASS):
            return ("loss",) if verb == terms.V_SKIP and self.gives_up else ("end",)
        if verb == terms.V_USE and is_wasted(self.s, self.seat, a_of(action)):
            return ("loss",)
        if verb == terms.V_USE and self.phase == terms.P_PLAY and b_of(action) == terms.NO_SPACE:
            return (*self._price(verb, action), "button")  # its picture on the table is tiny
        if verb in (terms.V_USE, terms.V_PAY, terms.V_CHOOSE):
            return self._price(verb, action)
        if verb == terms.V_WITHDRAW:
            usual = ("withdraw", "loss", "odds")
            return usual if self.makes_room else ("aside", *usual)
        if verb == terms.V_DESIGNATE and (self.places or not self.waiting_for_build):
            return ("aside",)  # it places nothing (QG-21.9): where one can build, that is meant
        if verb == terms.V_DISCARD and self.phase == terms.P_PLAY:
            return ("loss",)  # QG-19.2: a card for nothing
        if verb == terms.V_GIVE:
            return ("loss",)  # a card that is gone is asked about, whatever it pays for
        if verb == terms.V_DISCARD:
            return ("spare",) if self.phase == terms.P_SETUP else ("spare", "loss")
        if self.phase == terms.P_SETUP:
            return ("plan",)
        if verb == terms.V_PLAY:
            return ("odds",) if has_places(self.s, self.seat, action) else ()
        if verb == terms.V_BATTLE and b_of(action) == NOBODYS:
            return ("candidate",) if self.waits_for_battle else self._fighting_nobody
        sheet = ("odds",) if verb in VERBS_WITH_SHEET else ()
        return (RING_MARKS[verb], *sheet) if verb in RING_MARKS else sheet

    def _vain(self, verb: int, action: int) -> Message | None:
        """Why a card can only be discarded (QG-19.2), or a piece would be gone again (QG-12.9)."""
        if verb == terms.V_RECRUIT and starves_at_once(self.s, self.seat, action):
            return Message("vain-unsupplied", {"sea": self._at_sea(b_of(action))}, ("QG-12.9",))
        if verb != terms.V_DISCARD or self.phase != terms.P_PLAY:
            return None
        if is_playable(self.s, self.seat, a_of(action)):
            return None
        return why_unplayable(self.s, a_of(action))

    @property
    def _fighting_nobody(self) -> tuple[str, ...]:
        """Empty land is hardly ever meant where an enemy can be fought: only the list has it."""
        return ("aside", "loss") if self.places else ("candidate", "loss")

    @cached_property
    def waiting_for_build(self) -> str:
        """A card that answers what the seat builds, and for which a standing piece may count."""
        cards = waiting_for_build(self.s, self.seat)
        return f"card:{self.layout.lexicon.name('card', cards[0])}" if cards else ""

    @cached_property
    def waits_for_battle(self) -> bool:
        return waits_for_battle(self.s, self.seat)

    @cached_property
    def card_in_use(self) -> str:
        """The card that asks where it is used, if it is gone after that, used or not."""
        end = find_frame(self.s, terms.P_CARD)
        if self.phase not in USE_PHASES or not end:
            return ""
        card = self.s.stack[end + terms.CARD_OWNED] & terms.CARD_MASK
        stays = self.s.board.card_type[card] == terms.STATUS
        return "" if stays else f"card:{self.layout.lexicon.name('card', card)}"

    @property
    def _has_paid(self) -> bool:
        """Whether the card that asks has cost something, and is not used up itself."""
        end = find_frame(self.s, terms.P_CARD)
        return bool(self.s.board.card_costs[self.s.stack[end + terms.CARD_OWNED] & terms.CARD_MASK])

    @property
    def _waste(self) -> str:
        """What is lost with a step that is skipped: the card, or only the rest of what it does."""
        if not self.card_in_use:
            return ""
        end = find_frame(self.s, terms.P_CARD)
        if not self.s.stack[end + terms.CARD_PROGRESS] & CARRIED_OUT:
            return "-lost"
        card = self.s.stack[end + terms.CARD_OWNED] & terms.CARD_MASK
        ops = {self.s.board.step_op[step] for step in self.s.board.card_plan[card]}
        return "-rest" if len(ops) == 1 else ""

    @cached_property
    def gives_up(self) -> bool:
        """Whether to skip means to use a card for nothing: there is something to do with it."""
        if self.phase == terms.P_REBUILD:  # until the first piece is lifted
            return not self.s.stack[terms.REBUILD_SPACES] & ~self.s.pieces[self.seat]
        if self.phase in CARD_PHASES:
            return self.finds_cards
        return self.places and self.phase in USE_PHASES

    @cached_property
    def makes_room(self) -> bool:
        """Whether a piece is asked for, or none is left to build with; else none is taken off."""
        if self.phase == terms.P_FREE:
            return True
        if self.phase not in (terms.P_BUILD, terms.P_RECRUIT):
            return False
        return not self.places and lacks_pieces(self.s, self.seat)

    def _price(self, verb: int, action: int) -> tuple[str, ...]:
        """What an action costs, and the points that are lost where cards are missing (QG-15.8)."""
        cards, lost = self._cards_asked(verb, action), self._points_lost(verb, action)
        if not cards:
            return ()
        return (f"cost-{cards}", f"points-{lost}") if lost else (f"cost-{cards}",)

    def _cards_asked(self, verb: int, action: int) -> int:
        """How many cards the country that takes an action has to discard for it."""
        board = self.s.board
        if verb == terms.V_USE:
            return sum(board.card_costs[a_of(action)][1::2])
        if verb == terms.V_PAY:
            return sum(board.step_costs[step_below(self.s)][1::2])
        step = self._branch_step(a_of(action))
        if board.step_op[step] == terms.OP_REMOVE_OWN:
            return 0
        return int(board.step_n[step] + extra(self.s, self.seat))

    def _points_lost(self, verb: int, action: int) -> int:
        s, c = self.s, self.seat
        return max(0, self._cards_asked(verb, action) - s.deck_size(c) - len(s.hands[c]))
