"""Questions about a battle: what may be done, how far, how strong, who wins."""
