"""How a game is shown: what each seat may see, the questions, the choices, the map, the names."""

from vezerkar.games.quartermaster.view.log import story
from vezerkar.games.quartermaster.view.overlays import overlay
from vezerkar.games.quartermaster.view.scene import scene

__all__ = ["overlay", "scene", "story"]
