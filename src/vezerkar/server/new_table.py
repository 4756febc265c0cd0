"""What a new table is to be: a battle, a position or a copy of a match, and who sits there."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from vezerkar.agents.levels import agent_of_level
from vezerkar.core.chance import Seeded
from vezerkar.core.errors import DataError
from vezerkar.core.game import Game, Value
from vezerkar.core.kernel import State
from vezerkar.core.registry import find_game, pack_names
from vezerkar.core.session import Session
from vezerkar.records.position import read_position, write_position
from vezerkar.server.accounts import check_name
from vezerkar.server.bot_workers import usual
from vezerkar.server.http_schema import Me, NewPosition, NewTable, SeatPlan
from vezerkar.server.storage.rows import Seated
from vezerkar.table.journal import Chair, JournalEntry
from vezerkar.table.match import Match

LETTERS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # none that can be taken for another
CODE: Final = 8  # so many that guessing is hopeless


@dataclass(frozen=True)
class TablePlan:
    """All that is agreed on before a new match, and what has happened before it."""

    game: Game
    scenario: str
    settings: Mapping[str, Value]
    chairs: Sequence[Chair]
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

    def match(self, secret: bytes) -> Match:
        """The match before its first step."""
        return Match(
            self.game,
            self.scenario,
            self.settings,
            self.chairs,
            secret,
            self.take_back,
            self.opening,
            self.confirm_turn,
            start_of(self.start, self.pack),
        )


def start_of(text: str, pack: str) -> State | None:
    """The position that a match began with, if it did."""
    return read_position(text, pack=pack)[1] if text else None


# A battle


def battle(user: Me, wanted: NewTable) -> TablePlan:
    """A scenario from its beginning."""
    game = find_game(wanted.game, wanted.pack)
    if wanted.scenario not in {info.id for info in game.scenarios()}:
        raise DataError(f"there is no scenario '{wanted.scenario}' in {game.id}")
    settings = game.complete_settings(wanted.settings, wanted.scenario)
    opening = game.new(wanted.scenario, settings, Seeded(0))
    chairs = chairs_of(user, game.seats(opening), wanted.seats)
    return TablePlan(
        game,
        wanted.scenario,
        settings,
        chairs,
        wanted.pack,
        wanted.take_back,
        wanted.confirm_turn,
        wanted.public,
        alone(chairs, game.teams(opening)) if wanted.hints is None else wanted.hints,
        persons={plan.seat: plan.person for plan in wanted.seats if plan.person},
    )


def alone(chairs: Sequence[Chair], teams: Sequence[int]) -> bool:
    """Whether one person plays against nobody but computers; at a shared screen it is not so."""
    seated = zip(chairs, teams, strict=True)
    people = {(team, chair.user, chair.name) for chair, team in seated if chair.kind == "person"}
    return len(people) <= 1 and all(chair.kind != "open" for chair in chairs)


# A position


def position(user: Me, wanted: NewPosition) -> TablePlan:
    """A table from a position that somebody has written, or that belongs to a lesson."""
    game, state = read_position(wanted.position, pack=wanted.pack)
    must_go_on(state)
    scenario, settings = game.setup_of(state)
    chairs = private_chairs(user, game, state, wanted.seats)
    start = write_position(game, state)
    return TablePlan(game, scenario, settings, chairs, wanted.pack, start=start)


def must_go_on(state: State) -> None:
    if not state.waiting:
        raise DataError("the game is over in this position; nobody has anything to decide")


# A copy


def steps_of(session: Session) -> Iterator[JournalEntry]:
    """The steps of a game as a journal."""
    for step in session.steps:
        before = step.before
        action = session.game.notation(before).spell(step.action)
        yield JournalEntry("act", session.game.seats(before)[step.seat], action, step.drawn)


def copy_of_steps(
    session: Session,
    entries: Sequence[JournalEntry],
    chairs: Sequence[Chair],
    pack: str,
    origin: str = "",
) -> TablePlan:
    """A game that everybody may know, up to some step."""
    return TablePlan(
        session.game,
        session.scenario,
        session.settings,
        chairs,
        pack,
        start=write_position(session.game, session.start) if session.start is not None else "",
        opening=session.opening,
        entries=entries,
        origin=origin,
    )


def copy_as_known(
    match: Match, place: int, seat: int, chairs: Sequence[Chair], pack: str
) -> TablePlan:
    """A match that goes on, as one seat knows it: what is hidden from the seat is dealt anew.

    Neither the steps nor the chance results are taken over, for they could tell what is hidden.
    """
    game = match.game
    guess = game.guess(match.state_at(place), seat, Seeded(secrets.randbits(30)))
    scenario, settings = game.setup_of(guess)
    return TablePlan(game, scenario, settings, chairs, pack, start=write_position(game, guess))


def pack_of(game: Game) -> str:
    """The pack that a game was found with."""
    return next((name for name in pack_names(game.id) if find_game(game.id, name) is game), "")


def private_chairs(
    user: Me,
    game: Game,
    state: State,
    plans: Sequence[SeatPlan] = (),
    mine: Sequence[int] = (),
    before: Sequence[Chair] = (),
) -> list[Chair]:
    """Who sits at a table of one's own: as planned, else oneself on one team and computers.

    `mine` are the seats that one had; without any it is the team that is to decide. Computers that
    sat there `before` stay as strong as they were.
    """
    names = game.seats(state)
    if plans:
        if any(plan.kind == "open" for plan in plans):
            raise DataError("seats: a table of one's own has no open seats")
        return chairs_of(user, names, plans)
    teams = game.teams(state)
    levels = {chair.seat: chair.level for chair in before}
    own = set(mine) or {n for n, team in enumerate(teams) if team == teams[state.actors()[0]]}
    return [
        Chair(name, "person", user.id, user.name)
        if number in own
        else Chair(name, "computer", level=levels.get(name) or usual())
        for number, name in enumerate(names)
    ]


# Who sits where


def chairs_of(user: Me, names: Sequence[str], plans: Sequence[SeatPlan]) -> list[Chair]:
    """The chairs that a new table asks for, in the order of the game."""
    by_seat = {plan.seat: plan for plan in plans}
    if len(by_seat) != len(plans) or set(by_seat) != set(names):
        raise DataError(f"the seats of this table are: {', '.join(names)}; plan each of them once")
    return [_chair(user, by_seat[name]) for name in names]


def _chair(user: Me, plan: SeatPlan) -> Chair:
    if plan.kind == "computer":
        agent_of_level(plan.level, 0)
        return Chair(plan.seat, "computer", level=plan.level)
    if plan.kind == "open":
        return Chair(plan.seat, "open")
    if not plan.mine:
        raise DataError(f"seat {plan.seat}: a person is oneself, or comes by invitation")
    name = check_name(plan.name) if plan.name else user.name
    return Chair(plan.seat, "person", user.id, name)


def with_invitations(chairs: Sequence[Chair], persons: Mapping[str, int]) -> list[Seated]:
    """An invitation for each open chair; those of one person have the same."""
    made: dict[int | str, tuple[str, str]] = {}
    seated = []
    for chair in chairs:
        person = persons.get(chair.seat, chair.seat)
        if chair.kind == "open" and person not in made:
            code = "".join(secrets.choice(LETTERS) for _ in range(CODE))
            made[person] = (secrets.token_urlsafe(16), code)
        seated.append(Seated(chair, *made[person]) if chair.kind == "open" else Seated(chair))
    return seated
