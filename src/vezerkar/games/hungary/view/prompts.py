"""The prompt: who decides what, in which step of the turn."""

from __future__ import annotations

from typing import Final

from vezerkar.core.kernel import verb_of
from vezerkar.games.hungary.explain.citations import action_rules
from vezerkar.games.hungary.explain.half_points import spoken
from vezerkar.games.hungary.hidden import secret_phase
from vezerkar.games.hungary.phases.air import next_shooter
from vezerkar.games.hungary.phases.arrivals import F_CROWDED_HQ
from vezerkar.games.hungary.phases.logistics import F_TRUCKS_LEFT, ORDER_TRUCKS
from vezerkar.games.hungary.phases.movement import FRESH, stage_points
from vezerkar.games.hungary.rules.air import flying_in
from vezerkar.games.hungary.rules.breakthrough import breach_of
from vezerkar.games.hungary.setup import layout_of
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import (
    B_ATTACKER,
    B_TARGET,
    F_MODE,
    F_PHASE,
    F_SECTOR,
    FIGHTER_BOMBER,
    FRAMES,
    P_ADVANCE,
    P_AIR,
    P_ATTACKERS,
    P_ATTACKS,
    P_BID,
    P_BREAK,
    P_DETOUR,
    P_EXPLOIT_GO,
    P_GROUP,
    P_LOSSES,
    P_MOVE,
    P_RECALL,
    P_REPLACE,
    P_TARGETS,
    P_TRANSFER,
    P_TRUCKS,
    P_WAY,
    SIDES,
    T_NEXT,
    TURN_STEPS,
    V_BLITZ,
    V_GO,
    V_JOIN,
    V_MOVE,
    V_OPERATE,
)
from vezerkar.games.hungary.view.step_plan import usable_points
from vezerkar.games.hungary.view.unmoved import count_unmoved
from vezerkar.scene.scene import Argument, DecisionKind, Message, Prompt

PICK_PHASES: Final = (
    "setup",
    "arrivals",
    "replacements",
    "movement",
    "attacks",
    "exploitation",
    "withdrawals",
    "shortage",
)
MARK_PHASES: Final = (
    "announce",
    "recall",
    "attackers",
    "guns",
    "bombs",
    "losses",
    "advance",
    "rebase",
    "transfers",
)
BRANCH_PHASES: Final = ("evade", "bid", "spend", "gun-truck", "hangar")
# A choice among very few is also offered as buttons: on a large map they are not looked for.
FEW_PHASES: Final = {P_ATTACKS: 3, P_ADVANCE: 3, P_LOSSES: 3, P_REPLACE: 4}
# What a step of the turn shows as: several steps of phase A, one word each.
SHOWN_STEPS: Final = tuple(step for step in TURN_STEPS if step not in ("next", "order"))


def kind_of(word: str) -> DecisionKind:
    if word in PICK_PHASES:
        return "pick"
    if word in MARK_PHASES:
        return "mark"
    return "branch" if word in BRANCH_PHASES else "aim"


def prompt(s: Campaign, seat: int) -> Prompt:
    """The prompt of a seat: its own question, or whom it waits for."""
    layout = layout_of(s.board)
    phase = s.stack[F_PHASE]
    word = FRAMES[phase].word
    asked = bool(s.legal_actions(seat))
    args = _args(s)
    actors = s.actors()
    if not asked:
        names = [layout.seats[actor] for actor in actors]
        args["seat"] = f"seat:{names[0]}" if len(names) == 1 else f"side:{SIDES[s.active]}"
    rules = _rules(s, seat)
    if asked and phase == P_TRANSFER and s.stack[F_CROWDED_HQ]:  # in mid-exchange (HU-10.5.2)
        word = "transfers-exchange"
        args["unit"] = f"unit:{layout.lexicon.name('unit', s.stack[F_CROWDED_HQ] - 1)}"
    kind = kind_of(FRAMES[phase].word)
    if asked and phase == P_GROUP and only_blitz(s, seat):
        # Whoever was only taken up has done nothing yet, and can be put down like all others.
        is_fresh = s.stack[F_MODE] == FRESH
        word, kind = ("group-stuck", "aim") if is_fresh else ("group-blitz", "branch")
    if asked and len(s.legal_actions(seat)) <= FEW_PHASES.get(phase, 0):
        kind = "branch"
    if asked and phase == P_ATTACKERS and single_attacker(s, seat):
        kind = "branch"
    if asked:
        args |= _counts(s, seat)
        if phase == P_AIR and "unit" in args:
            word = "air-sector"
    return Prompt(
        text=Message(f"{'ask' if asked else 'wait'}-{word}", args, rules),
        kind=kind if asked else "wait",
        seats=tuple(layout.seats[actor] for actor in actors),
        step=_step(s),
        steps=SHOWN_STEPS,
        anchors=tuple(str(v) for k, v in args.items() if k in ("unit", "hex", "sector")),
        private=secret_phase(s) >= 0,
    )


def _counts(s: Campaign, seat: int) -> dict[str, Argument]:
    """What a seat has to know for its answer: how much is left, who flies against whom."""
    phase = s.stack[F_PHASE]
    side = s.board.seat_side[seat]
    if phase == P_TRUCKS:
        left = s.stack[F_TRUCKS_LEFT]
        return {"number": left % ORDER_TRUCKS + left // ORDER_TRUCKS}
    if phase == P_MOVE:
        return {"number": count_unmoved(s, side)}
    if phase == P_REPLACE:
        return {"number": sum(s.points[kind + n] for n, kind, _ in usable_points(s, seat))}
    if phase == P_BID:
        return {"why": "attack" if side == s.battle[B_ATTACKER] else "defend"}
    if phase == P_RECALL:
        sector = s.stack[F_SECTOR]
        own, enemy = (len(flying_in(s, sector, one)) for one in (side, 1 - side))
        return {"number": own, "number2": enemy}
    if phase == P_AIR and (flier := s.picked[side]) >= 0:
        return {"unit": f"unit:{layout_of(s.board).lexicon.name('unit', flier)}"}
    if phase == P_TARGETS:
        shooter = next_shooter(s, s.stack[F_SECTOR], side)
        # HU-9.5.1.1: who of them gives up his bombs.
        bombs = s.board.unit_type[shooter] == FIGHTER_BOMBER
        return {
            "unit": f"unit:{layout_of(s.board).lexicon.name('unit', shooter)}",
            "why": "bombs" if bombs else "none",
        }
    return {}


def single_attacker(s: Campaign, seat: int) -> bool:
    """Whether one unit can attack: like all of several, it is a button and not only on the map."""
    verbs = [verb_of(action) for action in s.legal_actions(seat)]
    return verbs.count(V_JOIN) == 1 and V_GO not in verbs


def only_blitz(s: Campaign, seat: int) -> bool:
    """A group that can attack on its way but go nowhere else."""
    can_blitz = False
    for action in s.legal_actions(seat):  # most are moves: the first one is an answer
        verb = verb_of(action)
        if verb in (V_MOVE, V_OPERATE):
            return False
        can_blitz = can_blitz or verb == V_BLITZ
    return can_blitz


def _step(s: Campaign) -> str:
    step = TURN_STEPS[max(0, min(s.turn_step(), T_NEXT - 1))]
    return step if step in SHOWN_STEPS else SHOWN_STEPS[0]


def _rules(s: Campaign, seat: int) -> tuple[str, ...]:
    actions = s.legal_actions(seat)
    return action_rules(s, actions[0]) if actions else ()


def _args(s: Campaign) -> dict[str, Argument]:
    """The arguments that the frame on top gives."""
    lexicon = layout_of(s.board).lexicon
    phase, *values = s.stack[F_PHASE:]
    form = FRAMES[phase]
    args: dict[str, Argument] = {}
    if phase in (P_GROUP, P_WAY):
        if s.group:
            points = values[0] if phase == P_GROUP else stage_points(s, values[0] == 1)
            args["unit"] = f"unit:{lexicon.name('unit', s.group[0])}"
            args["number"] = len(s.group)
            args["number2"] = spoken(points)
        return args
    if phase in (P_BREAK, P_EXPLOIT_GO, P_DETOUR):
        way = breach_of(s)
        args["unit"] = f"unit:{lexicon.name('unit', way.unit)}"
        args["hex"] = f"hex:{lexicon.name('hex', way.hole)}"
        args["number"] = spoken(way.points)
        args["number2"] = int(len(way.head) > 1)  # it still has to go through the captured hex
        return args
    for kind, value in zip(form.kinds, values, strict=False):
        if kind == "number":
            args.setdefault("number", value)
        elif kind in ("unit", "hex", "sector", "side"):
            args[kind] = f"{kind}:{lexicon.name(kind, value)}"
    if s.battle:
        args.setdefault("hex", f"hex:{lexicon.name('hex', s.battle[B_TARGET])}")
    return args
