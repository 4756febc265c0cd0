"""What a seat sees, built by naming what to show."""

from vezerkar.games.crescent.view.scene import scene as scene
from vezerkar.games.crescent.view.story import story as story
