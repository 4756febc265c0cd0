"""A scene drawn with letters: the board, its legend, hands and tracks.

Everything comes from the scene. Letters are chosen for what is on the board now: the first letter
of a name that is still free.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from vezerkar.scene.scene import BookEntry, Message, Scene, Space, Token, Zone
from vezerkar.words.words import Words, lexicon_of, place_name

PITCH: Final = 6  # characters from one space of a row to the next
WIDE: Final = PITCH - 1
BRACKETS: Final = ("[]", "()", "<>", "{}")
OBJECTIVE: Final = "*"
NO_EFFECT: Final = "fact-nothing"
SIGNS: Final = {"impassable": "#", "exit": "^"}
STATES: Final = {"named": "x", "ordered": "!"}

PLAIN: Final = ""
DIM: Final = "2"
STRONG: Final = "1"
YELLOW: Final = "33"
SIDE_COLOURS: Final = ("36", "32", "35", "31")


@dataclass(frozen=True)
class Patch:
    """Some text at a column of a line."""

    column: int
    text: str
    style: str = PLAIN


class Drawing:
    """Draws one scene for one reader."""

    def __init__(self, scene: Scene, words: Words, colours: bool = False) -> None:
        self.scene = scene
        self.words = words
        self.colours = colours
        self.book = lexicon_of(scene.book)
        self.sides = list(dict.fromkeys(seat.side for seat in scene.seats))
        self.sides.sort()  # the same brackets in every battle of a match
        self.turned = bool(scene.side and scene.board.bottom not in ("", scene.side))
        spaces = scene.board.spaces
        self.left = min(self._xy(space)[0] for space in spaces)
        self.step = min(b.x - a.x for a, b in pairwise(spaces) if b.x > a.x)
        self.units = [token for token in scene.tokens if token.layer == "unit"]
        self.pieces = [token for token in scene.tokens if token.layer == "piece"]
        self.wanted = {
            space
            for region in scene.board.regions
            if region.kind == "objective"
            for space in region.spaces
        }
        self.ground_signs = self._letters("terrain", self._ground_kinds())
        self.unit_signs = self._letters("kind", self._unit_kinds())

    # What is on the board

    def _ground_kinds(self) -> list[str]:
        """Terrain and pieces that are on the board and do anything, in the order of the book."""
        present = {kind for space in self.scene.board.spaces for kind in space.kinds}
        present |= {token.kind for token in self.pieces}
        return [
            kind
            for kind in self._in_book("terrain")
            if kind in present and does_something(self.book[f"terrain:{kind}"])
        ]

    def _unit_kinds(self) -> list[str]:
        present = {token.kind for token in self.units}
        return [kind for kind in self._in_book("kind") if kind in present]

    def _in_book(self, kind: str) -> list[str]:
        return [e.id.partition(":")[2] for e in self.scene.book if e.id.startswith(f"{kind}:")]

    def _letters(self, kind: str, names: Iterable[str]) -> dict[str, str]:
        taken: dict[str, str] = {}
        for name in names:
            called = self.words.name(f"{kind}:{name}").upper()
            letters = [c for c in called + "ABCDEFGHIJKLMNOPQRSTUVWXYZ" if c.isalpha()]
            taken[name] = next(c for c in letters if c not in taken.values())
        return taken

    # The board

    def board(self) -> list[str]:
        """The board, two lines a row: places with their ground, and the units on them."""
        if self.scene.board.shape == "area":
            return [self._plain(self._place(space)) for space in self.scene.board.spaces]
        lines = [self._line(self._section_names())] if self.scene.board.regions else []
        for row in self._rows():
            lines.append(self._line(self._ground_patches(row)))
            lines.append(self._line(self._unit_patches(row)))
        return [line.rstrip() for line in lines]

    def _rows(self) -> list[list[Space]]:
        by_row: dict[float, list[Space]] = {}
        for space in self.scene.board.spaces:
            by_row.setdefault(self._xy(space)[1], []).append(space)
        return [by_row[y] for y in sorted(by_row)]

    def _xy(self, space: Space) -> tuple[float, float]:
        """Where a space is for this viewer: the own side sits at the bottom."""
        board = self.scene.board
        if self.turned:
            return round(board.width - space.x, 2), round(board.height - space.y, 2)
        return space.x, space.y

    def _column(self, x: float) -> int:
        return round((x - self.left) / self.step * PITCH)

    def _section_names(self) -> list[Patch]:
        patches = []
        side = self.scene.side or self.scene.board.bottom
        for region in self.scene.board.regions:
            if region.kind != "section":
                continue
            xs = [self._xy(s)[0] for s in self.scene.board.spaces if region.id in s.zones]
            name = self.words.name(region.names.get(side, region.names.get("", region.id)))
            middle = self._column((min(xs) + max(xs)) / 2) + WIDE // 2
            patches.append(Patch(max(0, middle - len(name) // 2), name, DIM))
        return sorted(patches, key=lambda patch: patch.column)

    def _ground_patches(self, row: list[Space]) -> list[Patch]:
        found = []
        for space in row:
            column = self._column(self._xy(space)[0])
            name = place_name(space.id)
            found.append(Patch(column, name, DIM))
            signs = self._signs(space)
            # As many signs as fit; the gap before them only if there is room for it.
            gap = 1 if len(name) + 1 + len(signs) <= WIDE else 0
            style = YELLOW if OBJECTIVE in signs else PLAIN
            found.append(Patch(column + len(name) + gap, signs, style))
        return sorted(found, key=lambda patch: patch.column)

    def _signs(self, space: Space) -> str:
        """One letter for each kind of ground and piece, then the signs."""
        kinds = [*space.kinds, *(token.kind for token in self.pieces if token.space == space.id)]
        signs = "".join(self.ground_signs.get(kind, "") for kind in kinds)
        signs += "".join(SIGNS.get(mark, "") for mark in space.marks)
        return signs + OBJECTIVE * (space.id in self.wanted)

    def _unit_patches(self, row: list[Space]) -> list[Patch]:
        at = {token.space: token for token in self.units}
        found = []
        for space in row:
            token = at.get(space.id)
            if token:
                column = self._column(self._xy(space)[0])
                found.append(Patch(column, self.sign(token), self._style(token)))
        return sorted(found, key=lambda patch: patch.column)

    def sign(self, token: Token) -> str:
        """A unit: brackets of its side, letter of its kind, figures, and whether it is ordered."""
        brackets = self._brackets(token.side)
        state = next((sign for mark, sign in STATES.items() if mark in token.marks), "")
        letter = self.unit_signs[token.kind]
        return f"{brackets[0]}{letter}{token.strength}{brackets[1]}{state}"

    def _brackets(self, side: str) -> str:
        return BRACKETS[self.sides.index(side) % len(BRACKETS)]

    def _style(self, token: Token) -> str:
        colour = SIDE_COLOURS[self.sides.index(token.side) % len(SIDE_COLOURS)]
        return f"{STRONG};{colour}"

    def _line(self, patches: Iterable[Patch]) -> str:
        line, width = "", 0
        for patch in patches:
            gap = max(0, patch.column - width)
            line += " " * gap + self._painted(patch.text, patch.style)
            width += gap + len(patch.text)
        return line

    def _painted(self, text: str, style: str) -> str:
        return f"\x1b[{style}m{text}\x1b[0m" if self.colours and style and text else text

    def _place(self, space: Space) -> str:
        here = [self.sign(token) for token in self.units if token.space == space.id]
        return " ".join([place_name(space.id), self._signs(space), *here])

    def _plain(self, text: str) -> str:
        return " ".join(text.split())

    # The legend

    def legend(self) -> list[str]:
        """What the letters mean: exactly the terrain, obstacles and units that are on the board."""
        say = self.words.text
        lines = [say("table-legend-terrain")]
        for kind, sign in self.ground_signs.items():
            lines.append(self._explained(sign, self.book[f"terrain:{kind}"]))
        lines.append(say("table-legend-units"))
        for kind, sign in self.unit_signs.items():
            lines.append(self._explained(sign, self.book[f"kind:{kind}"]))
        lines.append(say("table-legend-sides"))
        for side in self.sides:
            name = self.words.name(f"side:{side}")
            lines.append("  " + say("table-legend-line", sign=self._brackets(side), name=name))
        lines += self._sign_lines()
        return lines + self._places()

    def _explained(self, sign: str, entry: BookEntry) -> str:
        facts = " ".join(self.words.say(fact) for fact in entry.facts)
        name = entry.names[self.words.language]
        return "  " + self.words.text("table-legend-fact", sign=sign, name=name, facts=facts)

    def _sign_lines(self) -> list[str]:
        found = {"objective": OBJECTIVE} if self.wanted else {}
        marks = {mark for space in self.scene.board.spaces for mark in space.marks}
        found |= {mark: sign for mark, sign in SIGNS.items() if mark in marks}
        states = {mark for token in self.units for mark in token.marks}
        found |= {mark: sign for mark, sign in STATES.items() if mark in states}
        if not found:
            return []
        say = self.words.text
        return [say("table-legend-signs")] + [
            "  " + say("table-legend-line", sign=sign, name=say(f"table-sign-{mark}"))
            for mark, sign in found.items()
        ]

    def _places(self) -> list[str]:
        labels = [
            f"{place_name(space.id)} {space.label[self.words.language]}"
            for space in self.scene.board.spaces
            if space.label
        ]
        return [self.words.text("table-legend-places"), "  " + ", ".join(labels)] if labels else []

    # Cards, tracks, dice

    def cards(self) -> list[str]:
        """Hands and piles: what this viewer may see of them."""
        return [self._zone(zone) for zone in self.scene.zones if zone.count or zone.cards]

    def _zone(self, zone: Zone) -> str:
        say = self.words.text
        if self.scene.side and zone.id == f"hand-{self.scene.side}":
            name = say("table-your-hand")
        else:
            # Several zones of a kind share one name: `handed-z1`, `handed-z3`.
            key = f"zone-{zone.id}"
            name = say(key if self.words.has(key) else key.rpartition("-")[0])
        if zone.anchors:
            name += f" ({', '.join(self.words.name(anchor) for anchor in zone.anchors)})"
        if not zone.cards:
            return say("table-hidden", name=name, count=zone.count)
        return f"{name}: " + ", ".join(self._card(card.id, card.count) for card in zone.cards)

    def _card(self, card: str, count: int) -> str:
        name = self.words.name(f"card:{card}")
        return name if count == 1 else self.words.text("table-counted", name=name, count=count)

    def tracks(self) -> str:
        """All tracks on one line."""
        said = []
        for track in self.scene.tracks:
            key = "table-track" + "-side" * bool(track.side) + "-of" * bool(track.most)
            name = self.words.text(f"track-{track.id}")
            kind = "side" if f"side:{track.side}" in self.book else "seat"
            side = self.words.name(f"{kind}:{track.side}") if track.side else ""
            args: dict[str, str | int] = {"value": track.value, "most": track.most}
            said.append(self.words.text(key, name=name, side=side, **args))
        return " · ".join(said)

    def dice(self) -> list[str]:
        if not self.scene.dice:
            return []
        faces = ", ".join(self.words.name(f"face:{face}") for face in self.scene.dice)
        return [self.words.text("table-dice", dice=faces)]

    def steps(self) -> str:
        """The steps of the turn, the present one in brackets."""
        prompt = self.scene.prompt
        said = [
            f"[{self.words.text(f'step-{step}')}]"
            if step == prompt.step
            else self.words.text(f"step-{step}")
            for step in prompt.steps
        ]
        return self.words.text("table-steps", steps=" > ".join(said)) if said else ""

    def whole(self) -> Iterator[str]:
        """The table as one looks at it: board, tracks, cards."""
        yield from self.board()
        yield self.tracks()
        yield from self.cards()
        yield from self.dice()


def does_something(terrain: BookEntry) -> bool:
    """Whether there is more to say of it than that it does nothing."""
    return any(fact.key != NO_EFFECT for fact in terrain.facts)


def places_of(scene: Scene) -> dict[str, str]:
    """Where the units of a scene are, for sentences that do not say it themselves."""
    return {
        f"unit:{token.id}": f"hex:{token.space}" for token in scene.tokens if token.layer == "unit"
    }


def marks_of(words: Words, marks: Iterable[str]) -> list[str]:
    """Marks such as `stop` or `cost-2` in words; what is for the map or the page has none."""
    said = []
    for mark in marks:
        name, _, number = mark.rpartition("-")
        key = f"mark-{name if number.isdigit() else mark}"
        if words.has(key):
            args: dict[str, str | int] = {"number": int(number)} if number.isdigit() else {}
            said.append(words.say(Message(key, args)))
    return said
