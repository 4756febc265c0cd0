"""R27: real files and requests, changed at random: each is read, or refused in one clear line.

What is read must be the same when it is written and read once more.
"""

from __future__ import annotations

import random
import re
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from vezerkar.commands.charter_lines.line import Figure, judged, sized
from vezerkar.commands.rules import tests_folder
from vezerkar.core.chance import Seeded
from vezerkar.core.errors import DataError, VezerkarError
from vezerkar.core.notation import Notation
from vezerkar.core.playout import next_seat
from vezerkar.core.registry import find_game, game_ids
from vezerkar.records.position import read_position, write_position
from vezerkar.records.record import read_record, write_record
from vezerkar.server.http_schema import CopyTable, Credentials, NewPosition, NewTable, SeatPlan
from vezerkar.server.socket_schema import Act, AskPast, AskWhy, FromPage, Undo

WRONG_INPUTS: Final = 10_000_000
MOST_CHANGES: Final = 4  # to one input
RECORD_LINES: Final = 12  # of a record, so that playing it does not take all the time
REFUSALS: Final = (VezerkarError, msgspec.DecodeError, UnicodeError, RecursionError)
SLUG: Final = re.compile(rb'^slug = "([a-z-]{1,60})"', re.MULTILINE)
FROM_PAGE: Final[msgspec.json.Decoder[FromPage]] = msgspec.json.Decoder(FromPage)
Read = Callable[[bytes], None]  # raises a refusal, or anything else, which is a fault


@dataclass(frozen=True)
class InputKind:
    """One thing that strangers hand to the program."""

    name: str
    share: int  # of all inputs: what is slow to read comes less often
    samples: list[bytes]
    read: Read


def measure(scale: float) -> Figure:
    count, chance = sized(WRONG_INPUTS, scale), random.Random(0)
    kinds, faults, refused = kinds_of_input(), [], 0
    shares = [kind.share for kind in kinds]
    for kind in chance.choices(kinds, shares, k=count):
        data = changed(chance.choice(kind.samples), chance)
        try:
            kind.read(data)
        except REFUSALS:
            refused += 1
        except Exception as error:  # anything else is what must not happen
            faults.append(f"{kind.name}: {type(error).__name__}: {error}: {data[:200]!r}")
    names = ", ".join(kind.name for kind in kinds)
    text = f"{count:,} inputs ({names}), {refused:,} refused with a reason, {len(faults)} faults"
    return Figure(text, judged(not faults, count >= WRONG_INPUTS), tuple(faults[:20]))


def changed(data: bytes, chance: random.Random) -> bytes:
    """The same with a few bytes flipped, left out, doubled or moved, or lines exchanged."""
    for _ in range(chance.randint(1, MOST_CHANGES)):
        at, size = chance.randrange(len(data) + 1), chance.choice((1, 1, 2, 8, 40))
        piece = data[at : at + size]
        match chance.randrange(5):
            case 0:
                data = data[:at] + bytes([chance.randrange(256)]) + data[at + 1 :]
            case 1:
                data = data[:at] + data[at + size :]
            case 2:
                data = data[:at] + piece * chance.choice((2, 3, 50)) + data[at + size :]
            case 3:
                to = chance.randrange(len(data) + 1)
                data = data[:to] + piece + data[to:]
            case _:
                lines = data.split(b"\n")
                chance.shuffle(lines)
                data = b"\n".join(lines)
    return data


def kinds_of_input() -> list[InputKind]:
    tests, memoir = tests_folder(), find_game("memoir").folder
    positions = [
        *tests.glob("games/*/positions/*.toml"),
        *tests.glob("fixtures/*/positions/*.toml"),
    ]
    return [
        InputKind("positions", 5, _texts(p for p in positions if p.stem != "counts"), _position),
        InputKind("records", 4, _beginnings(tests.glob("fixtures/*/records/*.jsonl")), _record),
        InputKind("scenarios", 1, _texts(memoir.glob("data/scenarios/*.toml")), _scenario),
        InputKind("actions", 30, list(_spelled()), _action),
        InputKind("requests", 30, [msgspec.json.encode(each) for each in REQUESTS], _request),
        InputKind("messages", 30, [msgspec.json.encode(each) for each in MESSAGES], _message),
    ]


SEATS: Final = [SeatPlan("axis", "person", mine=True), SeatPlan("allies", "computer", "recruit")]
REQUESTS: Final = (
    NewTable("memoir", "pegasus-bridge", SEATS, {"players": 2}),
    NewPosition('game = "memoir"', SEATS),
    CopyTable(3, "axis", SEATS),
    Credentials("Anna", "a password"),
)
MESSAGES: Final = (
    Act(1, 0, "axis", "play assault_left"),
    Undo(2, 1, "axis"),
    AskWhy(3, "axis", "move al05 k4"),
    AskPast(4, "axis", 7),
)


def _texts(paths: Iterable[Path]) -> list[bytes]:
    return [path.read_bytes() for path in sorted(paths)]


def _beginnings(paths: Iterable[Path]) -> list[bytes]:
    """The first lines and the end: playing whole records would take all the time."""
    lines = [text.rstrip(b"\n").split(b"\n") for text in _texts(paths)]
    return [b"\n".join([*each[:RECORD_LINES], each[-1]]) for each in lines]


def _spelled() -> Iterator[bytes]:
    """The first actions of every game, each with the name of the game before it."""
    for game_id in game_ids():
        game = find_game(game_id)
        s = game.new(game.scenarios()[0].id, {}, Seeded(0))
        for action in s.legal_actions(next_seat(s)):
            yield f"{game_id} {game.notation(s).spell(action)}".encode()


def _as_text(data: bytes) -> str:
    """As a file is read: bytes that are no text are refused before anything else."""
    try:
        return data.decode("utf-8")
    except UnicodeError as error:
        raise DataError(str(error)) from None


def _position(data: bytes) -> None:
    game, s = read_position(_as_text(data))
    _, again = read_position(write_position(game, s))
    assert again.fingerprint() == s.fingerprint(), "written and read again it is another position"


def _record(data: bytes) -> None:
    session = read_record(_as_text(data))
    again = read_record(write_record(session))
    assert again.state.fingerprint() == session.state.fingerprint(), "the record leads elsewhere"


def _scenario(data: bytes) -> None:
    named = SLUG.search(data)  # a file must be called what it says
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"{named[1].decode() if named else 'scenario'}.toml"
        path.write_bytes(data)
        faults = find_game("memoir").check_pack(path)
    if faults:
        raise DataError(faults[0])


@cache
def _notation(game_id: str) -> Notation:
    game = find_game(game_id)
    return game.notation(game.new(game.scenarios()[0].id, {}, Seeded(0)))


def _action(data: bytes) -> None:
    game_id, _, text = _as_text(data).partition(" ")
    notation = _notation(game_id)
    action = notation.parse(text)
    assert notation.parse(notation.spell(action)) == action, "spelled it is another action"


def _request(data: bytes) -> None:
    for kind in (type(each) for each in REQUESTS):
        with suppress(msgspec.DecodeError):
            found = msgspec.json.decode(data, type=kind)
            assert msgspec.json.decode(msgspec.json.encode(found), type=kind) == found
            return
    raise DataError("no request")


def _message(data: bytes) -> None:
    found = FROM_PAGE.decode(data)
    assert FROM_PAGE.decode(msgspec.json.encode(found)) == found
