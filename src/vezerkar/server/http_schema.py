"""The HTTP API: the bodies of requests and answers, as JSON.

tools/make_types.py makes TypeScript types from these structs, as from those of socket_schema.py.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from vezerkar.scene.scene import Board, BookEntry, Token

Value = str | bool | int
SeatKind = Literal["person", "computer", "open"]
TableStatus = Literal["waiting", "playing", "over"]


# Games


class SettingInfo(Struct, frozen=True, omit_defaults=True):
    """A setting of a game; the first value is the default.

    `scenarios` are those that it applies to; empty: all of them.
    """

    name: str
    values: list[Value]
    rules: list[str]
    scenarios: list[str] = []


class ScenarioInfo(Struct, frozen=True, omit_defaults=True):
    """A scenario. Seats, sides and names are those under the default settings.

    `balance` is how often each side won, `length` how many turns a battle took, when the computer
    played both sides; left out where it was not measured. `unfit` are the values of settings that
    it refuses.
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
    unfit: dict[str, list[Value]] = {}


class SeatPreview(Struct, frozen=True):
    """A seat before there is a table."""

    seat: str
    side: str
    team: int
    names: dict[str, str]


class ScenarioPreview(Struct, frozen=True):
    """GET /api/games/{game}/{scenario}: the opening as an observer sees it, for thumbnails.

    Settings in the query may change it, such as the number of seats. Lessons and puzzles have
    one, too: GET /api/lessons/{game}/{number}, GET /api/puzzles/{game}/{number}.
    """

    seats: list[SeatPreview]
    board: Board
    tokens: tuple[Token, ...]


class GoalInfo(Struct, frozen=True):
    """A line about winning a battle, by language, and the spaces of the map that it speaks of."""

    say: dict[str, str]
    spaces: list[str]


class BriefingInfo(Struct, frozen=True):
    """GET /api/briefings/{game}/{battle}: what is told before a battle, a scenario or `starter`.

    What was not measured is left empty or 0; a scenario without a briefing has no sentences.
    """

    scenario: str
    titles: dict[str, str]
    situation: dict[str, str]
    goals: list[GoalInfo]
    difficulty: int  # from 1 to 3; 0: nobody has said
    turns: int
    minutes: dict[str, int]  # by side: what a person who leads it takes
    games: int  # in which it was measured how often each side wins
    wins: dict[str, float]
    intervals: dict[str, list[float]]  # by side: where its share lies with 95 % certainty
    mine: list[str]  # the seats of whoever begins the starter; empty in a scenario
    preview: ScenarioPreview
    book: list[BookEntry]  # what is written on tokens by reference


class SummaryInfo(Struct, frozen=True):
    """GET /api/summaries/{game}: a game on half a page, by language."""

    what: dict[str, str]
    win: dict[str, str]
    turn: list[dict[str, str]]


class HowToArrow(Struct, frozen=True, omit_defaults=True):
    """From one space to another, perhaps over others."""

    path: tuple[str, ...]
    attack: bool = False


class HowToPanel(Struct, frozen=True, omit_defaults=True):
    """A picture with a sentence: a part of the map with arrows and rings, dice, or cards."""

    title: dict[str, str]
    say: dict[str, str]
    view: list[str] = []  # the spaces that the picture shows; empty: none of the map
    tokens: tuple[Token, ...] = ()  # that stand in this part
    arrows: list[HowToArrow] = []
    rings: list[str] = []  # spaces that matter
    targets: list[str] = []  # spaces that are attacked
    cards: list[str] = []  # entries of the book
    dice: list[str] = []


class HowToInfo(Struct, frozen=True):
    """GET /api/how-to/{game}: how to play in two minutes."""

    panels: list[HowToPanel]
    board: Board
    book: list[BookEntry]


class Cover(Struct, frozen=True, forbid_unknown_fields=True):
    """GET /api/covers: what is known of a game before it is loaded."""

    titles: dict[str, str]
    about: dict[str, str]
    players: str
    id: str = ""
    picture: str = ""  # the scenario whose board is shown; empty: the first one


class PackInfo(Struct, frozen=True):
    """A data pack that the server was started with, and the scenarios it changes or adds."""

    id: str
    scenarios: list[ScenarioInfo]


class SeatingInfo(Struct, frozen=True):
    """A way to share the seats among people, and the settings that go with it."""

    settings: dict[str, Value]
    persons: list[list[str]]  # the seats of each


class StarterInfo(Struct, frozen=True):
    """A ready position for those who have never played: POST /api/starters/{game} opens it."""

    titles: dict[str, str]
    about: dict[str, str]
    minutes: int  # of a person who leads the side that decides first
    newcomer_minutes: int  # of one who leads the side that wins more often


class GameInfo(Struct, frozen=True, omit_defaults=True):
    """A game with everything the page needs to offer it."""

    id: str
    titles: dict[str, str]
    scenarios: list[ScenarioInfo]
    settings: list[SettingInfo]
    levels: list[str]  # computer players, weakest first
    packs: list[PackInfo] = []
    lessons: list[int] = []  # their numbers, in the order they are learnt
    seatings: list[SeatingInfo] = []  # fewest people first; empty: every seat has its own person
    starter: StarterInfo | None = None
    styles: list[str] = []  # in which a level may play: `general+bold`
    puzzles: list[int] = []  # their numbers


class WrongTryInfo(Struct, frozen=True):
    """Actions that are not the ones meant, as patterns, and why."""

    do: tuple[str, ...]
    say: dict[str, str]


class LessonStepInfo(Struct, frozen=True):
    """A step of a lesson: what the guide says, and the patterns of the actions it asks for."""

    say: dict[str, str]
    do: tuple[str, ...]
    otherwise: dict[str, str]
    wrong: list[WrongTryInfo] = []
    point: tuple[str, ...] = ()
    show: tuple[str, ...] = ()


class LessonInfo(Struct, frozen=True):
    """A lesson of a game, its sentences by language.

    Where it is `strict`, the page sends only the action that is meant.
    """

    number: int
    title: dict[str, str]
    about: dict[str, str]
    goal: dict[str, str]
    end: dict[str, str]
    minutes: int
    steps: list[LessonStepInfo]
    strict: bool = True
    guide: dict[str, dict[str, str]] = {}


class PuzzleInfo(Struct, frozen=True):
    """A puzzle of a game, its sentences by language; the solution is not among them."""

    number: int
    goal: str  # win, take, hold or plan
    seat: str  # that decides
    title: dict[str, str]
    ask: dict[str, str]
    clue: dict[str, str]


class PuzzleOfTheDay(Struct, frozen=True):
    """GET /api/puzzle-of-the-day?date=2026-11-18: the same for everybody, by default today's."""

    date: str
    game: str
    puzzle: PuzzleInfo


class PuzzleTry(Struct, frozen=True):
    """POST /api/puzzles/{game}/{number}/tries: an action in notation."""

    action: str


class PuzzleSolution(Struct, frozen=True):
    """POST /api/puzzles/{game}/{number}/solution, for those who give up."""

    do: tuple[str, ...]  # patterns of the actions that solve it
    why: dict[str, str]
    chances: dict[str, float]  # from 0 to 1, by action: those that were searched deeply


class PuzzleVerdict(Struct, frozen=True, omit_defaults=True):
    """Whether a try was right; if so with the solution, if not perhaps with a reason."""

    right: bool
    chance: float | None = None  # to win after this action, if it was searched deeply
    say: dict[str, str] = {}
    solution: PuzzleSolution | None = None


# Tables


class SeatPlan(Struct, frozen=True, omit_defaults=True):
    """Who plays a seat: oneself (`mine`), a computer, or whoever accepts the invitation.

    People who share a screen give their names: the screen is hidden between seats of different
    names or sides.
    """

    seat: str
    kind: SeatKind
    level: str = ""  # one of GameInfo.levels, perhaps with `+` and one of GameInfo.styles
    mine: bool = False
    name: str = ""
    person: int = 0  # open seats with the same number share one invitation


class NewTable(Struct, frozen=True, omit_defaults=True):
    """POST /api/tables. Hot seat: several seats are `mine`."""

    game: str
    scenario: str
    seats: list[SeatPlan]
    settings: dict[str, Value] = {}
    take_back: bool = True  # take-backs by agreement are allowed
    public: bool = False  # listed: anybody may take an open seat
    confirm_turn: bool = False  # ask before an action ends the turn as a side effect
    pack: str = ""  # one of GameInfo.packs
    hints: bool | None = None  # allow hints; None: only where one person plays alone


class NewPosition(Struct, frozen=True, omit_defaults=True):
    """POST /api/positions: a private table from a position (TOML).

    Without `seats` the user plays the team that is to decide, computers play the others.
    """

    position: str
    seats: list[SeatPlan] = []
    pack: str = ""


class NewStarter(Struct, frozen=True, omit_defaults=True):
    """POST /api/starters/{game}: who plays it; else the user, against computers."""

    seats: list[SeatPlan] = []


class CopyTable(Struct, frozen=True, omit_defaults=True):
    """POST /api/tables/{id}/copy: a private table that continues from a moment of this one.

    `ply` counts the steps that `seat` knows of, as in `past`. Without `seats` users keep their own,
    or play the team that is to decide; computers play the others.
    """

    ply: int
    seat: str = ""
    seats: list[SeatPlan] = []


class Ticket(Struct, frozen=True):
    """POST /api/handed: opens the file of `vezerkar play --from`."""

    ticket: str


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    seat: str
    side: str
    kind: SeatKind
    name: str = ""
    level: str = ""
    mine: bool = False
    present: bool = False
    invitation: str = ""  # for the link to an open seat; told to the host only
    code: str = ""  # the same in short, to be read out
    names: dict[str, str] = {}  # of the seat, by language
    auto_pass: bool = False  # told to its owner only
    locked: bool = False  # it needs a code at a shared screen; told to its owner only
    program: bool = False  # a program may play it; told to its owner only
    left: bool = False  # whoever held it has deleted their account
    score: int = 0
    target: int = 0  # the score that wins; 0: there is none


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
    settings: dict[str, Value] = {}
    take_back: bool = True
    seed_hash: str = ""
    seed: str = ""  # only when the match is over
    created: str = ""
    changed: str = ""
    rematch: str = ""  # the table of the rematch, once somebody has asked for one
    public: bool = False
    confirm_turn: bool = False
    pack: str = ""
    replay: bool = False  # a record to replay: nobody plays
    origin: str = ""  # the table that this one was copied from
    branch: int = 0  # the number of steps taken over from there
    placed: bool = False  # it began with a position, not with the set-up of its scenario
    hints: bool = False  # players may ask the computer for hints
    kept: bool = False  # its rules are not installed any more: it can be watched, not played
    winners: list[str] = []  # the seats that won
    draw: bool = False
    archived: bool = False  # the user has put it away; only told in lists


class DiceInfo(Struct, frozen=True):
    """GET /api/tables/{id}/dice: every chance result of a match that is over.

    Each draw is the line of the log (0: the set-up), out of how many, and the result.
    """

    seed: str
    seed_hash: str
    draws: list[tuple[int, ...]]


class Archive(Struct, frozen=True):
    """PUT /api/tables/{id}/archive: whether the user puts a table away or takes it out again."""

    archived: bool


class Me(Struct, frozen=True, omit_defaults=True):
    """The user of this cookie; guests have a name too."""

    id: str
    name: str
    guest: bool


class Rename(Struct, frozen=True):
    """PUT /api/me: a new name for a guest."""

    name: str


class Credentials(Struct, frozen=True):
    name: str
    password: str


class NewPassword(Struct, frozen=True):
    """PUT /api/account/password: all other logins are ended."""

    old: str
    new: str


class DeleteAccount(Struct, frozen=True):
    """POST /api/account/delete."""

    password: str


class LoginInfo(Struct, frozen=True, omit_defaults=True):
    """GET /api/account/logins: a browser that is logged in to the account."""

    id: str
    agent: str  # the browser in short, such as `Firefox, Linux`
    made: str
    used: str
    here: bool = False  # the one that asks


class TakeSeat(Struct, frozen=True):
    """POST /api/tables/{id}/seats/{seat}: the invitation from the link; not for public tables."""

    invitation: str = ""


class Replace(Struct, frozen=True):
    """POST /api/tables/{id}/seats/{seat}/computer: it plays on for somebody who has left."""

    level: str


class SeatCode(Struct, frozen=True):
    """POST /api/seats: the code of an invitation; case, spaces and dashes do not matter."""

    code: str


class SeatToken(Struct, frozen=True):
    """POST /api/tables/{id}/seats/{seat}/token: lets a program play the user's seat."""

    token: str


class Created(Struct, frozen=True):
    """The id of a new table."""

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
    """Every HTTP error: the key of a sentence, and the same in English."""

    key: str
    text: str
    args: dict[str, str | int] = {}


# For the operator


class NodeInfo(Struct, frozen=True):
    """A node among those on the same database; a server that is alone has no name.

    `silence_s` is how long ago it was last heard of.
    """

    name: str
    address: str
    alive: bool
    silence_s: float
    tables: int
    here: bool  # it is the one that answers


class AdminInfo(Struct, frozen=True):
    """GET /api/admin: the nodes. One can be drained only if another one takes its tables."""

    nodes: list[NodeInfo]
    can_drain: bool


class TableLoad(Struct, frozen=True):
    """A table in the memory of a node."""

    id: str
    game: str
    scenario: str
    status: TableStatus
    ply: int
    sockets: int
    idle_s: float


class NodeLoad(Struct, frozen=True):
    """GET /api/admin/nodes/{name}: what a node has to do; the name of the one that answers is `@`.

    `cpu_s` is the processor time it has used in `up_s` seconds, `action_ms` below what 95 of 100
    actions were told to everybody. `busiest` are the tables with most sockets.
    """

    name: str
    version: str
    up_s: float
    cpu_s: float
    memory_bytes: int
    sockets: int
    tables: int
    actions: int
    action_ms: float
    thinking: int
    waiting: int
    errors: int
    busiest: list[TableLoad]


class Draining(Struct, frozen=True):
    """POST /api/admin/nodes/{name}/drain: the node gives its tables to others, and stops."""

    name: str
