"""The log of a battle: events as messages, with where each unit was at that moment."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from vezerkar.core.kernel import Event
from vezerkar.core.notation import Form
from vezerkar.games.memoir.board import Board
from vezerkar.games.memoir.events import (
    E_ADVANCED,
    E_BLOCKED,
    E_COPIED,
    E_DISCARDED,
    E_DREW,
    E_DROPPED,
    E_HIT,
    E_MOVED,
    E_PLAYED,
    E_RETREATED,
    E_ROLLED,
    E_SECOND_BATTLE,
    E_SECTION,
    E_TURN,
    EVENTS,
)
from vezerkar.games.memoir.phases import frame
from vezerkar.games.memoir.setup import Layout, layout_of
from vezerkar.games.memoir.state import Battle
from vezerkar.games.memoir.terms import P_DESTINATION
from vezerkar.games.memoir.view.flanks import TURNED, flank_across
from vezerkar.games.memoir.view.paths import hexes_between
from vezerkar.scene.scene import Message


def story(before: Battle, events: Sequence[Event]) -> list[Message]:
    """Events as messages; each unit comes with the hex it was on at that moment."""
    layout = layout_of(before.board)
    lexicon = layout.lexicon
    hexes = lexicon.names("hex")
    places = before.unit_hex[:]
    told = []
    extra = _extra_draws(before, events)
    blocked = False  # the figures that are lost next are the price of a retreat
    for i, event in enumerate(events):
        form = EVENTS[event.kind]
        args = lexicon.arguments(form, event.args)
        if event.kind == E_HIT:
            args["why"] = "retreat" if blocked else "dice"
        blocked = event.kind == E_BLOCKED
        for key, u in _units_in(form, event.args):
            if places[u] >= 0:
                args["at" + key] = f"hex:{hexes[places[u]]}"
        between = _between(before, event)
        if between:
            args["way"] = " ".join(hexes[h] for h in between)
        if event.kind in (E_PLAYED, E_COPIED, E_SECTION, E_DISCARDED):
            args["across"] = _across(layout, args)
        if event.kind == E_DREW:
            args["why"] = "extra" if i in extra else "turn"
        if event.kind == E_ROLLED:
            args |= _roller(before, layout, event)
        told.append(Message(f"event-{form.word}", args, form.rules, form.topic))
        _follow(places, event, before.board)
    return told


def _extra_draws(before: Battle, events: Sequence[Event]) -> Sequence[int]:
    """M44-F.4: where the cards are drawn that the scenario gives at the end of a turn: last."""
    board, side = before.board, before.active
    own_turn = before.turn // 2 + 1
    if board.extra_side != side or own_turn > 255 or own_turn not in board.extra_turns:
        return ()
    if all(event.kind != E_TURN for event in events):
        return ()
    drawn = [i for i, e in enumerate(events) if e.kind == E_DREW and e.args[0] == side]
    return drawn[-board.extra_cards :]


def _across(layout: Layout, args: dict[str, str | int]) -> str:
    """The flank that was chosen, by the name that the enemy has for it."""
    _, _, name = str(args.get("card", args.get("section"))).partition(":")
    return flank_across(layout, name) if "card" in args else TURNED.get(name, "")


def _roller(before: Battle, layout: Layout, event: Event) -> dict[str, str | int]:
    """Whose dice they are: an attack is also rolled when the defender has let it pass."""
    side = 1 - before.board.unit_side[event.args[0]]
    seats = before.board.team_seats[before.team(side)]
    return {"seat": f"seat:{layout.seats[seats[0]]}"} if len(seats) == 1 else {}


def _units_in(form: Form, values: Sequence[int]) -> Iterable[tuple[str, int]]:
    count = 0
    for kind, value in zip(form.kinds, values, strict=False):
        if kind == "unit":
            count += 1
            yield "" if count == 1 else str(count), value


def _between(before: Battle, event: Event) -> Sequence[int]:
    """The hexes that a unit passed on its move; a way over objectives is told hex by hex."""
    if event.kind != E_MOVED or before.stack[frame.PHASE] != P_DESTINATION:
        return ()
    unit = before.stack[frame.UNIT]
    if unit != event.args[0]:
        return ()
    if event.args[1] != before.unit_hex[unit]:
        return ()
    return hexes_between(before, unit, event.args[2])


def _follow(places: list[int], event: Event, board: Board) -> None:
    """Keep track of where the units are while the events of a step go by."""
    if event.kind in (E_MOVED, E_RETREATED, E_ADVANCED):
        places[event.args[0]] = event.args[2]
    elif event.kind == E_DROPPED:
        places[event.args[0]] = event.args[1]
    elif event.kind == E_SECOND_BATTLE:
        places[:] = board.start_hex
