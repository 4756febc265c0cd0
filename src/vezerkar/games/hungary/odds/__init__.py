"""What chance may do to an action, exactly."""

from vezerkar.games.hungary.odds.odds import odds as odds
