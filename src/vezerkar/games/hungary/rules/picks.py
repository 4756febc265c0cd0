# hot: compiled by mypyc
"""Who may be picked to move next, as it is kept from one move to the next."""

from __future__ import annotations

from vezerkar.games.hungary.rules.ground import Enemy, Ground


class Picks:
    """Who may move next; it is never changed, so that copies of a state can share it."""

    def __init__(self, seat: int, ground: Ground, zone_open: int) -> None:
        # All holds for this seat only, and while the enemy stands there. It does not matter who
        # holds a hex, but to the pressed, the stuck and tight piles: they are asked every time.
        self.seat: int = seat
        self.enemy: Enemy = ground.enemy
        self.zone_open: int = zone_open
        self.actions: list[object] = []  # that pick a unit, in the order of the board
        # Units that do not step out freely: those that may go even so, and those that may not.
        self.pressed: list[int] = []
        self.stuck: list[int] = []
        # Hexes with several units that have not moved: all of them, those whose units do not step
        # out freely together, and those whose units may go together; in order.
        self.piles: list[int] = []
        self.tight_piles: list[int] = []
        self.open_piles: list[int] = []

    def hold_on(self, ground: Ground, zone_open: int) -> bool:
        """Whether they hold on some ground, if those who must be asked every time were asked."""
        return self.enemy is ground.enemy and self.zone_open == zone_open
