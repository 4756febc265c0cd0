"""What an attack will do: there is no chance in this game, but there are sums to look at."""

from vezerkar.games.crescent.odds.attack_sheet import odds as odds
