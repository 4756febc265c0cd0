"""The shape of a position text."""

from __future__ import annotations

from typing import Literal

import msgspec


class Captain(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """Everything of one captain; cards that are not named lie in the draw pile."""

    hand: list[str] | None = None
    draw: list[str] | None = None
    discard: list[str] = []
    out: list[str] = []
    plan: dict[str, list[str]] = {}  # by troop: the cards on its army card
    played: dict[str, list[str]] = {}  # by troop: colours of the pre-actions carried out
    cubes: dict[str, int] = {}
    upgraded: list[str] = []
    extra_pay: int = 0
    lieutenant: int = 0
    personal: int | None = None
    drawn: list[str] = []
    recalled: list[str] = []
    second_thoughts: int = 0
    spent: int | None = None
    idle: int | None = None
    force: dict[str, list[str]] | None = None  # by troop: the cards that work this round
    unshown: list[str] | None = None
    known_hand: list[str] = []
    known_discard: list[str] = []


class Over(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """How a battle ended: the rule and the side that won, nobody in a draw."""

    rule: str
    winner: str = ""


class Position(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A position; what is left out is as at the start of the battle."""

    game: Literal["crescent"] = "crescent"
    scenario: str = ""
    settings: dict[str, str | bool | int] = {}
    round: int | None = None
    phase: Literal["", "terrain", "deploy", "plan", "preactions", "orders", "end"] = ""
    turn: str = ""  # the seat that acts
    army: str = ""  # the troop whose order is carried out
    used: list[Literal["filled", "built", "failed"]] = []
    toll: int = 0
    due: str = ""  # the rule of an ending that was reached in this round
    quiet: int = 0  # rounds without a change of score, -1 if one has changed in this round
    locked: list[str] = []
    council: list[str] = []
    council_next: list[str] = []
    survey: list[str] = []
    shields: list[str] | None = None
    towers: dict[str, str] = {}  # "E6 3", with "attacked:2", "captured:3", "owner:ottoman"
    ground: dict[str, str] = {}
    rivers: dict[str, str] = {}  # by square: where a river piece is open, "NS" or "NE"
    works: dict[str, str] = {}
    score: dict[str, int] = {}
    score_before: dict[str, int] = {}  # when the round began, in texts of earlier versions
    lost: dict[str, dict[str, int]] = {}
    captains: dict[str, Captain] = {}
    stack: list[str] = []
    over: Over | None = None
