"""Movement points as people say them; the rules count in halves (HU-7.4.7)."""

from __future__ import annotations

from vezerkar.scene.scene import Argument


def spoken(halves: int) -> Argument:
    """Half points in whole points: 18 is 9, 19 is 9½, 1 is ½."""
    whole = halves // 2
    if halves % 2 == 0:
        return whole
    return f"{whole}½" if whole else "½"
