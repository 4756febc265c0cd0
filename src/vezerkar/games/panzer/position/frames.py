"""The stack of a position: how it is written, and which stacks are possible."""

from __future__ import annotations

from typing import Final

from vezerkar.core.errors import ParseError
from vezerkar.core.kernel import FRAME
from vezerkar.core.notation import Form, Lexicon
from vezerkar.games.panzer.phases import combat
from vezerkar.games.panzer.rules.deck import in_deck
from vezerkar.games.panzer.rules.rows import T_LENGTH
from vezerkar.games.panzer.state import Front
from vezerkar.games.panzer.terms import FIGHT_STEP, FRAMES, SEARCH_SIDE, STATION_CARD, UNIT_SLOTS
from vezerkar.records.position_parts import check_order, read_frames, whole_number, write_frames

# What may interrupt, and be interrupted by, nearly anything that units and cards do.
EVENTS: Final = (
    "second-step",
    "extra",
    "react",
    "free-fire",
    "resolve",
    "fight",
    "reward",
    "npc-aim",
)
# What is asked in a combat, and at which step of it.
IN_FIGHT: Final = {
    "support": (combat.TILES,),
    "drawn": (combat.READY,),
    "answer": (combat.AFTER_ELIMINATION, combat.AFTER_STALL),
    "cards": (combat.CARDS,),
    "sacrifice": (combat.REVEAL,),
    "loss": (combat.LOSSES,),
    "advance": (combat.OVER,),
}
# What each frame stands on; the empty word is the bottom of the stack.
STANDS_ON: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(("buy", "place", "row", "raise", "turn"), ("",)),
    "station": ("raise",),
    "search": ("turn", "search"),
    "close": ("turn",),
    "operations": ("close",),
    "shop": ("operations", "close"),
    "draw": ("shop",),
    "npc": ("close",),
    "npc-unit": ("npc",),
    "npc-path": ("npc-unit",),
    "weather": ("operations", "npc"),
    **dict.fromkeys(EVENTS, ("operations", "npc", "npc-unit", *EVENTS)),
    **dict.fromkeys(("targets", "window", "flak", "discard"), ("resolve",)),
    **dict.fromkeys(IN_FIGHT, ("fight",)),
}


def write_stack(stack: list[int], lexicon: Lexicon) -> list[str]:
    """The stack as text, the frame on top last."""
    return write_frames(FRAMES, stack, lexicon.name)


def read_stack(lines: list[str], lexicon: Lexicon) -> list[int]:
    """The stack that a text describes; ParseError says what was expected."""

    def parse(kind: str, word: str) -> int:
        return whole_number(word) if kind == "number" else lexicon.number(kind, word)

    stack = read_frames(FRAMES, lines, parse)
    if not stack:
        raise ParseError("there must be at least one frame")
    check_order(FRAMES, stack, STANDS_ON)
    return stack


def check_stack(s: Front) -> None:
    """ParseError if the frames do not fit the rest of the position."""
    words = [FRAMES[s.stack[i]].word for i in range(0, len(s.stack), FRAME)]
    if words.count("fight") != (1 if s.fight else 0):
        raise ParseError("there must be as many 'fight' as fights, and never more than one")
    if words.count("resolve") != len(s.table) // T_LENGTH:
        raise ParseError("there must be as many 'resolve' as cards on the table")
    for at, word in enumerate(words):
        below = s.stack[at * FRAME + FIGHT_STEP] if at else 0
        if word in IN_FIGHT and below not in IN_FIGHT[word]:
            raise ParseError(f"'{word}' belongs to another step of the fight")
        _check_frame(s, FRAMES[s.stack[at * FRAME]], s.stack[at * FRAME + 1 : (at + 1) * FRAME])


def _check_frame(s: Front, form: Form, values: list[int]) -> None:
    """The same for a single frame."""
    word, npc = form.word, s.board.npc
    if word.startswith("npc") and not s.board.solo:
        raise ParseError(f"'{word}' belongs to a solo battle")
    if word == "station" and values[STATION_CARD] not in in_deck(s, 1 - npc):
        raise ParseError("the card of 'station' is not in its deck")
    if word == "search" and values[SEARCH_SIDE] not in (0, 1):
        raise ParseError("'search' needs the number of a side, 0 or 1")
    for kind, value in zip(form.kinds, values, strict=False):
        if kind == "unit" and not 0 <= value < UNIT_SLOTS:
            raise ParseError(f"'{word}' needs a unit")
        if kind == "side" and value == npc and word != "fight":
            raise ParseError(f"'{word}' cannot ask a side that nobody plays")
