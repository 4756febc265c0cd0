"""What everybody at the table can see of a position, as named numbers: chances are learned by them.

They are read from the scene of a spectator, so nothing gets in that a seat may not know. Pieces are
counted by kind over the whole board and by space; cards, tracks and scores stand as they are, and
the middle of each army says how far it has come. Sides are named by their team.
"""

from __future__ import annotations

from typing import Final

from vezerkar.core.game import Game
from vezerkar.core.kernel import OBSERVER, State
from vezerkar.scene.named_facts import Key, table_facts, token_facts
from vezerkar.scene.scene import Scene

AT: Final = "at "  # what the names of facts about one space begin with
TEAM_NAMES: Final = ("first", "second")
LEFT_OUT: Final = ("asked", "prompt")  # what is asked now says little about who wins


def public_facts(game: Game, s: State) -> dict[str, float]:
    """The facts of a position."""
    return facts_of(game.scene(s, OBSERVER))


def facts_of(scene: Scene) -> dict[str, float]:
    """The facts of a spectator's scene."""
    on_board = {space.id: number for number, space in enumerate(scene.board.spaces)}
    facts = PublicFacts(scene)
    for key, _, amount in token_facts(scene, on_board):
        facts.add_fact(key, amount)
    for key, amount in table_facts(scene, on_board):
        facts.add_fact(key, amount)
    facts.add_places(scene, on_board)
    return facts.found


class PublicFacts:
    """Facts that are added up by name."""

    def __init__(self, scene: Scene) -> None:
        self.found: dict[str, float] = {}
        self.teams = {seat.side: TEAM_NAMES[seat.team] for seat in scene.seats}
        self.teams |= {seat.id: TEAM_NAMES[seat.team] for seat in scene.seats}
        self.teams[""] = "nobody"

    def team_of(self, owner: str) -> str:
        """The team of a seat or side; a side for which nobody sits is the second one."""
        return self.teams.get(owner, TEAM_NAMES[1])

    def add(self, name: str, amount: float) -> None:
        self.found[name] = self.found.get(name, 0.0) + amount

    def add_fact(self, key: Key, amount: float) -> None:
        kind, about, owner = key
        if kind not in LEFT_OUT and amount:
            self.add(
                f"{kind} {about}" + ("" if owner is None else f" {self.team_of(owner)}"), amount
            )

    def add_places(self, scene: Scene, on_board: dict[str, int]) -> None:
        """Who stands where, and where the middle of each army is, from 0 to 1."""
        spaces, board = scene.board.spaces, scene.board
        armies: dict[str, list[tuple[float, float]]] = {}
        for token in scene.tokens:
            if token.space in on_board and token.side and token.layer != "marker":
                team, space = self.team_of(token.side), spaces[on_board[token.space]]
                self.add(f"{AT}{token.space} {team}", float(token.strength or 1))
                if token.layer == "unit":
                    armies.setdefault(team, []).append((space.x, space.y))
        for team, points in armies.items():
            self.add(f"middle x {team}", sum(x for x, _ in points) / len(points) / board.width)
            self.add(f"middle y {team}", sum(y for _, y in points) / len(points) / board.height)
