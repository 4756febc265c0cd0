"""How a battle is shown: what each seat may see, the questions, the choices, the map, the names."""

from vezerkar.games.memoir.view.overlays import overlay
from vezerkar.games.memoir.view.scene import scene, story

__all__ = ["overlay", "scene", "story"]
