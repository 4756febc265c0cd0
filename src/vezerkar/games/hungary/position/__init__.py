"""Positions: any moment of a game as a small readable text, and back to the same state.

A position stands on a scenario and says what differs: units, trucks, control, and the stack of
phases. What is not said is as at the start of the scenario; with `only = true` units that are not
named are out of play and there are no trucks. A unit is `<hex> <steps> <words>`.
"""

from __future__ import annotations

from vezerkar.games.hungary.position.reader import read as read
from vezerkar.games.hungary.position.writer import write as write
