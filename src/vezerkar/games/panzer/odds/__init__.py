"""Exact chances: what a flipped card may do to an action."""

from vezerkar.games.panzer.odds.odds import RESULTS, odds

__all__ = ["RESULTS", "odds"]
