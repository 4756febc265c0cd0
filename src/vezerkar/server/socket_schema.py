"""The socket of a table: the messages, as JSON.

The page uses nothing but these and the HTTP API (http_schema.py); programs may use both
(docs/protocol.md). tools/make_types.py makes TypeScript types from these structs. Every message has
a `type`. `ply` counts the steps of a match; an action for an old `ply` is answered with a fresh
scene, never with silence. `ref` is a number of the client's own that comes back in the answer.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from vezerkar.scene.panels import Item, Mat, Panel, Sheet, Window
from vezerkar.scene.scene import (
    ActionView,
    Board,
    BookEntry,
    Message,
    Odds,
    Outcome,
    Overlay,
    Preview,
    Prompt,
    Reason,
    Seat,
    Token,
    Track,
    Zone,
)
from vezerkar.server.http_schema import TableInfo

# Raised with every change that an older page does not understand: it is asked to load the new one.
# Nodes of two neighbouring versions run side by side, so a page works with either.
PROTOCOL_VERSION: Final = 1
Room = Literal["table", "team", "observers"]
ALL_SEEING: Final = "*"  # in place of a seat: everybody's point of view, after the end


# From the client to the server


class Act(Struct, tag_field="type", tag="act", frozen=True):
    """Apply an action of a seat."""

    ref: int
    ply: int
    seat: str
    action: str


class Undo(Struct, tag_field="type", tag="undo", frozen=True):
    """Take back the seat's own latest steps, as far as they are free.

    `alone`: only the one that many steps back, if no later step needs it.
    """

    ref: int
    ply: int
    seat: str
    steps: int = 1
    alone: bool = False


class AskSteps(Struct, tag_field="type", tag="steps", frozen=True):
    """Which steps can the seat take back by itself?"""

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
    """What are the odds of this action?"""

    ref: int
    seat: str
    action: str


class AskPreview(Struct, tag_field="type", tag="preview", frozen=True):
    """What would follow from this action for certain?"""

    ref: int
    seat: str
    action: str


class AskCalculation(Struct, tag_field="type", tag="calculation", frozen=True):
    """The odds of a line of the log, as `seat` could know them; answer: `odds`."""

    ref: int
    seat: str
    number: int


class AskOverlay(Struct, tag_field="type", tag="overlay", frozen=True):
    """What does this anchor see, reach, draw supply from? For `ply` and `by` see AskPast."""

    ref: int
    seat: str
    ply: int
    name: str
    anchor: str = ""
    by: str | None = None


class AskPast(Struct, tag_field="type", tag="past", frozen=True):
    """The scene after `ply` steps from a seat's point of view, for the replay.

    When the match is over the seat may be `*`: everything is shown as its owner saw it. Each seat
    counts the steps it knows of; `by` names the seat that counts here, if it is another one.
    """

    ref: int
    seat: str
    ply: int
    by: str | None = None


class AskLog(Struct, tag_field="type", tag="log", frozen=True):
    """The lines of the log before a line, as many as are sent at once."""

    ref: int
    before: int


class AskLesson(Struct, tag_field="type", tag="lesson", frozen=True):
    """How far has this seat come in a lesson of the game?"""

    ref: int
    seat: str
    number: int


class Look(Struct, tag_field="type", tag="look", frozen=True):
    """Hot seat: show the screen to a seat, with its code if it has one; empty: hide it."""

    ref: int
    seat: str
    code: str = ""


class Resign(Struct, tag_field="type", tag="resign", frozen=True):
    ref: int
    seat: str


class AgreeEnd(Struct, tag_field="type", tag="agree-end", frozen=True):
    """A kept match ends without a winner as soon as every side with people agrees."""

    ref: int
    seat: str


class AnswerResign(Struct, tag_field="type", tag="answer-resign", frozen=True):
    """A computer has offered to resign: accept it, or play on."""

    ref: int
    seat: str
    yes: bool


class AskHint(Struct, tag_field="type", tag="hint", frozen=True):
    """What would the best computer player do here?"""

    ref: int
    seat: str


class AskReview(Struct, tag_field="type", tag="review", frozen=True):
    """How did the chances go? Only after the end; `seat` counts the steps it knows of."""

    ref: int
    seat: str = ""


class KeepNotes(Struct, tag_field="type", tag="notes", frozen=True):
    """Store the notes of a seat's owner; nobody else sees them."""

    ref: int
    seat: str
    text: str


class SetLock(Struct, tag_field="type", tag="lock", frozen=True):
    """Hot seat: four digits that a seat needs to see the screen; empty: none."""

    ref: int
    seat: str
    code: str


class Say(Struct, tag_field="type", tag="say", frozen=True):
    """Chat with everybody or with one's own team; observers chat among themselves."""

    ref: int
    text: str
    room: Literal["table", "team"] = "table"


class AutoPass(Struct, tag_field="type", tag="auto-pass", frozen=True):
    """Pass reaction windows automatically while the seat has no other action."""

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
    | AskPreview
    | AskCalculation
    | AskOverlay
    | AskPast
    | AskLog
    | AskLesson
    | Look
    | Resign
    | AgreeEnd
    | AnswerResign
    | AskHint
    | AskReview
    | KeepNotes
    | SetLock
    | Say
    | AutoPass
    | Ping
)


# From the server to the client


class Still(Struct, frozen=True):
    """The part of a scene that never changes during a match."""

    board: Board
    book: tuple[BookEntry, ...]


class Live(Struct, frozen=True, omit_defaults=True):
    """The part of a scene that changes; in an update fields that did not change are left out."""

    seat: str | None = None
    side: str | None = None
    seats: tuple[Seat, ...] | None = None
    tokens: tuple[Token, ...] | None = None
    zones: tuple[Zone, ...] | None = None
    tracks: tuple[Track, ...] | None = None
    prompt: Prompt | None = None
    actions: tuple[ActionView, ...] | None = None
    dice: tuple[str, ...] | None = None
    outcome: Outcome | None = None
    mats: tuple[Mat, ...] | None = None
    sheets: tuple[Sheet, ...] | None = None
    panels: tuple[Panel, ...] | None = None
    agenda: tuple[Item, ...] | None = None
    windows: tuple[Window, ...] | None = None


class LogLine(Struct, frozen=True, omit_defaults=True):
    """What happened in a step, for this reader; struck out when it was taken back.

    `number` counts the lines of the log; a line with a known number replaces the old one. When the
    match is over, `chance` is the number under which the chance results can be checked.
    """

    number: int
    ply: int
    seat: str
    messages: tuple[Message, ...]
    barrier: bool = False
    undone: bool = False
    chance: int = 0


class LogIs(Struct, tag_field="type", tag="log", frozen=True):
    """A page of the log, the lines in order; an empty one when there is nothing before."""

    ref: int
    log: list[LogLine]


class Said(Struct, tag_field="type", tag="said", frozen=True):
    """A line of chat in a room that this reader belongs to."""

    name: str
    seat: str
    text: str
    at: str
    room: Room = "table"


class Welcome(Struct, tag_field="type", tag="welcome", frozen=True, omit_defaults=True):
    """Everything at once: on joining, after a lost connection, after a stale action."""

    table: TableInfo
    ply: int
    seat: str  # the point of view; empty for an observer or while the screen is hidden
    still: Still
    live: Live
    log: list[LogLine]  # the newest lines; those before the first of them are asked for
    undo: int = 0  # steps that the seat can take back by itself
    stale: bool = False
    curtain: str = ""  # hot seat: the screen is hidden until this seat looks
    thinking: str = ""  # the computer seat that has to decide now
    ref: int = 0  # the request that this answers
    chat: list[Said] = []  # the latest lines of chat in this reader's rooms
    notes: str = ""  # of the owner of the seat that is shown
    protocol: int = 0  # the version of the protocol; a page that knows only older ones is outdated


class Update(Struct, tag_field="type", tag="update", frozen=True, omit_defaults=True):
    """A step: what changed and what happened."""

    ply: int
    live: Live
    log: list[LogLine]
    undo: int = 0
    ref: int = 0  # the request that this answers
    thinking: str = ""  # the computer seat that has to decide now


class Refused(Struct, tag_field="type", tag="refused", frozen=True, omit_defaults=True):
    """A request was refused, and why."""

    ref: int
    text: Message
    reasons: tuple[Reason, ...] = ()


class FreeStep(Struct, frozen=True, omit_defaults=True):
    """A step that can be taken back; `alone` if no later step needs it."""

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


class PreviewIs(Struct, tag_field="type", tag="preview", frozen=True, omit_defaults=True):
    """What follows from an action up to the first chance result, secret or decision.

    Nothing for what is not possible. It is found without anything that the seat may not know.
    """

    ref: int
    preview: Preview | None = None


class OverlayIs(Struct, tag_field="type", tag="overlay", frozen=True):
    ref: int
    overlay: Overlay


class LessonIs(Struct, tag_field="type", tag="lesson", frozen=True):
    """How many steps are done, and whether the goal is reached or can no longer be reached."""

    ref: int
    done: int
    reached: bool
    missed: bool


class HintReason(Struct, frozen=True):
    """How something that people count is expected to change: text `prospect-<name>` tells it."""

    name: str
    change: float


class HintIs(Struct, tag_field="type", tag="hint", frozen=True, omit_defaults=True):
    """What the best computer player would do, its estimate of the side's chance to win, and why.

    `parts` complete an action by which nothing happens yet. Reasons are what the action itself
    brings (`when` is `at-once`), or more than what the other one brings: when what is being done is
    over (`soon`), or `later`; text `prospects` of the game says until when.
    """

    ref: int
    ply: int
    action: str
    level: str
    chance: float
    parts: list[ActionView] = []
    other: str = ""  # another action that was compared with it
    other_chance: float = 0.0
    when: Literal["", "at-once", "soon", "later"] = ""
    reasons: list[HintReason] = []


class ReviewPoint(Struct, frozen=True, omit_defaults=True):
    """After `ply` steps: the chance of the first side to win, and its luck so far."""

    ply: int
    chance: float
    luck: float = 0.0


class TurningPoint(Struct, frozen=True, omit_defaults=True):
    """A turn in which the chance of the first side changed a lot, and how much of it was luck."""

    first: int
    last: int
    change: float
    luck: float = 0.0


class Review(Struct, frozen=True):
    """How the chances went, as the judge of the game sees it with all cards open."""

    sides: list[str]  # the first one and the other
    points: list[ReviewPoint]
    turnings: list[TurningPoint]


class ReviewIs(Struct, tag_field="type", tag="review", frozen=True, omit_defaults=True):
    """A review, or how far it is; only the last of these messages has the `ref` of the request."""

    ref: int
    done: int
    of: int
    review: Review | None = None


class Past(Struct, tag_field="type", tag="past", frozen=True):
    """The moment that was asked for; `at` is its ply in the log of the screen that asked."""

    ref: int
    ply: int
    at: int
    live: Live


class TableChanged(Struct, tag_field="type", tag="table", frozen=True, omit_defaults=True):
    """Somebody sat down, came, left or asked to take back, or the match began or ended."""

    table: TableInfo
    asks_undo: str = ""  # the seat that asks to take back
    undo_to: int = 0
    gives_up: str = ""  # the computer seat that offers to resign
    agrees_end: list[str] = []  # a kept match: the sides that agree to end it


class Notice(Struct, tag_field="type", tag="notice", frozen=True):
    """Something that everybody at the table should know; it is no part of the match."""

    text: Message


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
    | PreviewIs
    | OverlayIs
    | Past
    | LogIs
    | LessonIs
    | HintIs
    | ReviewIs
    | TableChanged
    | Said
    | Notice
    | Done
)
