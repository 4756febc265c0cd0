"""Positions: any moment of a game as a small readable text, and back to the same state.

A position says what differs from a fresh game: the round and whose turn it is, points, and for each
country its pieces and cards. What is not said is as at the start: an army at home, no card on the
table, a hand dealt by a fixed shuffle, all other cards in the draw deck.
"""

from __future__ import annotations

from vezerkar.games.quartermaster.position.reader import read as read
from vezerkar.games.quartermaster.position.writer import write as write
