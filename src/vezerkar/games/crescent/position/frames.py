"""How the frames of the stack are written in a position, and which may lie on which."""

from __future__ import annotations

from typing import Final

from vezerkar.core.errors import ParseError
from vezerkar.core.kernel import FRAME
from vezerkar.core.notation import NUMBER, Lexicon
from vezerkar.games.crescent.state import Battle
from vezerkar.games.crescent.terms import ARMY_PLACES, FRAMES, GREY, NO_CARD, NO_TROOP
from vezerkar.records.position_parts import check_order, read_frames, whole_number, write_frames

BOTTOM: Final = ""
ORDER: Final = ("pick", "finish")  # what lies under what one tower does
# What each frame stands on; the empty word is the bottom of the stack.
STANDS_ON: Final = {
    "garrison": ("deploy",),
    "terrain": ("deploy",),
    "site": ("terrain",),
    "piece": ("terrain",),
    "deploy": (BOTTOM,),
    "round": (BOTTOM,),
    "plan": ("round",),
    "develop": ("round",),
    "post": ("develop", "support"),
    "reinforce": ("develop", "support"),
    "preactions": ("round",),
    "stratagem": ("preactions",),
    "espionage": ("preactions",),
    "victim": ("preactions",),
    "terror": ("preactions",),
    "scared": ("preactions",),
    "quick": ("preactions",),
    "support": ("preactions",),
    "messenger": ("preactions",),
    "orders": ("round",),
    "finish": ("orders",),
    "pick": ("finish",),
    "act": ORDER,
    "works": ORDER,
    "regroup": ("finish",),
    "strike": ("act", "enter"),
    "bloodbath": ("strike",),
    "retreat": ("strike", "scared", "blast"),
    "blast": ("act", "works"),
    "enter": ("act",),
}
# The step of the round frame under each phase of a round.
ROUND_STEP_OF: Final = {"plan": 1, "develop": 2, "preactions": 3, "orders": 4}
# An attacker or a target may have fallen; all other towers of a frame stand on the board.
MAY_BE_GONE: Final = ("act", "strike", "scared", "blast", "enter", "works")
NEEDS_ORDER: Final = ("finish", "pick", "act", "works", "regroup")


def write_stack(stack: list[int], lexicon: Lexicon) -> list[str]:
    """The stack as text, the frame on top last."""

    def spell(kind: str, value: int) -> str:
        return str(value) if kind == NUMBER else lexicon.name(kind, value)

    return write_frames(FRAMES, stack, spell)


def read_stack(lines: list[str], lexicon: Lexicon) -> list[int]:
    """The stack that a text describes; ParseError says what was expected."""

    def parse(kind: str, word: str) -> int:
        return whole_number(word) if kind == NUMBER else lexicon.number(kind, word)

    return read_frames(FRAMES, lines, parse)


def check_stack(s: Battle) -> None:
    """ParseError if the frames cannot lie on each other like that, or name towers that are gone."""
    check_order(FRAMES, s.stack, STANDS_ON)
    for i in range(0, len(s.stack), FRAME):
        form = FRAMES[s.stack[i]]
        word = form.word
        if word == "terrain" and not s.board.is_laid:
            raise ParseError("the terrain is laid only with the setting free_terrain")
        if word in ROUND_STEP_OF and s.stack[i - FRAME + 1] != ROUND_STEP_OF[word]:
            raise ParseError(f"'{word}' belongs on 'round {ROUND_STEP_OF[word]}'")
        for k, kind in enumerate(form.kinds):
            if kind == "unit" and word not in MAY_BE_GONE and s.square[s.stack[i + 1 + k]] < 0:
                raise ParseError(f"the tower of '{word}' is not on the board")
        if word in NEEDS_ORDER and not _has_order(s):
            raise ParseError(f"'{word}' needs an army with a grey card of the seat in turn")


def _has_order(s: Battle) -> bool:
    return s.army != NO_TROOP and s.laid[s.turn][s.army * ARMY_PLACES + GREY] != NO_CARD
