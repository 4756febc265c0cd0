"""From the state to the text of a position."""

from __future__ import annotations

from typing import Any

import msgspec

from vezerkar.games.memoir.position.frames import spell_quotas, write_stack
from vezerkar.games.memoir.position.schema import (
    FIXED_PIECES,
    GONE,
    BySide,
    Goal,
    Hands,
    Over,
    Position,
    Zones,
    as_side,
    team_names,
)
from vezerkar.games.memoir.schema.hexes import hex_name
from vezerkar.games.memoir.schema.scenario import Objective, Scenario
from vezerkar.games.memoir.setup import Layout, layout_of
from vezerkar.games.memoir.state import Battle
from vezerkar.games.memoir.terms import ENDINGS, NO_CARD, NO_SIDE, SANDBAGS, SIDES, WIRE


def write(s: Battle) -> dict[str, Any]:
    """A complete position; what equals the scenario's own start is left out where that is safe."""
    layout = layout_of(s.board)
    names = layout.lexicon
    scenario = layout.scenario
    base = layout.data.scenarios.get(scenario.slug)
    position = Position(
        scenario=scenario.slug,
        board=scenario.board,
        board_side=scenario.board_side,
        active=as_side(SIDES[s.active]),
        turn=s.turn + 1,
        battle=s.leg + 1,
        card="" if s.card == s.board.ordinary else names.name("card", s.card),
        settings={k: v for k, v in layout.settings.items() if v != layout.defaults.get(k)},
        terrain=write_terrain(scenario, base),
        units=write_units(s, layout),
        wire=write_works(s, names.names("hex"), WIRE),
        sandbags=write_works(s, names.names("hex"), SANDBAGS),
        hands=Hands(*([names.name("card", c) for c in hand] for hand in s.hands)),
        discard=[names.name("card", k) for k, n in enumerate(s.discard) for _ in range(n)],
        played=[names.name("card", c) for c in s.played],
        drawn=[names.name("card", c) for c in s.drawn],
        ambush_by=as_side(SIDES[s.ambusher]) if s.ambusher != NO_SIDE else None,
        medals=BySide(*s.medals),
        scored=[
            goal.id
            for i, goal in enumerate(scenario.objectives)
            if goal.mode == "permanent" and s.held >> i & 1
        ],
        first_battle=BySide(*s.match) if s.leg else BySide(),
        ordered=write_orders(s, layout),
        moved=write_mask(s.moved, layout),
        fought=write_mask(s.fought, layout),
        barred=write_mask(s.barred, layout),
        halted=write_mask(s.halted, layout),
        took=write_mask(s.took, layout),
        named=write_mask(s.named, layout),
        last=write_last(s, layout),
        last_zones=Zones(*(spell_quotas(zones) if zones else "" for zones in s.last_zones)),
        general=s.general,
        plan=write_plan(s, layout),
        stack=write_stack(s.stack, names),
        over=write_end(s) if s.ending >= 0 else None,
    )
    if base is None or scenario.sides != base.sides:
        position.target = BySide(*s.board.target)
        position.cards = BySide(*s.board.hand_size)
    if base is None or scenario.objectives != base.objectives:
        position.objectives = [write_goal(goal) for goal in scenario.objectives]
    return dict(msgspec.to_builtins(position))


def write_terrain(scenario: Scenario, base: Scenario | None) -> dict[str, str]:
    """The hexes whose ground or fixed pieces are not those of the base."""
    mine, theirs = ground_words(scenario), ground_words(base) if base else {}
    return {place: text for place, text in mine.items() if theirs.get(place) != text}


def ground_words(scenario: Scenario) -> dict[str, str]:
    words: dict[str, list[str]] = {}
    for tile in scenario.terrain:
        words[hex_name(*tile.at)] = [tile.type] + ["impassable"] * tile.impassable
    for piece in scenario.obstacles:
        if piece.type in FIXED_PIECES:
            owner = f":{piece.owner}" if piece.owner else ""
            words.setdefault(hex_name(*piece.at), []).append(piece.type + owner)
    return {place: " ".join(parts) for place, parts in words.items()}


def write_units(s: Battle, layout: Layout) -> dict[str, str]:
    units = {}
    for u, kind in enumerate(layout.unit_kinds):
        full = s.board.unit_full[u]
        h = s.unit_hex[u]
        place = layout.lexicon.name("hex", h) if h >= 0 else GONE
        units[layout.lexicon.name("unit", u)] = f"{kind} {place} {s.unit_men[u]}/{full}"
    return units


def write_works(s: Battle, hexes: tuple[str, ...], flag: int) -> list[str]:
    return [hexes[h] for h in range(s.board.count) if s.works[h] & flag]


def write_mask(mask: int, layout: Layout) -> list[str]:
    return [n for u, n in enumerate(layout.lexicon.names("unit")[:62]) if mask >> u & 1]


def write_orders(s: Battle, layout: Layout) -> list[str] | dict[str, list[str]]:
    orders = {layout.seats[i]: write_mask(mask, layout) for i, mask in enumerate(s.orders) if mask}
    return orders or []


def write_last(s: Battle, layout: Layout) -> dict[str, str | list[str]]:
    orders = s.board.memory
    last: dict[str, str | list[str]] = {}
    for side in (0, 1):
        cards = s.last[side * orders : (side + 1) * orders]
        names = [layout.lexicon.name("card", c) if c != NO_CARD else "" for c in cards]
        if any(names):
            last[SIDES[side]] = names[0] if len(set(names)) == 1 else names
    return last


def write_plan(s: Battle, layout: Layout) -> list[str]:
    zones = layout.lexicon.names("zone")
    return [
        " ".join(
            [
                layout.lexicon.name("card", s.plan[i]),
                "+".join(name for z, name in enumerate(zones) if s.plan[i + 1] >> z & 1),
            ]
        )
        for i in range(0, len(s.plan), 2)
    ]


def write_goal(goal: Objective) -> Goal:
    hexes = [hex_name(*h) for h in goal.hexes]
    return Goal(goal.side, hexes, goal.hexes_needed, goal.medals, goal.mode)


def write_end(s: Battle) -> Over:
    winner = team_names(s.board)[s.winner] if s.winner >= 0 else ""
    return Over(ENDINGS[s.ending], winner, s.tally[0], s.tally[1])
