"""There are no dice in this game: instead of odds, an action shows its consequences."""

from vezerkar.games.quartermaster.odds.odds import odds as odds
