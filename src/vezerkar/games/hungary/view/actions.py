"""Actions as shown to a seat: text, anchors, marks, path."""

from __future__ import annotations

from functools import cache, cached_property, lru_cache
from itertools import groupby
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from vezerkar.core.kernel import a_of, b_of, verb_of
from vezerkar.games.hungary import terms
from vezerkar.games.hungary.board import Board
from vezerkar.games.hungary.explain.citations import action_rules
from vezerkar.games.hungary.explain.half_points import spoken
from vezerkar.games.hungary.odds.odds import (
    can_cost_a_unit,
    column_of,
    is_last_attack,
    odds,
    prospect,
)
from vezerkar.games.hungary.phases.losses import F_STEPS_LEFT, victims
from vezerkar.games.hungary.phases.movement import group_ways
from vezerkar.games.hungary.rules.air import has_slot
from vezerkar.games.hungary.rules.breakthrough import Breach, breach_of, leg_of
from vezerkar.games.hungary.rules.movement import explore, truck_walk
from vezerkar.games.hungary.rules.paths import Paths
from vezerkar.games.hungary.rules.supply import source_lines
from vezerkar.games.hungary.rules.zones import side_map
from vezerkar.games.hungary.setup import layout_of
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.view.action_keys import action_keys
from vezerkar.games.hungary.view.supply_lines import MAX_KEPT_BOARDS, unfed, without_source
from vezerkar.games.hungary.view.unmoved import count_standing, count_unmoved
from vezerkar.games.hungary.view.ways import HALVES, STARVES, STOPS, ways_shown
from vezerkar.scene.scene import ActionView, Argument, Message

IN_BREACH: Final = (terms.P_BREAK, terms.P_EXPLOIT_GO, terms.P_DETOUR)
ON_THE_WAY: Final = (terms.P_GROUP, terms.P_WAY, terms.P_DRIVE, *IN_BREACH)
UNSTEADY: Final = (
    *ON_THE_WAY,
    terms.P_TRUCKS,
    terms.P_HANGAR,
    terms.P_TRANSFER,
    terms.P_ANNOUNCE,
    terms.P_ATTACKS,
    terms.P_BID,
    terms.P_ADVANCE,
    terms.P_ATTACKERS,
    terms.P_LOSSES,
)
AIR_FIRE: Final = (terms.P_TARGETS, terms.P_ANSWER)
FAR_WORDS: Final = ("rail", "doubled")  # by side: what takes a group farther than a move
END_VERBS: Final = frozenset((terms.V_DONE, terms.V_END, terms.V_READY))
NAMED_WITH_PLACE: Final = (terms.V_PICK, terms.V_RESTORE)
RING_MARKS: Final = {
    terms.V_MOVE: "move",
    terms.V_OPERATE: "move",
    terms.V_DRIVE: "move",
    terms.V_OVER: "move",
    terms.V_PLACE: "place",
    terms.V_DELIVER: "place",
    terms.V_STORE: "place",
    terms.V_RETREAT: "retreat",
    terms.V_BLITZ: "attack",
    terms.V_ANNOUNCE: "attack",
    terms.V_ATTACK: "attack",
    terms.V_JOIN: "candidate",
    terms.V_PILE: "candidate",  # framed as a single unit is, not as a place to go to
    terms.V_PICK_TRUCK: "candidate",
}
HANDS_OVER: Final = "hands-over"  # the mark of the table: a roll tried once may not end the turn
NO_COLUMN: Final = "none"  # the texts say nothing then
TOLD_COLUMN: Final = (terms.V_BLITZ, terms.V_ATTACK, terms.V_ALL, terms.V_GO)
MAX_NAMED: Final = 20_000  # actions: more than most matches have
MAX_KEPT_SENTENCES: Final = 256
ADVANCES: Final = (terms.V_ADVANCE, terms.V_ADVANCE_ALL)
AIMED: Final = (terms.V_ANNOUNCE, terms.V_ATTACK, terms.V_BLITZ)
WITH_SHEET: Final = frozenset(
    (terms.V_ANNOUNCE, terms.V_ATTACK, terms.V_BLITZ, terms.V_FIRE, terms.V_BOMB, terms.V_BID)
)
CHOOSING: Final = (terms.V_JOIN, terms.V_ALL, terms.V_GO)  # who attacks: each changes the odds


def action_views(
    s: Campaign, seat: int, known: dict[int, dict[int, ActionView]]
) -> tuple[ActionView, ...]:
    """All actions of a seat; none if it has nothing to decide.

    Views are cached by phase and by all that an action is told with, unless that is the position.
    """
    actions = s.legal_actions(seat)
    if not actions:
        return ()
    phase = s.stack[terms.F_PHASE]
    if phase in UNSTEADY:
        return tuple(Describer(s, seat).views(actions))
    views = known.setdefault(phase, {})
    if len(views) > MAX_NAMED:
        views.clear()
    keys = action_keys(s, actions)
    found = list(map(views.get, keys))
    describer: Describer | None = None
    for i, view in enumerate(found):
        if view is None:
            describer = describer or Describer(s, seat)
            found[i] = view = describer.view(actions[i])
            if verb_of(actions[i]) not in END_VERBS:
                views[keys[i]] = view
    return tuple(found)  # type: ignore[arg-type]


# What is the same of a move whenever it can be made: its notation, anchors and sentence
Said = tuple[str, tuple[str, ...], Message]


class Kind(NamedTuple):
    """What all actions of one verb share in a decision."""

    word: str
    key: str  # of the sentence
    rules: tuple[str, ...]
    said: dict[int, Said]  # by action
    marks: dict[int, tuple[str, ...]]  # by what a move costs and brings, see view/ways.py


class Describer:
    """Describes the actions of one decision."""

    def __init__(self, s: Campaign, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.layout = layout_of(s.board)
        self.phase = s.stack[terms.F_PHASE]
        self.kinds: dict[int, Kind] = {}  # by verb
        self.columns: dict[int, str] = {}  # by action
        self.last: dict[int, bool] = {}  # by action
        self.enemy = side_map(s, 1 - s.active)
        self.near: Paths | None = None
        self.far: Paths | None = None
        self.breach: Breach | None = breach_of(s) if self.phase in IN_BREACH else None
        if self.phase in (terms.P_GROUP, terms.P_WAY) and s.group:
            ways = group_ways(s)
            self.near, self.far = ways[0], ways[-1]
        elif self.phase == terms.P_DRIVE:
            self.near = explore(s, truck_walk(s, s.active, s.stack[terms.F_HEX]))

    def views(self, actions: list[int]) -> list[ActionView]:
        """Actions one after the other: most are moves, and most moves go along the same ways."""
        found: list[ActionView] = []
        for verb, alike in groupby(actions, verb_of):
            ways = self._ways_of_all(verb)
            if ways is None:
                found += map(self.view, alike)
            else:
                found += self._moves(verb, list(alike), ways)
        return found

    def _moves(self, verb: int, actions: list[int], ways: Paths) -> list[ActionView]:
        """Moves of one verb, quickly: there may be hundreds."""
        word, key, rules, known, marks = self.kinds.get(verb) or self._kind(verb, actions[0])
        worths, paths = ways_shown(ways, actions, self.enemy, self.lines, self.hexes)
        for worth in set(worths).difference(marks):
            marks[worth] = _way_marks(verb, worth)
        if len(known) + len(actions) > MAX_NAMED:
            known.clear()
        for action in actions:
            if action not in known:
                self._say(known, key, action)
        return [
            ActionView(notation, word, anchors, text, rules, marks[worth], path)
            for (notation, anchors, text), worth, path in zip(
                map(known.__getitem__, actions), worths, paths, strict=True
            )
        ]

    def view(self, action: int) -> ActionView:
        verb = verb_of(action)
        kind = self.kinds.get(verb) or self._kind(verb, action)
        if self.breach is not None and verb in (terms.V_MOVE, terms.V_OVER):
            return self._leg(kind, verb, action, self.breach)
        args, anchors = self._arguments(verb, action)
        notation = self.layout.notation.spell(action)
        text = Message(kind.key, args | self._told(verb, action))
        marks = self._marks(verb, action)
        return ActionView(notation, kind.word, anchors, text, kind.rules, marks)

    def _kind(self, verb: int, action: int) -> Kind:
        word, rules, key = terms.VERBS[verb].word, action_rules(self.s, action), self._key(verb)
        kind = Kind(word, key, rules, _said(self.s.board, key), _marks_by_worth(verb))
        self.kinds[verb] = kind
        return kind

    def _leg(self, kind: Kind, verb: int, action: int, breach: Breach) -> ActionView:
        """A move through a breach."""
        h = b_of(action)
        ways = leg_of(self.s, breach, h) if verb == terms.V_OVER else breach
        notation, anchors, text = kind.said.get(action) or self._say(kind.said, kind.key, action)
        path = tuple(map(self.hexes.__getitem__, ways.path(h)[1:]))
        marks = _way_marks(verb, ways.cost(h) << HALVES)
        return ActionView(notation, kind.word, anchors, text, kind.rules, marks, path)

    def _say(self, known: dict[int, Said], key: str, action: int) -> Said:
        args, anchors = _named(self.s.board, action)
        if len(known) >= MAX_NAMED:
            known.clear()
        said = known[action] = self.layout.notation.spell(action), anchors, Message(key, args)
        return said

    def _key(self, verb: int) -> str:
        if verb in (terms.V_DONE, terms.V_END, terms.V_READY, terms.V_HALT):
            return f"action-{terms.VERBS[verb].word}-{terms.FRAMES[self.phase].word}"
        if verb == terms.V_JOIN and self.phase == terms.P_ATTACKERS:
            return "action-join-attack"
        if verb in (terms.V_OPERATE, terms.V_ROUTE_FAR):
            return f"action-{terms.VERBS[verb].word}-{FAR_WORDS[self.s.active]}"
        return f"action-{terms.VERBS[verb].word}"

    def _told(self, verb: int, action: int) -> dict[str, Argument]:
        """What is said beside the names: how many there are, what the odds would be."""
        s = self.s
        side = s.board.seat_side[self.seat]
        if verb in NAMED_WITH_PLACE:  # many units have alike names: the place tells them apart
            h = s.unit_hex[a_of(action)]
            return {"at": f"hex:{self.layout.lexicon.names('hex')[h]}" if h >= 0 else ""}
        if verb == terms.V_END and self.phase == terms.P_MOVE:
            lacking = sum(s.board.unit_side[u] == side for u in without_source(s))
            return {"number": lacking, "number2": self.unmoved if self.is_asked else 0}
        if verb == terms.V_READY and self.phase == terms.P_AIR:
            return {"number": len(self.idle)}
        if verb == terms.V_END and self.phase == terms.P_ATTACKS:
            return {"number": self.open_attacks}
        if verb == terms.V_DONE and self.phase == terms.P_ANNOUNCE:
            return {"number": len(s.announced)}
        if verb == terms.V_DONE and self.phase == terms.P_ADVANCE:
            return {"number": sum(s.battle[terms.B_ADVANCED :])}
        if verb == terms.V_DELIVER:
            return {"number": s.trucks_at(side, self._hex_of(action))}
        if verb == terms.V_LOSE:
            return self._weakened(a_of(action))
        if verb == terms.V_JOIN and self.phase == terms.P_ATTACKERS:
            hexes = self.layout.lexicon.names("hex")
            target = f"hex:{hexes[s.battle[terms.B_TARGET]]}"
            return {"hex": target, **self._attack_told(action)}
        if verb == terms.V_BID:
            return {
                "column": self._column(action) or NO_COLUMN,
                "number2": self._doom(action),
            }
        if verb == terms.V_RECALL:
            return {"number": max(1, s.board.recall_success - s.board.unit_recall[a_of(action)])}
        if verb in TOLD_COLUMN:
            return self._attack_told(action)
        return {}

    def _weakened(self, u: int) -> dict[str, Argument]:
        """The steps and the values of a unit after a loss."""
        board, steps = self.s.board, self.s.unit_steps[u] - 1
        row = 3 * u + steps
        return {
            "number": steps,
            "number2": board.unit_attack[row],
            "number3": board.unit_move[row],
            "number4": board.unit_defence[row],
            **self._forced_loss(u),
        }

    def _forced_loss(self, u: int) -> dict[str, Argument]:
        """Who has to lose the other steps if a unit loses one: what is forced is told before."""
        t, side = self.s.clone(), self.s.stack[terms.F_SIDE]
        t.events = None
        t.lose_step(u)
        left, rest = t.stack[F_STEPS_LEFT] - 1, victims(t, side)
        if not left or len(rest) != 1:
            return {"why": "none"}
        forced = f"unit:{self.layout.lexicon.name('unit', rest[0])}"
        return {"why": "then", "unit2": forced, "number5": min(left, t.unit_steps[rest[0]])}

    def _column(self, action: int) -> str:
        """The column of the battle that an action leads to; none where no die is thrown."""
        known = self.columns.get(action)
        if known is None:
            known = self.columns[action] = column_of(self.s, self.seat, action)
        return known

    def _attack_told(self, action: int) -> dict[str, Argument]:
        """The column of an attack, and whether the combat of the side is over with it."""
        last = self._begins_battle(action) and self.is_last(action)
        return {"column": self._column(action) or NO_COLUMN, "why": "last" if last else "none"}

    def _begins_battle(self, action: int) -> bool:
        """Whether the battle begins with this action: nobody else is left to choose."""
        if self.phase != terms.P_ATTACKERS:
            return False
        verb = verb_of(action)
        legal = [verb_of(one) for one in self.s.legal_actions(self.seat)]
        alone = verb == terms.V_JOIN and legal.count(verb) == 1
        return alone or verb in (terms.V_ALL, terms.V_GO)

    def is_last(self, action: int) -> bool:
        if action not in self.last:
            self.last[action] = is_last_attack(self.s, self.seat, action)
        return self.last[action]

    def _doom(self, action: int) -> int:
        """How likely the defenders are destroyed, in percent: this is what trucks buy."""
        found = odds(self.s, self.seat, action)
        return round(100 * found.sheet.results.get("hex-empty", 0)) if found and found.sheet else 0

    def _arguments(self, verb: int, action: int) -> tuple[dict[str, Argument], tuple[str, ...]]:
        args, anchors = _named(self.s.board, action)
        if verb in (terms.V_BID, terms.V_HOLD_BACK):
            return args, ()
        # The group is chosen already: everything it can do begins with it.
        if self.phase == terms.P_GROUP and verb in (terms.V_JOIN, terms.V_BLITZ):
            lead = self.layout.lexicon.name("unit", self.s.group[0])
            anchors = (f"unit:{lead}", *anchors)
        # Who fires is settled, and the question names it: only the target is chosen.
        if self.phase in AIR_FIRE:
            anchors = anchors[1:]
        return args, anchors

    def _marks(self, verb: int, action: int) -> tuple[str, ...]:
        if verb == terms.V_END and self.phase == terms.P_ATTACKS and self.open_attacks:
            return ("loss",)  # announced attacks are given up
        if verb in END_VERBS:
            return ("end", *self._caution(verb))
        marks = [RING_MARKS[verb]] if verb in RING_MARKS else []
        if verb in WITH_SHEET or (verb in CHOOSING and self.phase == terms.P_ATTACKERS):
            marks.append("odds")
        if self.phase in (terms.P_AIR, terms.P_TARGETS) or verb == terms.V_BID:
            marks.append("plan")
        if verb == terms.V_DELIVER:
            trucks = self.s.trucks_at(self.s.board.seat_side[self.seat], self._hex_of(action))
            marks.append(f"badge-{trucks}")
        if (
            verb == terms.V_PICK
            and self.phase == terms.P_AIR
            and not has_slot(self.s, a_of(action))
        ):
            marks.append("spare")
        if verb == terms.V_LOSE or verb in ADVANCES:
            marks.append("untold")  # the turn may end with it, and its words do not say so
        if verb == terms.V_LOSE and self.s.unit_steps[a_of(action)] == 1:
            marks.append("asks")
        if verb == terms.V_BLITZ or self._begins_battle(action):
            marks += self._dangers(action)
        if verb == terms.V_RECALL:
            marks.append("back")
        if verb == terms.V_ANNOUNCE and a_of(action) in self.s.announced:
            marks += ["again", "aside"]  # a click on what was announced takes it back
        if verb == terms.V_ATTACK and self.open_attacks == 1 and not self.has_fought:
            marks.append("onward")  # nobody is asked which of one attack comes first
        if verb in AIMED and (column := self._column(action)):
            marks += [f"badge-{column}", f"{prospect(self.s, self.seat, action)}-odds"]
        return tuple(marks)

    def _dangers(self, action: int) -> list[str]:
        """What is asked before a battle: it may cost a unit, or the turn is over after it."""
        found = ["asks"] if can_cost_a_unit(self.s, self.seat, action) else []
        if self._begins_battle(action) and self.is_last(action):
            found += ["untold", HANDS_OVER]
        return found

    @cached_property
    def hungry(self) -> int:
        """How many units of the side would lack supply if the turn ended now."""
        side = self.s.board.seat_side[self.seat]
        return sum(self.s.board.unit_side[u] == side for u in unfed(self.s))

    def _caution(self, verb: int) -> tuple[str, ...]:
        """Whether an end of a step gives something up, or ends more than its words say."""
        if self.phase == terms.P_MOVE and self.is_asked:
            return ("loss",)  # there is still time to move, or to mend the supply
        if self.phase == terms.P_AIR and any(has_slot(self.s, u) for u in self.idle):
            return ("loss",)
        if self.phase == terms.P_ANNOUNCE and not self.s.announced and self.choices > 1:
            return ("loss",)  # nothing that could be attacked will be
        return ("untold",) if self.phase == terms.P_ADVANCE else ()

    @cached_property
    def is_asked(self) -> bool:
        """Whether the movement cannot end without a question: some starve, or most stayed."""
        side = self.s.board.seat_side[self.seat]
        return bool(self.hungry) or 2 * self.unmoved > count_standing(self.s, side)

    @cached_property
    def unmoved(self) -> int:
        """How many units of the side have not moved yet."""
        return count_unmoved(self.s, self.s.board.seat_side[self.seat])

    @cached_property
    def choices(self) -> int:
        return len(self.s.legal_actions(self.seat))

    @cached_property
    def idle(self) -> list[int]:
        """The aircraft of the side that nobody has sent anywhere yet."""
        s = self.s
        own = s.board.air_units[s.board.seat_side[self.seat]]
        return [u for u in own if s.sector[u] == terms.UNDECIDED]

    @cached_property
    def open_attacks(self) -> int:
        """How many announced attacks can still be fought."""
        legal = self.s.legal_actions(self.seat)
        return sum(verb_of(action) == terms.V_ATTACK for action in legal)

    @cached_property
    def has_fought(self) -> bool:
        """Whether a battle of this combat phase is over: its result is to be seen first."""
        s = self.s
        return any(s.flags[u] & terms.FOUGHT for u in s.board.combat_units[s.active])

    def _hex_of(self, action: int) -> int:
        return self.s.unit_hex[a_of(action)]

    def _ways_of_all(self, verb: int) -> Paths | None:
        """The ways of all moves of a verb, unless each has to be asked for."""
        if self.breach is not None:
            return None
        if verb == terms.V_OPERATE or (verb == terms.V_OVER and self.s.stack[terms.F_FAR] == 1):
            return self.far
        return self.near if verb in (terms.V_MOVE, terms.V_OVER, terms.V_DRIVE) else None

    @cached_property
    def hexes(self) -> tuple[str, ...]:
        return _hex_anchors(self.s.board)

    @cached_property
    def lines(self) -> vec[i64]:
        """By hex the lines of supply of the side; none if nobody is asked where to go or needs any.

        HU-5.7.1: a hex that no line reaches is marked.
        """
        s, side = self.s, self.s.active
        if self.phase != terms.P_GROUP or all(s.board.unit_type[u] >= terms.HQ for u in s.group):
            return vec[i64]()
        most = s.board.supply_range[side] if side == terms.AXIS else terms.UNREACHABLE
        return source_lines(s, side, most)


@lru_cache(maxsize=MAX_KEPT_BOARDS)
def _hex_anchors(board: Board) -> tuple[str, ...]:
    return tuple(f"hex:{name}" for name in layout_of(board).lexicon.names("hex"))


@lru_cache(maxsize=MAX_KEPT_SENTENCES)
def _said(board: Board, key: str) -> dict[int, Said]:
    """The moves of a board that are told by one sentence, as far as they have been shown."""
    return {}


@cache
def _marks_by_worth(verb: int) -> dict[int, tuple[str, ...]]:
    return {}


def _way_marks(verb: int, worth: int) -> tuple[str, ...]:
    """How a move is ringed, what it costs, whether it must stop there and lacks supply then."""
    marks = [RING_MARKS[verb]]
    if verb == terms.V_OPERATE:
        marks.append("far")
    marks += _cost(worth >> HALVES)
    if worth & STOPS:
        marks.append("stop")
    if worth & STARVES:
        marks.append("unfed")
    return tuple(marks)


def _cost(halves: int) -> list[str]:
    """HU-7.4.7: what a way costs; the numbers of marks are whole, so a half is written apart."""
    if halves % 2 == 0:
        return [f"cost-{halves // 2}"]
    return [f"half-cost-{halves // 2}", f"badge-{spoken(halves)}"]


@lru_cache(maxsize=MAX_NAMED)
def _named(board: Board, action: int) -> tuple[dict[str, Argument], tuple[str, ...]]:
    """The arguments of an action, which nobody changes, and these things as anchors."""
    form = terms.VERBS[verb_of(action)]
    args = layout_of(board).lexicon.arguments(form, [a_of(action), b_of(action)])
    return args, tuple([str(value) for value in args.values()])
