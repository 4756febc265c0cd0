"""How the computer judges a battle: nothing of it is a rule."""
