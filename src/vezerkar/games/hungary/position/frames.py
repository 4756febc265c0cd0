"""How the frames of the stack are written in a position."""

from __future__ import annotations

from vezerkar.core.errors import ParseError
from vezerkar.core.kernel import FRAME
from vezerkar.core.notation import NUMBER, Form, Lexicon
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import FRAMES

IN_BATTLE = ("retreat", "evade", "guns", "bid", "spend", "bombs", "losses", "advance")
ON_TURN = (
    "trucks",
    "barge",
    "replacements",
    "arrivals",
    "withdrawals",
    "transfers",
    "air",
    "sector",
    "movement",
    "announce",
    "attacks",
    "shortage",
)
# What each frame stands on; the empty word is the bottom of the stack.
STANDS_ON: dict[str, tuple[str, ...]] = {
    "turn": ("",),
    "setup": ("turn", "setup"),
    "setup-unit": ("setup",),
    "setup-truck": ("setup",),
    **{word: ("turn", word) for word in ON_TURN},
    "barge": ("turn",),
    "place": ("replacements", "arrivals"),
    "hangar": ("replacements", "arrivals"),
    "recall": ("sector",),
    "targets": ("sector",),
    "answer": ("sector", "answer"),
    "group": ("movement",),
    "drive": ("movement",),
    "attackers": ("attacks",),
    "battle": ("attacks", "group"),
    **{word: ("battle", word) for word in IN_BATTLE},
    "exploitation": ("battle",),
    "gun-truck": ("guns",),
    "breakthrough": ("advance",),
    "exploit": ("exploitation",),
    "rebase": ("battle", "rebase"),
    "advance": ("battle", "rebase"),
}


def write_stack(stack: list[int], lexicon: Lexicon) -> list[str]:
    """The stack as text, the frame on top last."""
    out = []
    for i in range(0, len(stack), FRAME):
        form = FRAMES[stack[i]]
        values = stack[i + 1 : i + FRAME]
        words = [
            str(value) if kind == NUMBER else lexicon.name(kind, value)
            for kind, value in zip(form.kinds, values, strict=False)
        ]
        out.append(" ".join([form.word, *words]))
    return out


def read_stack(lines: list[str], lexicon: Lexicon) -> list[int]:
    """The stack that a text describes; ParseError says what was expected."""
    by_word = {form.word: i for i, form in enumerate(FRAMES)}
    stack: list[int] = []
    below = ""
    for line in lines:
        words = line.split()
        phase = by_word.get(words[0]) if words else None
        if phase is None:
            raise ParseError(f"there is no phase '{line}'; the phases are: {', '.join(by_word)}")
        if below not in STANDS_ON[words[0]]:
            place = f"on '{below}'" if below else "at the bottom"
            raise ParseError(f"'{words[0]}' cannot stand {place}")
        below = words[0]
        stack += [phase, *_values(FRAMES[phase], words[1:], lexicon)]
    if not stack:
        raise ParseError("expected at least 'turn <step>'")
    return stack


def _values(form: Form, words: list[str], lexicon: Lexicon) -> list[int]:
    if len(words) != len(form.kinds):
        wanted = " ".join([form.word, *(f"<{kind}>" for kind in form.kinds)])
        raise ParseError(f"expected '{wanted}', found '{' '.join([form.word, *words])}'")
    values = []
    for kind, word in zip(form.kinds, words, strict=True):
        if kind != NUMBER:
            values.append(lexicon.number(kind, word))
        elif word.removeprefix("-").isdecimal() and len(word) < 9:
            values.append(int(word))
        else:
            raise ParseError(f"'{word}' is not a number")
    return values + [0] * (FRAME - 1 - len(values))


def check_stack(s: Campaign) -> None:
    """ParseError if frames speak of things that are not there."""
    words = [FRAMES[s.stack[i]].word for i in range(0, len(s.stack), FRAME)]
    if "battle" in words or "attackers" in words:
        if not s.battle:
            raise ParseError("'battle' needs the table [battle]")
    elif s.battle:
        raise ParseError("there is a table [battle], but no battle in the stack")
    if "group" in words and not s.group:
        raise ParseError("'group' needs units in 'group'")
    for i in range(0, len(s.stack), FRAME):
        form = FRAMES[s.stack[i]]
        if form.word in ("drive", "setup-truck"):
            if not any(truck >> 1 == s.stack[i + 1] for side in (0, 1) for truck in s.trucks[side]):
                raise ParseError(f"there is no truck for '{form.word}'")
        if form.word in ("gun-truck", "breakthrough", "exploit", "retreat", "setup-unit"):
            if s.unit_hex[s.stack[i + 1]] < 0:
                raise ParseError(f"the unit of '{form.word}' is not on the map")
