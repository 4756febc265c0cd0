"""A magyarországi csata: Battle for Hungary 1944-45."""

from vezerkar.games.hungary.game import GAME as GAME
