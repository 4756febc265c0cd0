"""What an attack leads to: nothing is left to chance in this game, but much is added up."""

from vezerkar.games.crescent.odds.attack_sheet import odds as odds
