"""The log: events as messages."""

from __future__ import annotations

from collections.abc import Sequence

from vezerkar.core.kernel import Event
from vezerkar.games.hungary.events import (
    E_ADVANCED,
    E_AIR_FIRE,
    E_ANNOUNCED,
    E_ATTACKED,
    E_BLITZ,
    E_MOVED,
    E_PHASE,
    E_RECALL_ROLL,
    E_ROLLED,
    EVENTS,
)
from vezerkar.games.hungary.explain.citations import BY_RAIL, DOUBLED
from vezerkar.games.hungary.phases.movement import FRESH, ROLLING_FAR, group_ways
from vezerkar.games.hungary.setup import layout_of
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import (
    F_FAR,
    F_MODE,
    F_PHASE,
    P_GROUP,
    P_WAY,
    SIDES,
    SOVIET,
    TURN_STEPS,
)
from vezerkar.scene.scene import Argument, Message


def story(before: Campaign, events: Sequence[Event]) -> list[Message]:
    """The events of a step, one message for each."""
    lexicon = layout_of(before.board).lexicon
    told = []
    for event in events:
        form = EVENTS[event.kind]
        args = lexicon.arguments(form, event.args)
        if event.kind == E_ROLLED:
            args["face"] = str(args["number"])  # the die itself, to be drawn
            args["side"], args["side2"] = (
                f"side:{SIDES[one]}" for one in (before.active, 1 - before.active)
            )
        elif event.kind == E_ATTACKED:
            args |= {"side": f"side:{SIDES[before.active]}"} | _prize(before, event.args[0])
        elif event.kind == E_AIR_FIRE:
            args["number"] = str(args["number"]).replace(" ", ", ")
            args["number2"] = _hits(before, event.args)
        elif event.kind == E_RECALL_ROLL:
            args |= _recalled(before, event.args)
        elif event.kind == E_PHASE:
            args |= _whose(event.args[0])
        elif event.kind == E_BLITZ:
            args["number"] = len(before.group)
        elif event.kind == E_ANNOUNCED:
            args["why"] = "again" if event.args[0] in before.announced else "first"
        if event.kind == E_MOVED and went_far(before, event.args[2]):
            doubled = before.active == SOVIET
            key, rules = ("moved-doubled", DOUBLED) if doubled else ("moved-by-rail", BY_RAIL)
            told.append(Message(f"event-{key}", args, rules, form.topic))
        elif event.kind == E_ADVANCED and (points := _worth(before, event.args[1])):
            args |= {"side": f"side:{SIDES[before.active]}", "number": points}
            told.append(Message("event-took-city", args, form.rules, form.topic))
        else:
            told.append(Message(f"event-{form.word}", args, form.rules, form.topic))
    return told


def _hits(before: Campaign, rolled: Sequence[int]) -> int:
    """HU-9.5.2: how many of the dice of an aircraft, which follow it and its target, hit."""
    u, _, *dice = rolled
    return sum(die >= before.board.unit_hit_on[u] for die in dice)


def _recalled(before: Campaign, rolled: Sequence[int]) -> dict[str, Argument]:
    """HU-9.4.2: whether the aircraft is home, and from which sum on it would be."""
    _, die, bonus = rolled
    needed = before.board.recall_success
    return {"why": "home" if die + bonus >= needed else "stays", "number3": needed}


def _whose(step: int) -> dict[str, Argument]:
    """The side that moves or fights in a step; in the others both sides act."""
    side = TURN_STEPS[step].partition("-")[0]
    return {"side": f"side:{side}"} if side in SIDES else {}


def _prize(before: Campaign, h: int) -> dict[str, Argument]:
    """What an attack can win beside the hex: the points of a city, or a headquarters in it."""
    board = before.board
    for hexes, points in zip(board.city_hexes, board.city_points, strict=True):
        if h in hexes and before.control[h] != before.active:
            return {"why": "city", "number2": points}
    hqs = [hq for hq in board.hqs[1 - before.active] if before.unit_hex[hq] == h]
    if not hqs:
        return {"why": "none", "number2": 0}
    name = layout_of(board).lexicon.name("unit", hqs[0])
    return {"why": "hq", "number2": 0, "unit": f"unit:{name}"}


def _worth(before: Campaign, h: int) -> int:
    """The points of a city that changes hands when somebody advances to a hex of it."""
    board, taker = before.board, before.active
    for hexes, points in zip(board.city_hexes, board.city_points, strict=True):
        if h in hexes and before.control[h] != taker:
            others = [before.control[other] for other in hexes if other != h]
            if all(side == SOVIET for side in others):  # HU-11.5: they hold it all, or did
                return points
    return 0


def went_far(before: Campaign, h: int) -> bool:
    """Whether a group went to a hex by operational or rail movement: the verb does not tell."""
    phase = before.stack[F_PHASE]
    if phase == P_WAY:
        return before.stack[F_FAR] == 1
    if phase != P_GROUP or not before.group:
        return False
    mode = before.stack[F_MODE]
    return mode == ROLLING_FAR or (mode == FRESH and h not in group_ways(before)[0].found)
