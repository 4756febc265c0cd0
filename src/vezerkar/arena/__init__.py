"""Duels and soaks: many games at once, counted honestly."""
