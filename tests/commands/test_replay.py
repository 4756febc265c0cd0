"""`vezerkar replay`: a record is told again, and a damaged one is refused with one line."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.commands.command_line import run
from vezerkar import cli
from vezerkar.commands import replay
from vezerkar.core.chance import Seeded
from vezerkar.core.errors import DataError
from vezerkar.core.game import Value
from vezerkar.core.registry import find_game
from vezerkar.core.session import Session
from vezerkar.records.record import load_record, save_record, write_record

Printed = pytest.CaptureFixture[str]
Lines = list[str]
GAME = find_game("memoir")


@cache
def played(steps: int = 10_000, seed: int = 4, **settings: Value) -> Session:
    """A random game, up to a number of steps."""
    session = Session(GAME, "pegasus-bridge", settings, Seeded(seed))
    pick = Seeded(seed + 50)
    while len(session.steps) < steps and session.state.actors():
        seat = next(seat for seat in session.state.actors() if session.state.legal_actions(seat))
        actions = session.state.legal_actions(seat)
        action = actions[pick.below(len(actions))]
        if action == actions[-1]:  # nobody breaks off too often, or games would take long
            action = actions[pick.below(len(actions))]
        session.apply(seat, action)
    return session


def write(path: Path, session: Session) -> Path:
    record = path / "game.rec"
    save_record(session, record)
    return record


# Telling


def test_a_whole_game_is_told_and_ends_with_its_result(tmp_path: Path, capsys: Printed) -> None:
    session = played()
    assert run(replay, "replay", str(write(tmp_path, session))) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"Memoir '44: Pegasus Bridge, {len(session.steps)} steps."
    assert lines[1].startswith("   1  The Allies played ")
    assert lines[-1].startswith("Result: The ")
    assert " won with 4 to " in lines[-1]
    assert not any("Card drawn:" in line for line in lines)


def test_it_is_told_in_hungarian_and_as_a_seat_may_know_it(tmp_path: Path, capsys: Printed) -> None:
    record = write(tmp_path, played())
    assert run(replay, "replay", str(record), "--lang", "hu", "--seat", "axis") == 0
    out = capsys.readouterr().out
    assert "A szövetségesek kijátsszák: " in out
    assert "A húzott kártya: " in out
    assert out.splitlines()[-1].startswith("Eredmény: ")


def test_the_board_is_drawn_after_a_step(tmp_path: Path, capsys: Printed) -> None:
    record = write(tmp_path, played(steps=3))
    assert run(replay, "replay", str(record), "--at", "2", "--seat", "allies") == 0
    out = capsys.readouterr().out
    assert "After step 2:" in out
    assert "Your hand: " in out
    assert "   3  " not in out
    assert out.splitlines()[-1].startswith("Result: the game is not over. ")


def test_the_same_as_data(tmp_path: Path, capsys: Printed) -> None:
    session = played()
    record = write(tmp_path, session)
    assert run(replay, "replay", str(record), "--json", "--at", "0") == 0
    told: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert (told["game"], told["scenario"]) == ("memoir", "pegasus-bridge")
    assert len(told["steps"]) == len(session.steps)
    assert told["end"]["fingerprint"] == session.state.fingerprint()
    assert told["scene"]["prompt"]["text"]["key"] == "wait-play"
    keys = {event["key"] for step in told["steps"] for event in step["events"]}
    assert "event-moved" in keys
    assert "event-drew-card" not in keys


@pytest.mark.parametrize(
    "settings", [{}, {"axis_players": 2, "allies_players": 3}, {"match": "two_battles"}]
)
def test_a_record_leads_to_the_same_position(settings: dict[str, Value], tmp_path: Path) -> None:
    session = played(steps=700, seed=3, **settings)
    again = load_record(write(tmp_path, session))
    assert again.state.fingerprint() == session.state.fingerprint()
    assert write_record(again) == write_record(session)


# Bad arguments and damaged records: one line each, exit code 2


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        (("--at", "99999"), "--at: the record has "),
        (("--seat", "russia"), "there is no seat 'russia'; the seats are: axis, allies"),
    ],
)
def test_bad_arguments_are_told(words: tuple[str, ...], fault: str, tmp_path: Path) -> None:
    record = write(tmp_path, played(steps=5))
    with pytest.raises(DataError) as caught:
        run(replay, "replay", str(record), *words)
    assert str(caught.value).startswith(fault)


def header(**changes: Any) -> Callable[[Lines], Lines]:
    """Change fields of the first line; None takes a field away."""

    def damage(lines: Lines) -> Lines:
        fields = {**json.loads(lines[0]), **changes}
        kept = {name: value for name, value in fields.items() if value is not None}
        return [json.dumps(kept), *lines[1:]]

    return damage


def end(**changes: Any) -> Callable[[Lines], Lines]:
    """Change fields of the last line."""

    def damage(lines: Lines) -> Lines:
        return [*lines[:-1], json.dumps({**json.loads(lines[-1]), **changes})]

    return damage


def step(number: int, change: Callable[[list[Any]], Any]) -> Callable[[Lines], Lines]:
    """Change one step; the first is on line 2."""

    def damage(lines: Lines) -> Lines:
        changed = change(json.loads(lines[number - 1]))
        return [*lines[: number - 1], json.dumps(changed), *lines[number:]]

    return damage


def roll(lines: Lines) -> int:
    """The line of the first step in which dice or cards fell."""
    return next(n for n, line in enumerate(lines[1:-1], start=2) if json.loads(line)[2])


def chance(change: Callable[[list[int]], list[int]]) -> Callable[[Lines], Lines]:
    """Change the first chance results of a step."""

    def damage(lines: Lines) -> Lines:
        return step(roll(lines), lambda line: [*line[:2], change(line[2])])(lines)

    return damage


def actions(**changes: Any) -> Callable[[Lines], Lines]:
    def damage(lines: Lines) -> Lines:
        return header(settings={**json.loads(lines[0])["settings"], **changes})(lines)

    return damage


def one_action_less(lines: Lines) -> Lines:
    given = json.loads(lines[0])["settings"]
    del given["deck"]
    return header(settings=given)(lines)


DAMAGES: dict[str, tuple[Callable[[Lines], Lines], str]] = {
    "empty": (lambda lines: [], "the file is empty; expected a record"),
    "blank": (lambda lines: ["", ""], "the file is empty; expected a record"),
    "not json": (lambda lines: ["hello", *lines[1:]], "line 1: expected one JSON value, but: "),
    "a list as header": (lambda lines: lines[1:], "line 1: expected `object`, got `array`."),
    "header without a field": (
        header(data=None),
        "line 1: data: expected a value, but it is missing",
    ),
    "header with a stranger": (header(extra=1), "line 1: extra: there is no such field"),
    "wrong type": (header(rules="one"), "line 1: rules: expected `int`, got `str`"),
    "other format": (header(vezerkar=99), "line 1: vezerkar: expected format 2, found 99"),
    "unknown game": (header(game="chess"), "line 1: game: there is no game 'chess'"),
    "other rules": (
        header(rules=99),
        f"line 1: rules: the record is of version 99, the rules are {GAME.version}",
    ),
    "unknown scenario": (header(scenario="waterloo"), "line 1: scenario: there is no scenario"),
    "other data": (
        header(data="0" * 16),
        "line 1: data: the record was made with data that are not installed here",
    ),
    "unknown action": (actions(colour="red"), "line 1: there is no setting 'colour' in memoir"),
    "bad action": (actions(deck="half"), "line 1: setting deck is 'half'; expected one of: full"),
    "missing action": (one_action_less, "line 1: settings: deck missing"),
    "short opening": (header(opening=[1]), "line 1: the chance results are used up"),
    "long opening": (header(opening=[0] * 9), "line 1: opening: 1 chance results too many"),
    "impossible opening": (header(opening=[99] * 8), "line 1: chance result 1 is 99; expected a"),
    "negative opening": (header(opening=[-1]), "line 1: opening[0]: expected `int` >= 0"),
    "huge opening": (header(opening=[10**30]), "line 1: opening[0]: "),
    "only the header": (
        lambda lines: lines[:1],
        "line 1: the record is cut off; expected its last",
    ),
    "cut between steps": (
        lambda lines: lines[:9],
        "line 9: the record is cut off; expected its last",
    ),
    "cut inside a step": (
        lambda lines: [*lines[:8], lines[8][:9]],
        "line 9: the record is cut off; expected its last",
    ),
    "cut inside the end": (
        lambda lines: [*lines[:-1], lines[-1][:-9]],
        "expected one JSON value, but: ",
    ),
    "unknown seat": (
        step(2, lambda line: ["russia", *line[1:]]),
        "line 2: there is no seat 'russia'",
    ),
    "wrong seat": (step(2, lambda line: ["axis", *line[1:]]), "line 2: it is not this seat's turn"),
    "no such action": (
        step(2, lambda line: [line[0], "castle e1 g1", []]),
        "line 2: there is no action 'castle'",
    ),
    "no such thing": (
        step(2, lambda line: [line[0], "order xx99", []]),
        "line 2: there is no unit 'xx99'",
    ),
    "illegal action": (
        step(2, lambda line: [line[0], "order al01", []]),
        "line 2: 'order al01' is not possible here (M44-",
    ),
    "card not held": (
        step(2, lambda line: [line[0], "play barrage", []]),
        "line 2: 'play barrage' is not possible here (M44-",
    ),
    "step of two parts": (step(2, lambda line: line[:2]), "line 2: expected `array` of"),
    "step of four parts": (step(2, lambda line: [*line, 0]), "line 2: expected `array` of"),
    "step that is no list": (
        step(2, lambda line: {"seat": "axis"}),
        "line 2: expected `array`, got",
    ),
    "chance in words": (
        step(2, lambda line: [*line[:2], ["six"]]),
        "line 2: [2][0]: expected `int`",
    ),
    "chance too much": (chance(lambda drawn: [*drawn, 0]), "1 chance results too many"),
    "chance too little": (
        chance(lambda drawn: drawn[:-1]),
        "the chance results are used up",
    ),
    "chance impossible": (
        chance(lambda drawn: [77, *drawn[1:]]),
        "chance result 1 is 77; expected a",
    ),
    "a step left out": (lambda lines: [*lines[:4], *lines[5:]], "line "),
    "a step twice": (lambda lines: [*lines[:4], lines[3], *lines[4:]], "line "),
    "an empty line": (
        lambda lines: [*lines[:4], "", *lines[4:]],
        "line 5: expected one JSON value",
    ),
    "lines after the end": (lambda lines: [*lines, lines[-1]], "expected `array`, got `object`"),
    "wrong count": (end(steps=1), "steps: expected "),
    "wrong winner": (end(winner="nobody"), "winner: expected "),
    "not over": (end(over=False), "over: expected True, found False"),
    "wrong rule": (end(rule="M44-O.15"), "rule: expected 'M44-O.1', found 'M44-O.15'"),
    "wrong fingerprint": (end(fingerprint="0" * 16), "fingerprint: expected "),
    "deep nesting": (lambda lines: ["[" * 100_000, *lines[1:]], "line 1: expected one JSON value"),
}


def another_card(lines: Lines) -> Lines:
    """Somebody would have liked to draw better: every line is possible, but not the end."""
    return chance(lambda drawn: [drawn[0] // 2, *drawn[1:]])(lines)


@pytest.mark.parametrize("name", [*DAMAGES, "another card"])
def test_a_damaged_record_is_refused_with_one_line(
    name: str, tmp_path: Path, capsys: Printed
) -> None:
    damage, fault = DAMAGES.get(name, (another_card, "line "))
    lines = write_record(played()).splitlines()
    record = tmp_path / "damaged.rec"
    record.write_text("".join(f"{line}\n" for line in damage(lines)), encoding="utf-8")
    assert cli.main(["replay", str(record)]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith(f"vezerkar: {record}: ")
    assert fault in printed.err
    assert printed.err.count("\n") == 1


def test_a_file_that_is_no_text_and_a_folder_are_refused(tmp_path: Path, capsys: Printed) -> None:
    noise = tmp_path / "noise.rec"
    noise.write_bytes(bytes(range(256)))
    for path, fault in (
        (noise, "expected a record, which is text in UTF-8"),
        (tmp_path, "the record cannot be read: "),
        (tmp_path / "none.rec", "the record cannot be read: no such file or directory"),
    ):
        assert cli.main(["replay", str(path)]) == 2
        assert capsys.readouterr().err.startswith(f"vezerkar: {path}: {fault}")


def test_saving_replaces_the_old_file_only_when_the_new_one_is_whole(tmp_path: Path) -> None:
    record = write(tmp_path, played(steps=3))
    write(tmp_path, played(steps=6))
    assert len(load_record(record).steps) == 6
    assert [path.name for path in tmp_path.iterdir()] == ["game.rec"]
    with pytest.raises(DataError, match="the file cannot be written"):
        save_record(played(steps=3), tmp_path / "no" / "folder.rec")
