"""The log: events as messages, in which units appear by card and tile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vezerkar.core.kernel import Event
from vezerkar.games.panzer.events import (
    E_ADVANCED,
    E_ARRIVED,
    E_DEPLOYED,
    E_DESTROYED,
    E_DROPPED,
    E_FIRE_OPENS,
    E_FLIPPED,
    E_INSTANT,
    E_JUMPED,
    E_LOSS,
    E_MORALE,
    E_MOVED,
    E_NO_RETREAT,
    E_PICKED,
    E_PLACED,
    E_PLAYED,
    E_RETREATED,
    E_SACRIFICED,
    E_SHEET,
    E_STALLED,
    E_SWAPPED,
    EVENTS,
)
from vezerkar.games.panzer.explain.citations import event_rules
from vezerkar.games.panzer.rules.terrain import may_stand
from vezerkar.games.panzer.setup import Layout, layout_of
from vezerkar.games.panzer.state import F_ATTACKER, F_DEFENDER, F_FIRE, F_TARGET, Front
from vezerkar.games.panzer.terms import L_MORALE, UNIT_SLOTS
from vezerkar.scene.message import Argument, Message

# What fixes the result of a fire: morale that is won or lost later changes nothing in it.
RESULTS: Final = (E_LOSS, E_STALLED, E_INSTANT)


def story(before: Front, events: Sequence[Event]) -> list[Message]:
    """One message for each event."""
    return _LogWriter(before).tell(events)


class _LogWriter:
    """Follows units through the events of a step, to say where each one stood."""

    def __init__(self, before: Front) -> None:
        self.before = before
        self.layout: Layout = layout_of(before.board)
        self.cards = before.unit_card[:]
        self.tiles = before.unit_tile[:]
        self.fighters = before.fight[F_ATTACKER : F_DEFENDER + 1]
        self.is_decided = False  # the fire that is told of
        self.is_revealed = False  # what lay face down in it
        self.has_destroyed = False  # a unit fell in it
        self.values = before.fight[F_FIRE : F_TARGET + 1] or [0, 0]

    def tell(self, events: Sequence[Event]) -> list[Message]:
        told = []
        for event in events:
            told.append(self.message(event))
            self.follow(event)
        return told

    def message(self, event: Event) -> Message:
        form = EVENTS[event.kind]
        rules = event_rules(self.before, event)
        if event.kind == E_PICKED and self.tiles[event.args[0]] < 0:
            return Message("event-picked-fallen", {}, rules)  # its support outlives it
        if event.kind == E_SHEET and self.is_decided and event.args[1] == L_MORALE:
            return Message("event-sheet-late", {}, ("PG-7.14.1", "PG-7.15.3", "PG-7.17.4"))
        args = self.layout.lexicon.arguments(form, event.args)
        count = 0
        for kind, value in zip(form.kinds, event.args, strict=False):
            if kind == "unit":
                count += 1
                key = "" if count == 1 else str(count)
                self.name_unit(args, key, value)
        if event.kind == E_FLIPPED and self.is_revealed:
            args |= self.moved(0, event.args[1])
            return Message("event-flipped-fire", args, rules)
        if event.kind == E_SACRIFICED:
            args |= self.moved(int(self.is_revealed), event.args[2])  # who fires reveals first
            args["why"] = self.laid(event)
        elif event.kind == E_PLAYED:
            action_card = self.before.board.action_card[event.args[1]]
            name = self.layout.data.playable[action_card].id
            args["mode"] = f"mode:{name}-{event.args[2]}"
        elif event.kind == E_MORALE:
            args |= self.change(event.args[1])
        elif event.kind == E_NO_RETREAT:
            args["why"], tile = self.barred(event.args[0])
            if tile >= 0:
                args["tile"] = f"tile:{self.layout.lexicon.name('tile', tile)}"
        elif event.kind == E_LOSS:
            args |= {"number3": self.values[0], "number4": self.values[1]}
            is_odd = int(str(args["number"])) % 2
            args["why"] = "odd" if is_odd else "even"  # half of it is rounded up (PG-7.14.1)
        return Message(f"event-{form.word}", args, rules)

    def change(self, amount: int) -> dict[str, Argument]:
        """By how much morale changed; whoever destroys a unit gains 1 (PG-7.15.3)."""
        won = amount == 1 and self.has_destroyed
        why = "victor" if won else "gained" if amount > 0 else "lost"
        return {"number3": abs(amount), "why": why}

    def laid(self, event: Event) -> str:
        """Whether a card adds anything; a side without another one was not asked for it."""
        side, card, amount = event.args[:3]
        if amount:
            return "card"
        board = self.before.board
        is_asked = bool(self.before.hands[side]) or side == board.npc or card != board.bluff
        return "nothing" if is_asked else "alone"

    def barred(self, u: int) -> tuple[str, int]:
        """Why a beaten unit cannot go straight away from its attacker, and where to (PG-7.17.3)."""
        s, board = self.before, self.before.board
        start = self.tiles[u]
        attacker = next((self.tiles[other] for other in self.fighters if other != u), -1)
        ways = board.near[4 * start : 4 * start + 4]
        if attacker not in ways:
            return "ground", -1
        tile = ways[(ways.index(attacker) + 2) % 4]
        if tile == board.count:
            return "edge", -1
        if tile in (s.headquarters(0), s.headquarters(1)):
            return "headquarters", tile
        if tile in self.tiles:
            other = self.cards[self.tiles.index(tile)]
            is_own = board.side[other] == board.side[self.cards[u]]
            return "own" if is_own else "enemy", tile
        return "ground" if not may_stand(s, u, tile) else "none", tile

    def moved(self, marker: int, amount: int) -> dict[str, Argument]:
        """Where a value of the fire stands, and where an amount brings it (PG-7.0.3)."""
        value = self.values[marker]
        return {"number3": value, "number4": max(1, value + amount)}

    def name_unit(self, args: dict[str, Argument], key: str, u: int) -> None:
        lexicon = self.layout.lexicon
        args[f"unit{key}"] = f"card:{lexicon.name('card', self.cards[u])}"
        args[f"token{key}"] = f"unit:{lexicon.name('unit', u)}"
        if self.tiles[u] >= 0:
            args[f"at{key}"] = f"tile:{lexicon.name('tile', self.tiles[u])}"

    def follow(self, event: Event) -> None:
        """Track where units are, and whether a fire is decided."""
        args = event.args
        if event.kind == E_FIRE_OPENS:
            self.fighters, self.is_decided, self.is_revealed = args, False, False
            self.has_destroyed = False
            self.values = [0, 0]
        elif event.kind == E_SHEET:
            self.values[args[0]] = args[3]
        elif event.kind == E_SACRIFICED:
            self.is_revealed = True
        elif event.kind in RESULTS or self.is_fall(event):
            self.is_decided = True
        if event.kind in (E_MOVED, E_JUMPED):
            self.tiles[args[0]] = args[2]
        elif event.kind in (E_RETREATED, E_ADVANCED):
            self.tiles[args[0]] = args[1]
        elif event.kind == E_SWAPPED:
            a, b = args
            self.tiles[a], self.tiles[b] = self.tiles[b], self.tiles[a]
        elif event.kind in (E_PLACED, E_DEPLOYED, E_DROPPED, E_ARRIVED):
            u = next(u for u in range(UNIT_SLOTS) if self.tiles[u] < 0)
            self.tiles[u], self.cards[u] = args[2], args[1]
        elif event.kind == E_DESTROYED:
            self.has_destroyed = True
            for u in range(UNIT_SLOTS):
                if self.tiles[u] == args[2]:
                    self.tiles[u] = -1

    def is_fall(self, event: Event) -> bool:
        """Whether one of the two units that fight is destroyed."""
        return event.kind == E_DESTROYED and event.args[2] in [self.tiles[u] for u in self.fighters]
