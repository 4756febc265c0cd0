"""Questions about a position that the rules answer: nothing here changes it."""
