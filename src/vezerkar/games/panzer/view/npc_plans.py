"""What a non-player side will do next, announced before it acts (PG-9.2.0.19)."""

from __future__ import annotations

from vezerkar.games.panzer.rules.npc_movement import march_of, next_tiles, next_to_act
from vezerkar.games.panzer.rules.npc_targets import open_targets, victims
from vezerkar.games.panzer.rules.reinforcements import is_due
from vezerkar.games.panzer.setup import Layout, layout_of
from vezerkar.games.panzer.state import Front
from vezerkar.games.panzer.terms import SIDES
from vezerkar.games.panzer.view.combat_sheet import unit_reference
from vezerkar.scene.message import Argument, Message
from vezerkar.scene.panels import Item


def agenda(s: Front) -> tuple[Item, ...]:
    """Reinforcements, command cards, then every unit in its order."""
    if not s.board.solo or s.turn == 0 or s.ending >= 0:
        return ()
    layout = layout_of(s.board)
    npc = SIDES[s.board.npc]
    items = []
    ahead = s
    if s.active != s.board.npc:
        ahead = next_turn(s)
        tiles = coming(ahead, ahead.turn)
        if tiles:
            names = [layout.grid.name(tile) for tile in tiles]
            where: dict[str, Argument] = {"number": len(tiles), "tiles": " ".join(names)}
            anchors = tuple(f"tile:{name}" for name in names)
            text = Message("plan-reinforce", where, ("PG-9.2.0.14",))
            items.append(Item(text, npc, anchors))
        if s.board.draws[0]:
            count: dict[str, Argument] = {"number": s.board.draws[0]}
            items.append(Item(Message("plan-command", count, ("PG-9.2.0.6",)), npc))
    items += [_unit_item(ahead, layout, u, npc) for u in in_order(ahead)]
    return tuple(items)


def next_turn(s: Front) -> Front:
    """The position as it would be if the non-player side began to act now (PG-9.2.0.19)."""
    t = s.clone()
    t.turn = s.turn + 1 if s.first == s.board.npc else s.turn
    t.active = s.board.npc
    t.acted = t.fresh = 0
    return t


def coming(s: Front, turn: int) -> list[int]:
    """Tiles where reinforcements would arrive in a turn, as things stand."""
    return sorted(
        {
            tile
            for arrival in s.board.arrivals
            if is_due(arrival, turn)
            for tile in arrival.tiles
            if s.at[tile] < 0 and s.control[tile] != 1 - s.board.npc
        }
    )


def in_order(s: Front) -> list[int]:
    """The units that are still to act, in the order of the rules."""
    t = s.clone()
    found = []
    while (u := next_to_act(t)) >= 0:
        found.append(u)
        t.acted |= 1 << u
    return found


def _unit_item(s: Front, layout: Layout, u: int, npc: str) -> Item:
    """What a unit is about to do: attack, march or hold; ties are left to the player."""
    name = layout.lexicon.name
    me = f"unit:{name('unit', u)}"
    at = f"tile:{layout.grid.name(s.unit_tile[u])}"
    args: dict[str, Argument] = {"unit": unit_reference(s, layout, u), "at": at}
    prey = open_targets(s, u, victims(s, u))
    ways = next_tiles(s, u) if march_of(s, u) else []
    targets = prey or [s.at[t] for t in ways if s.at[t] >= 0 and s.side(s.at[t]) != s.board.npc]
    if targets:
        v = targets[0]
        args["unit2"] = unit_reference(s, layout, v)
        args["at2"] = f"tile:{layout.grid.name(s.unit_tile[v])}"
        args["tiles"] = " ".join(layout.grid.name(s.unit_tile[v]) for v in targets)
        anchors = tuple(f"unit:{name('unit', v)}" for v in targets)
        key = "plan-attack" if len(targets) == 1 else "plan-attack-choice"
        return Item(Message(key, args, ("PG-9.2.0.21", "PG-9.2.0.22")), npc, (me, *anchors))
    if ways:
        goals = tuple(f"tile:{layout.grid.name(t)}" for t in ways)
        args["tile"] = goals[0]
        args["tiles"] = " ".join(layout.grid.name(t) for t in ways)
        key = "plan-march" if len(ways) == 1 else "plan-march-choice"
        return Item(Message(key, args, ("PG-9.2.0.20",)), npc, (me, *goals))
    return Item(Message("plan-hold", args, ("PG-9.2.0.20",)), npc, (me,))
