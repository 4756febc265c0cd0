"""The scene: what a seat may see, in words that every client understands.

A scene is built by naming what to show. It knows spaces, tokens, cards, tracks, dice, a prompt and
actions, and nothing of any rulebook. Sentences are keys with arguments; the words live in the text
files of each game, the names of things in the book of the scene. Everything here can be sent as
JSON.

Things are written with their kind: `unit:al05`, `hex:G5`, `card:ambush`. Such a reference is an
argument of a message, an anchor of an action and the id of an entry of the book.
"""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Raw, Struct
from msgspec.json import Encoder
from msgspec.structs import replace

from vezerkar.scene.message import Argument as Argument
from vezerkar.scene.message import Message as Message
from vezerkar.scene.message import Reason as Reason
from vezerkar.scene.panels import Item, Mat, Panel, ResultTable, Sheet, TurnBox, Window

# The static part: it is the same for every seat and does not change during a game


class BookEntry(Struct, frozen=True, omit_defaults=True):
    """What a thing is called in each language, what it does, and where that is written.

    `facts` are sentences about it, `notes` longer texts by language, `values` the numbers printed
    on it (entries `amount:<name>`), `source` says whether the datum is from the rulebook, published
    or reconstructed. A face of a die has `ways` out of `of`: how likely it is.
    """

    id: str
    names: dict[str, str]
    forms: dict[str, dict[str, str]] = {}  # by language and case, where a name changes
    facts: tuple[Message, ...] = ()
    notes: dict[str, str] = {}
    marks: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    source: str = ""
    values: dict[str, int] = {}


class Space(Struct, frozen=True, omit_defaults=True):
    """A place of the board: its centre, and on an area map its corners as `outline`."""

    id: str
    x: float
    y: float
    kinds: tuple[str, ...] = ()  # terrain and fixed pieces, bottom first: entries `terrain:...`
    side: str = ""  # whom a fixed piece or the place itself belongs to
    zones: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    label: dict[str, str] = {}  # what is written on the map, by language
    art: dict[str, str] = {}  # hints for drawing, without any meaning in the rules
    outline: tuple[float, ...] = ()


class Edge(Struct, frozen=True, omit_defaults=True):
    """Something between two spaces: a river on their common side, a railway, a sea lane."""

    a: str
    b: str
    kind: str = ""


class BoardLine(Struct, frozen=True, omit_defaults=True):
    """A line across the board, as x and y in turn."""

    kind: str
    points: tuple[float, ...]


class Region(Struct, frozen=True, omit_defaults=True):
    """Spaces that belong together: a section, an objective, a country.

    `names` are references by side, where two sides call the region differently; `` is for all.
    """

    id: str
    kind: str
    spaces: tuple[str, ...] = ()
    side: str = ""
    names: dict[str, str] = {}


class Tray(Struct, frozen=True, omit_defaults=True):
    """A place beside the board that holds tokens: reserves, boxes of a turn track, an army card."""

    id: str
    kind: str = ""
    side: str = ""


class Board(Struct, frozen=True, omit_defaults=True):
    """The map and what is printed beside it. A hex has a radius of 40 units of x and y."""

    shape: Literal["hex", "square", "area"]
    width: float
    height: float
    spaces: tuple[Space, ...]
    edges: tuple[Edge, ...] = ()
    lines: tuple[BoardLine, ...] = ()
    regions: tuple[Region, ...] = ()
    trays: tuple[Tray, ...] = ()
    place: str = ""  # the kind of a reference to a space, as in `hex:G5`; empty: the shape
    bottom: str = ""  # the side that sits at the bottom edge as printed
    wraps: bool = False  # the east edge joins the west edge
    overlays: tuple[str, ...] = ()  # questions about the board that the game answers, see Overlay
    tables: tuple[ResultTable, ...] = ()
    turns: tuple[TurnBox, ...] = ()


# The part that changes


class Seat(Struct, frozen=True, omit_defaults=True):
    """Someone at the table; `ready` when a secret plan is locked.

    `counts` is what the score counts (entry `score:<id>`), `facts` are short lines under the name.
    """

    id: str
    side: str
    team: int
    deciding: bool = False
    ready: bool = False
    score: int = 0
    target: int = 0
    cards: int = 0
    nation: str = ""
    counts: str = ""
    facts: tuple[Message, ...] = ()


class Token(Struct, frozen=True, omit_defaults=True, gc=False):
    """A piece on a space or in a tray; those listed later lie on top.

    A unit is an entry `unit:<id>` and `kind:<kind>`, a piece `terrain:<kind>`, a marker
    `marker:<kind>`. `look` is the figure to draw; `badge` is written on it, and where it names an
    entry (`card:howitzer`) the name of that. What a viewer may not know of a token is left out,
    and the id of a hidden one means nothing.
    """

    id: str
    kind: str
    space: str
    layer: Literal["unit", "piece", "marker"] = "unit"
    side: str = ""
    look: str = ""
    strength: int = 0
    full: int = 0
    nation: str = ""
    badge: str = ""
    values: tuple[int, ...] = ()
    marks: tuple[str, ...] = ()


class Card(Struct, frozen=True, omit_defaults=True, gc=False):
    """A card face (entry `card:<id>`); hidden cards are not listed, only counted by their zone."""

    id: str
    count: int = 1
    # `dear`: it cannot be paid for now, `short-2`: for want of 2; `fact-1`: used for that fact
    marks: tuple[str, ...] = ()
    idle: Message | None = None  # to its owner, who is asked: why it cannot be used now


class Zone(Struct, frozen=True, omit_defaults=True):
    """A place for cards: a hand, a pile, the discards. `private`: not everybody sees its cards.

    `kind` says how it lies on the table: `hand`, `pile`, `discard`, `open` (face up beside its
    owner), `backs` (face down beside its owner), `play`. `backs` are the anchors of hidden cards
    that can be pointed at, drawn anew for each viewer. `anchor` is the kind of reference by which
    its cards are pointed at: the same card may lie in a hand and in a pile.
    """

    id: str
    owner: str = ""
    count: int = 0
    cards: tuple[Card, ...] = ()
    private: bool = False
    anchors: tuple[str, ...] = ()  # what the cards are for, where they lie beside something
    kind: str = ""
    backs: tuple[str, ...] = ()
    anchor: str = "card"


class Track(Struct, frozen=True, omit_defaults=True):
    """A number on a scale; `most` is its end, 0 if it has none.

    A `rail` is drawn along the board, from `low` on, with its `steps` made visible.
    """

    id: str
    value: int
    most: int = 0
    side: str = ""
    rail: bool = False
    low: int = 0
    steps: tuple[int, ...] = ()


class Modifier(Struct, frozen=True):
    """One line of a calculation."""

    key: str
    value: int
    rules: tuple[str, ...]


class Odds(Struct, frozen=True, omit_defaults=True):
    """What chance may do to an action: the dice, their modifiers, the exact distribution.

    Dice that hit are told by `dice`, `modifiers` and `hits`; any other calculation by its `sheet`,
    with the answer of the other side in `after`.
    """

    dice: int = 0
    modifiers: tuple[Modifier, ...] = ()
    hits: tuple[float, ...] = ()  # chance of 0, 1, 2 ... figures lost to hits
    results: dict[str, float] = {}  # chance of named consequences
    sheet: Sheet | None = None
    after: Sheet | None = None


class Preview(Struct, frozen=True, omit_defaults=True):
    """What follows from an action for certain (`messages`), and what comes then.

    `chance` decides, a card is `drawn` for the seat, something is `shown`, the seat itself is
    `asked`, others may `answer`, the others go on with their `turn`, `others` decide before the
    seat goes on with its own, or the match is `over`.
    `question` is what the seat is asked then, `anchors` what it can choose. With `ends` nothing
    more is asked of it, whatever chance gives; one that is `asked` is asked for a new plan, as all
    are. With `turn_over` its own turn is over, too; else `seats` are asked next.
    """

    then: Literal["chance", "drawn", "shown", "asked", "answer", "turn", "others", "over"]
    messages: tuple[Message, ...] = ()
    question: Message | None = None
    anchors: tuple[str, ...] = ()
    ends: bool = False
    turn_over: bool = False
    seats: tuple[str, ...] = ()


class Spot(Struct, frozen=True, omit_defaults=True):
    """A space that an overlay marks, with a number or a few letters written on it.

    Kinds: `seen` and `hidden` (then `by` is what hides it), `reach`, `zone` and `own-zone`,
    `control`, `supplied`, `unsupplied`, `source`. Equal values of `seen` and `hidden` make a ring.
    """

    space: str
    kind: str
    value: str = ""
    side: str = ""
    by: tuple[str, ...] = ()


class Link(Struct, frozen=True, omit_defaults=True):
    """A line of an overlay from anchor to anchor: `sight`, `supply`, or `cut` by something."""

    kind: str
    way: tuple[str, ...]
    value: str = ""
    by: tuple[str, ...] = ()


class Overlay(Struct, frozen=True, omit_defaults=True):
    """The answer to a question about the board, for a seat that may know it.

    `sight` and `enemy` are asked about an anchor, `zoc`, `supply` and `control` about the board or
    about an anchor. With `veil` all spaces that are not marked, and the hidden ones, are covered.
    """

    spots: tuple[Spot, ...] = ()
    links: tuple[Link, ...] = ()
    veil: bool = False
    rules: tuple[str, ...] = ()


class ActionView(Struct, frozen=True, omit_defaults=True, gc=False):
    """An action: its notation, what it is anchored on, the sentence and the rules that govern it.

    Without anchors it is a button. Marks warn of consequences: `stop`, `no-battle`, `cost-2`,
    `dice-3`; `end` is on what ends a step; `move`, `attack`, `retreat`, `place` or `swap` say how
    its last anchor is ringed where its kind does not. Where an amount is split, `more` and `less`
    are on the two actions that change what their anchor gets, `has-2` says how much it has. `final`
    cannot be taken back, `hands-over` leaves the seat nothing or a new plan (the table adds these),
    `loss` gives something up, `spare` is nothing that anybody forgets, `closes` ends a part of the
    turn and is asked about while something is left, `odds` can be asked for its odds, `certain` has
    a result that is shown before it is done, `badge-3:1` is written on its target, a `button` has
    one while nothing is selected. An action that would change nothing says why in `vain`. `path` is
    the way to the last anchor, itself included.
    """

    action: str
    verb: str
    anchors: tuple[str, ...]
    text: Message
    rules: tuple[str, ...]
    marks: tuple[str, ...] = ()
    path: tuple[str, ...] = ()
    vain: Message | None = None


DecisionKind = Literal["pick", "aim", "mark", "split", "branch", "reaction", "wait", "over"]


class Prompt(Struct, frozen=True, omit_defaults=True):
    """The question of the moment: who is asked what, and where we are in the turn.

    `anchors` are what the question is about. Where several things are marked or an amount is split,
    `chosen` of `most` are (0 if there is no limit). A `private` question is part of a secret plan.
    """

    text: Message
    kind: DecisionKind
    seats: tuple[str, ...] = ()
    step: str = ""
    steps: tuple[str, ...] = ()
    anchors: tuple[str, ...] = ()
    chosen: int = 0
    most: int = 0
    private: bool = False


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
    side: str  # the side of the seat, whose edge of the board is at the bottom for it
    seats: tuple[Seat, ...]
    board: Board
    book: tuple[BookEntry, ...]
    tokens: tuple[Token, ...]
    zones: tuple[Zone, ...]
    tracks: tuple[Track, ...]
    prompt: Prompt
    actions: tuple[ActionView, ...] = ()
    dice: tuple[str, ...] = ()
    log: tuple[Message, ...] = ()
    outcome: Outcome | None = None
    mats: tuple[Mat, ...] = ()
    sheets: tuple[Sheet, ...] = ()
    panels: tuple[Panel, ...] = ()
    agenda: tuple[Item, ...] = ()
    windows: tuple[Window, ...] = ()


_ENCODER = Encoder()
_STATIC: dict[int, tuple[object, Raw]] = {}  # boards and books, and the same as JSON
MAX_STATIC_PARTS: Final = 128
_last_tokens: tuple[tuple[Token, ...], Raw] = ((), Raw(b"[]"))
_TOKENS: dict[int, tuple[Token, bytes]] = {}  # of large boards, and the same as JSON
MANY_TOKENS: Final = 150  # boards with so many keep theirs from scene to scene
MAX_KEPT_TOKENS: Final = 30_000


def encode_scene(scene: Scene) -> bytes:
    """A scene as JSON; board and book do not change during a game, so they are encoded once."""
    board, book = encoded_static(scene)
    tokens = encoded_tokens(scene.tokens)
    return _ENCODER.encode(replace(scene, board=board, book=book, tokens=tokens))


def encoded_tokens(tokens: tuple[Token, ...]) -> Any:
    """As JSON once several seats are shown the same ones."""
    global _last_tokens
    last, encoded = _last_tokens
    if last is not tokens:
        json = _from_known(tokens) if len(tokens) >= MANY_TOKENS else _ENCODER.encode(tokens)
        encoded = Raw(json)
        _last_tokens = tokens, encoded
    return encoded


def _from_known(tokens: tuple[Token, ...]) -> bytes:
    """Most tokens of a large board are those of the scene before: only new ones are encoded."""
    if len(_TOKENS) > MAX_KEPT_TOKENS:
        _TOKENS.clear()
    known = list(map(_TOKENS.get, map(id, tokens)))
    if not all(known):
        for i, token in enumerate(tokens):
            if known[i] is None:
                known[i] = _TOKENS[id(token)] = token, _ENCODER.encode(token)
    return b"[" + b",".join([json for _, json in known]) + b"]"  # type: ignore[misc]


def encoded_static(scene: Scene) -> tuple[Any, Any]:
    """The board and the book as JSON, to be put where they belong in a message."""
    return _encoded(scene.board), _encoded(scene.book)


def _encoded(part: object) -> Raw:
    """By identity: comparing whole boards would cost more than it saves.

    What is kept holds its part, so that no other can get the same number.
    """
    kept = _STATIC.get(id(part))
    if kept is None:
        if len(_STATIC) >= MAX_STATIC_PARTS:
            _STATIC.clear()
        kept = _STATIC[id(part)] = part, Raw(_ENCODER.encode(part))
    return kept[1]
