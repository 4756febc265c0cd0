"""Actions as a seat sees them: the sentence, what can be pointed at, what it leads to."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from vezerkar.core.kernel import a_of, b_of, c_of, pack, verb_of
from vezerkar.games.crescent import terms
from vezerkar.games.crescent.explain.citations import action_rules
from vezerkar.games.crescent.explain.last_steps import squares_without_attack
from vezerkar.games.crescent.explain.risks import may_fail
from vezerkar.games.crescent.phases.frame import PHASE
from vezerkar.games.crescent.rules.combat import attack_strength, defence_strength
from vezerkar.games.crescent.rules.placement import next_tower
from vezerkar.games.crescent.setup import layout_of
from vezerkar.games.crescent.state import Battle
from vezerkar.games.crescent.view.names import army, card, slot_id, square, unit
from vezerkar.games.crescent.view.plan_warnings import has_warned_orders
from vezerkar.games.crescent.view.upgrades import upgrade_terms
from vezerkar.scene.scene import ActionView, Argument, Message

CARD_ALONE: Final = (terms.V_DRAW, terms.V_RECALL, terms.V_PUT_BACK, terms.V_THROW_BACK)
PILES: Final = {terms.V_DRAW: "draw", terms.V_RECALL: "discard"}
OWN_ARMY: Final = (terms.V_CUBE, terms.V_UNCUBE, terms.V_EXECUTE, terms.V_WITHDRAW, terms.V_SUPPORT)
ONE_UNIT: Final = (terms.V_PICK, terms.V_FILL, terms.V_REINFORCE, terms.V_SCARE)
UNIT_TO_SQUARE: Final = (
    terms.V_MOVE,
    terms.V_RETREAT,
    terms.V_ENTER,
    terms.V_BRIDGE,
    terms.V_BLAST,
    terms.V_CANNON,
    terms.V_RAMPART,
)
TWO_UNITS: Final = (terms.V_MELEE, terms.V_SHOOT, terms.V_STAND, terms.V_SWAP, terms.V_SHIFT)
ONE_SQUARE: Final = (terms.V_GARRISON, terms.V_POST)
LAYING: Final = (terms.V_TERRAIN, terms.V_SITE, terms.V_PIECE, terms.V_FACE)
ENDS: Final = (terms.V_LOCK, terms.V_DONE, terms.V_FINISH, terms.V_ENOUGH)
TAKEN_BACK: Final = (terms.V_LIFT, terms.V_RESTART, terms.V_PUT_BACK, terms.V_THROW_BACK)
# A card may stay in the hand or in its pile; only about an order that could be given one is asked.
OPTIONAL: Final = (*CARD_ALONE, terms.V_LAY)
LOSSES: Final = (terms.V_WITHDRAW, terms.V_FORGO)
RINGS: Final = {
    terms.V_MELEE: "attack",
    terms.V_SHOOT: "attack",
    terms.V_STAND: "attack",
    terms.V_DOUBLE: "attack",
    terms.V_CANNON: "attack",
    terms.V_BLAST: "attack",
    terms.V_RETREAT: "retreat",
    terms.V_DEPLOY: "place",
    terms.V_POST: "place",
    terms.V_GARRISON: "place",
    terms.V_RAMPART: "place",
    terms.V_BRIDGE: "place",
    terms.V_SITE: "place",
    terms.V_PIECE: "place",
    terms.V_FACE: "place",
    terms.V_LAY: "place",
    terms.V_ADD: "place",
    terms.V_SWAP: "swap",
    terms.V_SHIFT: "swap",
}

# The view of these depends on nothing but the captain, and on how many cubes there are on a card.
CUBES: Final = (terms.V_CUBE, terms.V_UNCUBE)
STEADY: Final = frozenset(
    (
        *CARD_ALONE,
        *CUBES,
        terms.V_LAY,
        terms.V_ADD,
        terms.V_LIFT,
        terms.V_GIVE_UP,
        terms.V_RESTART,
        terms.V_EXECUTE,
    )
)

Args = dict[str, Argument]


def action_views(s: Battle, seat: int) -> tuple[ActionView, ...]:
    """All actions of a seat; none if it has nothing to decide."""
    actions = s.legal_actions(seat)
    if not actions:
        return ()
    views = ActionViews(s, seat, actions)
    return tuple([views.view(action) for action in actions])


class ActionViews:
    """Makes the views of all actions of one decision."""

    def __init__(self, s: Battle, seat: int, actions: Iterable[int]) -> None:
        self.s = s
        self.seat = seat
        self.layout = layout_of(s.board)
        self.phase = terms.FRAMES[s.stack[PHASE]].word
        self.spent = squares_without_attack(s, seat)
        self.actions = tuple(actions)
        self.all = frozenset(self.actions)
        self.ready = {a_of(one) for one in self.actions if verb_of(one) == terms.V_EXECUTE}

    def view(self, action: int) -> ActionView:
        """What an action looks like; a steady view is made once for a battlefield."""
        verb = verb_of(action)
        if verb not in STEADY:
            return self.make(verb, action)
        cubes = self.s.cubes[self.seat][a_of(action)] if verb in CUBES else 0
        key = (action, self.seat, cubes)
        views = self.layout.steady_views
        if key not in views:
            views[key] = self.make(verb, action)
        return views[key]

    def make(self, verb: int, action: int) -> ActionView:
        args, anchors = self.arguments(verb, a_of(action), b_of(action), c_of(action))
        return ActionView(
            action=self.layout.notation.spell(action),
            verb=terms.VERBS[verb].word,
            anchors=anchors,
            text=Message(self.key(verb, action, args), args),
            rules=action_rules(self.s, action),
            marks=self.marks(verb, action),
            vain=self.no_order() if verb == terms.V_LOCK else None,
        )

    def no_order(self) -> Message | None:
        """Why a plan does nothing, as long as a card could be taken or an order be given."""
        laid = self.s.laid[self.seat]
        if any(
            laid[at] != terms.NO_CARD for at in range(terms.GREY, terms.PLACES, terms.ARMY_PLACES)
        ):
            return None
        if any(verb_of(one) in PILES for one in self.actions):
            return Message("vain-plan-take")
        orders = any(verb_of(one) == terms.V_LAY and self.is_order(one) for one in self.actions)
        return Message("vain-plan") if orders else None

    def key(self, verb: int, action: int, args: Args) -> str:
        """Which sentence says it; a warning where the order may fail after it."""
        if self.comes_back(verb, a_of(action), b_of(action)):
            return "action-move-back"
        if verb == terms.V_MOVE and b_of(action) in self.spent:
            return "action-move-spent"
        if verb == terms.V_WITHDRAW and a_of(action) not in self.ready:
            return "action-withdraw-stuck"
        if verb == terms.V_LAY and a_of(action) == terms.UPGRADE:
            return "action-lay-upgrade"
        if verb == terms.V_SPUR and self.s.exhausted(a_of(action)):
            return "action-spur-tired"
        if verb == terms.V_SHOOT and pack(terms.V_STAND, a_of(action), b_of(action), 0) in self.all:
            return "action-shoot-weaker"
        word = f"done-{self.phase}" if verb == terms.V_DONE else terms.VERBS[verb].word
        return f"action-{word}-risk" if may_fail(self.s, self.seat, action) else f"action-{word}"

    # What an action speaks of, and what one can point at

    def arguments(self, verb: int, a: int, b: int, c: int) -> tuple[Args, tuple[str, ...]]:
        layout, seat = self.layout, self.seat
        if verb in CARD_ALONE:
            pile = PILES.get(verb, "card")  # the same card may lie in hand and in both piles
            return {"card": card(a)}, (f"{pile}:{terms.CARD_IDS[a]}",)
        if verb in (terms.V_LAY, terms.V_ADD):
            there = army(layout, seat, b)
            told = upgrade_terms(self.s.board, b) if a == terms.UPGRADE else {}
            return {"card": card(a), "army": there, **told}, (card(a), there)
        if verb in (terms.V_LIFT, terms.V_GIVE_UP):
            place = b * terms.ARMY_PLACES + self.s.board.colour[a]
            args: Args = {"card": card(a), "army": army(layout, seat, b)}
            return args, (f"slot:{slot_id(layout, seat, place)}",)
        if verb == terms.V_ANNOUNCE:
            place = self.s.laid[seat].index(a)
            return {"card": card(a)}, (f"slot:{slot_id(layout, seat, place)}",)
        if verb in OWN_ARMY:
            return {"army": army(layout, seat, a)}, (army(layout, seat, a),)
        if verb == terms.V_UNLOAD:
            return {"army": army(layout, a, b)}, (army(layout, a, b),)
        if verb == terms.V_TRANSFER:
            source, target = army(layout, seat, a), army(layout, seat, b)
            return {"army": source, "army2": target, "number": c}, (source, target)
        if verb == terms.V_SPY:
            return {"seat": f"seat:{layout.seats[a]}"}, ()
        if verb in LAYING:
            return self.of_terrain(verb, a, b)
        return self.on_board(verb, a, b, c)

    def of_terrain(self, verb: int, a: int, b: int) -> tuple[Args, tuple[str, ...]]:
        layout = self.layout
        if verb == terms.V_TERRAIN:
            return {"site": f"site:{terms.SITES[a]}"}, ()
        if verb == terms.V_SITE:
            there = square(layout, b)
            return {"site": f"site:{terms.SITES[a]}", "square": there}, (there,)
        kind = "facing" if verb == terms.V_FACE else "piece"
        way = f"{kind}:{layout.lexicon.name(kind, b)}"
        return {"square": square(layout, a), kind: way}, (square(layout, a),)

    def on_board(self, verb: int, a: int, b: int, c: int) -> tuple[Args, tuple[str, ...]]:
        layout = self.layout
        if verb == terms.V_DEPLOY:
            piece = unit(layout, next_tower(self.s, self.seat % 2, a))
            return {"unit": piece, "square": square(layout, b)}, (piece, square(layout, b))
        if verb in ONE_SQUARE:
            return {"square": square(layout, a)}, (square(layout, a),)
        if verb in ONE_UNIT:
            return self.unit(a), (unit(layout, a),)
        if self.comes_back(verb, a, b):  # a button: a click on what is selected lets it go
            return {**self.unit(a), "square": square(layout, b)}, ()
        if verb in UNIT_TO_SQUARE:
            args = {**self.unit(a), "square": square(layout, b)}
            if verb == terms.V_RAMPART:
                args["facing"] = f"facing:{layout.lexicon.name('facing', c)}"
            return args, (unit(layout, a), square(layout, b))
        if verb in TWO_UNITS:
            args = {**self.unit(a), **self.unit(b, "2")}
            if verb in terms.ATTACK_KIND:
                strength, defence = self.strengths(a, b, terms.ATTACK_KIND[verb])
                args["number"], args["number2"] = strength, defence
            return args, (unit(layout, a), unit(layout, b))
        if verb == terms.V_DOUBLE:
            args = {**self.unit(a), **self.unit(b, "2")}
            args["kinds"] = f"kinds:{layout.lexicon.name('kinds', c)}"
            return args, (unit(layout, a), unit(layout, b))
        if verb == terms.V_SPUR:
            troop = int(self.s.board.tower_troop[a])
            left = int(self.s.cubes[self.seat][troop]) - 1
            return {**self.unit(a), "army": army(layout, self.seat, troop), "number": left}, ()
        if terms.VERBS[verb].kinds == ("unit",):  # a button about the tower that acts
            return self.unit(a), ()
        return {}, ()

    def comes_back(self, verb: int, t: int, q: int) -> bool:
        return verb == terms.V_MOVE and q == self.s.square[t]

    def unit(self, t: int, suffix: str = "") -> Args:
        return {
            f"unit{suffix}": unit(self.layout, t),
            f"at{suffix}": square(self.layout, self.s.square[t]),
        }

    def strengths(self, a: int, d: int, kind: int) -> tuple[int, int]:
        attack = attack_strength(self.s, self.seat, a, d, kind)
        return int(attack), int(defence_strength(self.s, d, a))

    def is_order(self, action: int) -> bool:
        return int(self.s.board.colour[a_of(action)]) == terms.GREY

    # What an action leads to

    def marks(self, verb: int, action: int) -> tuple[str, ...]:
        found = [RINGS[verb]] if verb in RINGS else []
        if verb in terms.ATTACK_KIND:
            strength, defence = self.strengths(a_of(action), b_of(action), terms.ATTACK_KIND[verb])
            found.append(f"badge-{strength}:{defence}")
            found += ["odds", "certain"]
        elif verb == terms.V_CUBE:
            found += ["more", f"has-{self.s.cubes[self.seat][a_of(action)]}"]
        elif verb == terms.V_UNCUBE:
            found += ["less", f"has-{self.s.cubes[self.seat][a_of(action)]}"]
        elif verb == terms.V_EXECUTE or (verb == terms.V_LAY and self.is_order(action)):
            found.append("odds")
        elif verb in ENDS:
            found.append("loss" if may_fail(self.s, self.seat, action) else "end")
            if verb == terms.V_LOCK and has_warned_orders(self.s, self.seat):
                found.append("warned")
        elif verb in TAKEN_BACK:
            found.append("back")
        elif verb in LOSSES or self.comes_back(verb, a_of(action), b_of(action)):
            found.append("loss")
        if verb in OPTIONAL and not (verb == terms.V_LAY and self.is_order(action)):
            found.append("spare")
        return tuple(found)
