"""The actions of a seat as it sees them: text, anchors, cost."""

from __future__ import annotations

from typing import Final

from vezerkar.core.kernel import a_of, b_of, c_of, verb_of
from vezerkar.games.panzer import terms
from vezerkar.games.panzer.explain.citations import action_rules
from vezerkar.games.panzer.odds.card_preview import after_card
from vezerkar.games.panzer.odds.combat import answer_of, combat_of, fire_at, values_so_far
from vezerkar.games.panzer.odds.exchange import Fire
from vezerkar.games.panzer.odds.sacrifice import NOTHING, laid_card, most_against
from vezerkar.games.panzer.rules.card_resolution import support_of
from vezerkar.games.panzer.rules.combat_values import firing_side
from vezerkar.games.panzer.rules.purchases import cost_of
from vezerkar.games.panzer.rules.supply import is_ranged_free
from vezerkar.games.panzer.setup import layout_of
from vezerkar.games.panzer.state import F_ATTACKER, F_TILE, Front
from vezerkar.games.panzer.view.combat_sheet import unit_reference
from vezerkar.games.panzer.view.prompts import losses_to_come, rewards
from vezerkar.scene.message import Argument, Message
from vezerkar.scene.scene import ActionView

Args = dict[str, Argument]

ON_CARD: Final = frozenset(
    (terms.V_BUY, terms.V_STACK, terms.V_RAISE, terms.V_SEARCH, terms.V_SACRIFICE, terms.V_TAKE)
)
ON_CARD_AND_TILE: Final = frozenset((terms.V_PLACE, terms.V_STATION, terms.V_DROP, terms.V_DEPLOY))
ON_UNIT: Final = frozenset((terms.V_DIG, terms.V_PICK, terms.V_VOLLEY, terms.V_CALL, terms.V_FLIP))
ON_UNIT_AND_TILE: Final = frozenset((terms.V_MOVE, terms.V_JUMP, terms.V_STEP))
ON_TWO_UNITS: Final = frozenset((terms.V_SWAP, terms.V_ATTACK, terms.V_TRANSFER, terms.V_AIM))
WITH_OWN_UNIT: Final = frozenset((terms.V_SWAP, terms.V_TRANSFER))  # no attack on the second one
FIRE_CARDS: Final = frozenset((terms.P_CARDS, terms.P_ANSWER))  # what a card brings can be said
REWARDS: Final = frozenset((terms.V_GAIN, terms.V_DENY))
VAIN_REWARD: Final = Message("vain-deny", {}, ("PG-7.15.2",))  # who has nothing loses nothing
ENDS: Final = frozenset((terms.V_END, terms.V_DONE, terms.V_PASS, terms.V_STAY, terms.V_READY))


def action_views(s: Front, seat: int) -> tuple[ActionView, ...]:
    """All actions of a seat; none while it does not have to decide."""
    viewer = _ActionViewer(s, seat)
    return tuple(viewer.view(action) for action in s.legal_actions(seat))


def numbers(fire: Fire, answer: Fire | None) -> Args:
    """The values of a fire, and those of the answer."""
    found: Args = {"number": fire.fire, "number2": fire.guard}
    return found | ({"number3": answer.fire, "number4": answer.guard} if answer else {})


def ratios(fire: Fire, answer: Fire | None) -> str:
    """Both fires as short as a badge: 13:5 ←7:6."""
    own = f"{fire.fire}:{fire.guard}"
    return f"{own} ←{answer.fire}:{answer.guard}" if answer else own


class _ActionViewer:
    """Makes views of the actions of one question."""

    def __init__(self, s: Front, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.own = s.board.side_of[seat]  # whose actions they are; two sides may be asked at once
        self.layout = layout_of(s.board)
        self.lexicon = self.layout.lexicon
        self.phase = terms.FRAMES[s.stack[terms.PHASE]].word

    def view(self, action: int) -> ActionView:
        verb = verb_of(action)
        form = terms.VERBS[verb]
        args, anchors = self.arguments(verb, action)
        return ActionView(
            action=self.layout.notation.spell(action),
            verb=form.word,
            anchors=anchors,
            text=Message(self.key(verb, action), args),
            rules=action_rules(self.s, action),
            marks=self.marks(verb, action),
            vain=VAIN_REWARD if verb == terms.V_DENY and not rewards(self.s)[1] else None,
        )

    def key(self, verb: int, action: int) -> str:
        if verb == terms.V_DONE and self.ends_turn():
            return "action-done-shop-end"
        if verb in (terms.V_DONE, terms.V_PASS):
            return f"action-{terms.VERBS[verb].word}-{self.phase}"
        if verb == terms.V_PICK and self.has_fallen(a_of(action)):
            return "action-pick-fallen"
        if verb == terms.V_CALL and is_ranged_free(self.s, self.s.side(a_of(action))):
            return "action-call-free"
        if verb == terms.V_ATTACK:
            return f"action-attack{self.manner(a_of(action), b_of(action))}"
        if verb == terms.V_PLAY:
            fire = "-fire" * bool(self.brought(a_of(action), b_of(action)))
            return f"action-play{fire}{'-effect' * self.has_two_effects(a_of(action))}"
        if verb == terms.V_SACRIFICE and a_of(action) == self.s.board.bluff:
            return "action-sacrifice-bluff"
        return f"action-{terms.VERBS[verb].word}"

    # What an action is about, and what a client can point at

    def arguments(self, verb: int, action: int) -> tuple[Args, tuple[str, ...]]:
        a, b = a_of(action), b_of(action)
        if verb == terms.V_SACRIFICE:
            amount = self.s.board.battle[a]
            args: Args = {"card": self.card(a), "number": amount, **self.added(amount)}
            return args | self.losses_with(amount), (self.card(a),)
        if verb in ON_CARD:
            return {"card": self.card(a), "number": self.s.board.cost[a]}, (self.card(a),)
        if verb in ON_CARD_AND_TILE:
            cost = cost_of(self.s, self.s.active, a, c_of(action)) if self.s.turn else 0
            args = {"card": self.card(a), "tile": self.tile(b), "number": cost}
            if verb == terms.V_DEPLOY:
                args["why"] = terms.PRICES[c_of(action)]
            return args, (self.card(a), self.tile(b))
        if verb == terms.V_PICK and self.has_fallen(a):
            return {"number": support_of(self.s, a)}, ()
        if verb == terms.V_CALL:
            support = self.s.board.support[self.s.unit_card[a]]
            return {**self.unit_args(a), **self.added(support)}, (self.unit(a),)
        if verb in ON_UNIT:
            return self.unit_args(a), (self.unit(a),)
        if verb in ON_UNIT_AND_TILE:
            return {**self.unit_args(a), "tile": self.tile(b)}, (self.unit(a), self.tile(b))
        if verb in ON_TWO_UNITS:
            args = {**self.unit_args(a), **self.unit_args(b, "2")}
            if verb == terms.V_ATTACK:
                args |= numbers(fire_at(self.s, a, b), answer_of(self.s, a, b))
            if verb == terms.V_TRANSFER:
                args["extra"] = f"extra:{self.lexicon.name('extra', c_of(action))}"
            return args, (self.unit(a), self.unit(b))
        return self.other_arguments(verb, a, b)

    def other_arguments(self, verb: int, a: int, b: int) -> tuple[Args, tuple[str, ...]]:
        if verb == terms.V_PLAY:
            kind = "effect" if self.has_two_effects(a) else "mode"
            cost = self.s.price(self.side(), a)
            played: Args = {"card": self.card(a), "number": cost}
            played[kind] = f"{kind}:{self.action_id(a)}-{b}"
            after = self.brought(a, b)
            if after:
                played |= {"number2": after.fire, "number3": after.guard}
            return played, (self.card(a),)
        if verb == terms.V_ROW:
            label = self.lexicon.name("row", a)
            return {"row": f"row:{label}"}, (f"start-row:start-{terms.SIDES[self.side()]}-{label}",)
        if verb == terms.V_DRAW:
            return {"number": a, "number2": terms.FREE_CARDS - a}, ()
        if verb == terms.V_PURCHASE:
            deck = f"deck:{self.lexicon.name('deck', a)}"
            return {"deck": deck, "number": terms.CARD_PRICE}, (deck,)
        if verb in REWARDS:
            gain, denied = rewards(self.s)
            if verb == terms.V_GAIN:
                return {"number": gain}, ()
            return {"number": denied, "number2": gain}, ()
        if verb in (terms.V_SPEND, terms.V_SPEND_ON):
            name = f"spend:{self.lexicon.name('spend', a)}"
            args: Args = {"spend": name, "number": self.s.board.spend_cost[a]}
            if verb == terms.V_SPEND:
                return args, ()
            return {**args, **self.unit_args(b)}, (self.unit(b),)
        if verb == terms.V_ADVANCE:
            tile = self.tile(self.s.fight[F_TILE])
            return {"tile": tile}, (tile,)
        if verb == terms.V_STAY:
            return {"tile": self.tile(self.s.unit_tile[self.s.fight[F_ATTACKER]])}, ()
        return {}, ()

    # What an action would bring to a fire

    def manner(self, attacker: int, defender: int) -> str:
        """Whether the defender fires first, answers, or is sure to be gone by then."""
        if combat_of(self.s, attacker, defender).defender_first:
            return "-second"
        return "-answered" if answer_of(self.s, attacker, defender) else ""

    def added(self, amount: int) -> Args:
        """Where both values stand with an amount of this seat's added to its own."""
        values = self.with_added(amount)
        return {"number2": values.fire, "number3": values.guard}

    def with_added(self, amount: int) -> Fire:
        fire, guard = values_so_far(self.s)
        if self.own == firing_side(self.s):
            return Fire(fire + amount, guard)
        return Fire(fire, guard + amount)

    def losses_with(self, amount: int) -> Args:
        """What may be lost with a card face down; where a unit may fall, how likely it does."""
        found = losses_to_come(self.s, self.seat, self.with_added(amount))
        enemys = (NOTHING, most_against(self.s, self.seat))
        chances = [laid_card(self.s, self.seat, amount, each).deadly for each in enemys]
        low, high = sorted(round(100 * chance) for chance in chances)
        if high and found["why"] != "sure":
            found |= {"why": "chance" if low == high else "chances"}
        whose = "enemy" if self.own == firing_side(self.s) else "own"
        return found | {"number8": low, "number9": high, "who": whose}

    def brought(self, card: int, effect: int) -> Fire | None:
        if self.s.stack[terms.PHASE] not in FIRE_CARDS:
            return None
        return after_card(self.s, self.own, card, effect - 1)

    def has_two_effects(self, card: int) -> bool:
        """They are told apart by what they do, in a few words: the card has all of them."""
        return len(self.layout.data.playable[self.s.board.action_card[card]].modes) > 1

    def has_fallen(self, u: int) -> bool:
        """A supporter that an air strike has destroyed: its support still counts (PG-7.4.5)."""
        return self.s.unit_tile[u] < 0

    def ends_turn(self) -> bool:
        """Whether the last thing that a turn asks is asked (PG-6.0.2)."""
        stack = self.s.stack
        is_shop = stack[terms.PHASE] == terms.P_SHOP
        return is_shop and stack[terms.SHOP_PHASE] != terms.DRAW_PHASE

    def is_last_call(self) -> bool:
        """Whether no other gun can support after the next one (PG-7.4.3)."""
        calls = [one for one in self.s.legal_actions(self.seat) if verb_of(one) == terms.V_CALL]
        side = firing_side(self.s)
        return len(calls) == 1 or (not is_ranged_free(self.s, side) and self.s.ammo[side] == 1)

    def is_dear(self, action: int, cost: int) -> bool:
        """Whether the same deployment can be had for less: nobody would pay more (PG-6.2.26)."""
        return verb_of(action) == terms.V_DEPLOY and any(
            cost_of(self.s, self.s.active, a_of(other), c_of(other)) < cost
            for other in self.s.legal_actions(self.seat)
            if verb_of(other) == terms.V_DEPLOY
            and (a_of(other), b_of(other)) == (a_of(action), b_of(action))
        )

    def side(self) -> int:
        actors = self.s.actors()
        return self.s.board.side_of[actors[0]] if actors else 0

    def action_id(self, card: int) -> str:
        return self.layout.data.playable[self.s.board.action_card[card]].id

    def unit_args(self, u: int, key: str = "") -> Args:
        if self.s.unit_tile[u] < 0:
            return {}
        return {
            f"unit{key}": unit_reference(self.s, self.layout, u),
            f"at{key}": self.tile(self.s.unit_tile[u]),
        }

    def card(self, card: int) -> str:
        return f"card:{self.lexicon.name('card', card)}"

    def tile(self, tile: int) -> str:
        return f"tile:{self.lexicon.name('tile', tile)}"

    def unit(self, u: int) -> str:
        return f"unit:{self.lexicon.name('unit', u)}"

    def marks(self, verb: int, action: int) -> tuple[str, ...]:
        if verb == terms.V_END:
            return ("end", "closes")
        if verb == terms.V_DONE and self.ends_turn():
            return ("end", "untold")  # who stops buying may not think of it
        if verb == terms.V_DONE and self.s.stack[terms.PHASE] == terms.P_SUPPORT:
            return ("end", "early")  # guns that could help are not passed over by a habit
        if verb in ENDS:
            return ("end",)
        if verb == terms.V_CALL:
            support = self.s.board.support[self.s.unit_card[a_of(action)]]
            # Ammunition may well be kept: a gun that stays silent was not forgotten. After the last
            # one the fire goes on by itself.
            last = ("asks",) if self.is_last_call() else ()
            return ("move", "spare", f"badge-+{support}", *last)
        if verb == terms.V_ATTACK:
            pair = a_of(action), b_of(action)
            badge = ratios(fire_at(self.s, *pair), answer_of(self.s, *pair))
            # Whether or not a card is flipped: an attack is shown before it is made.
            return ("attack", "odds", "certain", f"badge-{badge}")
        if verb in WITH_OWN_UNIT:
            return ("swap",)
        if verb == terms.V_ADVANCE:
            return ("move",)
        if verb == terms.V_SACRIFICE:
            return ("odds",)
        if verb in (terms.V_DRAW, terms.V_PURCHASE):
            return ("asks",)  # nobody has seen those cards
        if verb == terms.V_PLAY:
            return ("certain",)  # a click on a card lifts it, whatever comes of it
        if verb in (terms.V_DEPLOY, terms.V_DROP):
            cost = cost_of(self.s, self.s.active, a_of(action), c_of(action))
            # It is asked for once, with its price and when it can act.
            return (f"cost-{cost}", "certain", *(("aside",) if self.is_dear(action, cost) else ()))
        if verb in (terms.V_BUY, terms.V_STACK):
            return (f"cost-{self.s.board.cost[a_of(action)]}",)
        return ()
