"""The naive Memoir '44 plays a turn: orders, moves and battles, one decision at a time.

A second oracle on top of naive, written from chapters 2 to 4 of the ledger without the engine.
It reads position texts by itself, lists what may be chosen and takes choices, up to the first dice
or card: there `take` gives nothing, for what follows is chance. Like the real game it does not ask
where there is only one answer.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from tests.games.memoir import naive
from tests.games.memoir.naive import Arrival, Field, March, Settings, Unit

ANY = frozenset({"infantry", "armor", "artillery"})
# Tactic cards that order a number of units anywhere: how many, and of which branches.
ANYWHERE: dict[str, tuple[int, frozenset[str]]] = {
    "direct_from_hq": (4, ANY),
    "move_out": (4, frozenset({"infantry"})),
    "armor_assault": (4, frozenset({"armor"})),
    "artillery_bombard": (naive.ALL, frozenset({"artillery"})),
    "close_assault": (naive.ALL, frozenset({"infantry", "armor"})),
    "firefight": (4, ANY),
}
NO_MOVES = {"close_assault", "firefight"}
NO_FALLBACK = {"direct_from_hq", "close_assault", "firefight"}  # M44-K.10
MARCHES = {"infantry_assault": naive.INFANTRY_ASSAULT, "artillery_bombard": naive.ARTILLERY_BOMBARD}
# Extra dice in close assault and in fire.
BONUS = {
    "armor_assault": (1, 0),
    "close_assault": (1, 0),
    "firefight": (0, 1),
    "their_finest_hour": (1, 1),
}
ONLY = {"close_assault": "close", "firefight": "ranged"}


@dataclass(frozen=True)
class Turn:
    """A moment of a turn. The field is never changed, only replaced."""

    here: Field
    side: str
    card: str
    step: str  # order, move, where, battle
    ordered: frozenset[str] = frozenset()
    moved: frozenset[str] = frozenset()
    barred: frozenset[str] = frozenset()  # moved so that it may not battle
    stopped: frozenset[str] = frozenset()  # had to stop: may not take ground
    fought: frozenset[str] = frozenset()
    picked: str = ""
    arrivals: Mapping[naive.Hex, Arrival] = field(default_factory=dict)  # of the unit picked

    def march(self, name: str) -> March:
        return MARCHES.get(self.card) or naive.own_march(self.here.units[name])


# --- reading -------------------------------------------------------------------------------------


def read_field(raw: Mapping[str, Any]) -> Field:
    """The battlefield of a position: its scenario, and what the position says differently."""
    chosen = {k: v for k, v in raw.get("settings", {}).items() if hasattr(Settings(), k)}
    if raw.get("scenario"):
        here = naive.from_scenario(naive.SCENARIOS / f"{raw['scenario']}.toml", Settings(**chosen))
    else:
        here = Field(settings=Settings(**chosen))
    for place, text in raw.get("terrain", {}).items():
        at = naive.parse_hex(place)
        here.ground[at] = set()
        here.owners.pop(at, None)
        for word in text.split():
            kind, _, owner = word.partition(":")
            here.ground[at].add(kind)
            if owner:
                here.owners[at] = owner
    for name, text in raw.get("units", {}).items():
        kind, place, strength = text.split()
        here.units.pop(name, None)
        if place != "gone":
            side = "allies" if name.startswith("al") else "axis"
            at, figures = naive.parse_hex(place), int(strength.split("/")[0])
            here.units[name] = Unit(side, kind, at, figures)
    for kind in ("wire", "sandbags"):
        if kind in raw:
            for names in here.ground.values():
                names.discard(kind)
            for place in raw[kind]:
                here.ground.setdefault(naive.parse_hex(place), set()).add(kind)
    return here


def read_turn(raw: Mapping[str, Any], side: str) -> Turn:
    """The moment of a turn that a position describes; `side` moves if it does not say who."""
    step = raw["stack"][-1].split()[0] if "stack" in raw else raw["phase"]
    ordered = raw.get("ordered", [])
    if isinstance(ordered, Mapping):
        ordered = [name for names in ordered.values() for name in names]
    turn = Turn(
        here=read_field(raw),
        side=raw.get("active", side),
        card=raw.get("card", ""),
        step=step,
        ordered=frozenset(ordered),
        moved=frozenset(raw.get("moved", [])),
        barred=frozenset(raw.get("barred", [])),
        stopped=frozenset(raw.get("halted", [])),
        fought=frozenset(raw.get("fought", [])),
    )
    settled = settle(turn)
    assert settled is not None, "nothing can be chosen in this position"
    return settled


# --- what may be chosen --------------------------------------------------------------------------


def actions(turn: Turn) -> list[str]:
    """All choices, in the notation of the game."""
    if turn.step == "order":
        return [*(f"order {name}" for name in orders(turn)), "done"]
    if turn.step == "move":
        ready = turn.ordered - turn.moved
        return [*(f"pick {name}" for name in sorted(ready) if can_move(turn, name)), "done"]
    if turn.step == "where":
        return ways(turn)
    return battles(turn)


def orders(turn: Turn) -> list[str]:
    """The units that can be ordered beside those that are (M44-2.1 to 2.7)."""
    here, side, card = turn.here, turn.side, turn.card
    mine = {name for name, unit in here.units.items() if unit.side == side} - turn.ordered
    if card in naive.SECTION_CARDS:
        quotas = naive.SECTION_CARDS[card]
        legal = naive.order_sets_legal
        return sorted(n for n in mine if legal(here, side, quotas, turn.ordered | {n}))
    most, branches = (1, ANY) if falls_back(turn) else ANYWHERE[card]
    if len(turn.ordered) >= most:
        return []
    found = {name for name in mine if here.units[name].branch in branches}
    if card in ONLY:
        found &= naive.orders(here, side, card)
    return sorted(found)


def falls_back(turn: Turn) -> bool:
    """Whether there is no unit for the card, so that it is an ordinary order (M44-K.10)."""
    if turn.card not in ANYWHERE or turn.card in NO_FALLBACK:
        return False
    branches = ANYWHERE[turn.card][1]
    return not any(u.side == turn.side and u.branch in branches for u in turn.here.units.values())


def can_move(turn: Turn, name: str) -> bool:
    """Whether a unit has anywhere to go."""
    here = turn.here
    if name not in here.units:
        return False
    if naive.can_exit(here, name, turn.march(name)):
        return True
    return any(walk.path for walk in naive.walks(here, name, turn.march(name)))


def ways(turn: Turn) -> list[str]:
    """The moves of the unit that was picked."""
    name = turn.picked
    found = [f"move {name} {naive.hex_name(at)}" for at in sorted(turn.arrivals)]
    leaves = naive.can_exit(turn.here, name, turn.march(name))
    return [*found, f"exit {name}"] if leaves else found


def may_battle(turn: Turn, name: str) -> bool:
    if name in turn.barred | turn.fought or name not in turn.here.units:
        return False
    return "ocean" not in naive.ground(turn.here, turn.here.units[name].at)


def battles(turn: Turn) -> list[str]:
    """Attacks, and wire to be cleared instead (M44-4.3, A2.63)."""
    here = turn.here
    close, fire = BONUS.get(turn.card, (0, 0))
    only = ONLY.get(turn.card, "")
    found: list[str] = []
    for name in sorted(turn.ordered):
        if not may_battle(turn, name):
            continue
        targets = naive.targets(here, name, close, fire, only)
        found += [f"attack {name} {target}" for target in sorted(targets)]
        unit = here.units[name]
        if unit.branch == "infantry" and "wire" in naive.ground(here, unit.at):
            near = naive.neighbours(here, unit.at)
            contact = any(here.units[foe].at in near for foe in naive.enemies(here, unit.side))
            if only == "" or contact == (only == "close"):
                found.append(f"clear {name}")
    return [*found, "done"]


# --- taking a choice -----------------------------------------------------------------------------


def take(turn: Turn, action: str) -> Turn | None:
    """The next moment at which somebody has a choice; None if dice or a draw come first."""
    after = step(turn, action)
    return settle(after) if after else None


def settle(turn: Turn | None) -> Turn | None:
    """Go on while there is only one answer."""
    while turn is not None:
        choices = actions(turn)
        if len(choices) > 1:
            return turn
        turn = step(turn, choices[0])
    return None


def step(turn: Turn, action: str) -> Turn | None:
    """What one choice does; None if it leads to dice or ends the turn."""
    verb, *words = action.split()
    if verb == "order":
        return replace(turn, ordered=turn.ordered | {words[0]})
    if verb == "pick":
        arrivals = naive.destinations(turn.here, words[0], turn.march(words[0]))
        return replace(turn, step="where", picked=words[0], arrivals=arrivals)
    if verb == "move":
        return moved_to(turn, words[0], naive.parse_hex(words[1]))
    if verb == "exit":
        return replace(turn, here=without(turn.here, words[0]), step="move", picked="")
    if verb == "clear":
        at = turn.here.units[words[0]].at
        return replace(turn, here=cleared(turn.here, at, "wire"), fought=turn.fought | set(words))
    if verb == "done":
        return next_step(turn)
    assert verb == "attack"
    return None


def next_step(turn: Turn) -> Turn | None:
    if turn.step == "order" and turn.ordered:
        card = "" if falls_back(turn) else turn.card
        return replace(turn, step="battle" if card in NO_MOVES else "move", card=card)
    return replace(turn, step="battle") if turn.step == "move" else None


def moved_to(turn: Turn, name: str, at: naive.Hex) -> Turn:
    """A unit has moved: sandbags stay behind and are gone, armor has flattened the wire."""
    here, unit = turn.here, turn.here.units[name]
    arrival = turn.arrivals[at]
    here = cleared(here, unit.at, "sandbags")
    if unit.branch == "armor":
        here = cleared(here, at, "wire")
    here = replace(here, units={**here.units, name: replace(unit, at=at)})
    return replace(
        turn,
        here=here,
        step="move",
        picked="",
        moved=turn.moved | {name},
        barred=turn.barred if arrival.battle else turn.barred | {name},
        stopped=turn.stopped | {name} if arrival.stopped else turn.stopped,
    )


def cleared(here: Field, at: naive.Hex, kind: str) -> Field:
    """The field without a piece of a kind on a hex."""
    if kind not in naive.ground(here, at):
        return here
    return replace(here, ground={**here.ground, at: here.ground[at] - {kind}})


def without(here: Field, name: str) -> Field:
    left = cleared(here, here.units[name].at, "sandbags")
    return replace(left, units={k: v for k, v in left.units.items() if k != name})


# --- comparing -----------------------------------------------------------------------------------

Key = tuple[Any, ...]


def key(turn: Turn) -> Key:
    """Everything that distinguishes two moments of one turn, in the words of a position."""
    here = turn.here
    on_board = turn.ordered & set(here.units)
    return (
        turn.step,
        turn.picked,
        frozenset((n, naive.hex_name(unit.at), unit.figures) for n, unit in here.units.items()),
        places(here, "wire"),
        places(here, "sandbags"),
        on_board,
        turn.moved & on_board,
        frozenset(name for name in on_board if may_battle(turn, name)),
        turn.stopped & on_board,
        turn.fought & on_board,
    )


def places(here: Field, kind: str) -> frozenset[str]:
    return frozenset(naive.hex_name(at) for at, names in here.ground.items() if kind in names)
