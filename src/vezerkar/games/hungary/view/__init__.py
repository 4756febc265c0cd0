"""What a seat sees: the scene, its book, and the story of what happened."""

from vezerkar.games.hungary.view.log import story as story
from vezerkar.games.hungary.view.overlays import overlay as overlay
from vezerkar.games.hungary.view.scene import scene as scene
