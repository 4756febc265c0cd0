"""The reasons for a refusal, and the names they use."""

from __future__ import annotations

from typing import Final

from vezerkar.games.quartermaster.explain.citations import PHASE_RULES
from vezerkar.games.quartermaster.rules.stack import top_phase
from vezerkar.games.quartermaster.schema.references import Rules
from vezerkar.games.quartermaster.setup import layout_of
from vezerkar.games.quartermaster.state import War
from vezerkar.games.quartermaster.terms import FRAMES
from vezerkar.scene.scene import Argument, Message, Reason

# Every reason with the arguments it may use.
REASONS: Final[dict[str, tuple[str, ...]]] = {
    "why-not-asked": ("seat",),
    "why-over": (),
    "why-no-such-thing": (),
    "why-wrong-moment": ("phase",),
    "why-not-in-hand": ("card",),
    "why-not-on-table": ("card",),
    "why-not-yours": ("card", "country"),
    "why-requirement": ("card",),
    "why-used": ("card",),
    "why-not-now": ("card",),
    "why-no-effect": ("card",),
    "why-not-its-place": ("card", "space"),
    "why-wrong-kind": ("space", "sea"),
    "why-enemy-there": ("space",),
    "why-own-there": ("space",),
    "why-mate-there": ("space",),
    "why-no-reserve": ("sea",),
    "why-kept-pieces": ("country", "sea"),
    "why-not-adjacent": ("space",),
    "why-no-base": ("space",),
    "why-no-piece": ("space",),
    "why-name-target": ("space",),
    "why-not-target": ("country",),
    "why-not-met-for": ("card", "country"),
    "why-not-defended": ("card", "country"),
    "why-not-supplied": ("space",),
    "why-nothing-beside": ("card", "space"),
    "why-protected": ("space",),
    "why-strait-closed": ("space", "space2"),  # the strait at space2 is closed to the team
    "why-must-play": (),
    "why-not-among": ("card",),  # not in the pile or hand that is played from
    "why-other-type": ("card",),
    "why-not-looked-at": ("card",),
    "why-used-elsewhere": ("card",),  # it is used, but for another place
    "why-responses-only": ("card",),
    "why-not-on-their-table": ("card", "country"),
    "why-no-response": ("country", "number"),
    "why-no-choice": ("card",),
    "why-not-to-lift": ("space",),  # it has been built anew already
}


class Facts:
    """A game as the refused seat knows it, with the names of things."""

    def __init__(self, s: War, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.board = s.board
        self.layout = layout_of(s.board)
        self.word = FRAMES[top_phase(s)].word

    @property
    def nothing(self) -> dict[str, tuple[int, ...]]:
        """The names that stand for no space and no country."""
        spaces, countries = (len(self.layout.lexicon.names(k)) for k in ("space", "country"))
        return {
            "space": tuple(range(self.board.spaces, spaces)),
            "country": tuple(range(len(self.board.team), countries)),
        }

    # Names

    def seat_name(self, c: int) -> str:
        return f"seat:{self.layout.seats[c]}"

    def country(self, c: int) -> str:
        return f"country:{self.layout.seats[c]}"

    def card(self, card: int) -> str:
        return f"card:{self.layout.lexicon.name('card', card)}"

    def space(self, space: int) -> str:
        return f"space:{self.layout.lexicon.name('space', space)}"

    def card_rules(self, card: int) -> Rules:
        return self.layout.card_rules[card]

    def phase_rules(self) -> Rules:
        return PHASE_RULES[self.word]

    # Reasons

    def because(
        self, key: str, args: dict[str, Argument] | None = None, rules: Rules = ()
    ) -> Reason:
        """A reason, anchored on the things it names."""
        anchors = tuple(str(v) for v in (args or {}).values() if ":" in str(v))
        return Reason(Message(key, args or {}, rules), anchors)

    def about_card(self, key: str, card: int, *rules: str) -> Reason:
        return self.because(key, {"card": self.card(card)}, (*rules, *self.card_rules(card)))

    def about_space(self, key: str, space: int, *rules: str) -> Reason:
        return self.because(key, {"space": self.space(space)}, rules)

    def wrong_moment(self) -> Reason:
        return self.because("why-wrong-moment", {"phase": f"phase:{self.word}"}, self.phase_rules())
