"""What the page is told before a battle: words, goals on the map, and what was measured."""

from __future__ import annotations

from functools import lru_cache

from vezerkar.arena.stats import wilson
from vezerkar.core.chance import Seeded
from vezerkar.core.game import Game
from vezerkar.core.kernel import OBSERVER, State
from vezerkar.core.registry import find_game
from vezerkar.records.briefing import Briefings, GoalLine, load_briefings, spaces_of
from vezerkar.records.length import STARTER, Length, length_of
from vezerkar.records.position import read_position
from vezerkar.records.starter import Starter, load_starter
from vezerkar.scene.scene import BookEntry, Scene
from vezerkar.server.http_schema import BriefingInfo, GoalInfo
from vezerkar.server.summaries import balance_of, by_language, preview_of, titles


@lru_cache(maxsize=128)
def briefing(game_id: str, pack: str, battle: str) -> BriefingInfo:
    """The briefing of a scenario, or of the starter."""
    game = find_game(game_id, pack)
    starter = load_starter(game) if battle == STARTER else None
    state = _first_state(game, battle, starter)
    scenario = game.setup_of(state)[0]
    scene = game.scene(state, OBSERVER)
    told = load_briefings(game)
    known = told.battle.get(scenario)
    lasting = length_of(game, battle)
    games, wins = _victories(game, battle, lasting)
    return BriefingInfo(
        scenario=scenario,
        titles=titles(game_id, pack, scenario),
        situation=by_language(starter.about if starter else known.situation) if known else {},
        goals=_goals(told, scenario, scene),
        difficulty=known.difficulty if known else 0,
        turns=lasting.turns if lasting else 0,
        minutes={side: lasting.minutes(side) for side in lasting.decisions} if lasting else {},
        games=games,
        wins=wins,
        intervals={side: list(wilson(share * games, games)) for side, share in wins.items()},
        mine=_newcomer(game, state) if starter else [],
        preview=preview_of(scene),
        book=_badges(scene),
    )


def _first_state(game: Game, battle: str, starter: Starter | None) -> State:
    if starter:
        return read_position(starter.position_text)[1]
    return game.new(battle, {}, Seeded(0))


def _newcomer(game: Game, state: State) -> list[str]:
    """The seats of the team that decides first."""
    teams = game.teams(state)
    first = teams[state.actors()[0]]
    return [seat for seat, team in zip(game.seats(state), teams, strict=True) if team == first]


def _goals(told: Briefings, scenario: str, scene: Scene) -> list[GoalInfo]:
    if scenario not in told.battle:
        return []
    target = max((seat.target for seat in scene.seats), default=0)
    return [_goal(line, target, scene) for line in told.lines(scenario)]


def _goal(line: GoalLine, target: int, scene: Scene) -> GoalInfo:
    say = {word: text.format(target=target) for word, text in by_language(line.say).items()}
    return GoalInfo(say, spaces_of(scene.board, line.at))


def _badges(scene: Scene) -> list[BookEntry]:
    """What is written on tokens by reference."""
    wanted = {token.badge for token in scene.tokens}
    return [entry for entry in scene.book if entry.id in wanted]


def _victories(game: Game, battle: str, lasting: Length | None) -> tuple[int, dict[str, float]]:
    """In how many games it was measured, and each side's share of them."""
    if battle == STARTER:
        return (lasting.games, lasting.wins) if lasting else (0, {})
    known = balance_of(game, battle)
    return (known.games, known.wins) if known else (0, {})
