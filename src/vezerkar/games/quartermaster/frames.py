"""The stack of frames as text and back: what waits to be decided, the question on top last."""

from __future__ import annotations

from typing import Final

from vezerkar.core.errors import ParseError
from vezerkar.core.kernel import FRAME
from vezerkar.core.notation import Form, Lexicon
from vezerkar.games.quartermaster.state import War
from vezerkar.games.quartermaster.terms import (
    FRAMES,
    HAPPENINGS,
    NO_CARD,
    OP_BATTLE,
    OP_BUILD,
    OP_CHOICE,
    OP_DISCARD_TABLE,
    OP_ELIMINATE,
    OP_MOVE_CARD,
    OP_PLAY_FROM,
    OP_PROTECT,
    OP_RECRUIT,
    STAGES,
)
from vezerkar.records.position_parts import read_frames, write_frames

NOTHING: Final = "-"
MOST: Final = 60  # of a plain number in a frame

# Values that hold several: the kind of each part, where it begins, how many bits it has.
Parts = tuple[tuple[str, int, int], ...]
PACKED: Final[dict[str, Parts]] = {
    "owned": (("card", 0, 8), ("country", 8, 3)),
    "progress": (("number", 0, 4), ("number", 4, 2)),
    "aims": (("countries", 0, 6), ("countries", 6, 6), ("number", 12, 2)),
    "extras": tuple(("number", 5 * c, 5) for c in range(6)),
    "lands": (("countries", 0, 6), ("country", 6, 3), ("number", 9, 1)),
    "asked": (("team", 0, 1), ("number", 1, 2), ("countries", 3, 6)),
    "clash": (("country", 0, 3), ("space", 3, 6), ("country", 9, 3)),
    "happening": (
        ("event", 0, 4),
        ("country", 4, 3),
        ("space", 7, 6),
        ("country", 13, 3),
        ("card", 16, 8),
        ("number", 24, 2),
        ("country", 26, 3),
    ),
}
# What each frame stands on; the empty word is the bottom of the stack.
STANDS_ON: Final[dict[str, tuple[str, ...]]] = {
    "turn": ("",),
    "setup": ("turn",),
    "play": ("turn",),
    "discard": ("turn",),
    "resolve": ("turn", "play-from", "card"),
    "card": ("turn", "resolve", "warfare", "window", "discard"),
    "warfare": ("resolve",),
    "build": ("card", "rebuild"),
    "free": ("recruit",),
    "battle": ("fight", "card"),
    "remove": ("turn", "eliminate", "card"),
    "give": ("card", "give"),
    "look": ("card",),
}
STEP_FRAMES: Final = {
    "recruit": OP_RECRUIT,
    "fight": OP_BATTLE,
    "eliminate": OP_ELIMINATE,
    "protect": OP_PROTECT,
    "strike": OP_DISCARD_TABLE,
    "play-from": OP_PLAY_FROM,
    "under": OP_MOVE_CARD,
    "choice": OP_CHOICE,
    "pay": -1,
}


def write_stack(s: War, lexicon: Lexicon) -> list[str]:
    """The stack as text, the frame on top last."""
    return write_frames(FRAMES, s.stack, lambda kind, value: spell(s, kind, value, lexicon))


def read_stack(s: War, lines: list[str], lexicon: Lexicon) -> list[int]:
    """The stack that a text describes; ParseError says what was expected."""
    return read_frames(FRAMES, lines, lambda kind, word: parse(s, kind, word, lexicon), whole=True)


def check_stack(s: War) -> None:
    """ParseError if the frames could never lie so, one on the other."""
    below = ""
    for i in range(0, len(s.stack), FRAME):
        form = FRAMES[s.stack[i]]
        stands = ("card",) if form.word in STEP_FRAMES else STANDS_ON.get(form.word)
        if form.word == "rebuild":
            stands = ("card",)
        if (not below and form.word != "turn") or (stands is not None and below not in stands):
            place = f"on '{below}'" if below else "at the bottom"
            raise ParseError(f"'{form.word}' cannot stand {place}")
        _check_frame(s, form, s.stack[i + 1 : i + FRAME], s.stack[i - FRAME : i])
        below = form.word


def _check_frame(s: War, form: Form, values: list[int], under: list[int]) -> None:
    board = s.board
    plan: list[int] = []
    if under and FRAMES[under[0]].word == "card":
        plan = board.card_plan[under[1] & NO_CARD]
    if form.word in STEP_FRAMES:
        wanted = STEP_FRAMES[form.word]
        if values[0] >= len(plan) or wanted not in (-1, board.step_op[plan[values[0]]]):
            raise ParseError(f"'{form.word}' is about a step that its card does not have")
    if form.word == "build" and plan:
        steps = [at for at in range(16) if values[0] >> at & 1]
        if not steps or any(at >= len(plan) or board.step_op[plan[at]] != OP_BUILD for at in steps):
            raise ParseError("'build' is about a step that its card does not have")
        if values[2] or not 1 <= values[1] <= 8:
            raise ParseError("'build' counts its builds from 1 and lifts nothing here")
    elif form.word == "build" and not 1 <= values[2] <= 12:
        raise ParseError("'build' on 'rebuild' needs a lifted piece, from 1 to 12")
    if form.word in ("card", "warfare") and values[0] & 255 == NO_CARD:
        raise ParseError(f"'{form.word}' needs a card")
    for kind, value in zip(form.kinds, values, strict=False):
        if kind == "owned" and value & 255 != NO_CARD:
            if board.card_country[value & 255] != value >> 8:
                raise ParseError("a card belongs to another country")
        if kind == "country" and value >= len(board.team):
            raise ParseError(f"'{form.word}' needs a country")
    if form.word == "resolve" and 2 * values[2] > len(s.open):
        raise ParseError("'resolve' counts more open events than there are")
    if form.word == "window" and values[0] == 0:
        raise ParseError("'window' needs an event")


# One value


def spell(s: War, kind: str, value: int, lexicon: Lexicon) -> str:
    if kind == "happening" and value == 0:
        return NOTHING
    if kind in PACKED:
        parts = PACKED[kind]
        return ":".join(
            spell(s, part, value >> shift & (1 << bits) - 1, lexicon) for part, shift, bits in parts
        )
    if kind == "stage":
        return STAGES[value]
    if kind == "event":
        return HAPPENINGS[value]
    if kind == "card":
        return NOTHING if value == NO_CARD else lexicon.name(kind, value)
    if kind == "countries":
        return _spell_set(value, lexicon.names("country")[:6])
    if kind == "areas":
        return _spell_set(value, lexicon.names("space"))
    if kind == "steps":
        return _spell_set(value, tuple(str(i + 1) for i in range(16)))
    if kind == "answered":
        return _spell_set(value, slot_names(s, lexicon))
    if kind in ("number", "flags"):
        return str(value)
    return lexicon.name(kind, value)


def parse(s: War, kind: str, word: str, lexicon: Lexicon) -> int:
    if kind == "happening" and word == NOTHING:
        return 0
    if kind in PACKED:
        return _parse_packed(s, kind, word, lexicon)
    if kind == "stage":
        return _index(STAGES, word)
    if kind == "event":
        return _index(HAPPENINGS, word)
    if kind == "card" and word == NOTHING:
        return NO_CARD
    if kind == "countries":
        return _parse_set(word, lexicon.names("country")[:6])
    if kind == "areas":
        return _parse_set(word, lexicon.names("space"))
    if kind == "steps":
        return _parse_set(word, tuple(str(i + 1) for i in range(16)))
    if kind == "answered":
        return _parse_set(word, slot_names(s, lexicon))
    if kind in ("number", "flags"):
        if word.isascii() and word.isdigit() and int(word) <= MOST:
            return int(word)
        raise ParseError(f"expected a number from 0 to {MOST}, found '{word}'")
    return lexicon.number(kind, word)


def _parse_packed(s: War, kind: str, word: str, lexicon: Lexicon) -> int:
    parts, words = PACKED[kind], word.split(":")
    if len(words) != len(parts):
        raise ParseError(f"expected {len(parts)} parts joined by ':', found '{word}'")
    value = 0
    for (part, shift, bits), each in zip(parts, words, strict=True):
        number = parse(s, part, each, lexicon)
        if number >> bits:
            raise ParseError(f"'{each}' is too much in '{word}'")
        value |= number << shift
    return value


def slot_names(s: War, lexicon: Lexicon) -> tuple[str, ...]:
    """The Status cards in the order of their bits."""
    board = s.board
    cards = [card for card in range(board.cards) if board.card_slot[card] >= 0]
    return tuple(lexicon.name("card", card) for card in cards)


def _spell_set(mask: int, names: tuple[str, ...]) -> str:
    return "+".join(name for i, name in enumerate(names) if mask >> i & 1) or NOTHING


def _parse_set(word: str, names: tuple[str, ...]) -> int:
    mask = 0
    for name in [] if word == NOTHING else word.split("+"):
        mask |= 1 << _index(names, name)
    return mask


def _index(words: tuple[str, ...], word: str) -> int:
    if word and word in words:
        return words.index(word)
    raise ParseError(f"expected one of {', '.join(w for w in words if w)}, found '{word}'")
