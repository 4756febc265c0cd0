"""How a battle is shown: what each seat may see, the questions, the actions, the map, the names."""

from vezerkar.games.crescent.view.log import story as story
from vezerkar.games.crescent.view.scene import scene as scene
from vezerkar.games.crescent.view.scene import seats_shown as seats_shown
