"""A record is a save game, a replay, a bug report and a regression test: one JSON value a line.

The first line is the header, then one line a step (seat, action, chance results), the last line is
the end: the result if there is one, and the fingerprint of the last position. A record without its
last line has been cut off.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from vezerkar.core.chance import Chance, Script, Seeded
from vezerkar.core.errors import DataError, VezerkarError
from vezerkar.core.game import Game, Value
from vezerkar.core.registry import find_game
from vezerkar.core.session import Session

FORMAT = 1


class Header(msgspec.Struct, forbid_unknown_fields=True):
    """What a game was: everything needed to play it again."""

    vezerkar: int
    game: str
    scenario: str
    options: dict[str, str | bool | int]
    rules: int
    data: str
    opening: list[int]
    seed_hash: str = ""


class End(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """How a record ends; `winner` and `rule` only when the game is over."""

    steps: int
    fingerprint: str
    over: bool = False
    winner: str = ""
    rule: str = ""


def write_record(session: Session, seed_hash: str = "") -> str:
    """The whole session as text."""
    game = session.game
    header = Header(
        FORMAT,
        game.id,
        session.scenario,
        dict(session.settings),
        game.version,
        game.digest(session.scenario),
        list(session.opening),
        seed_hash,
    )
    lines = [msgspec.json.encode(header)]
    for step in session.steps:
        names = game.seats(step.before)
        action = game.notation(step.before).spell(step.option)
        lines.append(msgspec.json.encode([names[step.seat], action, list(step.drawn)]))
    lines.append(msgspec.json.encode(ending(session)))
    return "".join(line.decode() + "\n" for line in lines)


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


def read_record(text: str, where: str = "record", chance: Chance | None = None) -> Session:
    """Play a record again; anything that does not fit is told with its line."""
    lines = text.splitlines()
    if not lines:
        raise DataError(f"{where}: the file is empty; expected a record")
    header = _decode(lines[0], Header, where, 1)
    game = find_game(header.game)
    _check_header(header, game, where)
    session = _open(game, header, where)
    for number, line in enumerate(lines[1:-1], start=2):
        _replay(session, line, where, number)
    if len(lines) < 2:
        raise DataError(
            f"{where}: line 2: the record is cut off; expected its last line with the result"
        )
    _check_end(session, lines[-1], where, len(lines))
    session.chance = chance or Seeded(0)
    return session


def _open(game: Game, header: Header, where: str) -> Session:
    script = Script(header.opening)
    try:
        session = Session(game, header.scenario, _settings(header.options), script)
    except VezerkarError as error:
        raise DataError(f"{where}: line 1: {error}") from None
    if script.left():
        raise DataError(f"{where}: line 1: opening: {script.left()} chance results too many")
    return session


def _settings(options: Mapping[str, Value]) -> dict[str, Value]:
    return dict(options)


def _check_header(header: Header, game: Game, where: str) -> None:
    if header.vezerkar != FORMAT:
        raise DataError(
            f"{where}: line 1: vezerkar: expected format {FORMAT}, found {header.vezerkar}"
        )
    if header.rules != game.version:
        raise DataError(
            f"{where}: line 1: rules: the record has version {header.rules}, here is {game.version}"
        )
    known = {info.id for info in game.scenarios()}
    if header.scenario not in known:
        raise DataError(f"{where}: line 1: scenario: there is no scenario '{header.scenario}'")
    if header.data != game.digest(header.scenario):
        raise DataError(
            f"{where}: line 1: data: the record was made with other data than is here now"
        )


def _replay(session: Session, line: str, where: str, number: int) -> None:
    name, action, drawn = _decode(line, tuple[str, str, list[int]], where, number)
    names = session.game.seats(session.state)
    if name not in names:
        raise DataError(
            f"{where}: line {number}: there is no seat '{name}'; the seats are: {names}"
        )
    script = Script(drawn)
    session.chance = script
    try:
        session.apply_text(names.index(name), action)
    except VezerkarError as error:
        raise DataError(f"{where}: line {number}: {error}") from None
    if script.left():
        raise DataError(f"{where}: line {number}: {script.left()} chance results too many")


def _check_end(session: Session, line: str, where: str, number: int) -> None:
    if line.startswith("["):
        raise DataError(
            f"{where}: line {number}: the record is cut off; expected its last line with the result"
        )
    end = _decode(line, End, where, number)
    expected = ending(session)
    for field in ("steps", "over", "winner", "rule", "fingerprint"):
        found, right = getattr(end, field), getattr(expected, field)
        if found != right:
            raise DataError(f"{where}: line {number}: {field}: expected {right!r}, found {found!r}")


def _decode(line: str, kind: Any, where: str, number: int) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.MsgspecError as error:
        raise DataError(f"{where}: line {number}: {error}") from None
