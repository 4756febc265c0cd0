"""How the frames of the stack are written in a position, and which may lie on which."""

from __future__ import annotations

from typing import Final

from vezerkar.core.errors import ParseError
from vezerkar.core.kernel import FRAME
from vezerkar.core.notation import NUMBER, Form, Lexicon
from vezerkar.games.crescent.state import Battle
from vezerkar.games.crescent.terms import FRAMES, GREY, NO_CARD, NO_TROOP

BOTTOM: Final = ""
ORDER: Final = ("pick", "finish")  # what lies under the deeds of one tower
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
STEP_OF: Final = {"plan": 1, "develop": 2, "preactions": 3, "orders": 4}
# An attacker or a target may have fallen; all other towers of a frame stand on the board.
MAY_BE_GONE: Final = ("act", "strike", "scared", "blast", "enter", "works")
NEEDS_ORDER: Final = ("finish", "pick", "act", "works", "regroup")


def write_stack(stack: list[int], lexicon: Lexicon) -> list[str]:
    """The stack as text, the frame on top last."""
    out = []
    for i in range(0, len(stack), FRAME):
        form = FRAMES[stack[i]]
        values = stack[i + 1 : i + FRAME]
        words = [_spell(k, v, lexicon) for k, v in zip(form.kinds, values, strict=False)]
        out.append(" ".join([form.word, *words]))
    return out


def read_stack(lines: list[str], lexicon: Lexicon) -> list[int]:
    """The stack that a text describes; ParseError says what was expected."""
    by_word = {form.word: i for i, form in enumerate(FRAMES)}
    stack: list[int] = []
    for line in lines:
        words = line.split()
        phase = by_word.get(words[0]) if words else None
        if phase is None:
            raise ParseError(f"there is no phase '{line}'; the phases are: {', '.join(by_word)}")
        stack += [phase, *_read_frame(FRAMES[phase], words[1:], lexicon)]
    return stack


def _read_frame(form: Form, words: list[str], lexicon: Lexicon) -> list[int]:
    if len(words) > len(form.kinds):
        wanted = " ".join([form.word, *(f"<{kind}>" for kind in form.kinds)])
        raise ParseError(f"expected '{wanted}', found '{' '.join([form.word, *words])}'")
    values = [_parse(k, w, lexicon) for k, w in zip(form.kinds, words, strict=False)]
    return values + [0] * (FRAME - 1 - len(values))


def _spell(kind: str, value: int, lexicon: Lexicon) -> str:
    return str(value) if kind == NUMBER else lexicon.name(kind, value)


def _parse(kind: str, word: str, lexicon: Lexicon) -> int:
    if kind != NUMBER:
        return lexicon.number(kind, word)
    if word.isascii() and word.isdigit() and len(word) < 10:
        return int(word)
    raise ParseError(f"'{word}' is not a number")


def check_stack(s: Battle) -> None:
    """ParseError if the frames could never lie so, one on the other, or speak of towers gone."""
    below = BOTTOM
    for i in range(0, len(s.stack), FRAME):
        form = FRAMES[s.stack[i]]
        word = form.word
        if below not in STANDS_ON.get(word, ()):
            place = f"on '{below}'" if below else "at the bottom"
            raise ParseError(f"'{word}' cannot stand {place}")
        if word == "terrain" and not s.board.is_laid:
            raise ParseError("the terrain is laid only with the option free_terrain")
        if word in STEP_OF and s.stack[i - 3] != STEP_OF[word]:
            raise ParseError(f"'{word}' belongs on 'round {STEP_OF[word]}'")
        for k, kind in enumerate(form.kinds):
            if kind == "unit" and word not in MAY_BE_GONE and s.square[s.stack[i + 1 + k]] < 0:
                raise ParseError(f"the tower of '{word}' is not on the board")
        if word in NEEDS_ORDER and not _has_order(s):
            raise ParseError(f"'{word}' needs an army with a grey card of the seat in turn")
        below = word


def _has_order(s: Battle) -> bool:
    return s.army != NO_TROOP and s.laid[s.turn][s.army * 3 + GREY] != NO_CARD
