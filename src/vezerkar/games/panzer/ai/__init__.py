"""How computer players judge positions and actions. Nothing in here is a rule."""
