"""What a list of games or tables tells, made from what is stored."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache

from vezerkar.agents.levels import LEVELS
from vezerkar.core.chance import Seeded
from vezerkar.core.game import Game
from vezerkar.core.kernel import OBSERVER
from vezerkar.core.registry import find_game, game_ids
from vezerkar.server.protocol import GameInfo, OptionInfo, ScenarioInfo, SeatInfo, TableInfo
from vezerkar.server.storage.store import MatchRow, Seated


@lru_cache(maxsize=1)
def game_infos() -> list[GameInfo]:
    """All games with everything that a page needs to offer them."""
    return [_game_info(find_game(each)) for each in game_ids()]


def _game_info(game: Game) -> GameInfo:
    options = [OptionInfo(o.name, list(o.values), list(o.rules)) for o in game.options]
    scenarios = [_scenario_info(game, info.id) for info in game.scenarios()]
    return GameInfo(game.id, dict(game.titles), scenarios, options, list(LEVELS))


@lru_cache(maxsize=512)
def _scenario_info(game: Game, scenario: str) -> ScenarioInfo:
    info = next(each for each in game.scenarios() if each.id == scenario)
    scene = game.scene(game.new(scenario, {}, Seeded(0)), OBSERVER)
    first = next((seat.side for seat in scene.seats if seat.deciding), scene.seats[0].side)
    seats = [seat.id for seat in scene.seats]
    return ScenarioInfo(info.id, dict(info.titles), info.date, info.source, seats, first)


@lru_cache(maxsize=512)
def titles(game: str, scenario: str) -> dict[str, str]:
    """What a scenario is called, by language."""
    found = (info.titles for info in find_game(game).scenarios() if info.id == scenario)
    return dict(next(found, {}))


@lru_cache(maxsize=512)
def sides(game: str, scenario: str, options: tuple[tuple[str, str | bool | int], ...]) -> list[str]:
    """The side of each seat when a match begins."""
    found = find_game(game)
    scene = found.scene(found.new(scenario, dict(options), Seeded(0)), OBSERVER)
    return [seat.side for seat in scene.seats]


def table_info(
    row: MatchRow, seated: Sequence[Seated], user: str, present: Collection[str] = ()
) -> TableInfo:
    """A table as one user may know it."""
    host = row.host == user
    mine = {each.chair.seat for each in seated if _sits(each, user)}
    side_of = sides(row.game, row.scenario, tuple(row.options.items()))
    seats = [
        SeatInfo(
            seat=each.chair.seat,
            side=side,
            kind=each.chair.kind,
            name=each.chair.name,
            level=each.chair.level,
            mine=each.chair.seat in mine,
            present=each.chair.kind == "computer" or each.chair.user in present,
            invitation=each.invitation if host else "",
        )
        for each, side in zip(seated, side_of, strict=True)
    ]
    mine_sides = {seat.side for seat in seats if seat.mine}
    over = row.status == "over"
    return TableInfo(
        id=row.id,
        game=row.game,
        scenario=row.scenario,
        titles=titles(row.game, row.scenario),
        status="over" if over else "playing" if row.status == "playing" else "waiting",
        seats=seats,
        ply=row.ply,
        host=host,
        my_turn=row.status == "playing" and bool(mine & set(row.deciding)),
        hot_seat=len(mine_sides) > 1,
        options=dict(row.options),
        take_back=row.take_back,
        seed_hash=row.seed_hash,
        seed=row.secret.hex() if over else "",
        created=row.created,
        changed=row.changed,
    )


def _sits(seated: Seated, user: str) -> bool:
    return seated.chair.kind == "person" and seated.chair.user == user
