"""What a seat sees, built by naming what to show."""

from vezerkar.games.crescent.view.log import story as story
from vezerkar.games.crescent.view.scene import scene as scene
