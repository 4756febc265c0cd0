"""A record is a save game, a replay, a bug report and a regression test: one JSON value a line.

The first line is the header, then one line a step (seat, action, chance results), the last line is
the end: the result if there is one, and the fingerprint of the last position. A record without its
last line has been cut off. A game that began with a position has that position in its header.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec

from vezerkar.core.chance import Chance, Script, Seeded
from vezerkar.core.errors import DataError, VezerkarError
from vezerkar.core.game import Game
from vezerkar.core.kernel import State
from vezerkar.core.registry import find_game, pack_names
from vezerkar.core.session import Session
from vezerkar.files.toml import convert, parse_toml
from vezerkar.files.write import write_whole
from vezerkar.records.position import with_settings, write_position

FORMAT = 2
OLD_FORMAT = 1  # of version 0.1, which called the settings of a table its options
UNKNOWN_FINGERPRINT = ""  # of a game that was exported without its rules
CUT_OFF = "the record is cut off; expected its last line with the result"

Result = Annotated[int, msgspec.Meta(ge=0, lt=1 << 31)]  # a chance result
T = TypeVar("T")


class OtherVersion(DataError):
    """A record was made under other rules or data than are installed here."""


class Header(msgspec.Struct, forbid_unknown_fields=True):
    """What a game was: everything needed to play it again."""

    vezerkar: int
    game: str
    scenario: str
    settings: dict[str, str | bool | int]
    rules: int
    data: str
    opening: list[Result]
    seed_hash: str = ""
    position: str | msgspec.UnsetType = msgspec.UNSET  # TOML; else the set-up of the scenario


class StepLine(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """A step: who did what, and what chance gave."""

    seat: str
    action: str
    chance: list[Result]


class End(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """How a record ends; `winner` and `rule` only when the game is over."""

    steps: int
    fingerprint: str
    over: bool = False
    winner: str = ""
    rule: str = ""


def write_record(session: Session, seed_hash: str = "") -> str:
    """The whole session as text."""
    return "".join(line + "\n" for line in writing(session, seed_hash))


def writing(session: Session, seed_hash: str = "") -> Iterator[str]:
    """The same, line by line, so that the caller can do other work in between."""
    game = session.game
    header = Header(
        FORMAT,
        game.id,
        session.scenario,
        dict(session.settings),
        game.version,
        digest_of(game, session.scenario),
        list(session.opening),
        seed_hash,
        msgspec.UNSET if session.start is None else write_position(game, session.start),
    )
    yield _text(header)
    for step in session.steps:
        before = step.before
        action = game.notation(before).spell(step.action)
        yield _text([game.seats(before)[step.seat], action, list(step.drawn)])
    yield _text(ending(session))


@lru_cache(maxsize=1024)  # the files were read once, too; a server asks for each table
def digest_of(game: Game, scenario: str) -> str:
    """A hash of the data that a scenario depends on; a position may be of none."""
    return game.digest(scenario) if scenario in {info.id for info in game.scenarios()} else ""


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def ending(session: Session) -> End:
    state, game = session.state, session.game
    end = End(len(session.steps), state.fingerprint())
    if state.ending >= 0:
        end.over = True
        end.rule = game.endings[state.ending]
        teams = game.teams(state)
        winners = [n for n, t in zip(game.seats(state), teams, strict=True) if t == state.winner]
        end.winner = "+".join(winners)
    return end


def unplayed_record(header: Header, steps: Iterable[StepLine]) -> str:
    """The record of a game whose rules are not installed: nobody knows its last position."""
    lines = [_text(header), *(_text(step) for step in steps)]
    end = End(len(lines) - 1, UNKNOWN_FINGERPRINT)
    return "".join(line + "\n" for line in [*lines, _text(end)])


def header_of(text: str, where: str = "record") -> Header:
    """What the first line of a record says."""
    return _header(text.partition("\n")[0], f"{where}: line 1")


def steps_of(text: str, where: str = "record") -> Iterator[StepLine]:
    """The steps of a record, line by line, without playing it."""
    for number, line in enumerate(text.rstrip().split("\n")[1:-1], start=2):
        yield _decode(line, StepLine, f"{where}: line {number}")


def save_record(session: Session, path: Path, seed_hash: str = "") -> None:
    """Write a record to a file; an older file stays whole until the new one is complete."""
    write_whole(path, write_record(session, seed_hash))


def load_record(path: Path, chance: Chance | None = None) -> Session:
    """Play the record of a file again; see read_record."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise DataError(f"{path}: the record cannot be read: {reason}") from None
    except UnicodeDecodeError:
        raise DataError(f"{path}: expected a record, which is text in UTF-8") from None
    return read_record(text, str(path), chance)


def read_record(text: str, where: str = "record", chance: Chance | None = None) -> Session:
    """Play a record again; an error names the line that is wrong.

    Dice that are thrown after the end of the record come from `chance`.
    """
    *_, session = reading(text, where, chance)
    return session


def reading(
    text: str, where: str = "record", chance: Chance | None = None, any_version: bool = False
) -> Iterator[Session]:
    """The same, line by line, so that the caller can do other work in between.

    A record of any version is tried under the rules and data that are installed.
    """
    lines = text.rstrip().split("\n")
    if not lines[0].strip():
        raise DataError(f"{where}: the file is empty; expected a record")
    header = _header(lines[0], f"{where}: line 1")
    game = _game_of(header, f"{where}: line 1", any_version)
    session = _open(game, header, f"{where}: line 1")
    yield session
    for number, line in enumerate(lines[1:-1], start=2):
        _replay(session, line, f"{where}: line {number}")
        yield session
    _check_end(session, lines, where)
    session.chance = chance or Seeded(0)
    yield session


def _game_of(header: Header, at: str, any_version: bool) -> Game:
    """The game of a record, if it is still the same game with the same rules and data."""
    if header.vezerkar != FORMAT:
        raise DataError(f"{at}: vezerkar: expected format {FORMAT}, found {header.vezerkar}")
    try:
        game = find_game(header.game)
    except DataError as error:
        raise DataError(f"{at}: game: {error}") from None
    if header.rules != game.version and not any_version:
        raise OtherVersion(
            f"{at}: rules: the record is of version {header.rules}, the rules are {game.version}"
        )
    for variant in (game, *(find_game(game.id, pack) for pack in pack_names(game.id))):
        known = {info.id for info in variant.scenarios()}
        if header.scenario in known and header.data == variant.digest(header.scenario):
            return variant
    if header.position and not header.scenario:
        return game
    if header.scenario not in {info.id for info in game.scenarios()}:
        raise DataError(f"{at}: scenario: there is no scenario '{header.scenario}'")
    if any_version:
        return game
    raise OtherVersion(f"{at}: data: the record was made with data that are not installed here")


def _open(game: Game, header: Header, at: str) -> Session:
    script = Script(header.opening)
    try:
        if header.position is msgspec.UNSET:
            session = Session(game, header.scenario, header.settings, script)
        else:
            session = Session.from_position(game, _position(game, header.position), script)
    except VezerkarError as error:
        raise DataError(f"{at}: {error}") from None
    if script.left():
        raise DataError(f"{at}: opening: {script.left()} chance results too many")
    if session.scenario != header.scenario:
        raise DataError(f"{at}: scenario: the position is of '{session.scenario}'")
    if session.settings != header.settings:
        missing = ", ".join(sorted(session.settings.keys() - header.settings.keys()))
        what = f"{missing} missing" if missing else "the position has other settings"
        raise DataError(f"{at}: settings: {what}")
    return session


def _position(game: Game, text: str) -> State:
    try:
        raw = parse_toml(text)
    except DataError as error:
        raise DataError(f"position: {error}") from None
    return game.read_position(with_settings(raw))


def _replay(session: Session, text: str, at: str) -> None:
    line = _decode(text, StepLine, at)
    names = session.game.seats(session.state)
    if line.seat not in names:
        known = ", ".join(names)
        raise DataError(f"{at}: there is no seat '{line.seat}'; the seats are: {known}")
    script = Script(line.chance)
    session.chance = script
    try:
        session.apply_text(names.index(line.seat), line.action)
    except VezerkarError as error:
        raise DataError(f"{at}: {error}") from None
    if script.left():
        raise DataError(f"{at}: {script.left()} chance results too many")


def _check_end(session: Session, lines: Sequence[str], where: str) -> None:
    at = f"{where}: line {len(lines)}"
    if len(lines) < 2 or lines[-1].startswith("["):
        raise DataError(f"{at}: {CUT_OFF}")
    end = _decode(lines[-1], End, at)
    expected = ending(session)
    known = end.fingerprint != UNKNOWN_FINGERPRINT
    for field in ("steps", "over", "winner", "rule", "fingerprint") if known else ("steps",):
        found, right = getattr(end, field), getattr(expected, field)
        if found != right:
            raise DataError(f"{at}: {field}: expected {right!r}, found {found!r}")


def _header(line: str, at: str) -> Header:
    """The header, in whichever format the record was written."""
    raw = _json(line, at)
    if isinstance(raw, dict) and raw.get("vezerkar") == OLD_FORMAT and "options" in raw:
        raw["vezerkar"] = FORMAT
        raw["settings"] = raw.pop("options")
    return convert(raw, Header, at)


def _decode(line: str, kind: type[T], at: str) -> T:
    """One line of a record; a fault is reported with the name of its field."""
    return convert(_json(line, at), kind, at)


def _json(line: str, at: str) -> Any:
    try:
        return msgspec.json.decode(line)
    except (msgspec.DecodeError, RecursionError) as error:
        reason = str(error).removeprefix("JSON is malformed: ").replace("\n", " ")
        raise DataError(f"{at}: expected one JSON value, but: {reason}") from None
