"""Positions of Kereszt és Félhold as text, and back."""

from vezerkar.games.crescent.position.reader import read as read
from vezerkar.games.crescent.position.writer import write as write
