"""Panels beside the board: secret plans, calculations, tables of results, accounts, what is next.

They fit any game: a client draws them without knowing what they mean. Whatever a viewer
may not know is left out of them, as it is left out of the rest of the scene.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from vezerkar.scene.message import Message, Reason


class Amount(Struct, frozen=True, omit_defaults=True):
    """A number of something (entry `amount:<id>`); `most` is how many there can be."""

    id: str
    value: int = 0
    most: int = 0


# Calculations


class Row(Struct, frozen=True, omit_defaults=True):
    """A line of a panel or a sheet: a thing, its amounts, what is to be said about it."""

    text: Message
    amounts: tuple[Amount, ...] = ()
    anchors: tuple[str, ...] = ()
    facts: tuple[Message, ...] = ()
    marks: tuple[str, ...] = ()


class Term(Struct, frozen=True, omit_defaults=True):
    """One line of a running sum, in the rulebook's order.

    What is not known yet lies between `value` and `upto`: a hidden bid, a card face down. `anchors`
    are what it comes from: a supporting unit, a card, a river. Lines of one `step` of the rulebook
    stand under its name (text `step-<step>`).
    """

    text: Message
    value: int = 0
    upto: int | None = None
    anchors: tuple[str, ...] = ()
    step: str = ""


class Sum(Struct, frozen=True, omit_defaults=True):
    """A running sum (entry `sum:<id>`): fire, target, attack, defence.

    A `relative` one has no beginning, only shifts: columns to the left and right.
    """

    id: str
    terms: tuple[Term, ...]
    side: str = ""
    relative: bool = False


class Bar(Struct, frozen=True, omit_defaults=True):
    """One outcome and its chance; while something is unknown the chance reaches up to `most`.

    `tone` says whether it is good or bad for the side that looks, `faces` are those of a single die
    that lead to it.
    """

    text: Message
    chance: float
    most: float = 0.0
    tone: Literal["", "good", "bad"] = ""
    faces: tuple[int, ...] = ()


class Border(Struct, frozen=True):
    """A value of the first sum of a sheet at which the result is certain, and what it is."""

    text: Message
    value: int


class Lit(Struct, frozen=True, omit_defaults=True):
    """Where a table of results is lit: numbers of columns and rows, several while in doubt."""

    table: str
    columns: tuple[int, ...] = ()
    rows: tuple[int, ...] = ()


class Sheet(Struct, frozen=True, omit_defaults=True):
    """A calculation on one sheet (entry `sheet:<id>`): sums, the tables they lead to, the chances.

    In a scene it is the battle of the moment, in the odds of an action what the action leads to.
    `text` is the headline as the table would say it. `results` are chances of named consequences
    (text `result-<name>`). Bars add up to 1. `borders` bound what the sums leave to chance, `rows`
    are what could be chosen afterwards, each with what it would do, `notes` what else to think of.
    """

    id: str
    text: Message
    sums: tuple[Sum, ...] = ()
    lit: tuple[Lit, ...] = ()
    bars: tuple[Bar, ...] = ()
    results: dict[str, float] = {}
    anchors: tuple[str, ...] = ()
    borders: tuple[Border, ...] = ()
    rows: tuple[Row, ...] = ()
    notes: tuple[Message, ...] = ()


class ResultTable(Struct, frozen=True, omit_defaults=True):
    """A printed table of results (entry `table:<id>`), row by row; it never changes.

    Codes in the cells may be explained by entries `result:<code>`.
    """

    id: str
    columns: tuple[str, ...]
    rows: tuple[str, ...]
    cells: tuple[tuple[str, ...], ...]
    across: Message | None = None  # what the columns are
    down: Message | None = None  # what the rows are
    rules: tuple[str, ...] = ()


# Secret plans


class Slot(Struct, frozen=True, omit_defaults=True):
    """A place for a card on a pad: a card, a card face down (`hidden`), or nothing.

    `closed` says why nothing may be put there, or why its card stays. Its id can be an anchor
    `slot:<id>`. `takes` is the kind of cards that belong there, as their entries have it in
    `marks`; empty: any.
    """

    id: str
    card: str = ""
    hidden: bool = False
    closed: Message | None = None
    takes: str = ""


class Pad(Struct, frozen=True, omit_defaults=True):
    """One thing that a plan gives orders to: an army card, an air sector, a headquarters.

    `anchor` is a reference such as `army:pikes`: an entry of the book and an anchor of actions.
    `values` are its printed numbers, `holds` what lies on it now, out of how much. Tokens whose
    space is the anchor's id stand on it. `pieces` are its things on the board. `warnings` say what
    it cannot do in the plan as it stands.
    """

    anchor: str
    side: str = ""
    look: str = ""  # the emblem to draw
    face: str = ""  # which side of a two-sided card lies up
    values: tuple[Amount, ...] = ()
    holds: tuple[Amount, ...] = ()
    slots: tuple[Slot, ...] = ()
    facts: tuple[Message, ...] = ()
    pieces: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    warnings: tuple[Message, ...] = ()


class Mat(Struct, frozen=True, omit_defaults=True):
    """A plan of a seat (entry `mat:<id>`), secret while it is `private`.

    `totals` are counted live against their limits, `stock` is what has not been placed yet, `lack`
    says why the plan cannot be locked. Locking and unlocking are actions of the seat.
    """

    id: str
    owner: str
    pads: tuple[Pad, ...]
    totals: tuple[Amount, ...] = ()
    stock: tuple[Amount, ...] = ()
    lack: tuple[Reason, ...] = ()
    private: bool = False
    columns: int = 3


# What comes, and who has what


class Item(Struct, frozen=True, omit_defaults=True):
    """Something in the order of execution."""

    text: Message
    side: str = ""
    anchors: tuple[str, ...] = ()
    state: Literal["past", "now", "next"] = "next"


class TurnBox(Struct, frozen=True, omit_defaults=True):
    """A box of the turn track; `id` is what is written in it, the track `turn` says where we are.

    Tokens whose space is `tray` arrive in that turn; `leaving` are those that go. `text` is its
    date or name, `notes` what happens then.
    """

    id: str
    text: Message | None = None
    tray: str = ""
    leaving: tuple[str, ...] = ()
    notes: tuple[Message, ...] = ()
    marks: tuple[str, ...] = ()


class Panel(Struct, frozen=True, omit_defaults=True):
    """An account of a side (entry `panel:<id>`): headquarters and trucks, a pool, a market."""

    id: str
    rows: tuple[Row, ...] = ()
    side: str = ""
    private: bool = False


class Window(Struct, frozen=True, omit_defaults=True):
    """A reaction window: what may be answered, who is asked in which order, who has passed.

    It opens on public facts only, and never says who could answer.
    """

    text: Message
    order: tuple[str, ...]  # seats
    asked: tuple[str, ...] = ()
    passed: tuple[str, ...] = ()
