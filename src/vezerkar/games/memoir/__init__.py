"""Memoir '44: a card-driven battle game of the Second World War on a board of hexes."""

from vezerkar.games.memoir.game import GAME

__all__ = ["GAME"]
