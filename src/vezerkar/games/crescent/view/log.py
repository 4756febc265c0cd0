"""What happened, as messages; each tower is named with the square it was on at that moment."""

from __future__ import annotations

from collections.abc import Sequence

from vezerkar.core.kernel import Event
from vezerkar.games.crescent.events import (
    E_DEPLOYED,
    E_ENTERED,
    E_MELEE,
    E_MOVED,
    E_POSTED,
    E_RETREATED,
    E_SCORED,
    E_SHOT,
    E_SWAPPED,
    E_TERRITORY,
    EVENTS,
)
from vezerkar.games.crescent.setup import layout_of
from vezerkar.games.crescent.state import Battle
from vezerkar.scene.scene import Message

MOVEMENTS = (E_MOVED, E_RETREATED, E_ENTERED)
ATTACKS = (E_MELEE, E_SHOT)
PLACEMENTS = (E_DEPLOYED, E_POSTED)


def story(before: Battle, events: Sequence[Event]) -> list[Message]:
    """Events as messages; the troops of a captain are named by the army card."""
    layout = layout_of(before.board)
    lexicon = layout.lexicon
    places = before.square[:]
    told: list[Message] = []
    attack: Sequence[int] = ()
    for_ground = False
    for event in events:
        form = EVENTS[event.kind]
        args = lexicon.arguments(form, event.args)
        count = 0
        for kind, value in zip(form.kinds, event.args, strict=True):
            if kind == "unit":
                count += 1
                if places[value] >= 0:
                    name = "at" if count == 1 else f"at{count}"
                    args[name] = f"square:{lexicon.name('square', places[value])}"
        seat = str(args.get("seat", "")).partition(":")[2]
        for key in ("troop", "troop2"):
            if key in args and seat:
                troop = str(args.pop(key)).partition(":")[2]
                args[key.replace("troop", "army")] = f"army:{seat}.{troop}"
        word = form.word
        if event.kind == E_SCORED and not for_ground:
            word = "scored-push" if event.args[1] == before.board.per_push else "scored-discs"
        if event.kind in ATTACKS:
            attack = event.args
        elif event.kind == E_RETREATED:
            word = _why_back(event.args[0], attack)
        elif event.kind == E_MOVED and event.args[1] == event.args[2]:
            word = "moved-back"
        for_ground = event.kind == E_TERRITORY
        told.append(Message(f"event-{word}", args, form.rules, form.topic))
        _follow(places, event)
    return told


def _why_back(tower: int, attack: Sequence[int]) -> str:
    """Who is attacked falls back, even before an equal strength (KF-2.7.4, KF-2.7.5)."""
    if not attack or attack[1] != tower:
        return "retreated"
    return "driven-back" if attack[2] > attack[3] else "driven-back-tie"


def _follow(places: list[int], event: Event) -> None:
    """Keep track of where the towers are from event to event."""
    if event.kind in MOVEMENTS:
        places[event.args[0]] = event.args[2]
    elif event.kind in PLACEMENTS:
        places[event.args[0]] = event.args[1]
    elif event.kind == E_SWAPPED:
        a, b = event.args
        places[a], places[b] = places[b], places[a]
