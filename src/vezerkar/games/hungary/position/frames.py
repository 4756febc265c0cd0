"""How the frames of the stack are written in a position."""

from __future__ import annotations

from vezerkar.core.errors import ParseError
from vezerkar.core.kernel import FRAME
from vezerkar.core.notation import NUMBER, Lexicon
from vezerkar.games.hungary.state import Campaign
from vezerkar.games.hungary.terms import B_TARGET, F_EMPTIED, F_HEX, F_PHASE, F_SIDE, F_UNIT, FRAMES
from vezerkar.records.position_parts import check_order, read_frames, whole_number, write_frames

ALL_AROUND = 64  # more than six bits, one for each neighbour
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
    "shortage",
)
OF_ACTIVE = ("movement", "announce", "attacks")  # steps of the side whose half of the turn it is
# What each frame stands on; the empty word is the bottom of the stack.
STANDS_ON: dict[str, tuple[str, ...]] = {
    "turn": ("",),
    "setup": ("turn", "setup"),
    "setup-unit": ("setup",),
    "setup-truck": ("setup",),
    **{word: ("turn", word) for word in ON_TURN},
    **dict.fromkeys(("barge", *OF_ACTIVE), ("turn",)),
    "place": ("replacements", "arrivals"),
    "hangar": ("replacements", "arrivals"),
    "recall": ("sector",),
    "targets": ("sector",),
    "answer": ("sector", "answer"),
    "group": ("movement",),
    "drive": ("movement",),
    "way": ("group",),
    "attackers": ("attacks",),
    "battle": ("attacks", "group"),
    **{word: ("battle", word) for word in IN_BATTLE},
    "exploitation": ("battle",),
    "gun-truck": ("guns",),
    "breakthrough": ("advance",),
    "exploit": ("exploitation",),
    "detour": ("breakthrough", "exploit"),
    "rebase": ("battle", "losses", "rebase"),
    "advance": ("battle", "rebase"),
}


def write_stack(stack: list[int], lexicon: Lexicon) -> list[str]:
    """The stack as text, the frame on top last."""

    def spell(kind: str, value: int) -> str:
        return str(value) if kind == NUMBER else lexicon.name(kind, value)

    return write_frames(FRAMES, stack, spell)


def read_stack(lines: list[str], lexicon: Lexicon) -> list[int]:
    """The stack that a text describes; ParseError says what was expected."""

    def parse(kind: str, word: str) -> int:
        return whole_number(word) if kind == NUMBER else lexicon.number(kind, word)

    stack = read_frames(FRAMES, lines, parse, whole=True)
    check_order(FRAMES, stack, STANDS_ON)
    if not stack:
        raise ParseError("expected at least 'turn <step>'")
    return stack


def check_stack(s: Campaign) -> None:
    """Raise ParseError if a frame refers to something that is not there."""
    words = [FRAMES[phase].word for phase in s.stack[::FRAME]]
    if "battle" in words or "attackers" in words:
        if not s.battle:
            raise ParseError("'battle' needs the table [battle]")
    elif s.battle:
        raise ParseError("there is a table [battle], but no battle in the stack")
    if "group" in words and not s.group:
        raise ParseError("'group' needs units in 'group'")
    for top in range(FRAME, len(s.stack) + 1, FRAME):
        form = FRAMES[s.stack[top + F_PHASE]]
        if form.word == "group" and not 0 <= s.stack[top + F_EMPTIED] < ALL_AROUND:
            raise ParseError("the hexes that a group has emptied are six bits, one a direction")
        if form.word == "evade" and not s.combat_in(s.battle[B_TARGET]):
            raise ParseError("there is nobody to evade")
        if form.word in OF_ACTIVE and s.stack[top + F_SIDE] != s.active:
            raise ParseError(f"'{form.word}' belongs to the active side")
        if form.word in ("drive", "setup-truck"):
            h = s.stack[top + F_HEX]
            if not any(truck >> 1 == h for side in (0, 1) for truck in s.trucks[side]):
                raise ParseError(f"there is no truck for '{form.word}'")
        if form.word in ("gun-truck", "breakthrough", "exploit", "retreat", "setup-unit"):
            if s.unit_hex[s.stack[top + F_UNIT]] < 0:
                raise ParseError(f"the unit of '{form.word}' is not on the map")
