"""Opponents that serve every game."""
