"""Questions about a position that the rulebook answers."""
