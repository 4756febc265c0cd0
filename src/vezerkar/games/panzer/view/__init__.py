"""How a battle is shown: what each seat may see, the questions, the choices, the map, the names."""

from vezerkar.games.panzer.view.log import story
from vezerkar.games.panzer.view.overlays import overlay
from vezerkar.games.panzer.view.scene import scene

__all__ = ["overlay", "scene", "story"]
