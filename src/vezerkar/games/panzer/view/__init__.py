"""How a battle is shown: what each seat sees, its questions and actions, the map, the log."""

from vezerkar.games.panzer.view.log import story
from vezerkar.games.panzer.view.overlays import overlay
from vezerkar.games.panzer.view.scene import scene, seats_shown

__all__ = ["overlay", "scene", "seats_shown", "story"]
