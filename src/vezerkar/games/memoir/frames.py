"""How the frames of the stack are written in a position: packed numbers become readable words."""

from __future__ import annotations

from vezerkar.core.errors import ParseError
from vezerkar.core.kernel import FRAME
from vezerkar.core.notation import Form, Lexicon
from vezerkar.games.memoir.phases.battles import ROLL_DICE, ROLL_FROM, SLIP_SEAT, STAGE_FROM
from vezerkar.games.memoir.phases.orders import BY_DICE, QUOTA_BITS, QUOTA_MASK, USED_UP
from vezerkar.games.memoir.phases.strikes import DICE_SEAT
from vezerkar.games.memoir.terms import ALL_UNITS, FRAMES

NOTHING = "-"
ROLLS = ("battle", "ambush", "air", "barrage")
STAGES = ("first", "overrun", "first-of-two")


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
    if kind == "quotas":
        return _spell_quotas(value)
    if kind == "orders":
        return _spell_orders(value)
    if kind in ("seats", "zones"):
        names = lexicon.names(kind[:-1])
        return "+".join(n for i, n in enumerate(names) if value >> i & 1) or NOTHING
    if kind == "roll":
        place = lexicon.name("hex", value // ROLL_FROM) if value >= ROLL_FROM else NOTHING
        return f"{ROLLS[value % ROLL_DICE]}:{value % ROLL_FROM // ROLL_DICE}:{place}"
    if kind == "stage":
        return f"{STAGES[value % STAGE_FROM]}:{lexicon.name('hex', value // STAGE_FROM)}"
    if kind == "slip":
        return f"{value % SLIP_SEAT}:{lexicon.name('seat', value // SLIP_SEAT)}"
    if kind == "dice":
        return f"{value % DICE_SEAT}:{lexicon.name('seat', value // DICE_SEAT)}"
    return lexicon.name(kind, value)


def _parse(kind: str, word: str, lexicon: Lexicon) -> int:
    if kind == "quotas":
        return _parse_quotas(word, lexicon)
    if kind == "orders":
        return _parse_orders(word)
    if kind in ("seats", "zones"):
        names = [] if word in (NOTHING, "0") else word.split("+")
        return sum(1 << lexicon.number(kind[:-1], name) for name in names)
    if kind == "roll":
        mode, dice, place = _parts(word, 3)
        hex_number = 0 if place == NOTHING else lexicon.number("hex", place)
        return _index(ROLLS, mode) + _small(dice, 31) * ROLL_DICE + hex_number * ROLL_FROM
    if kind == "stage":
        stage, place = _parts(word, 2)
        return _index(STAGES, stage) + lexicon.number("hex", place) * STAGE_FROM
    if kind in ("slip", "dice"):
        most = SLIP_SEAT if kind == "slip" else DICE_SEAT
        number, seat = _parts(word, 2)
        return _small(number, most - 1) + lexicon.number("seat", seat) * most
    return lexicon.number(kind, word)


def _spell_quotas(packed: int) -> str:
    parts = []
    zone = 0
    while packed:
        quota = packed & QUOTA_MASK
        if quota:
            parts.append(f"z{zone + 1}:{'all' if quota == ALL_UNITS else quota}")
        packed >>= QUOTA_BITS
        zone += 1
    return "+".join(parts) or NOTHING


def _parse_quotas(word: str, lexicon: Lexicon) -> int:
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
