"""Why not? The true reasons why an action that a person tried is not among the options."""

from vezerkar.games.memoir.explain.reasons import REASONS as REASONS
