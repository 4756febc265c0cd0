"""What the computer players know of the game: a judge and its weights. Nothing here is a rule."""
