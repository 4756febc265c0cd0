"""Panzer General: Russian Assault: tiles, units and cards of the eastern front."""

from vezerkar.games.panzer.game import GAME

__all__ = ["GAME"]
