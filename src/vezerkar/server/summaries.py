"""Summaries of games and tables for lists, from data files and from the database."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final

from msgspec import Struct

from vezerkar.agents.levels import LEVELS
from vezerkar.agents.styles import styles_of
from vezerkar.arena.stats import wilson
from vezerkar.core.chance import Seeded
from vezerkar.core.errors import VezerkarError
from vezerkar.core.game import Game, Value
from vezerkar.core.kernel import OBSERVER
from vezerkar.core.registry import find_game, game_ids, pack_names
from vezerkar.files.ledger import LANGUAGES, Bilingual
from vezerkar.files.toml import convert, read_toml
from vezerkar.records.length import STARTER, Length, length_of
from vezerkar.records.lesson import lesson_numbers
from vezerkar.records.position import read_position
from vezerkar.records.puzzle import puzzle_numbers
from vezerkar.records.starter import load_starter
from vezerkar.scene.scene import Scene
from vezerkar.server.http_schema import (
    GameInfo,
    PackInfo,
    ScenarioInfo,
    ScenarioPreview,
    SeatInfo,
    SeatingInfo,
    SeatPreview,
    SettingInfo,
    StarterInfo,
    TableInfo,
)
from vezerkar.server.standing import DRAW
from vezerkar.server.storage.rows import MatchRow
from vezerkar.table.seats import TableSeat

BALANCE_FILE: Final = "balance.toml"  # in the ai folder; made by tools/measure_scenarios.py
Settings = tuple[tuple[str, Value], ...]
Names = dict[str, str]  # by language


class Balance(Struct, frozen=True, forbid_unknown_fields=True):
    """How battles went when a computer player had both sides, on the data with this digest."""

    data: str
    player: str
    games: int
    wins: dict[str, float]
    turns: float


# Games


@lru_cache(maxsize=1)
def game_infos() -> list[GameInfo]:
    """All games with everything the page needs to offer them."""
    return [_game_info(find_game(each)) for each in game_ids()]


def loading_games() -> Iterator[None]:
    """Load one scenario after another, so that game_infos() is quick afterwards."""
    yield
    for game in [find_game(each) for each in game_ids()]:
        for info in game.scenarios():
            _scenario_info(game, info.id)
            yield


def _game_info(game: Game) -> GameInfo:
    settings = [
        SettingInfo(o.name, list(o.values), list(o.rules), list(o.scenarios)) for o in game.settings
    ]
    scenarios = [_scenario_info(game, info.id) for info in game.scenarios()]
    packs = [_pack_info(game, name) for name in pack_names(game.id)]
    seatings = [
        SeatingInfo(dict(each.settings), [list(person) for person in each.persons])
        for each in game.seatings()
    ]
    return GameInfo(
        game.id,
        dict(game.titles),
        scenarios,
        settings,
        list(LEVELS),
        packs,
        lesson_numbers(game),
        seatings,
        _starter_info(game),
        list(styles_of(game.ai_folder)),
        puzzle_numbers(game),
    )


def _starter_info(game: Game) -> StarterInfo | None:
    starter = load_starter(game)
    if starter is None:
        return None
    state = read_position(starter.position_text)[1]
    side = game.scene(state, OBSERVER).seats[state.actors()[0]].side
    known = length_of(game, STARTER)
    return StarterInfo(
        titles(game.id, "", starter.scenario),
        by_language(starter.about),
        known.minutes(side) if known else 0,
        known.minutes(_easier(known) or side) if known else 0,
    )


def _easier(known: Length) -> str:
    """The side that wins more often, beyond what chance explains; nothing if there is none."""
    lowest = {
        side: wilson(share * known.games, known.games)[0] for side, share in known.wins.items()
    }
    return next((side for side in sorted(lowest) if lowest[side] > 0.5), "")


def by_language(text: Bilingual) -> Names:
    return {language: text.of(language) for language in LANGUAGES}


def _pack_info(game: Game, name: str) -> PackInfo:
    """A pack with the scenarios that it changes or adds."""
    packed = find_game(game.id, name)
    known = {info.id: game.digest(info.id) for info in game.scenarios()}
    changed = [i.id for i in packed.scenarios() if known.get(i.id) != packed.digest(i.id)]
    return PackInfo(name, [_scenario_info(packed, each) for each in changed])


@lru_cache(maxsize=512)
def _scenario_info(game: Game, scenario: str) -> ScenarioInfo:
    info = next(each for each in game.scenarios() if each.id == scenario)
    scene = _opening(game, scenario, ())
    first = next((seat.side for seat in scene.seats if seat.deciding), scene.seats[0].side)
    balance = balance_of(game, scenario)
    return ScenarioInfo(
        info.id,
        dict(info.titles),
        info.date,
        info.source,
        [seat.id for seat in scene.seats],
        first,
        [seat.side for seat in scene.seats],
        _names(scene),
        balance.wins if balance else {},
        balance.turns if balance else 0.0,
        {name: list(values) for name, values in game.unfit(scenario).items()},
    )


def balance_of(game: Game, scenario: str) -> Balance | None:
    """How the battles of a scenario went; nothing if its data have changed since."""
    known = _balances(game).get(scenario)
    return known if known and known.data == game.digest(scenario) else None


@lru_cache(maxsize=16)
def _balances(game: Game) -> dict[str, Balance]:
    path = game.ai_folder / BALANCE_FILE
    return convert(read_toml(path), dict[str, Balance], str(path)) if path.is_file() else {}


def _opening(game: Game, scenario: str, settings: Settings) -> Scene:
    return game.scene(game.new(scenario, dict(settings), Seeded(0)), OBSERVER)


def _names(scene: Scene) -> dict[str, Names]:
    """The names of the seats and of all sides, also of one that nobody plays in a solo battle."""
    seats = {f"seat:{seat.id}" for seat in scene.seats}
    return {
        entry.id: dict(entry.names)
        for entry in scene.book
        if entry.id in seats or entry.id.startswith("side:")
    }


@lru_cache(maxsize=256)
def preview(game: str, pack: str, scenario: str, settings: Settings) -> ScenarioPreview:
    """The opening of a scenario, for a thumbnail and for choosing seats."""
    found = find_game(game, pack)
    full = found.complete_settings(dict(settings), scenario)
    scene = _opening(found, scenario, tuple(full.items()))
    return preview_of(scene)


def preview_of(scene: Scene) -> ScenarioPreview:
    return ScenarioPreview(_seat_previews(scene), scene.board, scene.tokens)


def _seat_previews(scene: Scene) -> list[SeatPreview]:
    names = _names(scene)
    return [
        SeatPreview(seat.id, seat.side, seat.team, names.get(f"seat:{seat.id}", {}))
        for seat in scene.seats
    ]


# Tables


@lru_cache(maxsize=512)
def titles(game: str, pack: str, scenario: str) -> Names:
    """The titles of a scenario; a position without one has those of its game."""
    known = find_game(game, pack)
    return dict(next((i.titles for i in known.scenarios() if i.id == scenario), known.titles))


def table_info(
    row: MatchRow,
    seats: Iterable[TableSeat],
    user: str,
    present: Collection[str] = (),
    only: int | None = None,
) -> TableInfo:
    """A table as a user may know it, or a program that plays `only` one of their seats."""
    host = row.host == user and only is None
    seats = list(seats)
    infos = [
        _seat_info(
            each,
            known,
            host,
            present,
            mine=only in (None, n) and _is_held(each, user),
            score=row.scores[n] if n < len(row.scores) else (0, 0),
        )
        for n, (each, known) in enumerate(zip(seats, _seats(row, seats), strict=True))
    ]
    mine = {seat.seat for seat in infos if seat.mine}
    people = {(seat.side, seat.name) for seat in infos if seat.mine}
    over = row.status == "over"
    return TableInfo(
        id=row.id,
        game=row.game,
        scenario=row.scenario,
        titles=_titles(row),
        status="over" if over else "playing" if row.status == "playing" else "waiting",
        seats=infos,
        ply=row.ply,
        host=host,
        my_turn=row.status == "playing" and bool(mine & set(row.deciding)) and not row.kept,
        hot_seat=len(people) > 1,
        settings=dict(row.settings),
        take_back=row.take_back,
        seed_hash=row.seed_hash,
        seed=row.secret.hex() if over else "",
        created=row.created,
        changed=row.changed,
        rematch=row.rematch,
        public=row.public,
        confirm_turn=row.confirm_turn,
        pack=row.pack,
        replay=row.replay,
        origin=row.origin,
        branch=row.branch,
        placed=bool(row.start),
        hints=row.hints,
        kept=bool(row.kept),
        winners=[] if row.result == DRAW else row.result.split(),
        draw=row.result == DRAW,
    )


def _titles(row: MatchRow) -> Names:
    """The titles of a table, also of one whose scenario or pack is not installed any more."""
    try:
        return titles(row.game, row.pack, row.scenario)
    except VezerkarError:
        return dict.fromkeys(LANGUAGES, row.scenario)


def _seats(row: MatchRow, seats: Sequence[TableSeat]) -> list[SeatPreview]:
    try:
        if row.start:
            found = _seats_of_position(row.start, row.pack)
        else:
            found = preview(row.game, row.pack, row.scenario, tuple(row.settings.items())).seats
    except VezerkarError:
        found = []
    if [each.seat for each in found] == [each.seat for each in seats]:
        return found
    return [SeatPreview(each.seat, each.seat, number, {}) for number, each in enumerate(seats)]


@lru_cache(maxsize=256)
def _seats_of_position(text: str, pack: str) -> list[SeatPreview]:
    game, state = read_position(text, pack=pack)
    return _seat_previews(game.scene(state, OBSERVER))


def _seat_info(
    seat: TableSeat,
    known: SeatPreview,
    host: bool,
    present: Collection[str],
    mine: bool,
    score: tuple[int, int],
) -> SeatInfo:
    """A seat as everybody may know it; more is told to its owner (`mine`) and to the host."""
    return SeatInfo(
        seat=seat.seat,
        side=known.side,
        kind=seat.kind,
        name=seat.name,
        level=seat.level,
        mine=mine,
        present=seat.kind == "computer" or seat.user in present,
        invitation=seat.invitation if host else "",
        code=seat.code if host else "",
        names=known.names,
        auto_pass=seat.auto_pass and mine,
        locked=bool(seat.lock) and mine,
        program=bool(seat.token) and mine,
        left=is_left(seat),
        score=score[0],
        target=score[1],
    )


def is_left(seat: TableSeat) -> bool:
    """Whether whoever held a seat has deleted their account."""
    return seat.kind == "person" and not seat.user


def _is_held(seat: TableSeat, user: str) -> bool:
    return seat.kind == "person" and seat.user == user
