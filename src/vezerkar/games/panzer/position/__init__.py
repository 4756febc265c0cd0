"""Positions as plain data for short, readable texts, and back."""

from vezerkar.games.panzer.position.reader import read
from vezerkar.games.panzer.position.writer import write

__all__ = ["read", "write"]
