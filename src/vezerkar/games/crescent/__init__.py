"""Kereszt és Félhold: hidden plans, revealed together."""

from vezerkar.games.crescent.game import GAME as GAME
