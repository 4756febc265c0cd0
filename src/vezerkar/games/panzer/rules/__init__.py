"""Questions about a position, and what the rules do to it."""
