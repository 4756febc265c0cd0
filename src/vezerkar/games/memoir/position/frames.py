"""How the frames of the stack are written in a position: packed numbers become readable words."""

from __future__ import annotations

from vezerkar.core.errors import ParseError
from vezerkar.core.kernel import FRAME
from vezerkar.core.notation import Lexicon
from vezerkar.games.memoir.phases import frame
from vezerkar.games.memoir.phases.frame import AMBUSH_AT_ONCE
from vezerkar.games.memoir.rules.orders import BY_DICE, QUOTA_BITS, QUOTA_MASK, USED_UP
from vezerkar.games.memoir.state import Battle
from vezerkar.games.memoir.terms import ALL_UNITS, FRAMES
from vezerkar.records.position_parts import check_order, read_frames, write_frames

NOTHING = "-"
# What each frame stands on; the empty word is the bottom of the stack.
TURN_FRAMES = ("draw", "generals")
DICE_FRAMES = ("aftermath", "roll", "strikes", "draw", "command")
STANDS_ON = {
    "play": ("",),
    "command": ("",),
    "draw": ("", "roll"),
    "drop": ("play", "command"),
    "generals": ("draw",),
    "section": ("draw",),
    "order": TURN_FRAMES,
    "dig": TURN_FRAMES,
    "heal": TURN_FRAMES,
    "move": (*TURN_FRAMES, "battle"),
    "destination": ("move",),
    "battle": (*TURN_FRAMES, "move"),
    "aftermath": ("battle",),
    "ground": ("battle",),
    "again": ("battle",),
    "window": ("roll",),
    "roll": DICE_FRAMES,
    "flags": DICE_FRAMES,
    "retreat": DICE_FRAMES,
    "naming": ("draw", "command"),
    "strikes": ("draw", "command"),
    "barrage": ("draw", "command"),
    "keep": ("draw",),
}
LAST_DRAW_STEPS = (3, AMBUSH_AT_ONCE)  # steps: the end of a turn, and an Ambush replaced at once
# An attacker may have fallen in an ambush; all other units of a frame stand on the board.
MAY_BE_GONE = ("aftermath", "roll")
ROLLS = ("battle", "ambush", "air", "barrage")
STAGES = ("first", "overrun", "first-of-two")


def write_stack(stack: list[int], lexicon: Lexicon) -> list[str]:
    """The stack as text, the frame on top last."""
    return write_frames(FRAMES, stack, lambda kind, value: _spell(kind, value, lexicon))


def read_stack(lines: list[str], lexicon: Lexicon) -> list[int]:
    """The stack that a text describes; ParseError says what was expected."""
    return read_frames(FRAMES, lines, lambda kind, word: _parse(kind, word, lexicon))


def check_stack(s: Battle) -> None:
    """ParseError if the frames could never lie on each other like this, or name units gone."""
    check_order(FRAMES, s.stack, STANDS_ON)
    for i in range(0, len(s.stack), FRAME):
        form = FRAMES[s.stack[i]]
        if form.word == "drop" and any(s.unit_hex[u] >= 0 for u in s.board.drops):
            raise ParseError("'drop' comes before the airborne units are on the board")
        if form.word == "draw" and not 0 <= s.stack[i + 1] <= LAST_DRAW_STEPS[i > 0]:
            raise ParseError("'draw' has no such step")
        if form.word == "keep" and len(s.drawn) != 2:
            raise ParseError("'keep' needs two cards in 'drawn'")
        for k, kind in enumerate(form.kinds):
            if kind == "unit" and not (k == 0 and form.word in MAY_BE_GONE):
                u = s.stack[i + 1 + k]
                if u >= len(s.unit_hex) or s.unit_hex[u] < 0:
                    raise ParseError(f"the unit of '{form.word}' is not on the board")


def _spell(kind: str, value: int, lexicon: Lexicon) -> str:
    if kind == "quotas":
        return spell_quotas(value)
    if kind == "orders":
        return _spell_orders(value)
    if kind in ("seats", "zones"):
        names = lexicon.names(kind[:-1])
        return "+".join(n for i, n in enumerate(names) if value >> i & 1) or NOTHING
    if kind == "roll":
        place = (
            lexicon.name("hex", value // frame.ROLL_FROM) if value >= frame.ROLL_FROM else NOTHING
        )
        return (
            f"{ROLLS[value % frame.ROLL_DICE]}:{value % frame.ROLL_FROM // frame.ROLL_DICE}:{place}"
        )
    if kind == "stage":
        return (
            f"{STAGES[value % frame.STAGE_FROM]}:{lexicon.name('hex', value // frame.STAGE_FROM)}"
        )
    if kind == "slip":
        return f"{value % frame.SLIP_SEAT}:{lexicon.name('seat', value // frame.SLIP_SEAT)}"
    if kind == "dice":
        return f"{value % frame.DICE_SEAT}:{lexicon.name('seat', value // frame.DICE_SEAT)}"
    return lexicon.name(kind, value)


def _parse(kind: str, word: str, lexicon: Lexicon) -> int:
    if kind == "quotas":
        return parse_quotas(word, lexicon)
    if kind == "orders":
        return _parse_orders(word)
    if kind in ("seats", "zones"):
        names = [] if word in (NOTHING, "0") else word.split("+")
        return sum(1 << lexicon.number(kind[:-1], name) for name in names)
    if kind == "roll":
        mode, dice, place = _parts(word, 3)
        hex_number = 0 if place == NOTHING else lexicon.number("hex", place)
        return (
            _index(ROLLS, mode) + _small(dice, 31) * frame.ROLL_DICE + hex_number * frame.ROLL_FROM
        )
    if kind == "stage":
        stage, place = _parts(word, 2)
        return _index(STAGES, stage) + lexicon.number("hex", place) * frame.STAGE_FROM
    if kind in ("slip", "dice"):
        most = frame.SLIP_SEAT if kind == "slip" else frame.DICE_SEAT
        number, seat = _parts(word, 2)
        return _small(number, most - 1) + lexicon.number("seat", seat) * most
    return lexicon.number(kind, word)


def spell_quotas(packed: int) -> str:
    """How many units may be ordered in each zone: `z1:2+z2:all`."""
    parts = []
    zone = 0
    while packed:
        quota = packed & QUOTA_MASK
        if quota:
            parts.append(f"z{zone + 1}:{'all' if quota == ALL_UNITS else quota}")
        packed >>= QUOTA_BITS
        zone += 1
    return "+".join(parts) or NOTHING


def parse_quotas(word: str, lexicon: Lexicon) -> int:
    packed = 0
    for part in [] if word in (NOTHING, "0") else word.split("+"):
        zone, quota = _parts(part, 2)
        number = ALL_UNITS if quota == "all" else _small(quota, ALL_UNITS - 1)
        packed |= number << QUOTA_BITS * lexicon.number("zone", zone)
    return packed


def _spell_orders(value: int) -> str:
    if value == USED_UP:
        return "used-up"
    if value < BY_DICE:
        return str(value)
    dice = value - BY_DICE
    return f"dice:{dice & 15}/{dice >> 4 & 15}/{dice >> 8 & 15}"


def _parse_orders(word: str) -> int:
    if word == "used-up":
        return USED_UP
    if not word.startswith("dice:"):
        return _small(word, 60)
    counts = word.removeprefix("dice:").split("/")
    if len(counts) != 3:
        raise ParseError(f"expected 'dice:<infantry>/<armor>/<stars>', found '{word}'")
    infantry, armor, stars = (_small(count, 15) for count in counts)
    return BY_DICE + infantry + 16 * armor + 256 * stars


def _parts(word: str, count: int) -> list[str]:
    parts = word.split(":")
    if len(parts) != count:
        raise ParseError(f"expected {count} parts joined by ':', found '{word}'")
    return parts


def _small(word: str, most: int) -> int:
    if word.isascii() and word.isdigit() and int(word) <= most:
        return int(word)
    raise ParseError(f"expected a number from 0 to {most}, found '{word}'")


def _index(words: tuple[str, ...], word: str) -> int:
    if word in words:
        return words.index(word)
    raise ParseError(f"expected one of {', '.join(words)}, found '{word}'")
