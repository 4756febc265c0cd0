"""Positions of a battle as plain data for small readable texts, and back."""

from vezerkar.games.panzer.position.reader import read
from vezerkar.games.panzer.position.writer import write

__all__ = ["read", "write"]
