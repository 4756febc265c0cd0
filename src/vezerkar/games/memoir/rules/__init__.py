"""Questions about a position, answered as the rulebook answers them."""
