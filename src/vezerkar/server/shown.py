"""What the readers of a table are shown now: one object for all who see the same."""

from __future__ import annotations

from vezerkar.scene.scene import Scene
from vezerkar.server.connection import live_of
from vezerkar.server.socket_schema import Live
from vezerkar.table.match import Match
from vezerkar.table.views import scene_of

Seen = tuple[int, ...]  # the seat of a screen, and the other seats of the same person


class Shown:
    """The newest scenes of a match, as connections remember them."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._lives: dict[Seen, tuple[Scene, Live]] = {}

    def scene(self, seen: Seen) -> Scene:
        return scene_of(self.match, seen[0], seen[1:])

    def live(self, seen: Seen) -> Live:
        """What changes during a match of what is shown now."""
        scene, known = self.scene(seen), self._lives.get(seen)
        if known is None or known[0] is not scene:
            known = self._lives[seen] = (scene, live_of(scene))
        return known[1]

    def clear(self) -> None:
        """Free memory while nobody is connected."""
        self._lives.clear()
