"""The words between the page and the server: HTTP bodies and socket messages, as JSON.

The page uses nothing else; bots and other clients may use it too (docs/protocol.md). TypeScript
types are made from these structs. Every socket message has a `type`. `ply` counts the steps of a
match; an answer to an old `ply` is a fresh scene, never silence. `ref` is a number of the client's
own that comes back with the answer.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from vezerkar.core.panels import Item, Mat, Panel, Sheet, Window
from vezerkar.core.scene import (
    Board,
    Choice,
    Entry,
    Message,
    Odds,
    Outcome,
    Overlay,
    Prompt,
    Reason,
    Seat,
    Token,
    Track,
    Zone,
)

Value = str | bool | int
SeatKind = Literal["person", "computer", "open"]
TableStatus = Literal["waiting", "playing", "over"]
Room = Literal["table", "team", "observers"]


# What can be played


class OptionInfo(Struct, frozen=True):
    """Something agreed on before a game; the first value is the usual one."""

    name: str
    values: list[Value]
    rules: list[str]


class ScenarioInfo(Struct, frozen=True, omit_defaults=True):
    """A battle. Seats, sides and names are those under the usual options.

    `balance` is how often each side has won, `length` how many turns a battle has taken, when the
    computer played both sides; left out where nobody has measured it.
    """

    id: str
    titles: dict[str, str]
    date: str
    source: str
    seats: list[str]
    first: str  # the side that begins
    sides: list[str]  # of each seat
    names: dict[str, dict[str, str]]  # of `seat:...` and `side:...`, by language
    balance: dict[str, float] = {}
    length: float = 0.0


class SeatPreview(Struct, frozen=True):
    """A seat before there is a table."""

    seat: str
    side: str
    team: int
    names: dict[str, str]


class ScenarioPreview(Struct, frozen=True):
    """GET /api/games/{game}/{scenario}: the opening as an observer sees it, for small pictures.

    Options of the game in the query change it: there may be more seats.
    """

    seats: list[SeatPreview]
    board: Board
    tokens: tuple[Token, ...]


class PackInfo(Struct, frozen=True):
    """Data of one's own that the server was started with; `changed` are its scenarios."""

    id: str
    scenarios: list[ScenarioInfo]


class SeatingInfo(Struct, frozen=True):
    """A way to share the seats among people, and the options of the game that go with it."""

    options: dict[str, Value]
    persons: list[list[str]]  # the seats of each


class GameInfo(Struct, frozen=True, omit_defaults=True):
    """A game with everything the page needs to offer it."""

    id: str
    titles: dict[str, str]
    scenarios: list[ScenarioInfo]
    options: list[OptionInfo]
    levels: list[str]  # computer players, weakest first
    packs: list[PackInfo] = []
    lessons: list[int] = []  # those that begin with a position of their own
    seatings: list[SeatingInfo] = []  # fewest people first; none: each seat is somebody's own


# Tables


class SeatPlan(Struct, frozen=True, omit_defaults=True):
    """Who is to sit where: oneself, a computer level, or an open seat for a guest by link.

    People who share a screen tell their names: between seats of different names, and of different
    sides, falls the curtain.
    """

    seat: str
    kind: SeatKind
    level: str = ""
    mine: bool = False
    name: str = ""
    person: int = 0  # open seats of one number are one person's: one invitation for all of them


class NewTable(Struct, frozen=True, omit_defaults=True):
    """POST /api/tables. Hot-seat: several seats are `mine`."""

    game: str
    scenario: str
    seats: list[SeatPlan]
    options: dict[str, Value] = {}
    take_back: bool = True  # may be asked for beyond a point of no return
    public: bool = False  # listed: anybody may take an open seat
    confirm_turn: bool = False  # a step that would end the turn by the way has to be confirmed
    pack: str = ""  # one of GameInfo.packs
    hints: bool | None = None  # the computer may be asked for advice; else where one plays alone


class NewPosition(Struct, frozen=True, omit_defaults=True):
    """POST /api/positions: a table of one's own from a position (TOML).

    Without `seats` one sits on the team that is to decide; computers have the others.
    """

    position: str
    seats: list[SeatPlan] = []
    pack: str = ""


class CopyTable(Struct, frozen=True, omit_defaults=True):
    """POST /api/tables/{id}/copy: a table of one's own that goes on from a moment of this one.

    `ply` counts the steps that `seat` knows of, as in `past`. Without `seats` one keeps one's own,
    or sits on the team that is to decide; computers have the others.
    """

    ply: int
    seat: str = ""
    seats: list[SeatPlan] = []


class Ticket(Struct, frozen=True):
    """POST /api/handed: what `vezerkar play --from` has handed over."""

    ticket: str


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    seat: str
    side: str
    kind: SeatKind
    name: str = ""
    level: str = ""
    mine: bool = False
    present: bool = False
    invitation: str = ""  # the link for an open seat, told to the host only
    code: str = ""  # the same in short, to be read out
    names: dict[str, str] = {}  # what the seat is called, by language
    auto_pass: bool = False  # told to its owner only


class TableInfo(Struct, frozen=True, omit_defaults=True):
    id: str
    game: str
    scenario: str
    titles: dict[str, str]
    status: TableStatus
    seats: list[SeatInfo]
    ply: int
    host: bool = False
    my_turn: bool = False
    hot_seat: bool = False
    options: dict[str, Value] = {}
    take_back: bool = True
    seed_hash: str = ""
    seed: str = ""  # only when the match is over
    created: str = ""
    changed: str = ""
    rematch: str = ""  # the table of the next match, once somebody has asked for it
    public: bool = False
    confirm_turn: bool = False
    pack: str = ""
    replay: bool = False  # a record to look at: nobody plays
    origin: str = ""  # the table that this one is a copy of
    branch: int = 0  # the steps that were taken over from there
    placed: bool = False  # it began with a position, not with the set-up of its battle
    hints: bool = False  # the computer may be asked for advice


class Me(Struct, frozen=True, omit_defaults=True):
    """Who the server thinks you are; guests have a name too."""

    id: str
    name: str
    guest: bool


class Rename(Struct, frozen=True):
    """PUT /api/me: what a guest wants to be called."""

    name: str


class Credentials(Struct, frozen=True):
    name: str
    password: str


class TakeSeat(Struct, frozen=True):
    """POST /api/tables/{id}/seats/{seat}: the token of the invitation link.

    A public table needs none.
    """

    invitation: str = ""


class SeatCode(Struct, frozen=True):
    """POST /api/seats: the short code of a seat; small letters and spaces do not matter."""

    code: str


class Created(Struct, frozen=True):
    """A new table: where it is."""

    id: str


class RuleInfo(Struct, frozen=True, omit_defaults=True):
    """A rule of the ledger, in one language."""

    id: str
    section: str
    text: str
    source: str
    ruling: str = ""
    example: str = ""


class Problem(Struct, frozen=True, omit_defaults=True):
    """Every HTTP error: a sentence by key, and the same in plain English."""

    key: str
    text: str
    args: dict[str, str | int] = {}


# From the page to the server (socket)


class Act(Struct, tag_field="type", tag="act", frozen=True):
    """Take an option of a seat."""

    ref: int
    ply: int
    seat: str
    action: str


class Undo(Struct, tag_field="type", tag="undo", frozen=True):
    """Take back one's own latest steps, as far as they are free.

    `alone`: only the one that is so many steps back, if the later ones do not rest on it.
    """

    ref: int
    ply: int
    seat: str
    steps: int = 1
    alone: bool = False


class AskSteps(Struct, tag_field="type", tag="steps", frozen=True):
    """Which steps are free to take back?"""

    ref: int
    seat: str


class AskUndo(Struct, tag_field="type", tag="ask-undo", frozen=True):
    """Ask the others to take back everything since a ply."""

    ref: int
    seat: str
    to: int


class AnswerUndo(Struct, tag_field="type", tag="answer-undo", frozen=True):
    ref: int
    seat: str
    yes: bool


class AskWhy(Struct, tag_field="type", tag="why", frozen=True):
    """Why is this action not possible?"""

    ref: int
    seat: str
    action: str


class AskOdds(Struct, tag_field="type", tag="odds", frozen=True):
    """What may chance do to this action?"""

    ref: int
    seat: str
    action: str


class AskOverlay(Struct, tag_field="type", tag="overlay", frozen=True):
    """What does this anchor see, reach, draw supply from? `ply` is the moment looked at."""

    ref: int
    seat: str
    ply: int
    name: str
    anchor: str = ""


class AskPast(Struct, tag_field="type", tag="past", frozen=True):
    """The scene after so many steps, for the replay."""

    ref: int
    seat: str
    ply: int


class Look(Struct, tag_field="type", tag="look", frozen=True):
    """Hot-seat: lift the curtain for a seat; an empty seat lowers it."""

    ref: int
    seat: str


class Resign(Struct, tag_field="type", tag="resign", frozen=True):
    ref: int
    seat: str


class Say(Struct, tag_field="type", tag="say", frozen=True):
    """Say something to everybody, or to one's own team; observers speak among themselves."""

    ref: int
    text: str
    room: Literal["table", "team"] = "table"


class AutoPass(Struct, tag_field="type", tag="auto-pass", frozen=True):
    """Pass reaction windows by itself while the seat holds nothing to answer with."""

    ref: int
    seat: str
    on: bool


class Ping(Struct, tag_field="type", tag="ping", frozen=True):
    ref: int


FromPage = (
    Act
    | Undo
    | AskSteps
    | AskUndo
    | AnswerUndo
    | AskWhy
    | AskOdds
    | AskOverlay
    | AskPast
    | Look
    | Resign
    | Say
    | AutoPass
    | Ping
)


# From the server to the page (socket)


class Still(Struct, frozen=True):
    """The part of a scene that never changes during a match."""

    board: Board
    book: tuple[Entry, ...]


class Live(Struct, frozen=True, omit_defaults=True):
    """The part of a scene that changes; in an update fields that did not change are left out."""

    seat: str | None = None
    side: str | None = None
    seats: tuple[Seat, ...] | None = None
    tokens: tuple[Token, ...] | None = None
    zones: tuple[Zone, ...] | None = None
    tracks: tuple[Track, ...] | None = None
    prompt: Prompt | None = None
    options: tuple[Choice, ...] | None = None
    dice: tuple[str, ...] | None = None
    outcome: Outcome | None = None
    mats: tuple[Mat, ...] | None = None
    sheets: tuple[Sheet, ...] | None = None
    panels: tuple[Panel, ...] | None = None
    agenda: tuple[Item, ...] | None = None
    windows: tuple[Window, ...] | None = None


class LogLine(Struct, frozen=True, omit_defaults=True):
    """What happened in a step, for this reader; struck out when it was taken back.

    `number` counts the lines of the log; a line that comes again takes the place of the old one.
    """

    number: int
    ply: int
    seat: str
    messages: tuple[Message, ...]
    barrier: bool = False
    undone: bool = False


class Said(Struct, tag_field="type", tag="said", frozen=True):
    """Something that was said, in a room of which this reader is."""

    name: str
    seat: str
    text: str
    at: str
    room: Room = "table"


class Welcome(Struct, tag_field="type", tag="welcome", frozen=True, omit_defaults=True):
    """Everything at once: on joining, after a lost connection, after a stale action."""

    table: TableInfo
    ply: int
    seat: str  # the seat one sees; empty for an observer or behind the curtain
    still: Still
    live: Live
    log: list[LogLine]
    undo: int = 0  # steps that are free to take back
    stale: bool = False
    curtain: str = ""  # hot-seat: the seat that is to lift the curtain
    thinking: str = ""  # a computer seat that is thinking now
    ref: int = 0  # the request that this answers
    chat: list[Said] = []  # the latest that was said in this reader's rooms


class Update(Struct, tag_field="type", tag="update", frozen=True, omit_defaults=True):
    """One step further: what changed and what happened."""

    ply: int
    live: Live
    log: list[LogLine]
    undo: int = 0
    ref: int = 0  # the action that this answers, for the one who took it
    thinking: str = ""  # a computer seat that is thinking now


class Refused(Struct, tag_field="type", tag="refused", frozen=True, omit_defaults=True):
    """An action was not taken, and why."""

    ref: int
    text: Message
    reasons: tuple[Reason, ...] = ()


class FreeStep(Struct, frozen=True, omit_defaults=True):
    """A step that can be taken back; `alone` if the later ones do not rest on it."""

    ply: int  # of the log line
    number: int  # of the log line
    action: str
    text: Message
    alone: bool = False


class Steps(Struct, tag_field="type", tag="steps", frozen=True):
    """The free steps, the latest first."""

    ref: int
    steps: list[FreeStep]


class Why(Struct, tag_field="type", tag="why", frozen=True):
    ref: int
    reasons: tuple[Reason, ...]


class OddsAre(Struct, tag_field="type", tag="odds", frozen=True, omit_defaults=True):
    ref: int
    odds: Odds | None = None


class OverlayIs(Struct, tag_field="type", tag="overlay", frozen=True):
    ref: int
    overlay: Overlay


class Past(Struct, tag_field="type", tag="past", frozen=True):
    ref: int
    ply: int
    live: Live


class TableChanged(Struct, tag_field="type", tag="table", frozen=True, omit_defaults=True):
    """Somebody sat down, left, came back, asked to take back, or the match began or ended."""

    table: TableInfo
    asks_undo: str = ""  # the seat that asks
    undo_to: int = 0


class Done(Struct, tag_field="type", tag="done", frozen=True):
    """A request was carried out and needs no other answer."""

    ref: int


FromServer = (
    Welcome
    | Update
    | Refused
    | Steps
    | Why
    | OddsAre
    | OverlayIs
    | Past
    | TableChanged
    | Said
    | Done
)
