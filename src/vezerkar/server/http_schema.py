"""The words between the page and the server before and after a match: HTTP bodies, as JSON.

TypeScript types are made from these structs, as from those of protocol.py.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from vezerkar.scene.scene import Board, Token

Value = str | bool | int
SeatKind = Literal["person", "computer", "open"]
TableStatus = Literal["waiting", "playing", "over"]


# What can be played


class SettingInfo(Struct, frozen=True, omit_defaults=True):
    """Something agreed on before a game; the first value is the usual one.

    `scenarios` are those that it means something to; all of them if there are none.
    """

    name: str
    values: list[Value]
    rules: list[str]
    scenarios: list[str] = []


class ScenarioInfo(Struct, frozen=True, omit_defaults=True):
    """A battle. Seats, sides and names are those under the usual settings.

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

    Settings of the game in the query change it: there may be more seats.
    """

    seats: list[SeatPreview]
    board: Board
    tokens: tuple[Token, ...]


class Cover(Struct, frozen=True, forbid_unknown_fields=True):
    """GET /api/covers: what is told of a game at once, before its rules are loaded."""

    titles: dict[str, str]
    about: dict[str, str]
    players: str
    id: str = ""
    picture: str = ""  # the scenario whose board is shown; the first one where none is named


class PackInfo(Struct, frozen=True):
    """Data of one's own that the server was started with; `changed` are its scenarios."""

    id: str
    scenarios: list[ScenarioInfo]


class SeatingInfo(Struct, frozen=True):
    """A way to share the seats among people, and the settings of the game that go with it."""

    settings: dict[str, Value]
    persons: list[list[str]]  # the seats of each


class GameInfo(Struct, frozen=True, omit_defaults=True):
    """A game with everything the page needs to offer it."""

    id: str
    titles: dict[str, str]
    scenarios: list[ScenarioInfo]
    settings: list[SettingInfo]
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
    settings: dict[str, Value] = {}
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
    locked: bool = False  # its curtain needs a code
    program: bool = False  # a program may play for its owner


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


class SeatToken(Struct, frozen=True):
    """POST /api/tables/{id}/seats/{seat}/token: a program may play on one's seat."""

    token: str


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
