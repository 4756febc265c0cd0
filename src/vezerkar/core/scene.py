"""The scene: what a seat may see, in words that every client understands.

A scene is built by naming what to show. It knows spaces, tokens, cards, tracks, dice, a prompt and
options, and nothing of any rulebook. Sentences are keys with arguments; the words live in the text
files of each game. Everything here can be sent as JSON.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Argument = str | int


class Message(Struct, frozen=True, omit_defaults=True):
    """A sentence in nobody's language: its key, its arguments, and the rules it rests on.

    An argument such as `unit:al05` or `hex:G5` refers to a thing; clients can point at it.
    """

    key: str
    args: dict[str, Argument] = {}
    rules: tuple[str, ...] = ()


class Seat(Struct, frozen=True, omit_defaults=True):
    id: str
    side: str
    team: int
    deciding: bool = False
    score: int = 0
    target: int = 0
    cards: int = 0


class Space(Struct, frozen=True, omit_defaults=True):
    """A place of the board. Static: x and y are its centre in board units."""

    id: str
    x: float
    y: float
    kinds: tuple[str, ...] = ()  # terrain and fixed pieces, bottom first
    zones: tuple[str, ...] = ()
    label: str = ""
    art: dict[str, str] = {}


class Board(Struct, frozen=True, omit_defaults=True):
    """The part of a scene that does not change during a game."""

    shape: Literal["hex", "square", "area"]
    width: float
    height: float
    spaces: tuple[Space, ...]
    edges: tuple[tuple[str, str], ...] = ()


class Token(Struct, frozen=True, omit_defaults=True):
    """A piece on the board."""

    id: str
    kind: str
    space: str
    side: str = ""
    strength: int = 0
    full: int = 0
    nation: str = ""
    marks: tuple[str, ...] = ()


class Card(Struct, frozen=True, omit_defaults=True):
    """A card face; hidden cards are not listed, only counted by their zone."""

    id: str
    count: int = 1


class Zone(Struct, frozen=True, omit_defaults=True):
    """A place for cards: a hand, a pile, the discards."""

    id: str
    owner: str = ""
    count: int = 0
    cards: tuple[Card, ...] = ()


class Track(Struct, frozen=True, omit_defaults=True):
    """A number on a scale."""

    id: str
    value: int
    most: int = 0
    side: str = ""


class Modifier(Struct, frozen=True):
    """One line of a calculation."""

    key: str
    value: int
    rules: tuple[str, ...]


class Odds(Struct, frozen=True, omit_defaults=True):
    """What chance may do to a choice: the headline, its modifiers, the exact distribution."""

    dice: int
    modifiers: tuple[Modifier, ...]
    hits: tuple[float, ...]  # chance of 0, 1, 2 ... figures lost to hits
    results: dict[str, float] = {}  # chance of named consequences


class Reason(Struct, frozen=True, omit_defaults=True):
    """Why something cannot be done: the rule, the sentence, and the thing that is in the way."""

    message: Message
    anchors: tuple[str, ...] = ()


class Choice(Struct, frozen=True, omit_defaults=True):
    """An option: its notation, what it is anchored on, the sentence and the rules that govern it."""

    action: str
    verb: str
    anchors: tuple[str, ...]
    text: Message
    rules: tuple[str, ...]
    marks: tuple[str, ...] = ()


DecisionKind = Literal["pick", "aim", "mark", "split", "branch", "reaction", "wait", "over"]


class Prompt(Struct, frozen=True, omit_defaults=True):
    """The question of the moment: who is asked what, and where we are in the turn."""

    text: Message
    kind: DecisionKind
    seats: tuple[str, ...] = ()
    step: str = ""
    steps: tuple[str, ...] = ()


class Outcome(Struct, frozen=True, omit_defaults=True):
    """How a game ended."""

    winner: str  # the winning side or team, empty for a draw
    text: Message
    rules: tuple[str, ...]


class Scene(Struct, frozen=True, omit_defaults=True):
    """All that a seat may know at one moment."""

    game: str
    scenario: str
    seat: str  # empty for an observer
    seats: tuple[Seat, ...]
    board: Board
    tokens: tuple[Token, ...]
    zones: tuple[Zone, ...]
    tracks: tuple[Track, ...]
    prompt: Prompt
    options: tuple[Choice, ...] = ()
    dice: tuple[str, ...] = ()
    log: tuple[Message, ...] = ()
    outcome: Outcome | None = None
