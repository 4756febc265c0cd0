"""Why not? What forbids an action that somebody tried, and which rules an action rests on."""

from vezerkar.games.panzer.explain.citations import action_rules
from vezerkar.games.panzer.explain.explain import explain

__all__ = ["action_rules", "explain"]
