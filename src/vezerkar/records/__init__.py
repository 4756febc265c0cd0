"""Matches and positions as text."""
