"""The newest scene of each reader: many look at one table, and a scene takes time and memory."""

from __future__ import annotations

from collections.abc import Callable

from vezerkar.scene.scene import Scene

Moment = tuple[object, ...]  # what a scene depends on; the state in it counts as the object it is


class SceneCache:
    """A reader who is shown the same moment again gets the same scene, not an equal one."""

    def __init__(self) -> None:
        self._scenes: dict[tuple[int, ...], tuple[Moment, Scene]] = {}

    def scene(self, reader: tuple[int, ...], moment: Moment, make: Callable[[], Scene]) -> Scene:
        known = self._scenes.get(reader)
        if known is None or not _same(known[0], moment):
            known = self._scenes[reader] = (moment, make())
        return known[1]

    def clear(self) -> None:
        """Free memory while nobody is connected."""
        self._scenes.clear()


def _same(before: Moment, now: Moment) -> bool:
    # States are compared by identity: whether they are equal would take long to find out.
    return before[0] is now[0] and before[1:] == now[1:]
