"""The actions of a seat as shown: sentence, anchors, and what each one leads to."""

from __future__ import annotations

from typing import Final

from vezerkar.core.kernel import BIT, FRAME, a_of, b_of, c_of, verb_of
from vezerkar.games.memoir import terms
from vezerkar.games.memoir.explain.citations import action_rules, is_overrun
from vezerkar.games.memoir.odds.roll_chances import fate
from vezerkar.games.memoir.phases import frame
from vezerkar.games.memoir.rules.combat import bonus_dice, dice_for, has_target, may_clear
from vezerkar.games.memoir.rules.move_via import moves_via, way
from vezerkar.games.memoir.rules.movement import limits, reach
from vezerkar.games.memoir.rules.retreat import longest_retreat
from vezerkar.games.memoir.setup import layout_of
from vezerkar.games.memoir.state import Battle
from vezerkar.games.memoir.view.medals import given_up, medals_in
from vezerkar.games.memoir.view.orders import count_orders
from vezerkar.games.memoir.view.paths import Path, plain_paths
from vezerkar.scene.scene import ActionView, Argument, Message

CARD_VERBS: Final = frozenset((terms.V_PLAY, terms.V_PLAY + 1, terms.V_PLAY + 2, terms.V_KEEP))
TO_HEX: Final = frozenset((terms.V_MOVE, terms.V_MOVE_VIA, terms.V_RETREAT, terms.V_ADVANCE))
IDLE_ORDER: Final = Message("vain-order")
ANSWERS: Final = frozenset(
    (terms.V_AMBUSH, terms.V_IGNORE, terms.V_ACCEPT, terms.V_HALT, terms.V_PASS, terms.V_STAY)
)

Args = dict[str, Argument]


def action_views(s: Battle, seat: int) -> tuple[ActionView, ...]:
    """The actions of a seat; none while others decide."""
    actions = s.legal_actions(seat)
    if not actions:
        return ()
    views = ActionViews(s, actions)
    return tuple([views.view(action) for action in actions])


class ActionViews:
    """Builds the views of the actions of one moment."""

    def __init__(self, s: Battle, actions: list[int]) -> None:
        self.s = s
        self.actions = actions
        self.layout = layout_of(s.board)
        lexicon = self.layout.lexicon
        self.units = lexicon.names("unit")
        self.hexes = lexicon.names("hex")
        self.phase = s.stack[frame.PHASE]
        # Of the unit that moves, if one does
        self.mover = -1
        self.second = 0  # the length of a second move, 0 for the first
        self.most = 0
        self.fighting = 0  # hexes that leave it a battle
        self.near: list[int] = []  # hexes it reaches within these
        self.paths: dict[int, tuple[int, Path]] = {}
        if self.phase == terms.P_DESTINATION:
            self._measure()

    def view(self, action: int) -> ActionView:
        verb = verb_of(action)
        form = terms.VERBS[verb]
        args, anchors = self._arguments(verb, action)
        return ActionView(
            action=self.layout.notation.spell(action),
            verb=form.word,
            anchors=anchors,
            text=Message(self._key(verb, args), args),
            rules=action_rules(self.s, action),
            marks=self._marks(verb, action),
            vain=IDLE_ORDER if self._is_idle(verb, action) else None,
            path=self._path(verb, action),
        )

    def _key(self, verb: int, args: dict[str, Argument]) -> str:
        if verb == terms.V_MOVE and args.get("at") == args.get("hex"):
            return "action-move-back"
        if verb == terms.V_DONE:
            return f"action-done-{terms.FRAMES[self.phase].word}"
        if verb == terms.V_STAY:
            return "action-stay" if self.phase == terms.P_GROUND else "action-no-more"
        return f"action-{terms.VERBS[verb].word}"

    # Arguments and anchors

    def _arguments(self, verb: int, action: int) -> tuple[Args, tuple[str, ...]]:
        if verb in CARD_VERBS:
            card = self._card(a_of(action))
            return {"card": card}, (card,)
        if verb == terms.V_COPY:
            card, copied = self._card(a_of(action)), self._card(b_of(action))
            return {"card": card, "card2": copied}, (card,)
        if verb == terms.V_HAND:
            card, zone = self._card(a_of(action)), f"zone:z{b_of(action) + 1}"
            return {"card": card, "zone": zone}, (card, zone)
        if verb == terms.V_SECTION:
            section = a_of(action)
            seen = section if self.s.active == self.s.board.bottom else 2 - section
            name = self.layout.lexicon.name("section", section)
            return {"section": f"section:{name}"}, (f"zone:z{seen + 1}",)
        if verb == terms.V_AIM:
            place = f"hex:{self.hexes[a_of(action)]}"
            return {"hex": place}, (place,)
        if verb == terms.V_DONE:
            return {"number": self._left()}, ()
        if verb == terms.V_AMBUSH:
            return self._answer(verb), (self._card(self.s.board.ambush),)
        if verb in ANSWERS:
            return self._answer(verb), ()
        return self._action(verb, action)

    def _action(self, verb: int, action: int) -> tuple[Args, tuple[str, ...]]:
        """An action of a unit, or against it."""
        u = a_of(action)
        args = self._unit(u)
        anchors = [str(args["unit"])]
        if verb in TO_HEX:
            args["hex"] = f"hex:{self.hexes[b_of(action)]}"
            anchors.append(str(args["hex"]))
        elif verb == terms.V_ATTACK:
            args |= self._unit(b_of(action), "2")
            args["number"] = self._dice(u, b_of(action))
            anchors.append(str(args["unit2"]))
        elif verb == terms.V_STRIKE:
            args["number"] = self.s.stack[frame.STRIKE_DICE] % frame.DICE_SEAT
        elif verb == terms.V_BARRAGE:
            args["number"] = self.s.board.barrage_dice[self.s.active]
        elif verb == terms.V_HEAL:
            args["number"] = self.s.board.unit_full[u] - self.s.unit_men[u]
        if verb == terms.V_MOVE_VIA:
            args["number"] = c_of(action).bit_count()
        elif verb == terms.V_ADVANCE:
            args["number"] = given_up(self.s, u, b_of(action))
            args["then"] = "overrun" if self._overruns() else ""
        return args, tuple(anchors)

    def _answer(self, verb: int) -> Args:
        """A plain answer, shown as a button; it names the unit it is about."""
        if verb == terms.V_PASS:
            return {"percent": self._hit()}
        args = self._unit(self.s.stack[frame.TARGET if verb == terms.V_AMBUSH else frame.UNIT])
        if verb in (terms.V_ACCEPT, terms.V_IGNORE):
            args |= self._fall_back(verb)
        elif verb == terms.V_AMBUSH:
            stack = self.s.stack
            attacker = stack[frame.ATTACKER]
            dice = dice_for(self.s, stack[frame.TARGET], attacker, 0)
            ends = fate(self.s, attacker, dice, terms.AMBUSH_ROLL)
            args["number"] = dice
            args["percent"] = round(100 * (ends.eliminated + ends.retreats))
        return args

    def _fall_back(self, verb: int) -> Args:
        """What becomes of the unit: hexes it retreats, figures it loses (M44-4.50, 4.80)."""
        s, u = self.s, self.s.stack[frame.UNIT]
        flags = s.stack[frame.FLAGS_LEFT] - (verb == terms.V_IGNORE)
        possible = longest_retreat(s, u, flags)
        lost = min(flags - possible, s.unit_men[u])
        if lost == s.unit_men[u]:
            then = "destroyed"
        elif lost:
            then = "partly" if possible else "loses"
        else:
            then = "retreats" if possible else "stays"
        return {"then": then, "number": possible, "number2": lost}

    def _loses(self) -> bool:
        """Whether retreating for all flags costs more figures than ignoring one."""
        lost = [self._fall_back(verb)["number2"] for verb in (terms.V_IGNORE, terms.V_ACCEPT)]
        return lost[1] != lost[0]

    def _hit(self) -> int:
        """How often the attack that waits below the question costs a figure, in a hundred."""
        stack = self.s.stack
        dice = stack[frame.ROLL - FRAME] % frame.ROLL_FROM // frame.ROLL_DICE
        return round(100 * (1 - fate(self.s, stack[frame.TARGET], dice, terms.BATTLE_ROLL).hits[0]))

    def _unit(self, u: int, suffix: str = "") -> Args:
        return {
            f"unit{suffix}": f"unit:{self.units[u]}",
            f"at{suffix}": f"hex:{self.hexes[self.s.unit_hex[u]]}",
        }

    def _card(self, card: int) -> str:
        return f"card:{self.layout.lexicon.name('card', card)}"

    def _left(self) -> int:
        """How many units could still do something before the step ends."""
        units = {a_of(action) for action in self.actions if verb_of(action) != terms.V_DONE}
        if self.phase != terms.P_ORDER:
            return len(units)
        units = {u for u in units if not self._does_nothing(u)}
        given, most = count_orders(self.s)
        return min(len(units), most - given) if most else len(units)

    def _dice(self, u: int, t: int) -> int:
        s = self.s
        far = s.board.distance[s.unit_hex[u] * s.board.count + s.unit_hex[t]]
        return dice_for(s, u, t, bonus_dice(s, far == 1, is_overrun(s)))

    # What an action leads to

    def _is_idle(self, verb: int, action: int) -> bool:
        """Whether it is an order that would change nothing."""
        return verb == terms.V_ORDER and self._does_nothing(a_of(action))

    def _does_nothing(self, u: int) -> bool:
        """Whether an ordered unit could neither move nor battle: its card lets nobody move."""
        s, board = self.s, self.s.board
        if board.card_moves[s.card]:
            return False
        at_sea = board.ocean[s.unit_hex[u]] != 0  # M44-A2.34
        return at_sea or not (has_target(s, u, False) or may_clear(s, u))

    def _marks(self, verb: int, action: int) -> tuple[str, ...]:
        if self._is_idle(verb, action):
            return ("far",)  # its ring is faint
        if verb == terms.V_MOVE or verb == terms.V_MOVE_VIA:
            return self._move_marks(verb, action)
        if verb == terms.V_ATTACK:
            u, t = a_of(action), b_of(action)
            s = self.s
            far = s.board.distance[s.unit_hex[u] * s.board.count + s.unit_hex[t]]
            return (f"dice-{self._dice(u, t)}", "close" if far == 1 else "fire")
        if verb == terms.V_STRIKE:
            return (f"dice-{self.s.stack[frame.STRIKE_DICE] % frame.DICE_SEAT}",)
        if verb == terms.V_BARRAGE:
            return (f"dice-{self.s.board.barrage_dice[self.s.active]}",)
        if verb == terms.V_ADVANCE:
            return self._ground_marks(action)
        if verb == terms.V_ACCEPT:
            return ("loss",) if self._loses() else ()
        if verb == terms.V_STAY:
            return ("untold",)
        if verb != terms.V_DONE:
            return ()
        # Orders that are not given are lost: the page does not press for it.
        early = self.phase == terms.P_ORDER and self._left() > 0
        return ("end", "early") if early else ("end",)

    def _ground_marks(self, action: int) -> tuple[str, ...]:
        """What taking ground leads to, perhaps the end of the turn: its words do not say so."""
        h = b_of(action)
        marks = ["untold"]
        if self._overruns():
            marks.append("overrun")
        if self._wanted(h):
            marks.append("objective")
        if given_up(self.s, a_of(action), h) > medals_in(self.s, h):
            marks.append("loss")
        return tuple(marks)

    def _path(self, verb: int, action: int) -> tuple[str, ...]:
        """The way of a move, over the objectives it takes."""
        if verb == terms.V_MOVE_VIA:
            hexes = tuple(way(self.s, self.mover, self.most, action))
        elif verb == terms.V_MOVE:
            _, hexes = self.paths.get(b_of(action), (0, ()))
        else:
            return ()
        return tuple(f"hex:{self.hexes[h]}" for h in hexes)

    def _overruns(self) -> bool:
        """M44-4.72: whether taking this ground gives the unit a further battle."""
        board, stack = self.s.board, self.s.stack
        h = stack[frame.GROUND_HEX]
        return (
            stack[frame.GROUND_STAGE] == terms.FIRST_BATTLE
            and board.overrun
            and board.unit_overruns[stack[frame.UNIT]] != 0
            and not board.bars[h]
            and not board.ocean[h]  # M44-A2.34
        )

    def _measure(self) -> None:
        """How far the unit that moves may go, and which way."""
        s = self.s
        self.mover = s.stack[frame.UNIT]
        self.second = s.stack[frame.DESTINATION_SECOND]
        self.most, self.fighting = limits(s, self.mover, self.second)
        self.paths = plain_paths(s, self.mover, self.most)
        reach(s, self.mover, self.fighting, self.near)

    def _move_marks(self, verb: int, action: int) -> tuple[str, ...]:
        s, h, u = self.s, b_of(action), self.mover
        board = s.board
        marks = []
        if verb == terms.V_MOVE:
            marks.append(f"cost-{self.paths[h][0]}")
        wire = s.works[h] & terms.WIRE != 0
        if not board.card_free[s.card] and (board.stops[h] or wire):
            marks.append("stop")
        if self.second == 0 and not self._may_battle(verb, action):
            marks.append("no-battle")
        if wire and board.unit_class[u] == terms.ARMOR:
            marks.append("clears-wire")
        if self._wanted(h):
            marks.append("objective")
        if verb == terms.V_MOVE and h == s.unit_hex[u]:
            marks.append("round")
        return tuple(marks)

    def _may_battle(self, verb: int, action: int) -> bool:
        """Whether the unit may still battle after this move, as far as the move decides it."""
        s, h, u = self.s, b_of(action), self.mover
        board = s.board
        if board.ocean[h] or (board.bars[h] and not board.unit_bold[u]):
            return False
        if self.fighting >= self.most:
            return True
        if verb == terms.V_MOVE_VIA:
            return action in moves_via(s, u, self.fighting)
        return h in self.near

    def _wanted(self, h: int) -> bool:
        """Whether the hex belongs to an objective of the unit's side that is not yet its own."""
        s = self.s
        board = s.board
        return any(
            board.goal_side[goal] == s.active and h in hexes and not s.held & BIT[goal]
            for goal, hexes in enumerate(board.goal_hexes)
        )
