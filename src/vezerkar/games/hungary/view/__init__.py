"""What a seat sees: the scene with its reference, overlays, and the log of what happened."""

from vezerkar.games.hungary.view.log import story as story
from vezerkar.games.hungary.view.overlays import overlay as overlay
from vezerkar.games.hungary.view.scene import scene as scene
from vezerkar.games.hungary.view.scene import seats_shown as seats_shown
