"""Quartermaster General: a card-driven war of six countries on a map of the world."""

from vezerkar.games.quartermaster.game import GAME

__all__ = ["GAME"]
