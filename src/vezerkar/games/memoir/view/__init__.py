"""How a battle is shown: what each seat may see, the questions, the choices, the map, the names."""

from vezerkar.games.memoir.view.scene import scene, story

__all__ = ["scene", "story"]
