"""The actions of a seat as sentences: what each one is anchored on, and what it leads to."""

from __future__ import annotations

from typing import Final

from vezerkar.core.kernel import FRAME, a_of, b_of, verb_of
from vezerkar.games.hungary.breach import Breach, breach_of, leg_of
from vezerkar.games.hungary.citations import action_rules
from vezerkar.games.hungary.march import explore, truck_walk
from vezerkar.games.hungary.phases.moves import group_ways
from vezerkar.games.hungary.points import spoken
from vezerkar.games.hungary.setup import layout_of
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import (
    FRAMES,
    P_AIR,
    P_BREAK,
    P_DETOUR,
    P_DRIVE,
    P_EXPLOIT_GO,
    P_GROUP,
    P_TARGETS,
    P_WAY,
    V_ANNOUNCE,
    V_ATTACK,
    V_BID,
    V_BLITZ,
    V_DONE,
    V_DRIVE,
    V_END,
    V_HALT,
    V_HOLD_BACK,
    V_JOIN,
    V_MOVE,
    V_OPERATE,
    V_OVER,
    V_PLACE,
    V_READY,
    V_RETREAT,
    VERBS,
    ZOC,
)
from vezerkar.games.hungary.ways import Ways
from vezerkar.scene.scene import ActionView, Argument, Message

IN_BREACH: Final = (P_BREAK, P_EXPLOIT_GO, P_DETOUR)
ON_THE_WAY: Final = (P_GROUP, P_WAY, P_DRIVE, *IN_BREACH)
ENDS: Final = frozenset((V_DONE, V_END, V_READY))
RINGS: Final = {V_MOVE: "move", V_OPERATE: "move", V_DRIVE: "move", V_PLACE: "place"} | {
    V_OVER: "move",
    V_RETREAT: "retreat",
    V_BLITZ: "attack",
    V_ANNOUNCE: "attack",
    V_ATTACK: "attack",
    V_JOIN: "candidate",
}


def choices(
    s: Campaign, seat: int, told: dict[tuple[int, int], ActionView]
) -> tuple[ActionView, ...]:
    """All actions of a seat; none for those who are not asked.

    What was told before in the same phase is told again, unless it depends on the position.
    """
    actions = s.legal_actions(seat)
    if not actions:
        return ()
    teller = Teller(s)
    if teller.phase in ON_THE_WAY:
        return tuple(teller.choice(action) for action in actions)
    found = []
    for action in actions:
        key = (teller.phase, action)
        choice = told.get(key)
        if choice is None:
            choice = told[key] = teller.choice(action)
        found.append(choice)
    return tuple(found)


class Teller:
    """Tells the actions of one question."""

    def __init__(self, s: Campaign) -> None:
        self.s = s
        self.layout = layout_of(s.board)
        self.phase = s.stack[-FRAME]
        self.near: Ways | None = None
        self.far: Ways | None = None
        self.breach: Breach | None = breach_of(s) if self.phase in IN_BREACH else None
        if self.phase in (P_GROUP, P_WAY) and s.group:
            ways = group_ways(s)
            self.near, self.far = ways[0], ways[-1]
        elif self.phase == P_DRIVE:
            self.near = explore(s, truck_walk(s, s.active, s.stack[-3]))

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
        if verb in (V_DONE, V_END, V_READY, V_HALT):
            return f"action-{VERBS[verb].word}-{FRAMES[self.phase].word}"
        return f"action-{VERBS[verb].word}"

    def _arguments(self, verb: int, action: int) -> tuple[dict[str, Argument], tuple[str, ...]]:
        form = VERBS[verb]
        args = self.layout.lexicon.arguments(form, [a_of(action), b_of(action)])
        if verb in (V_BID, V_HOLD_BACK):
            return args, ()
        anchors = tuple(str(value) for value in args.values())
        # The group is chosen already: everything it can do begins with it.
        if self.phase == P_GROUP and verb in (V_JOIN, V_BLITZ):
            lead = self.layout.lexicon.name("unit", self.s.group[0])
            anchors = (f"unit:{lead}", *anchors)
        return args, anchors

    def _marks(self, verb: int, action: int) -> tuple[str, ...]:
        if verb in ENDS:
            return ("end",)
        marks = [RINGS[verb]] if verb in RINGS else []
        if self.phase in (P_AIR, P_TARGETS) or verb == V_BID:
            marks.append("plan")
        ways = self._ways(verb, action)
        if ways is not None:
            marks += _cost(ways.cost(b_of(action)))
            if self.breach is None and self._stops(b_of(action)):  # HU-8.5.4
                marks.append("stop")
        return tuple(marks)

    def _ways(self, verb: int, action: int) -> Ways | Breach | None:
        if self.breach is not None:
            if verb == V_OVER:
                return leg_of(self.s, self.breach, b_of(action))
            return self.breach if verb == V_MOVE else None
        if verb == V_OPERATE or (verb == V_OVER and self.s.stack[-3] == 1):
            return self.far
        return self.near if verb in (V_MOVE, V_OVER, V_DRIVE) and self.near is not None else None

    def _stops(self, h: int) -> bool:
        enemy = 1 - self.s.active
        return bool(self.s.sight(enemy)[h] & ZOC)

    def _path(self, verb: int, action: int) -> tuple[str, ...]:
        ways = self._ways(verb, action)
        if ways is None:
            return ()
        names = self.layout.lexicon.names("hex")
        return tuple(f"hex:{names[h]}" for h in ways.path(b_of(action))[1:])


def _cost(halves: int) -> list[str]:
    """HU-7.4.7: what a way costs; the numbers of marks are whole, so a half is written apart."""
    if halves % 2 == 0:
        return [f"cost-{halves // 2}"]
    return [f"half-cost-{halves // 2}", f"badge-{spoken(halves)}"]
