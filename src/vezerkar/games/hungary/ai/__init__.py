"""Computer players: what they look at, how they judge it, what was measured. No rule is here."""
