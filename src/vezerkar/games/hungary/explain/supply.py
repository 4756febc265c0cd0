"""Why it is not this unit that goes without supply (section 5.3)."""

from __future__ import annotations

from vezerkar.games.hungary.explain.pieces import Rules, absent, foreign
from vezerkar.games.hungary.explain.reasons import because, unit_name
from vezerkar.games.hungary.state import Campaign
from vezerkar.scene.scene import Reason

RULES: Rules = ("HU-5.3.5",)


def leave(s: Campaign, seat: int, u: int, _: int) -> list[Reason]:
    """Why a unit is not left out."""
    found = foreign(s, seat, u) or absent(s, u)
    if found:
        return found
    unit = unit_name(s, u)
    if u in s.left_out:
        return [because("why-left-out", rules=RULES, unit=unit)]
    return [because("why-not-spare", rules=("HU-5.3.5", "HU-5.3.4"), unit=unit)]
