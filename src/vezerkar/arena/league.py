"""The league: a fixed, varied set of players, against which strength is measured.

A player that is trained and measured against itself learns to beat itself. The league has players
of many kinds: one that takes anything, one that follows a rule of thumb, one that looks to the end
of its turn, in six styles, and the generals of earlier versions. Progress is what gains against
some of them and loses against none.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from vezerkar.agents.earlier import EARLIER
from vezerkar.agents.styles import STYLE_SIGN, styles_of
from vezerkar.arena.duel import Score
from vezerkar.arena.ladder import is_between_two
from vezerkar.arena.tournament import Line, Plan, everybody, plan_for, scores
from vezerkar.core.errors import DataError
from vezerkar.core.game import Game

PLAIN: Final = ("random", "thumb", "prior", "greedy")
STYLED: Final = "greedy"  # the player that plays in every style


def members(game: Game) -> tuple[str, ...]:
    """The league of a game, roughly the weakest first."""
    return (*quick_members(game), *EARLIER)


def quick_members(game: Game) -> tuple[str, ...]:
    """The members who need little time: thousands of their games can be played."""
    return (*PLAIN, *in_styles(game))


def in_styles(game: Game) -> tuple[str, ...]:
    """The members who play in a style."""
    return tuple(f"{STYLED}{STYLE_SIGN}{style}" for style in styles_of(game.ai_folder))


def league_plan(
    game: Game,
    players: Sequence[str],
    games: int,
    seed: int = 0,
    among: bool = False,
    against: Sequence[str] = (),
) -> Plan:
    """Every player against every member, and the members `among` themselves if asked to."""
    league = members(game)
    unknown = [name for name in against if name not in league]
    if unknown:
        raise DataError(f"'{unknown[0]}' is not in the league; its members: {', '.join(league)}")
    chosen = tuple(against) or league
    pairs = [(player, member) for player in players for member in chosen if player != member]
    if among:
        pairs += everybody(chosen)
    scenarios = [each.id for each in game.scenarios() if is_between_two(game, each.id)]
    return plan_for(game, pairs, games, scenarios, seed=seed)


@dataclass(frozen=True)
class Record:
    """How a player did against the league."""

    player: str
    scores: dict[str, Score]  # by member

    @property
    def mean(self) -> float:
        """Its mean rate: every member counts alike."""
        return sum(score.rate for score in self.scores.values()) / len(self.scores)

    @property
    def hardest(self) -> str:
        """The member against which it did worst."""
        return min(self.scores, key=lambda member: self.scores[member].rate)


def records(lines: Sequence[Line], players: Sequence[str]) -> list[Record]:
    """The record of each player, the best mean first."""
    found: dict[str, dict[str, Score]] = {player: {} for player in players}
    for (player, member), score in scores(lines).items():
        if player in found:
            found[player][member] = score
    made = [Record(player, against) for player, against in found.items() if against]
    return sorted(made, key=lambda each: -each.mean)
