"""Reasons as messages, with what is in the way."""

from __future__ import annotations

from typing import Final

from vezerkar.games.panzer.setup import layout_of
from vezerkar.games.panzer.state import Front
from vezerkar.games.panzer.terms import UNIT_SLOTS
from vezerkar.scene.message import Argument, Message, Reason

REASONS: Final = (
    "over",
    "not-asked",
    "unknown",
    "not-now",
    "no-own-unit",
    "fresh",
    "moved",
    "fired",
    "spent",
    "one-action",
    "mud",
    "extra-kind",
    "extra-jump",
    "no-tile",
    "occupied",
    "not-beside",
    "diagonal",
    "corner",
    "lake",
    "swamp",
    "no-swap",
    "no-jump",
    "no-scout",
    "already-dug",
    "not-idle",
    "no-target",
    "own-target",
    "settlement-first",
    "no-transfer",
    "not-held",
    "too-dear",
    "not-controlled",
    "not-connected",
    "rocks-only",
    "no-discount",
    "discount-due",
    "no-paratrooper",
    "no-drop",
    "operations-only",
    "combat-only",
    "surprise-only",
    "units-later",
    "no-opening",
    "bluff-later",
    "wrong-role",
    "grounded",
    "no-effect",
    "not-this-side",
    "no-answer",
    "no-card",
    "actions-only",
    "second-step",
    "another-first",
    "bought",
    "buy-first",
    "not-your-deck",
    "none-left",
    "units-enough",
    "over-limit",
    "not-bought",
    "not-start",
    "wrong-class",
    "fits-nowhere",
    "other-card",
    "searched-units",
    "searched-actions",
    "not-in-deck",
    "free-cards",
    "no-such-deck",
    "deck-empty",
    "not-theirs",
    "no-free-fire",
    "no-unit",
    "picked",
    "not-for-unit",
    "pick-one",
    "no-flak",
    "fires-itself",
    "supports-already",
    "no-support",
    "no-ammo",
    "no-spending",
    "spend-elsewhen",
    "points-short",
    "spend-on-unit",
    "spend-on-fire",
    "no-extra",
    "not-nearer",
    "one-of-two",
    "other-effect",
    "no-unit-card",
)


def because(
    word: str,
    *rules: str,
    anchors: tuple[str, ...] = (),
    thing: dict[str, Argument] | None = None,
    **args: Argument,
) -> Reason:
    """A reason: its sentence, the rules it rests on, the things in the way."""
    assert word in REASONS
    return Reason(Message(f"why-{word}", {**(thing or {}), **args}, rules), anchors)


def about(s: Front, u: int) -> dict[str, Argument]:
    """A unit as arguments of a sentence."""
    layout = layout_of(s.board)
    if not 0 <= u < UNIT_SLOTS or s.unit_tile[u] < 0:
        return {"unit": "", "at": ""}
    return {
        "unit": f"card:{layout.lexicon.name('card', s.unit_card[u])}",
        "at": f"tile:{layout.grid.name(s.unit_tile[u])}",
    }


def anchor(s: Front, u: int) -> tuple[str, ...]:
    return (f"unit:{layout_of(s.board).lexicon.name('unit', u)}",)


def place(s: Front, tile: int) -> str:
    return f"tile:{layout_of(s.board).grid.name(tile)}"
