"""The stack of frames as text and back: what waits to be decided, the question on top last."""

from __future__ import annotations

from typing import Final

from vezerkar.core.errors import ParseError
from vezerkar.core.kernel import FRAME
from vezerkar.core.notation import Form, Lexicon
from vezerkar.games.quartermaster import terms
from vezerkar.games.quartermaster.events import WINDOW_EVENTS
from vezerkar.games.quartermaster.phases.cards import RESOLVE_OPEN
from vezerkar.games.quartermaster.state import War
from vezerkar.records.position_parts import read_frames, write_frames

NONE_WORD: Final = "-"
MAX_PLAIN_NUMBER: Final = 60

# Values that hold several: the kind of each part, where it begins, how many bits it has.
Parts = tuple[tuple[str, int, int], ...]
PACKED: Final[dict[str, Parts]] = {
    "owned": (("card", 0, 8), ("country", 8, 3)),
    "progress": (("number", 0, 4), ("number", 4, 2)),
    "aims": (("countries", 0, 6), ("countries", 6, 6), ("number", 12, 2)),
    "extras": tuple(("number", 5 * c, 5) for c in range(6)),
    "whose": (("countries", 0, 6), ("country", 6, 3), ("number", 9, 1)),
    "asked": (("team", 0, 1), ("number", 1, 2), ("countries", 3, 6)),
    "clash": (("country", 0, 3), ("space", 3, 6), ("country", 9, 3)),
    "event": (
        ("event-kind", 0, 4),
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
    "recruit": terms.OP_RECRUIT,
    "fight": terms.OP_BATTLE,
    "eliminate": terms.OP_ELIMINATE,
    "protect": terms.OP_PROTECT,
    "strike": terms.OP_DISCARD_TABLE,
    "play-from": terms.OP_PLAY_FROM,
    "under": terms.OP_MOVE_CARD,
    "choice": terms.OP_CHOICE,
    "pay": -1,
}


def write_stack(s: War, lexicon: Lexicon) -> list[str]:
    """The stack as text, the frame on top last."""
    return write_frames(terms.FRAMES, s.stack, lambda kind, value: spell(s, kind, value, lexicon))


def read_stack(s: War, lines: list[str], lexicon: Lexicon) -> list[int]:
    """The stack that a text describes; ParseError says what was expected."""
    return read_frames(
        terms.FRAMES, lines, lambda kind, word: parse(s, kind, word, lexicon), whole=True
    )


def check_stack(s: War) -> None:
    """ParseError if no game could stack the frames like this."""
    below = ""
    for i in range(0, len(s.stack), FRAME):
        form = terms.FRAMES[s.stack[i]]
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
    if under and terms.FRAMES[under[0]].word == "card":
        plan = board.card_plan[under[terms.CARD_OWNED] & terms.NO_CARD]
    if form.word in STEP_FRAMES:
        wanted = STEP_FRAMES[form.word]
        if values[terms.STEP] >= len(plan) or wanted not in (
            -1,
            board.step_op[plan[values[terms.STEP]]],
        ):
            raise ParseError(f"'{form.word}' is about a step that its card does not have")
    if form.word == "build" and plan:
        steps = [at for at in range(16) if values[terms.BUILD_STEPS] >> at & 1]
        if not steps or any(
            at >= len(plan) or board.step_op[plan[at]] != terms.OP_BUILD for at in steps
        ):
            raise ParseError("'build' is about a step that its card does not have")
        if values[terms.BUILD_LIFTED] or not 1 <= values[terms.BUILD_LEFT] <= 8:
            raise ParseError("'build' counts its builds from 1 and lifts nothing here")
    elif form.word == "build" and not 1 <= values[terms.BUILD_LIFTED] <= 12:
        raise ParseError("'build' on 'rebuild' needs a lifted piece, from 1 to 12")
    card = values[terms.CARD_OWNED] & terms.CARD_MASK
    if form.word in ("card", "warfare") and card == terms.NO_CARD:
        raise ParseError(f"'{form.word}' needs a card")
    for kind, value in zip(form.kinds, values, strict=False):
        if kind == "owned" and value & terms.CARD_MASK != terms.NO_CARD:
            if board.card_country[value & terms.CARD_MASK] != value >> terms.OWNER_FROM:
                raise ParseError("a card belongs to another country")
        if kind == "country" and value >= len(board.team):
            raise ParseError(f"'{form.word}' needs a country")
    if form.word == "resolve" and 2 * values[RESOLVE_OPEN] > len(s.open):
        raise ParseError("'resolve' counts more open events than there are")
    if form.word == "window" and values[terms.WINDOW_EVENT] == 0:
        raise ParseError("'window' needs an event")


# One value


def spell(s: War, kind: str, value: int, lexicon: Lexicon) -> str:
    if kind == "event" and value == 0:
        return NONE_WORD
    if kind in PACKED:
        parts = PACKED[kind]
        return ":".join(
            spell(s, part, value >> shift & (1 << bits) - 1, lexicon) for part, shift, bits in parts
        )
    if kind == "stage":
        return terms.STAGES[value]
    if kind == "event-kind":
        return WINDOW_EVENTS[value]
    if kind == "card":
        return NONE_WORD if value == terms.NO_CARD else lexicon.name(kind, value)
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
    if kind == "event" and word == NONE_WORD:
        return 0
    if kind in PACKED:
        return _parse_packed(s, kind, word, lexicon)
    if kind == "stage":
        return _index(terms.STAGES, word)
    if kind == "event-kind":
        return _index(WINDOW_EVENTS, word)
    if kind == "card" and word == NONE_WORD:
        return terms.NO_CARD
    if kind == "countries":
        return _parse_set(word, lexicon.names("country")[:6])
    if kind == "areas":
        return _parse_set(word, lexicon.names("space"))
    if kind == "steps":
        return _parse_set(word, tuple(str(i + 1) for i in range(16)))
    if kind == "answered":
        return _parse_set(word, slot_names(s, lexicon))
    if kind in ("number", "flags"):
        if word.isascii() and word.isdigit() and int(word) <= MAX_PLAIN_NUMBER:
            return int(word)
        raise ParseError(f"expected a number from 0 to {MAX_PLAIN_NUMBER}, found '{word}'")
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
    return "+".join(name for i, name in enumerate(names) if mask >> i & 1) or NONE_WORD


def _parse_set(word: str, names: tuple[str, ...]) -> int:
    mask = 0
    for name in [] if word == NONE_WORD else word.split("+"):
        mask |= 1 << _index(names, name)
    return mask


def _index(words: tuple[str, ...], word: str) -> int:
    if word and word in words:
        return words.index(word)
    raise ParseError(f"expected one of {', '.join(w for w in words if w)}, found '{word}'")
