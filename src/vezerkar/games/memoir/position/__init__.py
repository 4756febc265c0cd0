"""Positions: any moment of a battle as a small readable text, and back to the same state.

A position stands on a scenario or on an empty board and says what differs: terrain, units, cards,
medals, what the ordered units have done, and the stack of phases. What is not said is as at the
start of the scenario; hands that are not given are dealt by a fixed shuffle.
"""

from __future__ import annotations

from vezerkar.games.memoir.position.reader import read as read
from vezerkar.games.memoir.position.writer import write as write
