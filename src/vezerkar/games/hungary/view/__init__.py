"""What a seat sees: the scene, its book, and the story of what happened."""

from vezerkar.games.hungary.view.overlays import overlay as overlay
from vezerkar.games.hungary.view.scene import scene as scene
from vezerkar.games.hungary.view.story import story as story
