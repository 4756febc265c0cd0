"""The judge of the computer players: nothing of it is a rule."""
