"""The actions of a seat as sentences: what each one is anchored on, and what it leads to."""

from __future__ import annotations

from typing import Final

from vezerkar.core.kernel import BIT, FRAME, a_of, b_of, c_of, verb_of
from vezerkar.games.memoir.citations import action_rules
from vezerkar.games.memoir.combat import bonus_dice, dice_for
from vezerkar.games.memoir.detours import detours, way
from vezerkar.games.memoir.march import limits, reach
from vezerkar.games.memoir.phases.strikes import DICE_SEAT
from vezerkar.games.memoir.setup import layout_of
from vezerkar.games.memoir.state import Battle
from vezerkar.games.memoir.terms import (
    ARMOR,
    FIRST_BATTLE,
    FRAMES,
    P_AGAIN,
    P_DESTINATION,
    P_GROUND,
    V_ACCEPT,
    V_ADVANCE,
    V_AIM,
    V_AMBUSH,
    V_ATTACK,
    V_BARRAGE,
    V_COPY,
    V_DONE,
    V_HALT,
    V_HAND,
    V_HEAL,
    V_IGNORE,
    V_KEEP,
    V_MOVE,
    V_MOVE_VIA,
    V_PASS,
    V_PLAY,
    V_RETREAT,
    V_SECTION,
    V_STAY,
    V_STRIKE,
    VERBS,
    WIRE,
)
from vezerkar.games.memoir.view.ways import Way, ways
from vezerkar.scene.scene import ActionView, Argument, Message

CARD_VERBS: Final = frozenset((V_PLAY, V_PLAY + 1, V_PLAY + 2, V_KEEP))
TO_HEX: Final = frozenset((V_MOVE, V_MOVE_VIA, V_RETREAT, V_ADVANCE))
ANSWERS: Final = frozenset((V_AMBUSH, V_IGNORE, V_ACCEPT, V_HALT, V_PASS, V_STAY))

Args = dict[str, Argument]


def choices(s: Battle, seat: int) -> tuple[ActionView, ...]:
    """All actions of a seat; none for those who are not asked."""
    actions = s.legal_actions(seat)
    if not actions:
        return ()
    teller = Teller(s, actions)
    return tuple([teller.choice(action) for action in actions])


class Teller:
    """Tells the actions of one question."""

    def __init__(self, s: Battle, actions: list[int]) -> None:
        self.s = s
        self.actions = actions
        self.layout = layout_of(s.board)
        lexicon = self.layout.lexicon
        self.units = lexicon.names("unit")
        self.hexes = lexicon.names("hex")
        self.phase, self.a, self.b, self.c = s.stack[-FRAME:]
        self.reached: list[list[int]] = []  # by movement spent: the hexes that can be reached
        self.ways: dict[int, tuple[int, Way]] = {}
        if self.phase == P_DESTINATION:
            self._measure()

    def choice(self, action: int) -> ActionView:
        verb = verb_of(action)
        form = VERBS[verb]
        args, anchors = self._arguments(verb, action)
        return ActionView(
            action=self.layout.notation.spell(action),
            verb=form.word,
            anchors=anchors,
            text=Message(self._key(verb), args),
            rules=action_rules(self.s, action),
            marks=self._marks(verb, action),
            path=self._path(verb, action),
        )

    def _key(self, verb: int) -> str:
        if verb == V_DONE:
            return f"action-done-{FRAMES[self.phase].word}"
        if verb == V_STAY:
            return "action-stay" if self.phase == P_GROUND else "action-no-more"
        return f"action-{VERBS[verb].word}"

    # What an action speaks of, and what one can point at

    def _arguments(self, verb: int, action: int) -> tuple[Args, tuple[str, ...]]:
        if verb in CARD_VERBS:
            card = self._card(a_of(action))
            return {"card": card}, (card,)
        if verb == V_COPY:
            card, copied = self._card(a_of(action)), self._card(b_of(action))
            return {"card": card, "card2": copied}, (card,)
        if verb == V_HAND:
            card, zone = self._card(a_of(action)), f"zone:z{b_of(action) + 1}"
            return {"card": card, "zone": zone}, (card, zone)
        if verb == V_SECTION:
            section = a_of(action)
            seen = section if self.s.active == self.s.board.bottom else 2 - section
            name = self.layout.lexicon.name("section", section)
            return {"section": f"section:{name}"}, (f"zone:z{seen + 1}",)
        if verb == V_AIM:
            place = f"hex:{self.hexes[a_of(action)]}"
            return {"hex": place}, (place,)
        if verb == V_DONE:
            return {"number": self._left()}, ()
        if verb == V_AMBUSH:
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
        elif verb == V_ATTACK:
            args |= self._unit(b_of(action), "2")
            args["number"] = self._dice(u, b_of(action))
            anchors.append(str(args["unit2"]))
        elif verb == V_STRIKE:
            args["number"] = self.a % DICE_SEAT
        elif verb == V_BARRAGE:
            args["number"] = self.s.board.barrage_dice[self.s.active]
        elif verb == V_HEAL:
            args["number"] = self.s.board.unit_full[u] - self.s.unit_men[u]
        if verb == V_MOVE_VIA:
            args["number"] = c_of(action).bit_count()
        return args, tuple(anchors)

    def _answer(self, verb: int) -> Args:
        """A button: its sentence names the unit that the question is about."""
        unit = self.b if verb == V_AMBUSH else self.a
        if verb == V_PASS:
            return {}
        args = self._unit(unit)
        if verb == V_ACCEPT:
            args["number"] = self.b
        return args

    def _unit(self, u: int, suffix: str = "") -> Args:
        return {
            f"unit{suffix}": f"unit:{self.units[u]}",
            f"at{suffix}": f"hex:{self.hexes[self.s.unit_hex[u]]}",
        }

    def _card(self, card: int) -> str:
        return f"card:{self.layout.lexicon.name('card', card)}"

    def _left(self) -> int:
        """How many units could still do something before the step ends."""
        return len({a_of(action) for action in self.actions if verb_of(action) != V_DONE})

    def _dice(self, u: int, t: int) -> int:
        s = self.s
        far = s.board.distance[s.unit_hex[u] * s.board.count + s.unit_hex[t]]
        overrun = self.phase == P_AGAIN and self.b == 1
        return dice_for(s, u, t, bonus_dice(s, far == 1, overrun))

    # What an action leads to

    def _marks(self, verb: int, action: int) -> tuple[str, ...]:
        if verb == V_MOVE or verb == V_MOVE_VIA:
            return self._move_marks(verb, action)
        if verb == V_ATTACK:
            u, t = a_of(action), b_of(action)
            s = self.s
            far = s.board.distance[s.unit_hex[u] * s.board.count + s.unit_hex[t]]
            return (f"dice-{self._dice(u, t)}", "close" if far == 1 else "fire")
        if verb == V_STRIKE:
            return (f"dice-{self.a % DICE_SEAT}",)
        if verb == V_BARRAGE:
            return (f"dice-{self.s.board.barrage_dice[self.s.active]}",)
        if verb == V_ADVANCE and self._overruns():
            return ("overrun",)
        return ("end",) if verb == V_DONE else ()

    def _path(self, verb: int, action: int) -> tuple[str, ...]:
        """The way of a move, over the objectives it takes."""
        if verb == V_MOVE_VIA:
            hexes = tuple(way(self.s, self.a, limits(self.s, self.a, self.b)[0], action))
        elif verb == V_MOVE:
            _, hexes = self.ways.get(b_of(action), (0, ()))
        else:
            return ()
        return tuple(f"hex:{self.hexes[h]}" for h in hexes)

    def _overruns(self) -> bool:
        """M44-4.72: whether taking this ground gives the unit a further battle."""
        board = self.s.board
        return (
            self.c == FIRST_BATTLE
            and board.overrun
            and board.unit_overruns[self.a] != 0
            and not board.bars[self.b]
            and not board.ocean[self.b]  # M44-A2.34
        )

    def _measure(self) -> None:
        most = limits(self.s, self.a, self.b)[0]
        self.ways = ways(self.s, self.a, most)
        for spent in range(1, most + 1):
            found: list[int] = []
            reach(self.s, self.a, spent, found)
            self.reached.append(found)

    def _move_marks(self, verb: int, action: int) -> tuple[str, ...]:
        s, h, u = self.s, b_of(action), self.a
        board = s.board
        marks = []
        if verb == V_MOVE:
            marks.append(f"cost-{self.ways[h][0]}")
        wire = s.works[h] & WIRE != 0
        if not board.card_free[s.card] and (board.stops[h] or wire):
            marks.append("stop")
        if self.b == 0 and not self._may_battle(verb, action):
            marks.append("no-battle")
        if wire and board.unit_class[u] == ARMOR:
            marks.append("clears-wire")
        if self._wanted(h):
            marks.append("objective")
        return tuple(marks)

    def _may_battle(self, verb: int, action: int) -> bool:
        """Whether the unit may still battle after this move, as far as the move decides it."""
        s, h, u = self.s, b_of(action), self.a
        board = s.board
        most, fighting = limits(s, u, 0)
        if board.ocean[h] or (board.bars[h] and not board.unit_bold[u]):
            return False
        if fighting >= most:
            return True
        if verb == V_MOVE_VIA:
            return action in detours(s, u, fighting)
        return fighting > 0 and h in self.reached[fighting - 1]

    def _wanted(self, h: int) -> bool:
        """Whether the hex belongs to an objective of the unit's side that is not yet its own."""
        s = self.s
        board = s.board
        return any(
            board.goal_side[goal] == s.active and h in hexes and not s.held & BIT[goal]
            for goal, hexes in enumerate(board.goal_hexes)
        )
