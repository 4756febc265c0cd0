"""How a battle is shown: what each seat may see, the questions, the actions, the map, the names."""

from vezerkar.games.memoir.view.log import story
from vezerkar.games.memoir.view.overlays import overlay
from vezerkar.games.memoir.view.scene import last_roll, scene, seats_shown

__all__ = ["last_roll", "overlay", "scene", "seats_shown", "story"]
