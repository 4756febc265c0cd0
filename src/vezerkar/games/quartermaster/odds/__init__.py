"""Nothing is left to dice here: the odds of an action are what follows from it."""

from vezerkar.games.quartermaster.odds.consequences import odds as odds
