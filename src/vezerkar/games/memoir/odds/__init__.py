"""The exact odds of an action, with every modifier and its rule."""

from vezerkar.games.memoir.odds.action_odds import MODIFIERS, RESULTS, odds

__all__ = ["MODIFIERS", "RESULTS", "odds"]
