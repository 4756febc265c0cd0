# hot: compiled by mypyc
"""The steps of a combat as the rulebook counts them, with those between them."""

from __future__ import annotations

from typing import Final

OPEN: Final = 2
SUPPORT: Final = 4
TILES: Final = 5
ABILITY: Final = 8
READY: Final = 81
ELIMINATION: Final = 9
AFTER_ELIMINATION: Final = 91
STALL: Final = 10
AFTER_STALL: Final = 101
CARDS: Final = 11
AFTER_CARD: Final = 111  # the ratio is looked at again
SACRIFICE: Final = 12
REVEAL: Final = 121
TACTICS: Final = 13
LOSSES: Final = 14
AFTER_LOSSES: Final = 141  # the loss stands
DESTROYED: Final = 15
RETURN_FIRE: Final = 16
RETREAT: Final = 17
WITHDRAWAL: Final = 171
ADVANCE: Final = 18
OVER: Final = 19
