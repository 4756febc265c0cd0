"""What a scene tells, as named numbers: by place, for the whole table, and for each action.

Everything is taken from the scene of a seat, so nothing gets in that the seat may not know. Sides
are named from its point of view: `own`, `friend`, `enemy`, `nobody`. Thus both sides of a battle
read alike, and what is learnt with one serves the other.

A fact has a key, not yet a name: most facts come again with every scene, and a key is looked up
faster than a name is put together.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from vezerkar.scene.scene import ActionView, Board, Scene

_NUMBERED = re.compile(r"(?P<name>.+?)-(?P<amount>[+-]?\d+)$")
_FOR_THE_EYE = ("army-", "hq-", "badge-")  # marks that only name or repeat something
_PLACES = ("hex", "square", "tile", "space", "area")  # the kinds of reference to a space

Key = tuple[str, str, str | None]  # the kind of fact, what it is about, and whose it is
PlaceFact = tuple[Key, str, float]  # a number at a space
TableFact = tuple[Key, float]  # a number that belongs to no space


class ActionFacts(NamedTuple):
    """An action: its verb, the spaces and things that it names in their order, and its marks."""

    verb: str
    spaces: list[str]
    things: list[str]
    marks: list[TableFact]


class PointOfView:
    """How a seat calls the others; a spectator has enemies only."""

    def __init__(self, scene: Scene) -> None:
        own = next((seat for seat in scene.seats if seat.id == scene.seat), None)
        self.side = scene.side
        team = own.team if own else -1
        two = len(scene.seats) == 2
        self.seats = {
            seat.id: "own"
            if seat is own
            else f"{'friend' if seat.team == team else 'enemy'}{'' if two else f' {seat.id}'}"
            for seat in scene.seats
        }

    def of(self, owner: str) -> str:
        """A side or seat, as the seat calls it."""
        if not owner:
            return "nobody"
        return self.seats.get(owner) or ("own" if owner == self.side else "enemy")

    def name(self, key: Key) -> str:
        """A key in words; the name of a thing is the same for both sides."""
        kind, about, owner = key
        name = f"{kind} {about}"
        if owner is None:
            return name
        if owner:
            name = name.replace(f"-{owner}", "").replace(f"{owner}-", "")
        return f"{name} {self.of(owner)}"


def board_facts(board: Board) -> Iterator[PlaceFact]:
    """What is printed on the map; it does not change during a game."""
    for space in board.spaces:
        for kind in space.kinds:
            yield ("terrain", kind, None), space.id, 1.0
        if space.side:
            yield ("space", "belongs", space.side), space.id, 1.0
        for mark in space.marks:
            name, amount = numbered(mark)
            yield ("printed", name, None), space.id, amount
    for region in board.regions:
        for inside in region.spaces:
            yield ("region", region.kind, region.side), inside, 1.0


def token_facts(scene: Scene, on_board: dict[str, int]) -> Iterator[PlaceFact]:
    """The pieces on the board."""
    for token in scene.tokens:
        space = token.space
        if space in on_board:
            side = token.side
            yield (token.layer, token.kind, side), space, float(token.strength or 1)
            if token.nation:
                yield ("nation", token.nation, side), space, 1.0
            for number, amount in enumerate(token.values, 1):
                yield ("value", str(number), side), space, float(amount)
            for mark in token.marks:
                if not mark.startswith(_FOR_THE_EYE):
                    name, worth = numbered(mark)
                    yield ("mark", name, side), space, worth


def table_facts(scene: Scene, on_board: dict[str, int]) -> Iterator[TableFact]:
    """Question, seats, cards, tracks, and the pieces beside the board."""
    yield ("scenario", scene.scenario, None), 1.0
    yield ("seat", scene.seat, None), 1.0
    yield ("asked", scene.prompt.text.key, None), 1.0
    yield ("prompt", "chosen", None), float(scene.prompt.chosen)
    yield ("prompt", "most", None), float(scene.prompt.most)
    for seat in scene.seats:
        yield ("seat", "score", seat.id), float(seat.score)
        yield ("seat", "target", seat.id), float(seat.target)
        yield ("seat", "deciding", seat.id), float(seat.deciding)
        yield ("seat", "ready", seat.id), float(seat.ready)
    for zone in scene.zones:
        yield ("cards", zone.id, zone.owner), float(zone.count)
        kind = f"card {zone.id}"
        for card in zone.cards:
            yield (kind, card.id, zone.owner), float(card.count)
    for track in scene.tracks:
        yield ("track", track.id, track.side), float(track.value)
    for token in scene.tokens:
        if token.space not in on_board:
            yield (f"beside {token.layer}", token.kind, token.side), float(token.strength or 1)


def action_facts(action: ActionView, space_of: dict[str, str]) -> ActionFacts:
    """An action; a piece counts as the space that it stands on."""
    spaces: list[str] = []
    things: list[str] = []
    for anchor in action.anchors:
        kind, _, name = anchor.partition(":")
        if kind in _PLACES:
            spaces.append(name)
        elif anchor in space_of:
            spaces.append(space_of[anchor])
        else:
            things.append(anchor)
    marks: list[TableFact] = []
    for mark in action.marks:
        if not mark.startswith(_FOR_THE_EYE):
            about, amount = numbered(mark)
            marks.append((("mark", about, None), amount))
    return ActionFacts(action.verb, spaces, things, marks)


def spaces_of_pieces(scene: Scene) -> dict[str, str]:
    """Where each piece stands, by its reference."""
    return {f"{token.layer}:{token.id}": token.space for token in scene.tokens}


@lru_cache(maxsize=4096)
def numbered(mark: str) -> tuple[str, float]:
    """A mark such as `dice-3` as its name and its number; a mark without one counts as 1."""
    found = _NUMBERED.fullmatch(mark)
    return (found["name"], float(found["amount"])) if found else (mark, 1.0)
