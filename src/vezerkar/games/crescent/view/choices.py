"""The actions of a seat as sentences: what each one is anchored on, and what it leads to."""

from __future__ import annotations

from typing import Final

from vezerkar.core.kernel import a_of, b_of, c_of, verb_of
from vezerkar.games.crescent.combat import attack_strength, defence_strength
from vezerkar.games.crescent.phases.opening import next_tower
from vezerkar.games.crescent.setup import layout_of
from vezerkar.games.crescent.state import Battle
from vezerkar.games.crescent.terms import (
    CARD_IDS,
    FRAMES,
    MELEE,
    SHOT,
    SITES,
    STANDING_SHOT,
    V_ADD,
    V_ANNOUNCE,
    V_BLAST,
    V_BRIDGE,
    V_CANNON,
    V_CUBE,
    V_DEPLOY,
    V_DONE,
    V_DOUBLE,
    V_DRAW,
    V_ENOUGH,
    V_ENTER,
    V_EXECUTE,
    V_FACE,
    V_FILL,
    V_FINISH,
    V_GARRISON,
    V_GIVE_UP,
    V_LAY,
    V_LIFT,
    V_LOCK,
    V_MELEE,
    V_MOVE,
    V_PICK,
    V_PIECE,
    V_POST,
    V_PUT_BACK,
    V_RAMPART,
    V_RECALL,
    V_REINFORCE,
    V_RETREAT,
    V_SCARE,
    V_SHIFT,
    V_SHOOT,
    V_SITE,
    V_SPY,
    V_STAND,
    V_SUPPORT,
    V_SWAP,
    V_TERRAIN,
    V_THROW_BACK,
    V_TRANSFER,
    V_UNCUBE,
    V_UNLOAD,
    V_WITHDRAW,
    VERBS,
)
from vezerkar.games.crescent.view.names import army, card, slot_id, square, unit
from vezerkar.scene.scene import ActionView, Argument, Message

ATTACK_KIND: Final = {V_MELEE: MELEE, V_SHOOT: SHOT, V_STAND: STANDING_SHOT}
CARD_ALONE: Final = (V_DRAW, V_RECALL, V_PUT_BACK, V_THROW_BACK)
PILES: Final = {V_DRAW: "draw", V_RECALL: "discard"}
OWN_ARMY: Final = (V_CUBE, V_UNCUBE, V_EXECUTE, V_WITHDRAW, V_SUPPORT)
ONE_UNIT: Final = (V_PICK, V_FILL, V_REINFORCE, V_SCARE)
UNIT_TO_SQUARE: Final = (V_MOVE, V_RETREAT, V_ENTER, V_BRIDGE, V_BLAST, V_CANNON, V_RAMPART)
TWO_UNITS: Final = (V_MELEE, V_SHOOT, V_STAND, V_SWAP, V_SHIFT)
ONE_SQUARE: Final = (V_GARRISON, V_POST)
LAYING: Final = (V_TERRAIN, V_SITE, V_PIECE, V_FACE)
ENDS: Final = (V_LOCK, V_DONE, V_FINISH, V_ENOUGH)
RINGS: Final = {
    V_MELEE: "attack",
    V_SHOOT: "attack",
    V_STAND: "attack",
    V_DOUBLE: "attack",
    V_CANNON: "attack",
    V_BLAST: "attack",
    V_RETREAT: "retreat",
    V_DEPLOY: "place",
    V_POST: "place",
    V_GARRISON: "place",
    V_RAMPART: "place",
    V_BRIDGE: "place",
    V_SITE: "place",
    V_PIECE: "place",
    V_FACE: "place",
    V_LAY: "place",
    V_ADD: "place",
}

Args = dict[str, Argument]


def choices(s: Battle, seat: int) -> tuple[ActionView, ...]:
    """All actions of a seat; none for those who are not asked."""
    actions = s.legal_actions(seat)
    if not actions:
        return ()
    teller = Teller(s, seat)
    return tuple([teller.choice(action) for action in actions])


class Teller:
    """Tells the actions of one question."""

    def __init__(self, s: Battle, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.layout = layout_of(s.board)
        self.phase = FRAMES[s.stack[-4]].word

    def choice(self, action: int) -> ActionView:
        verb = verb_of(action)
        args, anchors = self.arguments(verb, a_of(action), b_of(action), c_of(action))
        return ActionView(
            action=self.layout.notation.spell(action),
            verb=VERBS[verb].word,
            anchors=anchors,
            text=Message(self.key(verb), args),
            rules=VERBS[verb].rules,
            marks=self.marks(verb, action),
        )

    def key(self, verb: int) -> str:
        if verb == V_DONE:
            return f"action-done-{self.phase}"
        return f"action-{VERBS[verb].word}"

    # What an action speaks of, and what one can point at

    def arguments(self, verb: int, a: int, b: int, c: int) -> tuple[Args, tuple[str, ...]]:
        layout, seat = self.layout, self.seat
        if verb in CARD_ALONE:
            pile = PILES.get(verb, "card")  # the same card may lie in hand and in both piles
            return {"card": card(a)}, (f"{pile}:{CARD_IDS[a]}",)
        if verb in (V_LAY, V_ADD):
            return {"card": card(a), "army": army(layout, seat, b)}, (
                card(a),
                army(layout, seat, b),
            )
        if verb in (V_LIFT, V_GIVE_UP):
            place = b * 3 + self.s.board.colour[a]
            args: Args = {"card": card(a), "army": army(layout, seat, b)}
            return args, (f"slot:{slot_id(layout, seat, place)}",)
        if verb == V_ANNOUNCE:
            place = self.s.laid[seat].index(a)
            return {"card": card(a)}, (f"slot:{slot_id(layout, seat, place)}",)
        if verb in OWN_ARMY:
            return {"army": army(layout, seat, a)}, (army(layout, seat, a),)
        if verb == V_UNLOAD:
            return {"army": army(layout, a, b)}, (army(layout, a, b),)
        if verb == V_TRANSFER:
            source, target = army(layout, seat, a), army(layout, seat, b)
            return {"army": source, "army2": target, "number": c}, (source, target)
        if verb == V_SPY:
            return {"seat": f"seat:{layout.seats[a]}"}, ()
        if verb in LAYING:
            return self.of_terrain(verb, a, b)
        return self.on_board(verb, a, b, c)

    def of_terrain(self, verb: int, a: int, b: int) -> tuple[Args, tuple[str, ...]]:
        layout = self.layout
        if verb == V_TERRAIN:
            return {"site": f"site:{SITES[a]}"}, ()
        if verb == V_SITE:
            return {"site": f"site:{SITES[a]}", "square": square(layout, b)}, (square(layout, b),)
        kind = "facing" if verb == V_FACE else "piece"
        way = f"{kind}:{layout.lexicon.name(kind, b)}"
        return {"square": square(layout, a), kind: way}, (square(layout, a),)

    def on_board(self, verb: int, a: int, b: int, c: int) -> tuple[Args, tuple[str, ...]]:
        layout = self.layout
        if verb == V_DEPLOY:
            piece = unit(layout, next_tower(self.s, self.seat % 2, a))
            return {"unit": piece, "square": square(layout, b)}, (piece, square(layout, b))
        if verb in ONE_SQUARE:
            return {"square": square(layout, a)}, (square(layout, a),)
        if verb in ONE_UNIT:
            return self.unit(a), (unit(layout, a),)
        if verb in UNIT_TO_SQUARE:
            args = {**self.unit(a), "square": square(layout, b)}
            if verb == V_RAMPART:
                args["facing"] = f"facing:{layout.lexicon.name('facing', c)}"
            return args, (unit(layout, a), square(layout, b))
        if verb in TWO_UNITS:
            args = {**self.unit(a), **self.unit(b, "2")}
            if verb in ATTACK_KIND:
                strength, defence = self.strengths(a, b, ATTACK_KIND[verb])
                args["number"], args["number2"] = strength, defence
            return args, (unit(layout, a), unit(layout, b))
        if verb == V_DOUBLE:
            args = {**self.unit(a), **self.unit(b, "2")}
            args["kinds"] = f"kinds:{layout.lexicon.name('kinds', c)}"
            return args, (unit(layout, a), unit(layout, b))
        if VERBS[verb].kinds == ("unit",):  # a button about the tower that acts
            return self.unit(a), ()
        return {}, ()

    def unit(self, t: int, suffix: str = "") -> Args:
        return {
            f"unit{suffix}": unit(self.layout, t),
            f"at{suffix}": square(self.layout, self.s.square[t]),
        }

    def strengths(self, a: int, d: int, kind: int) -> tuple[int, int]:
        attack = attack_strength(self.s, self.seat, a, d, kind)
        return int(attack), int(defence_strength(self.s, d, a))

    # What an action leads to

    def marks(self, verb: int, action: int) -> tuple[str, ...]:
        found = [RINGS[verb]] if verb in RINGS else []
        if verb in ATTACK_KIND:
            strength, defence = self.strengths(a_of(action), b_of(action), ATTACK_KIND[verb])
            found.append(f"badge-{strength}:{defence}")
            found.append("odds")
        elif verb == V_CUBE:
            found += ["more", f"has-{self.s.cubes[self.seat][a_of(action)]}"]
        elif verb == V_UNCUBE:
            found += ["less", f"has-{self.s.cubes[self.seat][a_of(action)]}"]
        elif verb in ENDS:
            found.append("end")
        return tuple(found)
