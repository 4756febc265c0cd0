"""How a game is shown: what a seat may see, its questions and actions, the map, the log."""

from vezerkar.games.quartermaster.view.log import story
from vezerkar.games.quartermaster.view.overlays import overlay
from vezerkar.games.quartermaster.view.scene import scene, seats_shown

__all__ = ["overlay", "scene", "seats_shown", "story"]
