"""Plans of new tables: a scenario, a position or a copy of a match, and who sits where."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from vezerkar.agents.levels import check_level
from vezerkar.core.chance import Seeded
from vezerkar.core.errors import DataError
from vezerkar.core.game import Game, Value
from vezerkar.core.kernel import State
from vezerkar.core.registry import find_game, pack_names
from vezerkar.core.session import Session
from vezerkar.records.position import read_position, write_position
from vezerkar.records.starter import load_starter
from vezerkar.server.bot_workers import default_level
from vezerkar.server.http_schema import Me, NewPosition, NewStarter, NewTable, SeatPlan
from vezerkar.server.names import check_name
from vezerkar.table.journal import JournalEntry
from vezerkar.table.match import Match
from vezerkar.table.seats import TableSeat

CODE_LETTERS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # none that looks like another
CODE_LENGTH: Final = 8  # so long that guessing is hopeless


@dataclass(frozen=True)
class TablePlan:
    """Everything a new match is set up with, and the steps it takes over."""

    game: Game
    scenario: str
    settings: Mapping[str, Value]
    seats: Sequence[TableSeat]
    pack: str = ""
    take_back: bool = True
    confirm_turn: bool = False
    public: bool = False
    hints: bool = True
    start: str = ""  # a position as text
    opening: tuple[int, ...] | None = None  # of the match that it is a copy of
    entries: Sequence[JournalEntry] = ()  # the steps that it takes over from there
    origin: str = ""
    persons: Mapping[str, int] = field(default_factory=dict)  # by seat: whose it is, if shared
    replay: bool = False  # a record to look at, not a match to play
    secret: bytes = b""  # of a lesson, which always has the same dice

    @property
    def has_open_seats(self) -> bool:
        return any(each.kind == "open" for each in self.seats)


# A scenario


def plan_scenario(user: Me, wanted: NewTable) -> TablePlan:
    """A scenario from its beginning."""
    game = find_game(wanted.game, wanted.pack)
    if wanted.scenario not in {info.id for info in game.scenarios()}:
        raise DataError(f"there is no scenario '{wanted.scenario}' in {game.id}")
    settings = game.complete_settings(wanted.settings, wanted.scenario)
    opening = game.new(wanted.scenario, settings, Seeded(0))
    seats = planned_seats(user, game, game.seats(opening), wanted.seats)
    return TablePlan(
        game,
        wanted.scenario,
        settings,
        seats,
        wanted.pack,
        wanted.take_back,
        wanted.confirm_turn,
        wanted.public,
        is_solo(seats, game.teams(opening)) if wanted.hints is None else wanted.hints,
        persons={plan.seat: plan.person for plan in wanted.seats if plan.person},
    )


def is_solo(seats: Sequence[TableSeat], teams: Sequence[int]) -> bool:
    """Whether one person plays against computers only; people at a shared screen are several."""
    both = zip(seats, teams, strict=True)
    people = {(team, each.user, each.name) for each, team in both if each.kind == "person"}
    return len(people) <= 1 and all(each.kind != "open" for each in seats)


# A position


def plan_position(user: Me, wanted: NewPosition) -> TablePlan:
    """A private table from a position that somebody has written."""
    game, state = read_position(wanted.position, pack=wanted.pack)
    must_be_playable(state)
    scenario, settings = game.setup_of(state)
    seats = private_seats(user, game, state, wanted.seats)
    start = write_position(game, state)
    return TablePlan(game, scenario, settings, seats, wanted.pack, start=start)


def plan_starter(user: Me, game_id: str, wanted: NewStarter) -> TablePlan:
    """The position that shows a game at its best; friends may be invited to it."""
    starter = load_starter(find_game(game_id))
    if starter is None:
        raise DataError(f"{game_id} has no starter")
    game, state = read_position(starter.position_text)
    scenario, settings = game.setup_of(state)
    if wanted.seats:
        seats = planned_seats(user, game, game.seats(state), wanted.seats)
    else:
        seats = private_seats(user, game, state)
    return TablePlan(
        game,
        scenario,
        settings,
        seats,
        start=starter.position_text,
        hints=is_solo(seats, game.teams(state)),
        persons={plan.seat: plan.person for plan in wanted.seats if plan.person},
    )


def must_be_playable(state: State) -> None:
    if not state.waiting:
        raise DataError("the game is over in this position; nobody has anything to decide")


# A copy or a record


def entries_of(session: Session) -> Iterator[JournalEntry]:
    """The steps of a game as a journal."""
    for step in session.steps:
        before = step.before
        action = session.game.notation(before).spell(step.action)
        yield JournalEntry("act", session.game.seats(before)[step.seat], action, step.drawn)


def plan_copy(
    session: Session,
    entries: Sequence[JournalEntry],
    seats: Sequence[TableSeat],
    pack: str,
    origin: str = "",
) -> TablePlan:
    """A copy of a game that keeps no secrets, up to a step."""
    return TablePlan(
        session.game,
        session.scenario,
        session.settings,
        seats,
        pack,
        start=write_position(session.game, session.start) if session.start is not None else "",
        opening=session.opening,
        entries=entries,
        origin=origin,
    )


def plan_replay(session: Session, entries: Sequence[JournalEntry]) -> TablePlan:
    """A record to look at: nobody plays."""
    seats = [TableSeat(seat, "open") for seat in session.game.seats(session.state)]
    plan = plan_copy(session, entries, seats, pack_of(session.game))
    return replace(plan, replay=True, take_back=False, hints=False)


def plan_guessed_copy(
    match: Match, place: int, seat: int, seats: Sequence[TableSeat], pack: str
) -> TablePlan:
    """A match that goes on, as one seat knows it: what is hidden from the seat is dealt anew.

    Neither the steps nor the chance results are taken over: they could reveal what is hidden.
    """
    game = match.game
    guess = game.guess(match.history.state_at(place), seat, Seeded(secrets.randbits(30)))
    scenario, settings = game.setup_of(guess)
    return TablePlan(game, scenario, settings, seats, pack, start=write_position(game, guess))


def pack_of(game: Game) -> str:
    """The pack that a game was loaded with."""
    return next((name for name in pack_names(game.id) if find_game(game.id, name) is game), "")


# Who sits where


def planned_seats(
    user: Me, game: Game, ids: Sequence[str], plans: Sequence[SeatPlan]
) -> list[TableSeat]:
    """The seats that a new table asks for, in the order of the game."""
    by_seat = {plan.seat: plan for plan in plans}
    if len(by_seat) != len(plans) or set(by_seat) != set(ids):
        raise DataError(f"the seats of this table are: {', '.join(ids)}; name each of them once")
    return [_planned_seat(user, game, by_seat[seat]) for seat in ids]


def _planned_seat(user: Me, game: Game, plan: SeatPlan) -> TableSeat:
    if plan.kind == "computer":
        check_level(game, plan.level)
        return TableSeat(plan.seat, "computer", level=plan.level)
    if plan.kind == "open":
        return TableSeat(plan.seat, "open")
    if not plan.mine:
        raise DataError(f"seat {plan.seat}: other people need an open seat and an invitation")
    name = check_name(plan.name) if plan.name else user.name
    return TableSeat(plan.seat, "person", user.id, name)


def private_seats(
    user: Me,
    game: Game,
    state: State,
    plans: Sequence[SeatPlan] = (),
    mine: Sequence[int] = (),
    before: Iterable[TableSeat] = (),
) -> list[TableSeat]:
    """The seats of a private table: as planned, else the user on one team and computers.

    `mine` are the seats that the user had; without any it is the team that is to decide. Computers
    that sat there `before` keep their level.
    """
    ids = game.seats(state)
    if plans:
        if any(plan.kind == "open" for plan in plans):
            raise DataError("seats: a private table has no open seats")
        return planned_seats(user, game, ids, plans)
    teams = game.teams(state)
    levels = {each.seat: each.level for each in before}
    own = set(mine) or {n for n, team in enumerate(teams) if team == teams[state.actors()[0]]}
    return [
        TableSeat(seat, "person", user.id, user.name)
        if number in own
        else TableSeat(seat, "computer", level=levels.get(seat) or default_level())
        for number, seat in enumerate(ids)
    ]


def with_invitations(plan: TablePlan) -> list[TableSeat]:
    """The seats of a plan with an invitation for each open one; one person needs only one."""
    if plan.replay:
        return list(plan.seats)
    made: dict[int | str, tuple[str, str]] = {}
    seats = []
    for each in plan.seats:
        person = plan.persons.get(each.seat, each.seat)
        if each.kind == "open" and person not in made:
            code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
            made[person] = (secrets.token_urlsafe(16), code)
        if each.kind == "open":
            invitation, code = made[person]
            each = replace(each, invitation=invitation, code=code)
        seats.append(each)
    return seats
